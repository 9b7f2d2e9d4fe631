import * as contract from '@lulus/contract';
import { aCollection, anExamination } from '../factories.ts';
import type { TestApp } from '../test-app.ts';
import type { Admin, Deed } from './deed.ts';

/** An admin's actions in the library. */
export function libraryDeeds(app: TestApp, as: Admin): Deed[] {
  const { call, context } = app;
  return [
    {
      endpoint: contract.createCollection,
      async act() {
        const body = { name: 'Poems', shared: true };
        const { reply } = await call(contract.createCollection, { as, body });
        const after = { kind: 'collection', examination_name: 'Poems', shared: true };
        return [{ action: 'examination_created', examination_id: reply.collection.id, before: null, after }];
      },
    },
    {
      endpoint: contract.updateCollection,
      async act() {
        const { id } = await aCollection(context);
        const body = { name: 'Poems', shared: true };
        await call(contract.updateCollection, { as, params: { id }, body });
        const change = {
          before: { examination_name: 'Mid-term English', shared: false },
          after: { examination_name: 'Poems', shared: true },
        };
        return [{ action: 'examination_updated', examination_id: id, ...change }];
      },
    },
    {
      endpoint: contract.deleteCollection,
      async act() {
        const { id } = await aCollection(context);
        await call(contract.deleteCollection, { as, params: { id } });
        const before = { examination_name: 'Mid-term English', status: 'draft' };
        return [{ action: 'examination_deleted', examination_id: id, before, after: null }];
      },
    },
    {
      endpoint: contract.tagQuestion,
      async act() {
        const { id, items } = await anExamination(context);
        const question_id = items[0]?.id ?? '';
        const body = { tags: ['poems'] };
        await call(contract.tagQuestion, { as, params: { id: question_id }, body });
        const change = { before: { tags: [] }, after: body };
        return [{ action: 'question_updated', examination_id: id, question_id, ...change }];
      },
    },
  ];
}
