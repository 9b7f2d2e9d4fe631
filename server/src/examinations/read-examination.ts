import type { Examination, TokenUser } from '@lulus/contract';
import type { Context } from '../context.ts';
import { notFound } from '../http/errors.ts';
import { examinationsForAdmin, examinationsForStudent } from './examinations.queries.ts';
import { presentExamination } from './present-examination.ts';

/** One of the examinations that the caller's list has. */
export async function readExamination({ db }: Context, user: TokenUser, id: string): Promise<Examination> {
  const visible = user.role === 'admin' ? examinationsForAdmin(db) : examinationsForStudent(db, user.id);
  const examination = await visible
    .where('examinations.id', '=', id)
    .executeTakeFirstOrThrow(() => notFound('There is no such examination.'));
  return presentExamination(examination);
}
