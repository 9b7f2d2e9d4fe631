import type { Examination, TokenUser } from '@lulus/contract';
import { notFound } from '../platform/errors.ts';
import type { ExaminationsContext } from './context.ts';
import { listVisible } from './dashboard/list-examinations.ts';
import { examinationsForAdmin } from './examinations.queries.ts';
import { presentExamination } from './present-examination.ts';

/** One of the examinations that the caller's list has. */
export async function readExamination(
  context: Pick<ExaminationsContext, 'db' | 'examinations' | 'ownAttempts'>,
  user: TokenUser,
  id: string,
): Promise<Examination> {
  const noSuchExamination = () => notFound('There is no such examination.');
  if (user.role === 'admin') {
    const one = examinationsForAdmin(context.db).where('examinations.id', '=', id);
    return presentExamination(await one.executeTakeFirstOrThrow(noSuchExamination));
  }
  const visible = await listVisible(context, user.id);
  const examination = visible.find((one) => one.id === id);
  if (!examination) throw noSuchExamination();
  return examination;
}
