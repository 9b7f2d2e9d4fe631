import { randomUUID } from 'node:crypto';
import * as contract from '@lulus/contract';
import { writeLulus } from '../../src/interchange/lulus/write.ts';
import { listSections } from '../../src/questions/sections.queries.ts';
import { stimulusForm } from '../access-requests.ts';
import { anExportedExamination } from '../exported-item.ts';
import { anExamination, aStimulusIn } from '../factories.ts';
import type { TestApp } from '../test-app.ts';
import type { Admin, Deed } from './deed.ts';

const ITEM = {
  bank_type: 'text' as const,
  bank_section: 'READING',
  bank_question: '<p>Which is right?</p>',
  bank_question_weight: '1',
  option_type: 'text' as const,
  bank_option: '{"1":"This","2":"That"}',
  bank_answer: '[1]',
};

/** An admin's actions on the questions of an examination. */
export function bankDeeds(app: TestApp, as: Admin): Deed[] {
  const { call, context } = app;
  const draft = (settings = {}) => anExamination(context, { published: false, settings });
  async function previewOf(examination_id: string): Promise<string> {
    const content = '$CATEGORY: READING\n\n[html]<p>Is it?</p>{T}';
    const files = [{ field: 'file', filename: 'questions.gift', content }];
    const { reply } = await call(contract.previewImport, { as, body: { examination_id }, files });
    return reply.import_id;
  }
  return [
    {
      endpoint: contract.insertBankItem,
      async act() {
        const { id } = await draft();
        const { reply } = await call(contract.insertBankItem, { as, body: { ...ITEM, examination_id: id } });
        const after = { bank_key: ['1'], bank_question_weight: 1, bank_section: 'READING' };
        return [
          { action: 'question_added', examination_id: id, question_id: reply.bank.id, before: null, after },
        ];
      },
    },
    {
      endpoint: contract.updateBankItem,
      async act() {
        const { id } = await draft();
        const { reply } = await call(contract.insertBankItem, { as, body: { ...ITEM, examination_id: id } });
        const question = { examination_id: id, question_id: reply.bank.id };
        const params = { bankId: reply.bank.id };
        await call(contract.updateBankItem, { as, params, body: { ...ITEM, bank_answer: '[2]' } });
        const change = { before: { bank_key: ['1'] }, after: { bank_key: ['2'] } };
        return [
          { action: 'question_added', ...question },
          { action: 'question_updated', ...question, ...change },
        ];
      },
    },
    {
      endpoint: contract.deleteBankItem,
      async act() {
        const { id, items } = await draft();
        const question_id = items[1]?.id ?? '';
        await call(contract.deleteBankItem, { as, params: { bankId: question_id } });
        const before = { bank_key: ['1'], bank_section: 'LISTENING' };
        return [{ action: 'question_deleted', examination_id: id, question_id, before, after: null }];
      },
    },
    {
      endpoint: contract.deleteBankItems,
      async act() {
        const { id, items } = await draft();
        const ids = items.slice(1, 3).map((item) => item.id);
        await call(contract.deleteBankItems, { as, params: { examId: id }, body: { ids } });
        return ids.map((question_id) => ({
          action: 'question_deleted',
          examination_id: id,
          question_id,
          after: null,
        }));
      },
    },
    {
      endpoint: contract.restoreBankItems,
      async act() {
        const { id, items } = await draft();
        const question_id = items[1]?.id ?? '';
        const ids = [question_id];
        await call(contract.deleteBankItems, { as, params: { examId: id }, body: { ids } });
        await call(contract.restoreBankItems, { as, params: { examId: id }, body: { ids } });
        const question = { examination_id: id, question_id };
        const after = { bank_key: ['1'], bank_section: 'LISTENING' };
        return [
          { action: 'question_deleted', ...question },
          { action: 'question_added', ...question, before: null, after },
        ];
      },
    },
    {
      endpoint: contract.weighBankItems,
      async act() {
        const { id, items } = await draft();
        const [a, b] = items.slice(1, 3).map((item) => item.id) as [string, string];
        // The first has this weight already, so it gets no line.
        const questions = [a, b].map((question) => ({ id: question, bank_question_weight: 1 }));
        await context.db
          .updateTable('bank_items')
          .set({ bank_question_weight: 2 })
          .where('id', '=', b)
          .execute();
        await call(contract.weighBankItems, { as, params: { examId: id }, body: { questions } });
        const change = { before: { bank_question_weight: 2 }, after: { bank_question_weight: 1 } };
        return [{ action: 'question_updated', examination_id: id, question_id: b, ...change }];
      },
    },
    {
      endpoint: contract.copyBankItems,
      async act() {
        const { items } = await draft();
        const target = await draft();
        const [a, b] = items.map((item) => item.id) as [string, string];
        const questions = [a, b].map((id) => ({ id, insert_key: randomUUID() }));
        await call(contract.copyBankItems, { as, params: { examId: target.id }, body: { questions } });
        return [a, b].map((copy_of) => ({
          action: 'question_added' as const,
          examination_id: target.id,
          before: null,
          after: { bank_key: ['1'], bank_section: 'LISTENING', copy_of },
        }));
      },
    },
    {
      endpoint: contract.arrangeBank,
      async act() {
        const { id, items } = await draft();
        const sections = await listSections(context.db, id);
        const ids = items.map((item) => item.id);
        const [a, b, ...others] = ids as [string, string, ...string[]];
        await call(contract.arrangeBank, {
          as,
          params: { examId: id },
          body: { order: { [sections[0]?.id ?? '']: [b, a] } },
        });
        const change = { before: { order: ids }, after: { order: [b, a, ...others] } };
        return [{ action: 'questions_arranged', examination_id: id, ...change }];
      },
    },
    {
      endpoint: contract.importQuestions,
      async act() {
        const { id } = await draft();
        const import_id = await previewOf(id);
        await call(contract.importQuestions, { as, body: { import_id } });
        const after = { format: 'gift', questions: 1 };
        return [{ action: 'questions_imported', examination_id: id, before: null, after }];
      },
    },
    {
      endpoint: contract.importExamination,
      async act() {
        const { file } = writeLulus(anExportedExamination([]));
        const files = [{ field: 'file', filename: 'ujian.lulus.zip', content: new Uint8Array(file) }];
        const { reply } = await call(contract.importExamination, { as, body: {}, files });
        const examination = { examination_id: reply.examination_id, before: null };
        return [
          { ...examination, action: 'examination_created', after: { examination_name: 'Ujian' } },
          { ...examination, action: 'questions_imported', after: { format: 'lulus', questions: 0 } },
        ];
      },
    },
    {
      endpoint: contract.undoImport,
      async act() {
        const { id } = await draft();
        const import_id = await previewOf(id);
        const { reply } = await call(contract.importQuestions, { as, body: { import_id } });
        await call(contract.undoImport, { as, body: { import_id } });
        const before = { bank_question: '<p>Is it?</p>', bank_section: 'READING' };
        return [
          { action: 'questions_imported', examination_id: id, before: null },
          {
            action: 'question_deleted',
            examination_id: id,
            question_id: reply.bank_ids[0],
            before,
            after: null,
          },
        ];
      },
    },
    {
      endpoint: contract.insertStimulus,
      async act() {
        const { id } = await draft();
        const { reply } = await call(contract.insertStimulus, {
          as,
          body: { ...stimulusForm, examination_id: id },
        });
        const after = { bank_section: 'READING', stimulus_id: reply.stimulus.id };
        return [{ action: 'stimulus_added', examination_id: id, before: null, after }];
      },
    },
    {
      endpoint: contract.updateStimulus,
      async act() {
        const { id } = await draft();
        const stimulus_id = await aStimulusIn(context, id);
        const body = { bank_section: 'LISTENING', content: '<p>Another passage.</p>' };
        await call(contract.updateStimulus, { as, params: { id: stimulus_id }, body });
        const before = { content: '<p>A passage.</p>', stimulus_id };
        const after = { content: '<p>Another passage.</p>', stimulus_id };
        return [{ action: 'stimulus_updated', examination_id: id, before, after }];
      },
    },
    {
      endpoint: contract.deleteStimulus,
      async act() {
        const { id } = await draft();
        const stimulus_id = await aStimulusIn(context, id);
        await call(contract.deleteStimulus, { as, params: { id: stimulus_id } });
        const before = { content: '<p>A passage.</p>', bank_section: 'LISTENING', stimulus_id };
        return [{ action: 'stimulus_deleted', examination_id: id, before, after: null }];
      },
    },
  ];
}
