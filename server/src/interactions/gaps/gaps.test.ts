/** Gaps of a text: worked examples of scoring, and the forms that are rejected. */

import type { ItemResponse } from '@lulus/contract';
import * as contract from '@lulus/contract';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anAdmin, anExamination, anItem } from '../../../test/factories.ts';
import { createTestApp } from '../../../test/test-app.ts';
import { readResponse } from '../index.ts';
import { Misfit } from '../interaction-type.ts';
import { fromMillionths } from '../points.ts';
import { score } from '../score.ts';
import { findMarkers } from './find-markers.ts';
import { gaps } from './gaps.ts';

const ITEM = anItem({
  interaction: 'gaps',
  bank_question: '<p>[[1]] [[2]] [[3]]</p>',
  bank_option: {},
  bank_question_weight: 3,
  bank_gaps: {
    1: { type: 'list', options: { 1: 'go', 2: 'goes', 3: 'is going' } },
    2: { type: 'text' },
    3: { type: 'number' },
  },
  bank_key: {
    1: ['2', '3'],
    2: [
      { answer: 'Mitosis', share: 1 },
      { answer: 'pembelahan', share: 0.3333 },
    ],
    3: { value: '1250', tolerance_percent: '1' },
  },
  scoring_rule: 'equal_parts',
});
const scoreOf = (given: ItemResponse | null, changes: Partial<typeof ITEM> = {}) => {
  const item = { ...ITEM, ...changes };
  const { status, points } = score(item, readResponse(item, given), ',');
  return [status, fromMillionths(points)];
};

test.each<[ItemResponse | null, string, number, number]>([
  [{ 1: '2', 2: 'mitosis', 3: '1.250' }, 'correct', 3, 3],
  [{ 1: '3', 2: 'MITOSIS.', 3: '1240' }, 'correct', 3, 3],
  [{ 1: '2', 2: 'pembelahan', 3: '1,25' }, 'partial', 1.3333, 0],
  [{ 1: '2' }, 'partial', 1, 0],
  [{ 2: 'pembelahan' }, 'partial', 0.3333, 0],
  [{ 1: '1', 2: 'meiosis', 3: 'banyak' }, 'incorrect', 0, 0],
  [{ 1: '', 2: '  ' }, 'unanswered', 0, 0],
  [null, 'unanswered', 0, 0],
])('%j is %s and earns %f by equal parts, and %f if all must be right', (given, status, parts, all) => {
  expect(scoreOf(given)).toEqual([status, parts]);
  expect(scoreOf(given, { scoring_rule: 'all_or_nothing' })[1]).toBe(all);
});

test('the rules of the text say whether capital letters matter', () => {
  const text_rules = { case: true, punctuation: true };
  const rich = { ...ITEM.bank_key };
  expect(scoreOf({ 2: 'mitosis' }, { bank_key: structuredClone(rich), text_rules })).toEqual([
    'incorrect',
    0,
  ]);
});

test('points stay between 0 and the maximum for any response', () => {
  const text = fc.oneof(
    fc.constantFrom('1', '2', 'mitosis', 'pembelahan', '1250'),
    fc.string({ maxLength: 9 }),
  );
  const given = fc.dictionary(fc.constantFrom('1', '2', '3'), text);
  const rule = fc.constantFrom('all_or_nothing' as const, 'equal_parts' as const);
  fc.assert(
    fc.property(given, rule, (response, scoring_rule) => {
      try {
        const [status, points] = scoreOf(response, { scoring_rule });
        expect(points).toBeGreaterThanOrEqual(0);
        expect(points).toBeLessThanOrEqual(3);
        if (status === 'unanswered') expect(points).toBe(0);
      } catch (error) {
        if (!(error instanceof Misfit)) throw error;
      }
    }),
  );
});

test('only filled gaps are kept, and responses are the same if each gap is', () => {
  expect(readResponse(ITEM, { 3: '1', 1: '2', 2: ' ' })).toEqual({ 1: '2', 3: '1' });
  const isSame = (one: object, other: object) =>
    gaps.isSame?.(ITEM, one as Record<string, string>, other as Record<string, string>, ',');
  expect(isSame({ 1: '2', 2: 'a', 3: '1,5' }, { 1: '2', 2: ' A.', 3: '1½' })).toBe(true);
  expect(isSame({ 2: 'a' }, { 2: 'a', 3: '1' })).toBe(false);
  expect(isSame({ 1: '2' }, { 1: '3' })).toBe(false);
});

test('a response is described in the order of the gaps, with the texts of options', () => {
  expect(gaps.describe(ITEM, { 1: '3', 3: '12' }, () => '')).toBe('1: is going; 3: 12');
});

test('markers are found in texts, lists and tables, but not in formulas', () => {
  const html =
    '<p>a [[2]] <b>[[1]]</b></p><ul><li><p>[[3]]</p></li></ul><table><tbody><tr><td>[[10]]</td></tr></tbody></table>' +
    '<p><math><mtext>[[5]]</mtext></math> [[0]] [[123]] [ [6]] [[31]]</p>';
  expect(findMarkers(html)).toEqual(['2', '1', '3', '10', '31']);
});

const { call, context } = await createTestApp();
const admin = await anAdmin(context);
const FORM = {
  bank_type: 'text',
  bank_section: 'SOAL',
  bank_question: '<p>She [[1]] to school. 1 + 1 = [[2]]</p>',
  bank_question_weight: '2',
  interaction: 'gaps',
  bank_gaps: '{"1":{"type":"list","options":{"1":"go","2":"goes","3":" "}},"2":{"type":"number"}}',
  bank_key: '{"1":["2"],"2":{"value":"2"}}',
  scoring_rule: 'equal_parts',
} as const;
const insert = async (changes: object) => {
  const { id } = await anExamination(context, { published: false, sections: [] });
  const body = { ...FORM, examination_id: id, ...changes };
  return { id, sent: await call(contract.insertBankItem, { as: admin, body: body as never }) };
};

test.each<[string, string, object]>([
  ['gap_without_marker', 'bank_gaps', { bank_question: '<p>She [[1]]</p>' }],
  ['marker_without_gap', 'bank_gaps', { bank_question: `${FORM.bank_question}<p>[[3]]</p>` }],
  ['marker_twice', 'bank_gaps', { bank_question: `${FORM.bank_question}<p>[[2]]</p>` }],
  ['gaps_missing', 'bank_gaps', { bank_question: '<p>She</p>', bank_gaps: '{}', bank_key: '{}' }],
  [
    'gap_options_missing',
    'bank_gaps',
    { bank_gaps: '{"1":{"type":"list","options":{"2":"goes"}},"2":{"type":"number"}}' },
  ],
  ['no_such_gap', 'bank_key', { bank_key: '{"3":["1"]}' }],
  ['key_unfit', 'bank_key[2]', { bank_key: '{"2":["1"]}' }],
  ['empty_answer', 'bank_key[1]', { bank_key: '{"1":["3"]}' }],
  ['bounds_reversed', 'bank_key[2]', { bank_key: '{"2":{"min":"2","max":"1"}}' }],
  ['rule_unfit', 'scoring_rule', { scoring_rule: 'parts_minus_wrong' }],
])('a form is rejected with %s at %s: %o', async (_, field, changes) => {
  const { status, error } = (await insert(changes)).sent;
  expect([status, Object.keys(error.message)]).toEqual([422, [field]]);
  if (field === 'bank_gaps') expect(JSON.stringify(error.message)).toMatch(/\d|at least one/);
});

test('a question is stored without empty options, and needs the key of each gap to be published', async () => {
  const { id, sent } = await insert({ bank_key: '{"1":["2"]}' });
  const { bank } = sent.reply;
  expect(bank).toMatchObject({
    bank_gaps: { 1: { type: 'list', options: { 1: 'go', 2: 'goes' } }, 2: { type: 'number' } },
    bank_key: { 1: ['2'] },
  });
  const publish = () => call(contract.publishExamination, { as: admin, params: { id } });
  expect((await publish()).status).toBe(409);
  const edit = { ...FORM, bank_answer: '[]', hint: '' };
  const params = { bankId: bank.id };
  expect((await call(contract.updateBankItem, { as: admin, params, body: edit as never })).status).toBe(200);
  expect((await publish()).status).toBe(200);
});

test('another answer of a gap is accepted with all points, and a key corrected', async () => {
  const { id, sent } = await insert({});
  const { bank } = sent.reply;
  await call(contract.publishExamination, { as: admin, params: { id } });
  const params = { id, questionId: bank.id };
  const preview = (body: object) =>
    call(contract.previewCorrection, { as: admin, params, body: body as contract.Correction });
  expect((await preview({ kind: 'accept', response: { 1: '1', 2: '2' } })).status).toBe(200);
  expect((await preview({ kind: 'accept', response: { 1: '9' } })).status).toBe(422);
  expect((await preview({ kind: 'key', bank_key: { 1: ['1'], 2: { value: '3' } } })).status).toBe(200);
  expect((await preview({ kind: 'key', bank_key: { 1: ['1'] } })).status).toBe(422);
});
