import { expect, test } from 'vitest';
import { createTestApp } from '../../test/test-app.ts';
import { removeUnreferenced } from '../files/remove-unreferenced.ts';
import { loadSample } from './load-sample.ts';

test("the sample's files are recorded, stored and kept by the sweep", async () => {
  const { context, clock } = await createTestApp();
  await context.db.transaction().execute((trx) => loadSample(trx, context));
  clock.advance(3 * 24 * 3_600_000);
  expect(await removeUnreferenced(context)).toBe(0);
  const rows = await context.db.selectFrom('files').selectAll().execute();
  expect(new Set(rows.map(({ kind }) => kind))).toEqual(new Set(['image', 'audio']));
  for (const { path, bytes } of rows) expect(await context.files.sizeOf(path)).toBe(Number(bytes));
});
