import {
  archiveExamination,
  arrangeSections,
  createExamination,
  deleteExamination,
  duplicateExamination,
  getExamination,
  getExaminationAdmin,
  listExaminations,
  listPublishProblems,
  previewExamination,
  publishExamination,
  releaseResults,
  restoreExamination,
  updateExamination,
} from '@lulus/contract';
import type { Context } from '../context.ts';
import { type Http, serve } from '../http/serve.ts';
import { archive } from './archive-examination.ts';
import { arrangeAllSections } from './arrange-sections.ts';
import { createDraft } from './create-examination.ts';
import { deleteUntakenExamination } from './delete-examination.ts';
import { duplicate } from './duplicate-examination.ts';
import { listExaminationsFor } from './list-examinations.ts';
import { listProblemsOf } from './list-publish-problems.ts';
import { previewPaper } from './preview-examination.ts';
import { publishExamination as publish } from './publish-examination.ts';
import { readExamination } from './read-examination.ts';
import { readExaminationAdmin } from './read-examination-admin.ts';
import { releaseResultsNow } from './release-results.ts';
import { restore } from './restore-examination.ts';
import { updateExaminationByForm } from './update-examination.ts';

export function examinationRoutes(http: Http, context: Context): void {
  const answer = async (message: string, id: string) => ({
    message,
    examination: await readExaminationAdmin(context, id),
  });

  serve(http, listExaminations, ({ user }) => listExaminationsFor(context, user));
  serve(http, getExamination, ({ user, params }) => readExamination(context, user, params.id));
  serve(http, getExaminationAdmin, ({ params }) => readExaminationAdmin(context, params.id));

  serve(http, createExamination, async ({ body }) =>
    answer('Examination insert success', await createDraft(context, body)),
  );

  serve(http, updateExamination, async ({ params, body }) => {
    await updateExaminationByForm(context, params.id, body);
    return answer('Examination success updated', params.id);
  });

  serve(http, deleteExamination, async ({ params }) => {
    await deleteUntakenExamination(context, params.id);
    return { message: 'The examination is deleted.' };
  });

  serve(http, listPublishProblems, async ({ params }) => ({
    problems: await listProblemsOf(context, params.id),
  }));

  serve(http, publishExamination, async ({ params }) => {
    const revisionId = await context.db
      .transaction()
      .execute((trx) => publish(trx, params.id, context.clock()));
    context.papers
      .prepare(revisionId)
      .catch((error) => http.app.log.warn({ err: error }, 'preparing papers failed'));
    return answer('The examination is published.', params.id);
  });

  serve(http, archiveExamination, async ({ params }) => {
    await archive(context, params.id);
    return answer('The examination is archived.', params.id);
  });

  serve(http, restoreExamination, async ({ params }) => {
    await restore(context, params.id);
    return answer('The examination is back.', params.id);
  });

  serve(http, releaseResults, async ({ params }) => {
    await releaseResultsNow(context, params.id);
    return answer('The results are released.', params.id);
  });

  serve(http, duplicateExamination, async ({ params }) =>
    answer('The examination is copied.', await duplicate(context, params.id)),
  );

  serve(http, previewExamination, ({ params }) => previewPaper(context, params.id));

  serve(http, arrangeSections, async ({ params, body }) => {
    await arrangeAllSections(context, params.id, body.sections);
    return answer('The sections are saved.', params.id);
  });
}
