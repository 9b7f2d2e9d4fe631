import { expect, test } from 'vitest';
import {
  buildWordPaper,
  PAPER_CHOICES,
  PAPER_ESSAYS,
  PAPER_KEYS,
  PAPER_OUTSIDE,
} from '../../../test/docx/word-paper.ts';
import { readFile } from '../fit-file.ts';

test('reads a paper of 40 questions with formulas, pictures and tables', async () => {
  const { items, refused, stimuli, media } = await readFile({ name: 'uas.docx', bytes: buildWordPaper() });
  expect(refused.map(({ problem }) => problem.code)).toEqual(Array(PAPER_OUTSIDE).fill('outside_questions'));
  expect(items.flatMap(({ n, warnings }) => warnings.map(({ code }) => `${n} ${code}`))).toEqual([]);
  expect(items.map(({ ref }) => ref.params.number)).toEqual(
    Array.from({ length: PAPER_CHOICES + PAPER_ESSAYS }, (_, at) => at + 1),
  );
  const choices = items.slice(0, PAPER_CHOICES);
  expect(choices.map(({ content }) => Object.keys(content.bank_option).length)).toEqual(
    Array(PAPER_CHOICES).fill(5),
  );
  expect(choices.map(({ content }) => content.bank_key)).toEqual(
    PAPER_KEYS.map((letter) => [String('ABCDE'.indexOf(letter) + 1)]),
  );
  expect(items.slice(PAPER_CHOICES).map(({ section, content }) => [section, content.interaction])).toEqual(
    Array(PAPER_ESSAYS).fill(['URAIAN', 'essay']),
  );
  expect(items.filter(({ stimulus }) => stimulus !== null).map(({ ref }) => ref.params.number)).toEqual([
    11, 12, 13,
  ]);
  expect(Object.values(stimuli)).toHaveLength(1);
  expect(media).toHaveLength(4);
});
