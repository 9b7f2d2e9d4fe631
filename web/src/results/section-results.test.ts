import type { AnswerStatus } from '@lulus/contract';
import { expect, test } from 'vitest';
import type { FeedbackRow } from './feedback.ts';
import { byNeed, progressOf, sectionResults } from './section-results.ts';

const row = (section: string, number: number, status: AnswerStatus): FeedbackRow => ({
  isRemoved: false,
  id: `${section}-${number}`,
  section,
  number,
  question: 'Why?',
  gaps: {},
  status,
  answer: '',
  hintType: 'text',
  hint: null,
});
const rows = (section: string, ...statuses: AnswerStatus[]) =>
  statuses.map((status, at) => row(section, at + 1, status));

test('a section has the counts of its answers, and its incorrect or unanswered questions in order', () => {
  const [listening, reading] = sectionResults([
    ...rows('LISTENING', 'incorrect', 'correct', 'unanswered'),
    ...rows('READING', 'correct'),
  ]);
  expect(listening).toMatchObject({ total: 3, counts: { correct: 1, incorrect: 1, unanswered: 1 } });
  expect(listening?.toPractise.map(({ number }) => number)).toEqual([1, 3]);
  expect(reading).toMatchObject({ section: 'READING', total: 1, toPractise: [] });
});

test('the sections to practise begin with the largest share of incorrect or unanswered questions', () => {
  const results = sectionResults([
    ...rows('A', 'incorrect', 'incorrect', 'correct', 'correct', 'correct'),
    ...rows('B', 'correct'),
    ...rows('C', 'unanswered'),
    ...rows('D', 'incorrect', 'correct'),
  ]);
  expect(byNeed(results).map(({ section }) => section)).toEqual(['C', 'D', 'A']);
});

test.each([
  ['all', ['correct', 'correct', 'correct', 'correct']],
  ['most', ['correct', 'correct', 'correct', 'incorrect']],
  ['half', ['correct', 'correct', 'unanswered', 'incorrect']],
  ['begin', ['correct', 'unanswered', 'unanswered', 'incorrect']],
] as const)('the progress is %s if the answers are %s', (progress, statuses) => {
  expect(progressOf(sectionResults(rows('A', ...statuses)))).toBe(progress);
});
