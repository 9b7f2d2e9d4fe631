import type { Examination, ExaminationResult, listExaminations, Reply, TokenUser } from '@lulus/contract';
import type { Context } from '../context.ts';
import { isReleased } from '../results/release.ts';
import { examinationsForAdmin } from './examinations.queries.ts';
import type { HeldExamination } from './held-examinations.ts';
import type { OwnAttempt, OwnAttempts } from './own-attempts.queries.ts';
import { presentExamination, presentTimes } from './present-examination.ts';

const present = <T>(thing: T | undefined): thing is T => thing !== undefined;

/** Where the student stands with it. */
function presentTo(attempts: OwnAttempt[], examination: HeldExamination): Examination {
  const own = attempts.filter(({ examination_id }) => examination_id === examination.id);
  const isRunning = own.some(({ submitted_at }) => submitted_at === null);
  const { attempts_allowed, classes: _, ...shown } = examination;
  return {
    ...shown,
    ...presentTimes(examination),
    attempt_state: isRunning ? 'running' : own.length > 0 ? 'submitted' : 'none',
    attempts_left: Math.max(attempts_allowed - own.length, 0),
    has_unpublished_changes: false,
  };
}

/** The examinations that are open to the student, and those that they are in the middle of, the newest first. */
async function visibleTo({ examinations }: Context, own: OwnAttempts): Promise<Examination[]> {
  const open = await examinations.openTo(own.class);
  const running = own.attempts.filter(
    ({ submitted_at, examination_id }) =>
      submitted_at === null && !open.some(({ id }) => id === examination_id),
  );
  const closed = await Promise.all(running.map(({ examination_id }) => examinations.find(examination_id)));
  return [...open, ...closed.filter(present)]
    .sort((a, b) => (a.id < b.id ? 1 : -1))
    .map((examination) => presentTo(own.attempts, examination));
}

/** The student's own results by attempt, without a score where it is not released. */
async function resultsOf(
  { examinations, clock }: Context,
  { attempts }: OwnAttempts,
): Promise<Record<string, ExaminationResult>> {
  const now = clock();
  const results: Record<string, ExaminationResult> = {};
  for (const { attempt_id, examination_id, examination_name, submitted_at, ...scores } of attempts) {
    if (submitted_at === null) continue;
    const examination = await examinations.find(examination_id);
    const { result_score, result_max } =
      examination && isReleased(examination, now) ? scores : { result_score: null, result_max: null };
    const date_taken = submitted_at.toISOString();
    results[attempt_id] = { examination_id, examination_name, result_score, result_max, date_taken };
  }
  return results;
}

/** The examinations that the student's list has. */
export async function listVisible(context: Context, userId: string): Promise<Examination[]> {
  return visibleTo(context, await context.ownAttempts(userId));
}

export async function listExaminationsFor(
  context: Context,
  user: TokenUser,
): Promise<Reply<typeof listExaminations>> {
  if (user.role === 'admin') {
    const all = await examinationsForAdmin(context.db).execute();
    return { examinations: all.map(presentExamination), examinations_result: {} };
  }
  const own = await context.ownAttempts(user.id);
  return { examinations: await visibleTo(context, own), examinations_result: await resultsOf(context, own) };
}
