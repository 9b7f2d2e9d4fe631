import { extname } from 'node:path';
import { INTERACTIONS } from '@lulus/contract';
import { fileTypeFromFile } from 'file-type';
import { expect, test } from 'vitest';
import { createTestApp } from '../../test/test-app.ts';
import { readContent } from '../content/read-content.ts';
import { removeUnreferenced } from '../platform/files/remove-unreferenced.ts';
import { loadSample } from './load-sample.ts';
import { readSampleExamination, sampleMediaFile } from './sample-examination.ts';

test("the sample's files are recorded, stored and kept by the sweep", async () => {
  const { context, clock } = await createTestApp();
  await context.db.transaction().execute((trx) => loadSample(trx, context));
  clock.advance(3 * 24 * 3_600_000);
  expect(await removeUnreferenced(context)).toBe(0);
  const rows = await context.db.selectFrom('files').selectAll().execute();
  expect(new Set(rows.map(({ kind }) => kind))).toEqual(new Set(['image', 'audio']));
  for (const { path, bytes } of rows) expect(await context.files.sizeOf(path)).toBe(Number(bytes));
});

test('the sample’s files match their names, since nothing validates them', async () => {
  const { sections } = await readSampleExamination();
  const names = sections
    .flatMap(({ items }) => items)
    .flatMap(({ bank_asset, option_type, bank_option }) => [
      ...bank_asset.image,
      ...bank_asset.audio,
      ...(option_type === 'file' ? Object.values(bank_option) : []),
    ]);
  expect(names.length).toBeGreaterThan(0);
  for (const name of names) {
    const type = await fileTypeFromFile(sampleMediaFile(name));
    expect(`.${type?.ext}`).toBe(extname(name));
  }
});

/** An essay would keep the sample's result waiting for a marker. The sample has no text with gaps yet. */
const LEFT_OUT = ['essay', 'gaps'];

test('the sample has all other types of questions', async () => {
  const { sections } = await readSampleExamination();
  const types = sections.flatMap(({ items }) => items.map(({ interaction }) => interaction));
  expect(new Set(types)).toEqual(new Set(INTERACTIONS.filter((one) => !LEFT_OUT.includes(one))));
});

test('no content of the sample is refused, and its formulas are written from their LaTeX', async () => {
  const { sections } = await readSampleExamination();
  const rich = sections
    .flatMap(({ items }) => items)
    .flatMap(({ bank_question, option_type, bank_option, hint_type, hint }) => [
      bank_question,
      ...(option_type === 'html' ? Object.values(bank_option) : []),
      ...(hint_type === 'html' ? [hint] : []),
    ])
    .map(readContent);
  expect(rich.flatMap(({ refused }) => [...refused])).toEqual([]);
  const formulas = rich.filter(({ html }) => html.includes('<math')).map(({ html }) => html);
  expect(formulas.join('')).toMatch(/<msqrt>.*<msubsup>|<msubsup>.*<msqrt>/s);
});
