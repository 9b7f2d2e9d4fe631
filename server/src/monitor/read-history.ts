import type { AttemptEvent } from '@lulus/contract';
import { getAttempt } from '../attempts/attempts.queries.ts';
import type { ExaminationsContext } from '../examinations/context.ts';
import { recordingsByQuestion } from '../examinations/publishing/recordings.ts';
import { revisionOfAttempt } from '../examinations/publishing/revision-cache.ts';
import { findUnheard, listEventRows } from './monitor.queries.ts';

interface TimedEvent extends Omit<AttemptEvent, 'at'> {
  at: Date;
}

/**
 * Returns the events of an attempt. Adds one that follows from its answers: answers to recordings that were
 * never played. That can have an honest reason, so an admin decides.
 */
export async function readHistory(
  { db, revisions }: Pick<ExaminationsContext, 'db' | 'revisions'>,
  attemptId: string,
): Promise<AttemptEvent[]> {
  const revision = await revisionOfAttempt(revisions, await getAttempt(db, attemptId));
  const [noted, unheard] = await Promise.all([
    listEventRows(db, attemptId),
    findUnheard(db, attemptId, recordingsByQuestion(revision)),
  ]);
  const events: TimedEvent[] = [...noted];
  if (unheard.at) {
    const { at, count } = unheard;
    events.push({ at, kind: 'answered_unheard', by: 'student', details: { count } });
  }
  // Recorded events keep their order, since the sort is stable.
  const inOrder = events.sort((a, b) => a.at.getTime() - b.at.getTime());
  return inOrder.map(({ at, details, ...event }) => {
    const section_name = revision.sections[Number(details.section)]?.name;
    return { ...event, at: at.toISOString(), details: section_name ? { ...details, section_name } : details };
  });
}
