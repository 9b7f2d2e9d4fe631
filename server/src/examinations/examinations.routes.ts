import {
  archiveExamination,
  archiveExaminations,
  arrangeSections,
  createExamination,
  deleteExamination,
  deleteExaminations,
  duplicateExamination,
  duplicateExaminations,
  getExamination,
  getExaminationAdmin,
  listExaminations,
  listPublishProblems,
  listTeachers,
  publishExamination,
  releaseChosenResults,
  releaseResults,
  restoreExamination,
  restoreExaminations,
  setCoTeachers,
  type TokenUser,
  transferExamination as transferEndpoint,
  updateExamination,
} from '@lulus/contract';
import type { FastifyReply } from 'fastify';
import { ownerIdOf, reachableExaminations } from '../auth/reach.ts';
import { actorOf } from '../platform/http/actor.ts';
import { languageOf } from '../platform/http/replies/reply-language.ts';
import { type Http, serve } from '../platform/http/serve.ts';
import { archive } from './archive-examination.ts';
import { arrangeAllSections } from './arrange-sections.ts';
import { changeChosen, changeOne } from './change-examinations.ts';
import type { ExaminationsContext } from './context.ts';
import { createDraft } from './create-examination.ts';
import { listExaminationsFor } from './dashboard/list-examinations.ts';
import { deleteChosenExaminations, deleteUntakenExamination } from './delete-examination.ts';
import { type Copier, duplicate, duplicateChosen } from './duplicate-examination.ts';
import { listProblemsOf } from './publishing/list-publish-problems.ts';
import { publishNow } from './publishing/publish-now.ts';
import { readExamination } from './read-examination.ts';
import { readExaminationAdmin } from './read-examination-admin.ts';
import { releaseChosen, releaseResultsNow } from './release/release-results.ts';
import { restore } from './restore-examination.ts';
import { shareExamination, transferExamination } from './sharing/share-examination.ts';
import { listActiveTeachers } from './sharing/sharing.queries.ts';
import { updateExaminationByForm } from './update-examination.ts';

function copierOf({ user, reply }: { user: TokenUser; reply: FastifyReply }): Copier {
  return { actor: actorOf({ user, reply }), owner_id: ownerIdOf(user), language: languageOf(reply.request) };
}

export function examinationRoutes(http: Http, context: ExaminationsContext): void {
  const answer = async (message: string, id: string) => ({
    message,
    examination: await readExaminationAdmin(context, id),
  });

  /** The chosen examinations that the user reaches. The others count as missing. */
  const chosen = (user: TokenUser, ids: string[], options?: { ownerOnly: boolean }) =>
    reachableExaminations(context.db, user, [...new Set(ids)], options);

  serve(http, listExaminations, ({ user }) => listExaminationsFor(context, user));
  serve(http, getExamination, ({ user, params }) => readExamination(context, user, params.id));
  serve(http, getExaminationAdmin, ({ params }) => readExaminationAdmin(context, params.id));

  serve(http, createExamination, async ({ body, say, ...call }) =>
    answer(
      say('examination_inserted'),
      await createDraft(context, { user: call.user, actor: actorOf(call) }, body),
    ),
  );

  serve(http, updateExamination, async ({ params, body, say, ...call }) => {
    await updateExaminationByForm(context, { user: call.user, actor: actorOf(call) }, params.id, body);
    return answer(say('examination_updated'), params.id);
  });

  serve(http, deleteExamination, async ({ params, say, ...call }) => {
    await deleteUntakenExamination(context, actorOf(call), params.id);
    return { message: say('examination_deleted') };
  });

  serve(http, listPublishProblems, ({ params, say }) => listProblemsOf(context, params.id, say));

  serve(http, publishExamination, async ({ params, say, ...call }) => {
    await publishNow(context, actorOf(call), params.id);
    return answer(say('examination_published'), params.id);
  });

  serve(http, archiveExamination, async ({ params, say, ...call }) => {
    await changeOne(context, actorOf(call), params.id, archive);
    return answer(say('examination_archived'), params.id);
  });

  serve(http, restoreExamination, async ({ params, say, ...call }) => {
    await changeOne(context, actorOf(call), params.id, restore);
    return answer(say('examination_back'), params.id);
  });

  serve(http, releaseResults, async ({ params, say, ...call }) => {
    await releaseResultsNow(context, actorOf(call), params.id);
    return answer(say('results_released'), params.id);
  });

  serve(http, archiveExaminations, async ({ body, say, ...call }) => {
    const ids = await chosen(call.user, body.ids);
    const { changed: archived, found } = await changeChosen(context, actorOf(call), ids, archive);
    return {
      message: say('examinations_archived', { count: archived.length }),
      archived,
      missing: new Set(body.ids).size - found,
    };
  });

  serve(http, restoreExaminations, async ({ body, say, ...call }) => {
    const ids = await chosen(call.user, body.ids);
    const { changed: restored, found } = await changeChosen(context, actorOf(call), ids, restore);
    return {
      message: say('examinations_back', { count: restored.length }),
      restored,
      missing: new Set(body.ids).size - found,
    };
  });

  serve(http, releaseChosenResults, async ({ body, say, ...call }) => {
    const ids = await chosen(call.user, body.ids);
    const { released, found } = await releaseChosen(context, actorOf(call), ids);
    const message = say('results_of_released', { count: released.length });
    return { message, released, missing: new Set(body.ids).size - found };
  });

  serve(http, duplicateExaminations, async ({ body, say, ...call }) => {
    const ids = await chosen(call.user, body.ids);
    const copies = await duplicateChosen(context, copierOf(call), ids);
    return {
      message: say('examinations_copied', { count: copies.length }),
      copies,
      missing: new Set(body.ids).size - copies.length,
    };
  });

  serve(http, deleteExaminations, async ({ body, say, ...call }) => {
    const ids = await chosen(call.user, body.ids, { ownerOnly: true });
    const { deleted, in_use } = await deleteChosenExaminations(context, actorOf(call), ids);
    const missing = new Set(body.ids).size - deleted - in_use.length;
    return { message: say('examinations_deleted', { count: deleted }), deleted, in_use, missing };
  });

  serve(http, duplicateExamination, async ({ params, say, ...call }) =>
    answer(say('examination_copied'), await duplicate(context, copierOf(call), params.id)),
  );

  serve(http, arrangeSections, async ({ params, body, say, ...call }) => {
    await arrangeAllSections(context, actorOf(call), params.id, body.sections);
    return answer(say('sections_saved'), params.id);
  });

  serve(http, setCoTeachers, async ({ params, body, say, ...call }) => {
    await shareExamination(context, actorOf(call), params.id, body.ids);
    return answer(say('co_teachers_saved'), params.id);
  });

  serve(http, transferEndpoint, async ({ params, body, say, ...call }) => {
    await transferExamination(context, actorOf(call), params.id, body.owner_id);
    return { message: say('examination_transferred') };
  });

  serve(http, listTeachers, async () => ({ teachers: await listActiveTeachers(context.db) }));
}
