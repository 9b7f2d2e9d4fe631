import type { MonitoredAttempt } from '@lulus/contract';

const MINUTE_MS = 60_000;
/** Offered if no time was left. */
const USUAL_MINUTES = 10;

type Ended = Pick<MonitoredAttempt, 'due_at' | 'submitted_at' | 'ended_sections'>;

/** Returns the whole minutes that were left when a closed attempt or one of its sections ended, at least 1. */
export function minutesLeft({ due_at, submitted_at, ended_sections }: Ended, section?: number): number {
  const ms =
    section === undefined
      ? Date.parse(due_at) - Date.parse(submitted_at ?? due_at)
      : (ended_sections[section]?.ms_left ?? 0);
  return ms > 0 ? Math.max(1, Math.floor(ms / MINUTE_MS)) : USUAL_MINUTES;
}
