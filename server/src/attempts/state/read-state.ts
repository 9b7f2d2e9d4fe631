import type { AttemptClock, AttemptState, getClock, getState, Parsed } from '@lulus/contract';
import type { ExaminationsContext } from '../../examinations/context.ts';
import type { Attempt } from '../attempts.queries.ts';
import type { AttemptsContext } from '../context.ts';
import { presentSectionPivot, sectionSeconds } from '../sections/section-clock.ts';
import { claimForDevice } from '../start/claim-for-device.ts';
import { getLatestAttempt, noAttempt } from '../start/latest-attempt.ts';
import type { StoredState } from './states.queries.ts';

export function pivotOf(attempt: Attempt) {
  return {
    examination_start_time: attempt.started_at.toISOString(),
    examination_due_time: attempt.due_at.toISOString(),
  };
}

/**
 * Whether another device is the active one. False if the caller names no device, or if the attempt has none
 * yet.
 */
export function isElsewhere(active: Pick<Attempt, 'device_id'>, caller: string | undefined): boolean {
  return caller !== undefined && active.device_id !== null && active.device_id !== caller;
}

/** Returns the newest attempt. If it has no active device, the calling device becomes active. */
async function getForDevice(
  context: Pick<AttemptsContext, 'db' | 'attempts'>,
  userId: string,
  { exam_id, device_id }: { exam_id: string; device_id?: string | undefined },
): Promise<Attempt> {
  const attempt = await getLatestAttempt(context, userId, { exam_id });
  return claimForDevice(context, attempt, device_id);
}

/** Throws 404 if the attempt was deleted meanwhile. */
export async function getStored(
  { readings }: Pick<AttemptsContext, 'readings'>,
  attemptId: string,
): Promise<StoredState> {
  const stored = await readings.state(attemptId);
  if (!stored) throw noAttempt();
  return stored;
}

async function clockOf(
  context: Pick<ExaminationsContext, 'clock' | 'revisions'>,
  attempt: Attempt,
  device_id: string | undefined,
): Promise<AttemptClock> {
  const revision = await context.revisions.get(attempt.revision_id);
  const now = context.clock();
  return {
    attempt_id: attempt.id,
    pivot: pivotOf(attempt),
    now: now.toISOString(),
    elsewhere: isElsewhere(attempt, device_id),
    section_pivot: presentSectionPivot(attempt, sectionSeconds(revision), now),
    submitted_at: attempt.submitted_at?.toISOString() ?? null,
    plays_given_back: attempt.plays_given_back,
  };
}

export async function readClock(
  context: Pick<AttemptsContext, 'clock' | 'db' | 'revisions' | 'attempts'>,
  userId: string,
  query: Parsed<typeof getClock, 'query'>,
): Promise<AttemptClock> {
  return clockOf(context, await getForDevice(context, userId, query), query.device_id);
}

export async function readState(
  context: Pick<AttemptsContext, 'clock' | 'db' | 'revisions' | 'attempts' | 'readings'>,
  userId: string,
  query: Parsed<typeof getState, 'query'>,
): Promise<AttemptState> {
  const attempt = await getForDevice(context, userId, query);
  const { answers, seq, plays, listening } = await getStored(context, attempt.id);
  const revision = await context.revisions.get(attempt.revision_id);
  return {
    ...(await clockOf(context, attempt, query.device_id)),
    answers,
    seq,
    section: attempt.section,
    question: attempt.question,
    extra_time_percent: attempt.extra_time_percent,
    plays,
    listening,
    questions: revision.examination_bank_count,
  };
}
