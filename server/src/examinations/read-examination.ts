import type { Examination, TokenUser } from '@lulus/contract';
import { notFound } from '../platform/errors.ts';
import type { ExaminationsContext } from './context.ts';
import { listVisible } from './dashboard/list-examinations.ts';
import { examinationsForAdmin } from './examinations.queries.ts';
import { presentExamination } from './present-examination.ts';

/** Returns an examination of the caller's list. Throws 404 if the list does not have it. */
export async function readExamination(
  context: Pick<ExaminationsContext, 'db' | 'examinations' | 'ownAttempts'>,
  user: TokenUser,
  id: string,
): Promise<Examination> {
  const noSuchExamination = () => notFound('no_examination');
  if (user.role === 'admin') {
    const one = examinationsForAdmin(context.db).where('examinations.id', '=', id);
    return presentExamination(await one.executeTakeFirstOrThrow(noSuchExamination));
  }
  const visible = await listVisible(context, user.id);
  const examination = visible.find((one) => one.id === id);
  if (!examination) throw noSuchExamination();
  return examination;
}
