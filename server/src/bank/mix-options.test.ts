import {
  duplicateExamination,
  getExaminationAdmin,
  listBankItems,
  listPublishProblems,
  mixOptions,
} from '@lulus/contract';
import { describe, expect, test } from 'vitest';
import { anAdmin, anExamination } from '../../test/factories.ts';
import { createTestApp } from '../../test/test-app.ts';

const { call, clock, context } = await createTestApp();
const admin = await anAdmin(context);

const FILES = ['a', 'b', 'c', 'd'].map((name) => `bank_option/${name.repeat(64)}.png`);
const files = { 1: FILES[0] ?? '', 2: FILES[1] ?? '', 3: FILES[2] ?? '', 4: FILES[3] ?? '' };
const texts = { 1: 'right', 2: 'wrong', 3: 'false', 5: 'no' };
const items = [
  ...Array.from({ length: 20 }, () => ({ bank_option: texts, bank_key: ['1'] })),
  { option_type: 'file' as const, bank_option: files, bank_key: ['1', '2'] },
];
const aLopsidedExamination = (published = false) =>
  anExamination(context, { published, sections: [{ name: 'READING', items }] });

const mix = (id: string) => call(mixOptions, { as: admin, params: { id } });
const banked = async (examId: string) => {
  const bank = (await call(listBankItems, { as: admin, params: { examId } })).reply;
  const unsigned = (path: string) => path.replace(/\?.*/, '');
  return bank.map(({ id, bank_option, bank_answer }) => {
    const options = Object.entries(bank_option).map(([key, text]) => [key, unsigned(text)] as const);
    const right = options.filter(([key]) => bank_answer.includes(Number(key))).map(([, text]) => text);
    return {
      id,
      numbers: options.map(([key]) => key),
      options: options.map(([, text]) => text),
      right,
      bank_answer,
    };
  });
};
const lopsided = async (id: string) =>
  (await call(listPublishProblems, { as: admin, params: { id } })).reply.lopsided;

describe('mixing the numbers of options', () => {
  test('moves right and wrong options alike, and keeps the set of numbers', async () => {
    const { id } = await aLopsidedExamination();
    const before = await banked(id);
    expect(await lopsided(id)).toEqual({ option: '1', right: 21, questions: 21 });
    expect((await mix(id)).status).toBe(200);
    const after = await banked(id);
    expect(after.map(({ numbers }) => numbers)).toEqual(before.map(({ numbers }) => numbers));
    expect(after.map(({ options }) => [...options].sort())).toEqual(
      before.map(({ options }) => [...options].sort()),
    );
    expect(after.map(({ right }) => [...right].sort())).toEqual(before.map(({ right }) => [...right].sort()));
    // The chance that all twenty right answers get the same number is 4 to the power of -19.
    expect(new Set(after.slice(0, 20).map(({ bank_answer }) => bank_answer[0])).size).toBeGreaterThan(1);
  });

  test('leaves pinned options in their places', async () => {
    const pinned = { bank_option: texts, bank_key: ['1'], pinned_options: ['5'] };
    const items = Array.from({ length: 20 }, () => pinned);
    const { id } = await anExamination(context, { published: false, sections: [{ name: 'READING', items }] });
    await mix(id);
    expect((await banked(id)).map(({ options }) => options.at(-1))).toEqual(Array(20).fill('no'));
  });

  test('is rejected once the examination was published, and changes nothing', async () => {
    const { id } = await aLopsidedExamination(true);
    clock.advance(1000);
    const before = await banked(id);
    const { status, error } = await mix(id);
    expect([status, error.code]).toEqual([409, 'examination_in_use']);
    expect(await banked(id)).toEqual(before);
    const { reply } = await call(getExaminationAdmin, { as: admin, params: { id } });
    expect(reply.has_unpublished_changes).toBe(false);
    const copy = (await call(duplicateExamination, { as: admin, params: { id } })).reply.examination;
    expect((await mix(copy.id)).status).toBe(200);
  });
});
