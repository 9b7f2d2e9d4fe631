/** With a smaller paper than a real one, the server would seem faster than it is. */

import { gunzipSync } from 'node:zlib';
import { INTERACTIONS } from '@lulus/contract';
import { expect, test } from 'vitest';
import { buildPaper } from '../../server/src/attempts/paper/build-paper.ts';
import type { RevisionItem } from '../../server/src/platform/db/json-columns.ts';
import { anItem, aRevision } from '../../server/test/factories.ts';
import { OPTIONS, QUESTIONS, question } from './examination.ts';
import { mixedQuestion, stemText } from './mixed-questions.ts';

const NO_LINKS = { period: () => '', link: (path: string) => path, isGood: () => true };

const paperOf = (items: RevisionItem[]) => buildPaper(aRevision(items), 1, NO_LINKS);

test('the paper of a generated examination has the size of a real one, raw and compressed', async () => {
  const items = Array.from({ length: QUESTIONS }, (_, number) => anItem(question(number)));
  const { br, gzip } = await paperOf(items);
  const kilobytes = [gunzipSync(gzip), br, gzip].map(({ length }) => Math.round(length / 1000));
  expect(kilobytes).toEqual([31, 6, 6]);
  const options = new Set(items.flatMap(({ bank_option }) => Object.values(bank_option)));
  expect(options.size).toBe(QUESTIONS * OPTIONS);
});

test('a paper of all types with tables and formulas has at most 12,000 compressed bytes', async () => {
  const items = Array.from({ length: QUESTIONS }, (_, number) => mixedQuestion(number));
  const count = (part: string) => items.filter(({ bank_question }) => bank_question.includes(part)).length;
  expect([count('<math'), count('<table')]).toEqual([10, 2]);
  for (const tag of ['mfrac', 'msqrt', '∑', '∫', 'mtable']) expect(count(tag)).toBeGreaterThan(0);
  expect(new Set(items.map(({ interaction }) => interaction)).size).toBe(INTERACTIONS.length);
  const stems = items.reduce((sum, _, number) => sum + stemText(number).length, 0);
  expect(Math.abs(stems / QUESTIONS - 120)).toBeLessThan(5);
  const { br, gzip } = await paperOf(items);
  for (const { length } of [br, gzip]) expect(length).toBeLessThanOrEqual(12_000);
});
