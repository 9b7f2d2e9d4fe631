import { readdir } from 'node:fs/promises';
import { dirname, extname } from 'node:path';
import { INTERACTIONS } from '@lulus/contract';
import { fileTypeFromFile } from 'file-type';
import { expect, test } from 'vitest';
import { createTestApp } from '../../test/test-app.ts';
import { readContent } from '../content/read-content.ts';
import { removeUnreferenced } from '../platform/files/remove-unreferenced.ts';
import { loadSamples } from './load-sample.ts';
import { readSampleExaminations, sampleMediaFile } from './sample-examination.ts';

const examinations = await readSampleExaminations();
const sections = examinations.flatMap((examination) => examination.sections);
const items = sections.flatMap((section) => section.items);
const stimuli = sections.flatMap((section) => Object.values(section.stimuli));

test("the samples' files are recorded, stored and kept by the sweep", async () => {
  const { context, clock } = await createTestApp();
  await context.db.transaction().execute((trx) => loadSamples(trx, context));
  clock.advance(3 * 24 * 3_600_000);
  expect(await removeUnreferenced(context)).toBe(0);
  const rows = await context.db.selectFrom('files').selectAll().execute();
  expect(new Set(rows.map(({ kind }) => kind))).toEqual(new Set(['image', 'audio']));
  for (const { path, bytes } of rows) expect(await context.files.sizeOf(path)).toBe(Number(bytes));
});

test('the samples’ files match their names, since nothing validates them, and none is left over', async () => {
  const names = [
    ...[...items, ...stimuli].flatMap(({ bank_asset }) => [...bank_asset.image, ...bank_asset.audio]),
    ...items.flatMap(({ option_type, bank_option }) =>
      option_type === 'file' ? Object.values(bank_option) : [],
    ),
  ];
  expect([...names].sort()).toEqual((await readdir(dirname(sampleMediaFile('any')))).sort());
  for (const name of names) {
    const type = await fileTypeFromFile(sampleMediaFile(name));
    expect(`.${type?.ext}`).toBe(extname(name));
  }
});

test('the samples have all types of questions, and only one of them waits for a marker', async () => {
  expect(new Set(items.map(({ interaction }) => interaction))).toEqual(new Set(INTERACTIONS));
  const hasEssay = examinations.map((examination) =>
    examination.sections.some((section) => section.items.some(({ interaction }) => interaction === 'essay')),
  );
  expect(hasEssay).toEqual([true, false]);
});

test('questions share a passage or a recording of their section, and no name is wrong', async () => {
  const { context } = await createTestApp();
  await context.db.transaction().execute((trx) => loadSamples(trx, context));
  const shared = await context.db
    .selectFrom('bank_items')
    .innerJoin('stimuli', 'stimuli.id', 'stimulus_id')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .groupBy('stimuli.id')
    .execute();
  expect(shared.map(({ count }) => Number(count)).sort()).toEqual([3, 4]);
  expect(items.filter(({ stimulus }) => stimulus)).toHaveLength(7);
});

test('the rubric of an essay gives its points', () => {
  const essays = items.filter(({ interaction }) => interaction === 'essay');
  expect(essays.length).toBeGreaterThan(0);
  for (const { rubric, bank_question_weight } of essays) {
    const best = rubric.map(({ levels }) => Math.max(...levels.map(({ points }) => points)));
    expect(best.reduce((sum, points) => sum + points, 0)).toBe(bank_question_weight);
  }
});

test('no content of the samples is refused, and their formulas are written from their LaTeX', () => {
  const rich = items
    .flatMap(({ bank_question, option_type, bank_option, hint_type, hint }) => [
      bank_question,
      ...(option_type === 'html' ? Object.values(bank_option) : []),
      ...(hint_type === 'html' ? [hint] : []),
    ])
    .concat(stimuli.map(({ content }) => content))
    .map(readContent);
  expect(rich.flatMap(({ refused }) => [...refused])).toEqual([]);
  const formulas = rich.filter(({ html }) => html.includes('<math')).map(({ html }) => html);
  expect(formulas.join('')).toMatch(/<msqrt>.*<msup>/s);
});
