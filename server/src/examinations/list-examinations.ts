import type { listExaminations, Reply, TokenUser } from '@lulus/contract';
import type { Context } from '../context.ts';
import { listResults } from '../results/results.queries.ts';
import { examinationsForAdmin, examinationsForStudent } from './examinations.queries.ts';

export async function listExaminationsFor(
  { db }: Context,
  user: TokenUser,
): Promise<Reply<typeof listExaminations>> {
  if (user.role === 'admin') {
    return { examinations: await examinationsForAdmin(db).execute(), examinations_result: {} };
  }
  const results = await listResults(db, user.id);
  return {
    examinations: await examinationsForStudent(db, user.id).execute(),
    examinations_result: Object.fromEntries(
      results.map(({ attempt_id, submitted_at, ...result }) => [
        attempt_id,
        { ...result, date_taken: submitted_at.toISOString() },
      ]),
    ),
  };
}
