import * as contract from '@lulus/contract';
import { answerNumbers } from '../../src/interactions/index.ts';
import { listItems } from '../../src/questions/bank-items.queries.ts';
import { listSections } from '../../src/questions/sections.queries.ts';
import { aClass, anExamination } from '../factories.ts';
import type { TestApp } from '../test-app.ts';
import type { Admin, Deed } from './deed.ts';

const FORM = { examination_name: 'Final English', examination_desc: '', examination_duration: 90 };
/** An admin's actions on examinations and their sections. */
export function examinationDeeds(app: TestApp, as: Admin): Deed[] {
  const { call, context } = app;
  const draft = (settings = {}) => anExamination(context, { published: false, settings });
  return [
    {
      endpoint: contract.createExamination,
      async act() {
        const { reply } = await call(contract.createExamination, { as, body: FORM });
        const { id } = reply.examination;
        return [{ action: 'examination_created', examination_id: id, before: null, after: FORM }];
      },
    },
    {
      endpoint: contract.updateExamination,
      async act() {
        const { id } = await draft();
        await aClass(context, '9A');
        const body = { ...FORM, examination_duration: 60, classes: ['9A'] };
        await call(contract.updateExamination, { as, params: { id }, body });
        const before = {
          examination_name: 'Mid-term English',
          examination_desc: 'Two sections.',
          classes: null,
        };
        const after = { examination_name: 'Final English', examination_desc: '', classes: ['9A'] };
        return [{ action: 'examination_updated', examination_id: id, before, after }];
      },
    },
    {
      endpoint: contract.deleteExamination,
      async act() {
        const { id } = await draft();
        await call(contract.deleteExamination, { as, params: { id } });
        const before = { examination_name: 'Mid-term English', status: 'draft' };
        return [{ action: 'examination_deleted', examination_id: id, before, after: null }];
      },
    },
    {
      endpoint: contract.publishExamination,
      async act() {
        const { id } = await draft();
        await call(contract.publishExamination, { as, params: { id } });
        const { revision_id } = await context.db
          .selectFrom('examinations')
          .select('revision_id')
          .where('id', '=', id)
          .executeTakeFirstOrThrow();
        const before = { status: 'draft', revision_id: null };
        const after = { status: 'published', revision_id };
        return [{ action: 'examination_published', examination_id: id, before, after }];
      },
    },
    {
      endpoint: contract.mixOptions,
      async act() {
        const { id, items } = await draft();
        const keys = async () =>
          Object.fromEntries(
            (await listItems(context.db, id)).map((item) => [item.id, answerNumbers(item)] as const),
          );
        const before = {
          bank_answer: Object.fromEntries(items.map((item) => [item.id, answerNumbers(item)])),
        };
        await call(contract.mixOptions, { as, params: { id } });
        return [
          { action: 'options_mixed', examination_id: id, before, after: { bank_answer: await keys() } },
        ];
      },
    },
    {
      endpoint: contract.archiveExamination,
      async act() {
        const { id } = await anExamination(context);
        await call(contract.archiveExamination, { as, params: { id } });
        // A repeat changes nothing, so it gets no line.
        await call(contract.archiveExamination, { as, params: { id } });
        return [{ action: 'examination_archived', examination_id: id, before: { status: 'published' } }];
      },
    },
    {
      endpoint: contract.restoreExamination,
      async act() {
        const { id } = await draft({ status: 'archived' });
        await call(contract.restoreExamination, { as, params: { id } });
        return [{ action: 'examination_restored', examination_id: id, after: { status: 'draft' } }];
      },
    },
    {
      endpoint: contract.releaseResults,
      async act() {
        const { id } = await anExamination(context, { settings: { results_release: 'by_hand' } });
        await call(contract.releaseResults, { as, params: { id } });
        const { results_at } = await context.db
          .selectFrom('examinations')
          .select('results_at')
          .where('id', '=', id)
          .executeTakeFirstOrThrow();
        const after = { results_at: results_at?.toISOString() };
        return [{ action: 'results_released', examination_id: id, before: { results_at: null }, after }];
      },
    },
    {
      endpoint: contract.archiveExaminations,
      async act() {
        const [{ id }, archived] = [await anExamination(context), await draft({ status: 'archived' })];
        await call(contract.archiveExaminations, { as, body: { ids: [id, archived.id] } });
        return [{ action: 'examination_archived', examination_id: id, before: { status: 'published' } }];
      },
    },
    {
      endpoint: contract.restoreExaminations,
      async act() {
        const [{ id }, open] = [await draft({ status: 'archived' }), await draft()];
        await call(contract.restoreExaminations, { as, body: { ids: [id, open.id] } });
        return [{ action: 'examination_restored', examination_id: id, after: { status: 'draft' } }];
      },
    },
    {
      endpoint: contract.releaseChosenResults,
      async act() {
        const { id } = await anExamination(context, { settings: { results_release: 'by_hand' } });
        const shown = await anExamination(context);
        await call(contract.releaseChosenResults, { as, body: { ids: [id, shown.id] } });
        return [{ action: 'results_released', examination_id: id, before: { results_at: null } }];
      },
    },
    {
      endpoint: contract.duplicateExaminations,
      async act() {
        const originals = [(await draft()).id, (await draft()).id];
        const { reply } = await call(contract.duplicateExaminations, { as, body: { ids: originals } });
        return reply.copies.map((examination_id, index) => ({
          action: 'examination_copied',
          examination_id,
          after: { examination_name: 'Mid-term English (copy)', copy_of: originals[index] },
        }));
      },
    },
    {
      endpoint: contract.deleteExaminations,
      async act() {
        const ids = [(await draft()).id, (await draft()).id];
        await call(contract.deleteExaminations, { as, body: { ids } });
        const before = { examination_name: 'Mid-term English', status: 'draft' };
        return ids.map((examination_id) => ({ action: 'examination_deleted', examination_id, before }));
      },
    },
    {
      endpoint: contract.duplicateExamination,
      async act() {
        const { id } = await draft();
        const { reply } = await call(contract.duplicateExamination, { as, params: { id } });
        const after = { examination_name: 'Mid-term English (copy)', copy_of: id };
        return [{ action: 'examination_copied', examination_id: reply.examination.id, after }];
      },
    },
    {
      endpoint: contract.arrangeSections,
      async act() {
        const { id } = await draft();
        const sections = await listSections(context.db, id);
        const plain = sections.map(({ bank_count: _, has_recording: __, ...section }) => section);
        const after = { sections: plain.toReversed() };
        await call(contract.arrangeSections, { as, params: { id }, body: after });
        return [{ action: 'sections_arranged', examination_id: id, before: { sections: plain }, after }];
      },
    },
  ];
}
