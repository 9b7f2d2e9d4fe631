import { expect, test } from 'vitest';
import { anItem } from '../../../test/factories.ts';
import { findPublishProblems } from './publish-problems.ts';

const now = new Date('2026-11-21T08:00:00Z');
const open = { closes_at: null };
const codesOf = (fields: Parameters<typeof anItem>[0]) =>
  findPublishProblems(open, [{ ...anItem(fields), bank_section: 'READING' }], now).map(({ code }) => code);

test('an examination without questions is not ready', () => {
  expect(findPublishProblems(open, [], now)).toEqual([
    { code: 'no_questions', bank_id: null, bank_section: null },
  ]);
});

test('an examination is not ready after its window has ended, and is ready before its window', () => {
  const items = [{ ...anItem(), bank_section: 'READING' }];
  const codes = (closes_at: Date) => findPublishProblems({ closes_at }, items, now).map(({ code }) => code);
  expect(codes(now)).toEqual(['window_over']);
  expect(codes(new Date(now.getTime() + 1))).toEqual([]);
});

test('a problem of a question names the question and its section', () => {
  const item = { ...anItem({ bank_key: [] }), bank_section: 'READING' };
  expect(findPublishProblems(open, [item], now)).toEqual([
    { code: 'no_right_answer', bank_id: item.id, bank_section: 'READING' },
  ]);
});

test.each([
  ['a plain question', {}, []],
  ['no right answer', { bank_key: [] }, ['no_right_answer']],
  ['one option', { bank_option: { 1: 'Paris' } }, ['too_few_options']],
  ['two options of which one is empty', { bank_option: { 1: 'Paris', 2: '' } }, ['too_few_options']],
  ['a right answer that is no option', { bank_key: ['1', '4'] }, ['too_few_options']],
  ['no text', { bank_question: '<p> <br />&nbsp;</p>' }, ['no_question_text']],
  [
    'a recording without text',
    { bank_question: '<p></p>', bank_asset: { image: [], audio: ['bank_asset/a.mp3'], video: [] } },
    [],
  ],
  [
    'everything at once',
    { bank_question: '', bank_option: {}, bank_key: [] },
    ['no_question_text', 'too_few_options', 'no_right_answer'],
  ],
])('%s', (_, fields, codes) => {
  expect(codesOf(fields)).toEqual(codes);
});
