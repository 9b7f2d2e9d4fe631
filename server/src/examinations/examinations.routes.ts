import { getExamination, listExaminations } from '@lulus/contract';
import type { Context } from '../context.ts';
import { notFound } from '../http/errors.ts';
import { type Http, serve } from '../http/serve.ts';
import { examinationsForAdmin, examinationsForStudent } from './examinations.queries.ts';
import { listExaminationsFor } from './list-examinations.ts';

export function examinationRoutes(http: Http, context: Context): void {
  serve(http, listExaminations, ({ user }) => listExaminationsFor(context, user));

  serve(http, getExamination, ({ user, params }) => {
    const visible =
      user.role === 'admin' ? examinationsForAdmin(context.db) : examinationsForStudent(context.db, user.id);
    return visible
      .where('examinations.id', '=', params.id)
      .executeTakeFirstOrThrow(() => notFound('There is no such examination.'));
  });
}
