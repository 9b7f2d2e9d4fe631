import type { Examination, TokenUser } from '@lulus/contract';
import type { Context } from '../context.ts';
import { notFound } from '../http/errors.ts';
import { examinationsForAdmin } from './examinations.queries.ts';
import { listVisible } from './list-examinations.ts';
import { presentExamination } from './present-examination.ts';

/** One of the examinations that the caller's list has. */
export async function readExamination(context: Context, user: TokenUser, id: string): Promise<Examination> {
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
