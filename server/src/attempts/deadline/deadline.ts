import { DEADLINE_GRACE_SECONDS } from '@lulus/contract';

const GRACE_MS = DEADLINE_GRACE_SECONDS * 1000;
const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** So many milliseconds with the student's extra time. */
export function withExtraTime(ms: number, extraPercent: number): number {
  return ms + Math.round((ms * extraPercent) / 100);
}

/**
 * Start plus duration, but no later than the end of the examination's window. The student's extra time is a
 * percentage of that time, and may go beyond the window.
 */
export function dueTime(
  started: Date,
  durationMinutes: number,
  closesAt: Date | null,
  extraPercent: number,
): Date {
  const full = durationMinutes * MINUTE_MS;
  const usual = closesAt ? Math.min(full, closesAt.getTime() - started.getTime()) : full;
  return new Date(started.getTime() + withExtraTime(usual, extraPercent));
}

/** An attempt whose due time is at or before this is over: its time and the grace have passed. */
export function overdueBefore(now: Date): Date {
  return new Date(now.getTime() - GRACE_MS);
}

export function isOverdue(attempt: { due_at: Date }, now: Date): boolean {
  return attempt.due_at <= overdueBefore(now);
}

/** How long a student with a running attempt should stay logged in: long enough to submit and to look at the result. */
export function loggedInUntil({ due_at }: { due_at: Date }): Date {
  return new Date(due_at.getTime() + GRACE_MS + HOUR_MS);
}
