import { isUniqueViolation } from '../../auth/account/taken-identifiers.ts';
import { lockExaminationAsStarts } from '../../examinations/examinations.queries.ts';
import { reopenLocked } from '../../grading/change-result.ts';
import { audit } from '../../platform/audit/audit.ts';
import { conflict } from '../../platform/errors.ts';
import { type Attempt, getAttempt, lockAttempt } from '../attempts.queries.ts';
import type { AttemptsContext } from '../context.ts';
import { closeIfOverdue } from '../deadline/close-attempt.ts';
import {
  currentSection,
  type Reopened,
  reopenSection,
  type SectionSeconds,
  sectionSeconds,
} from '../sections/section-clock.ts';
import type { Decision } from './decision.ts';

const anotherAttempt = () => conflict('another_attempt');

/** The section in which the attempt ended gets the time since then, so it stays open unless the student ends it. */
function reopenWhole(attempt: Attempt, submitted_at: Date, due_at: Date): Reopened {
  const ended = submitted_at < attempt.due_at ? submitted_at : attempt.due_at;
  const added = { at: ended.toISOString(), ms: due_at.getTime() - ended.getTime() };
  return { ...attempt, due_at, added_time: [...attempt.added_time, added] };
}

/** Throws 409 if the section has not ended. `now` is the end of a closed attempt. */
function requireEnded(attempt: Attempt, seconds: SectionSeconds, section: number, now: Date): void {
  const current = currentSection(attempt, seconds, now);
  if (!current) throw conflict('no_section_timers');
  const isOver = section < current.section || (attempt.submitted_at && section === current.section);
  if (!isOver) throw conflict('section_not_over');
}

/**
 * Reopens a closed attempt for some minutes from now, or one of its sections. A section can also be reopened
 * while the attempt runs. Keeps answers, plays and late answers. Throws 409 if the attempt runs and no section
 * is given, if the section has not ended, or if there is a newer attempt.
 */
export async function reopen(
  context: Pick<AttemptsContext, 'config' | 'clock' | 'db' | 'revisions' | 'attempts'>,
  id: string,
  { minutes, section, reason, actor }: Decision & { section?: number | undefined },
): Promise<void> {
  const { submitted_at, examination_id, revision_id } = await getAttempt(context.db, id);
  const { sections } = await context.revisions.get(revision_id);
  const durations = sectionSeconds({ sections });
  if (!submitted_at) await closeIfOverdue(context, id);
  try {
    await context.db.transaction().execute(async (trx) => {
      // Locked before the attempt, to avoid a deadlock with a start and an answer key correction.
      await lockExaminationAsStarts(trx, examination_id);
      const attempt = await lockAttempt(trx, id);
      const { submitted_at } = attempt;
      const now = context.clock();
      const until = new Date(now.getTime() + minutes * 60_000);
      let times: Reopened;
      if (section !== undefined) {
        requireEnded(attempt, durations, section, submitted_at ?? now);
        times = reopenSection(attempt, durations, section, until);
      } else {
        if (!submitted_at) throw conflict('attempt_running');
        times = reopenWhole(attempt, submitted_at, until);
      }
      const reopening = { times, section, minutes, reason, admin_id: actor.user_id, now };
      if (!(await reopenLocked(trx, context, attempt, reopening))) throw anotherAttempt();
      await audit(trx, {
        at: now,
        actor,
        action: 'attempt_reopened',
        subject: { person_id: attempt.user_id, examination_id: attempt.examination_id, attempt_id: id },
        before: { submitted_at },
        after: { submitted_at: null, minutes, section: sections[section ?? -1]?.name, reason },
      });
    });
  } catch (error) {
    // A newer attempt was started at the same moment. Only one attempt of a student may run.
    if (isUniqueViolation(error)) throw anotherAttempt();
    throw error;
  }
}
