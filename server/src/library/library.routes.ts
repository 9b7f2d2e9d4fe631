import {
  createCollection,
  deleteCollection,
  listCollections,
  listLibraryQuestions,
  listQuestionUses,
  tagQuestion,
  updateCollection,
} from '@lulus/contract';
import { deleteUntakenExamination } from '../examinations/delete-examination.ts';
import type { PlatformContext } from '../platform/context.ts';
import { actorOf } from '../platform/http/actor.ts';
import { type Http, serve } from '../platform/http/serve.ts';
import { getItem } from '../questions/bank-items.queries.ts';
import { linkItem, linkStimulusRow } from '../questions/link-files.ts';
import { listStimuliOf } from '../questions/stimuli.queries.ts';
import { changeCollection, makeCollection } from './edit-collection.ts';
import {
  findLibraryQuestions,
  findUses,
  getCollection,
  listCollectionRows,
  listTags,
} from './library.queries.ts';
import { setTags } from './tag-question.ts';

export function libraryRoutes(http: Http, context: PlatformContext): void {
  const { db, assetLinks } = context;

  serve(http, listCollections, async ({ user }) => ({
    collections: await listCollectionRows(db, user),
    tags: await listTags(db, user),
  }));

  serve(http, createCollection, async ({ body, say, ...call }) => {
    const id = await makeCollection(context, { user: call.user, actor: actorOf(call) }, body);
    return { message: say('collection_created'), collection: await getCollection(db, call.user, id) };
  });

  serve(http, updateCollection, async ({ params: { id }, body, say, ...call }) => {
    await changeCollection(context, actorOf(call), id, body);
    return { message: say('collection_saved'), collection: await getCollection(db, call.user, id) };
  });

  serve(http, deleteCollection, async ({ params, say, ...call }) => {
    await deleteUntakenExamination(context, actorOf(call), params.id);
    return { message: say('collection_deleted') };
  });

  serve(http, listLibraryQuestions, async ({ query: { q, page, tag, collection, type }, user }) => {
    const filter = { words: q.split(/\s+/).filter(Boolean), tag, collection, type };
    const { questions, count } = await findLibraryQuestions(db, user, filter, page);
    const linked = questions.map(({ examination_name, kind, copies_count, ...item }) => ({
      ...linkItem(item, assetLinks),
      examination_name,
      kind,
      copies_count,
    }));
    const stimuli = (await listStimuliOf(db, questions)).map((row) => linkStimulusRow(row, assetLinks));
    return { questions: linked, count, stimuli };
  });

  serve(http, listQuestionUses, async ({ params, user }) => findUses(db, user, await getItem(db, params.id)));

  serve(http, tagQuestion, async ({ params, body, say, ...call }) => {
    await setTags(context, actorOf(call), params.id, body.tags);
    return { message: say('tags_saved'), tags: body.tags };
  });
}
