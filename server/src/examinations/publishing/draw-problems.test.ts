import { expect, test } from 'vitest';
import { anItem } from '../../../test/factories.ts';
import { findDrawProblems, findUnusedCandidates } from './draw-problems.ts';

const item = (tags: string[], fields: Parameters<typeof anItem>[0] = {}) => ({
  ...anItem(fields),
  section_id: 's',
  tags,
});
const codes = (draw: { tags: string[]; count: number }[], ...items: ReturnType<typeof item>[]) =>
  findDrawProblems([{ id: 's', name: 'READING', draw }], items).map(({ code }) => code);
const easy = { tags: ['easy'], count: 2 };

test('candidates of equal points and size are drawn', () => {
  expect(codes([easy], item(['easy']), item(['Easy', 'verbs']), item(['hard']))).toEqual([]);
});

test.each([
  ['too few candidates', [item(['easy'])], [easy], ['draw_too_few']],
  ['other points', [item(['easy']), item(['easy'], { bank_question_weight: 2 })], [easy], ['draw_unequal']],
  [
    'groups of other sizes',
    [item(['easy']), item(['easy'], { stimulus_id: 'p' }), item(['easy'], { stimulus_id: 'p' })],
    [easy],
    ['draw_unequal'],
  ],
  [
    'a question in two lines',
    [item(['easy', 'verbs']), item(['easy'])],
    [easy, { tags: ['verbs'], count: 1 }],
    ['draw_overlap'],
  ],
])('%s are a problem', (_, items, draw, expected) => {
  expect(codes(draw, ...items)).toEqual(expected);
});

test('a line with more candidates than all 64 forms can have is named', () => {
  const items = Array.from({ length: 65 }, () => item(['easy']));
  const unused = (count: number) =>
    findUnusedCandidates([{ id: 's', name: 'READING', draw: [{ tags: ['easy'], count }] }], items);
  expect(unused(1)).toEqual([{ bank_section: 'READING', candidates: 65, used: 64 }]);
  expect(unused(2)).toEqual([]);
});
