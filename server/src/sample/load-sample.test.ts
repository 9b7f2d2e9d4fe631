import { extname } from 'node:path';
import { fileTypeFromFile } from 'file-type';
import { expect, test } from 'vitest';
import { createTestApp } from '../../test/test-app.ts';
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
