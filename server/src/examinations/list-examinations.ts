import type { ExaminationResult, listExaminations, Reply, TokenUser } from '@lulus/contract';
import type { Context } from '../context.ts';
import { isReleased } from '../results/release.ts';
import { listResults } from '../results/results.queries.ts';
import { examinationsForAdmin, examinationsForStudent } from './examinations.queries.ts';
import { presentExamination } from './present-examination.ts';

/** The student's own results by attempt, without a score where it is not released. */
async function resultsOf({ db, clock }: Context, userId: string): Promise<Record<string, ExaminationResult>> {
  const now = clock();
  return Object.fromEntries(
    (await listResults(db, userId)).map((row) => [
      row.attempt_id,
      {
        examination_id: row.examination_id,
        examination_name: row.examination_name,
        result_score: isReleased(row, now) ? row.result_score : null,
        result_max: isReleased(row, now) ? row.result_max : null,
        date_taken: row.submitted_at.toISOString(),
      },
    ]),
  );
}

export async function listExaminationsFor(
  context: Context,
  user: TokenUser,
): Promise<Reply<typeof listExaminations>> {
  if (user.role === 'admin') {
    const all = await examinationsForAdmin(context.db).execute();
    return { examinations: all.map(presentExamination), examinations_result: {} };
  }
  const visible = await examinationsForStudent(context.db, user.id).execute();
  return {
    examinations: visible.map(presentExamination),
    examinations_result: await resultsOf(context, user.id),
  };
}
