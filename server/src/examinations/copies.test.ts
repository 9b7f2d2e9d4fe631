/** Copies of an examination: the duplicate, and the preview, which no student takes. */
import {
  duplicateExamination,
  duplicateExaminations,
  getExaminationAdmin,
  listBankItems,
  previewExamination,
} from '@lulus/contract';
import { describe, expect, test } from 'vitest';
import { aListeningItem, anAdmin, anExamination } from '../../test/factories.ts';
import { createTestApp } from '../../test/test-app.ts';

const { context, call } = await createTestApp();
const admin = await anAdmin(context);
const read = async (id: string) => (await call(getExaminationAdmin, { as: admin, params: { id } })).reply;

describe('duplicating', () => {
  test('copies the bank and the settings, without the window, as a draft', async () => {
    const settings = {
      opens_at: new Date('2031-01-01T00:00:00Z'),
      closes_at: new Date('2031-01-02T00:00:00Z'),
      option_limit: 4,
      shuffle_questions: false,
      shuffle_options: false,
      results_release: 'at_time' as const,
      results_at: new Date('2031-01-03T00:00:00Z'),
    };
    const { id } = await anExamination(context, { settings, classes: ['9A'], attempts_allowed: 2 });
    const { status, reply } = await call(duplicateExamination, { as: admin, params: { id } });
    expect(status).toBe(201);
    const original = await read(id);
    expect(reply.examination).toEqual({
      ...original,
      id: reply.examination.id,
      examination_name: 'Mid-term English (copy)',
      status: 'draft',
      opens_at: null,
      closes_at: null,
      results_release: 'by_hand',
      results_at: null,
      sections: original.sections.map((section) => ({ ...section, id: expect.any(String) })),
    });
    const bankOf = async (examId: string) =>
      (await call(listBankItems, { as: admin, params: { examId } })).reply;
    const copies = await bankOf(reply.examination.id);
    const originals = await bankOf(id);
    expect(copies).toEqual(
      originals.map((item, at) => ({
        ...item,
        origin_id: item.id,
        id: copies[at]?.id,
        examination_id: reply.examination.id,
      })),
    );
    expect(new Set([...copies, ...originals].map((item) => item.id)).size).toBe(10);
  });

  test('is named in the language of the admin who copies', async () => {
    const { id } = await anExamination(context);
    const nameIn = async (language: string) =>
      (await call(duplicateExamination, { as: admin, params: { id }, language })).reply.examination
        .examination_name;
    expect([await nameIn('id'), await nameIn('en')]).toEqual([
      'Mid-term English (salinan)',
      'Mid-term English (copy)',
    ]);
    const several = { as: admin, body: { ids: [id] }, language: 'id' };
    const { copies } = (await call(duplicateExaminations, several)).reply;
    expect((await read(copies[0] ?? '')).examination_name).toBe('Mid-term English (salinan)');
  });

  test('limits the name to its maximum length', async () => {
    const { id } = await anExamination(context, {
      settings: { examination_name: `${'x'.repeat(192)}😀yyyy` },
    });
    const { reply } = await call(duplicateExamination, { as: admin, params: { id } });
    expect(reply.examination.examination_name).toBe(`${'x'.repeat(192)} (copy)`);
  });
});

describe('the preview', () => {
  test('shows the current bank without answer keys, and stores nothing', async () => {
    const sections = [{ name: 'LISTENING', items: [aListeningItem(), {}] }];
    const { id, items } = await anExamination(context, {
      published: false,
      sections,
      settings: { shuffle_questions: false, shuffle_options: false },
    });
    const { reply } = await call(previewExamination, { as: admin, params: { id } });
    const questions = reply.exam.examination_bank.LISTENING ?? [];
    expect(questions.map((question) => question.id)).toEqual(items.map((item) => item.id));
    expect(questions[0]?.bank_option).toEqual([{ 1: 'Paris' }, { 2: 'Rome' }, { 3: 'Oslo' }]);
    expect(questions[0]?.bank_asset).toContain('signature=');
    expect(questions[0]).not.toHaveProperty('bank_answer');
    const again = await call(previewExamination, { as: admin, params: { id } });
    expect(again.reply).toEqual(reply);
    expect(await read(id)).toMatchObject({ status: 'draft', attempts_count: 0 });
  });

  test('of an empty bank is an empty paper', async () => {
    const { id } = await anExamination(context, { published: false, sections: [] });
    const { reply } = await call(previewExamination, { as: admin, params: { id } });
    expect(reply.exam.examination_bank).toEqual({});
  });
});
