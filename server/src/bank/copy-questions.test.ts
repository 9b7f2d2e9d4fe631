import { randomUUID } from 'node:crypto';
import { copyBankItems, getExaminationAdmin, listBankItems, MAX_QUESTIONS_PER_BANK } from '@lulus/contract';
import { describe, expect, test } from 'vitest';
import { aListeningItem, anAdmin, anExamination } from '../../test/factories.ts';
import { createTestApp } from '../../test/test-app.ts';

const app = await createTestApp();
const { call, context } = app;
const admin = await anAdmin(context);

const chosen = (...ids: string[]) => ids.map((id) => ({ id, insert_key: randomUUID() }));
const copy = (examId: string, questions: { id: string; insert_key: string }[]) =>
  call(copyBankItems, { as: admin, params: { examId }, body: { questions } });
const bankOf = async (examId: string) => (await call(listBankItems, { as: admin, params: { examId } })).reply;
const draft = (plan: Parameters<typeof anExamination>[1] = {}) =>
  anExamination(context, { published: false, ...plan });

describe('questions of another examination', () => {
  test('are copied to the ends of the sections with the same names, in their order, with all their data', async () => {
    const picture = {
      option_type: 'file' as const,
      bank_option: { 1: 'bank_option/a.png', 2: 'bank_option/b.png' },
    };
    const { items } = await draft({
      sections: [
        {
          name: 'LISTENING',
          items: [aListeningItem({ bank_question_weight: 2.5, play_limit: 3, ...picture })],
        },
        {
          name: 'READING',
          items: [{ hint: 'Not in France.', bank_key: ['2', '3'] }, { bank_question: '<p>Last</p>' }],
        },
      ],
    });
    const target = await draft({ sections: [{ name: 'READING', items: [{ bank_question: '<p>Own</p>' }] }] });
    const [first, second, third] = items.map(({ id }) => id) as [string, string, string];
    const { status, reply } = await copy(target.id, chosen(third, first, second));
    expect([status, reply.copied, reply.missing]).toEqual([201, 3, 0]);
    const bank = await bankOf(target.id);
    expect(bank.map(({ bank_section, bank_question }) => [bank_section, bank_question])).toEqual([
      ['READING', '<p>Own</p>'],
      ['READING', '<p>Which is the capital of France?</p>'],
      ['READING', '<p>Last</p>'],
      ['LISTENING', '<p>Which is the capital of France?</p>'],
    ]);
    expect(bank[1]).toMatchObject({ hint: 'Not in France.', bank_answer: [2, 3], examination_id: target.id });
    expect(bank[3]).toMatchObject({ bank_question_weight: 2.5, play_limit: 3, option_type: 'file' });
    expect(bank[3]?.bank_asset.audio[0]).toMatch(/^bank_asset\/talk\.mp3/);
    expect(bank[3]?.bank_option[2]).toMatch(/^bank_option\/b\.png/);
    expect(bank.map(({ id }) => id)).not.toContain(first);
  });

  test('are copied once, even if the same copy is requested several times', async () => {
    const { items } = await draft();
    const target = await draft({ sections: [] });
    const questions = chosen(...items.slice(0, 2).map(({ id }) => id));
    await Promise.all([copy(target.id, questions), copy(target.id, questions)]);
    const { reply } = await copy(target.id, questions);
    expect(reply.copied).toBe(2);
    expect(await bankOf(target.id)).toHaveLength(2);
    await copy(target.id, chosen(...items.slice(0, 2).map(({ id }) => id)));
    expect(await bankOf(target.id)).toHaveLength(4);
  });

  test('are copied once, in any spelling of their ids', async () => {
    const { items } = await draft();
    const target = await draft({ sections: [] });
    const questions = chosen(items[0]?.id ?? '');
    const spelt = questions.map((one) => ({
      id: one.id.toUpperCase(),
      insert_key: one.insert_key.toUpperCase(),
    }));
    for (const one of [spelt, spelt, questions]) expect((await copy(target.id, one)).reply.copied).toBe(1);
    expect(await bankOf(target.id)).toHaveLength(1);
  });

  test('are rejected if two copies have the same key', async () => {
    const { items } = await draft();
    const target = await draft({ sections: [] });
    const insert_key = randomUUID();
    const { status, error } = await copy(
      target.id,
      items.slice(0, 2).map(({ id }) => ({ id, insert_key })),
    );
    expect([status, error.code]).toEqual([409, 'insert_key_taken']);
    expect(await bankOf(target.id)).toEqual([]);
  });

  test('are counted, and so are missing ones', async () => {
    const { items } = await draft();
    const target = await draft();
    const { reply } = await copy(target.id, chosen(items[0]?.id ?? '', randomUUID()));
    expect([reply.copied, reply.missing]).toEqual([1, 1]);
  });

  test('count as unpublished changes', async () => {
    const { items } = await draft();
    const target = await anExamination(context);
    await copy(target.id, chosen(items[0]?.id ?? ''));
    const { reply } = await call(getExaminationAdmin, { as: admin, params: { id: target.id } });
    expect(reply).toMatchObject({ has_unpublished_changes: true, examination_bank_count: 6 });
  });

  test('are all rejected if the examination would have too many', async () => {
    const { items } = await draft();
    const full = await draft({
      sections: [{ name: 'A', items: Array.from({ length: MAX_QUESTIONS_PER_BANK - 1 }, () => ({})) }],
    });
    const { status, error } = await copy(full.id, chosen(...items.slice(0, 2).map(({ id }) => id)));
    expect([status, error.code]).toEqual([409, 'too_many_questions']);
    expect(await bankOf(full.id)).toHaveLength(MAX_QUESTIONS_PER_BANK - 1);
  });
});
