import type { finishSection, Parsed, Reply } from '@lulus/contract';
import { attemptClosed, conflict, sectionOver } from '../../platform/errors.ts';
import { endSection } from '../attempt-changes.queries.ts';
import { lockAttempt } from '../attempts.queries.ts';
import type { AttemptsContext } from '../context.ts';
import { isOverdue } from '../deadline/deadline.ts';
import { getLatestAttempt } from '../start/latest-attempt.ts';
import { currentSection, presentSectionPivot, sectionSeconds } from './section-clock.ts';

/** Ends the section if it is the open one. Idempotent: a repeated request skips no section. */
export async function finishAttemptSection(
  context: Pick<AttemptsContext, 'clock' | 'db' | 'revisions' | 'attempts'>,
  userId: string,
  { section, ...meant }: Parsed<typeof finishSection, 'body'>,
): Promise<Reply<typeof finishSection>> {
  const { id, revision_id } = await getLatestAttempt(context, userId, meant);
  const seconds = sectionSeconds(await context.revisions.get(revision_id));

  const { attempt, now } = await context.db.transaction().execute(async (trx) => {
    const locked = await lockAttempt(trx, id);
    // Read after locking, so that a section which a concurrent request has ended is over.
    const now = context.clock();
    if (locked.submitted_at || isOverdue(locked, now)) throw attemptClosed();
    const current = currentSection(locked, seconds, now);
    if (!current) throw conflict('no_section_timers');
    if (section >= seconds.length - 1) throw conflict('last_section');
    if (section > current.section) throw sectionOver();
    const isOver = section < current.section || locked.section_ends[section];
    if (isOver) return { attempt: locked, now };
    await endSection(trx, locked, section, now, seconds);
    return { attempt: await lockAttempt(trx, id), now };
  });

  const section_pivot = presentSectionPivot(attempt, seconds, now);
  if (!section_pivot) throw sectionOver();
  return { section_pivot, now: now.toISOString() };
}
