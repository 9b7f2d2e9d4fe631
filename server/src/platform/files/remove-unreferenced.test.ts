import { mkdir, mkdtemp, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { v7 as newId } from 'uuid';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { anExamination } from '../../../test/factories.ts';
import { createTestApp } from '../../../test/test-app.ts';
import { recordFile } from './files.queries.ts';
import { removeLeftovers } from './remove-leftovers.ts';
import { removeUnreferenced } from './remove-unreferenced.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const { context, clock } = await createTestApp();
const { db, files } = context;
const folder = await mkdtemp(join(tmpdir(), 'lulus-sweep-'));
const source = join(folder, 'source');
await writeFile(source, 'content');
afterAll(() => rm(folder, { recursive: true }));
beforeEach(async () => {
  await db.deleteFrom('files').execute();
});

const isThere = async (path: string) => (await files.sizeOf(path)) !== undefined;

/** Stores and records a file, like `storeUpload`. */
async function aStoredFile(path: string): Promise<string> {
  await recordFile(db, { path, kind: 'image', bytes: 7, stored_at: context.clock() });
  if (!(await isThere(path))) await files.put(path, source);
  return path;
}

const rows = async () => (await db.selectFrom('files').select('path').execute()).map(({ path }) => path);

test('an unreferenced file is removed after a day, with its row', async () => {
  const path = await aStoredFile('bank_asset/unused.png');
  clock.advance(23 * HOUR);
  expect(await removeUnreferenced(context)).toBe(0);
  expect(await isThere(path)).toBe(true);
  clock.advance(2 * HOUR);
  expect(await removeUnreferenced(context)).toBe(1);
  expect([await isThere(path), await rows()]).toEqual([false, []]);
});

describe('a file stays as long as it is referenced', () => {
  const itemWith = (path: string, place: string) => {
    const bank_asset = { image: [] as string[], audio: [] as string[], video: [] as string[] };
    if (place === 'an option')
      return { option_type: 'file' as const, bank_option: { 1: 'bank_option/x.png', 2: path } };
    bank_asset[place as keyof typeof bank_asset].push('bank_asset/other.png', path);
    return { bank_asset };
  };

  test.each(['image', 'audio', 'video', 'an option'])('by a question, as %s', async (place) => {
    const path = await aStoredFile(`bank_asset/${place.replace(' ', '-')}.png`);
    await anExamination(context, {
      published: false,
      sections: [{ name: 'A', items: [itemWith(path, place)] }],
    });
    for (let day = 0; day < 3; day++) {
      clock.advance(DAY + HOUR);
      await removeUnreferenced(context);
    }
    expect([await isThere(path), await rows()]).toEqual([true, [path]]);
  });

  test('by a stimulus, as a file and in its text, and by a revision of it', async () => {
    const asset = await aStoredFile('bank_asset/map.png');
    const picture = await aStoredFile('bank_asset/drawn.png');
    const stimulus = {
      id: newId(),
      content: `<p><img src="${picture}" alt=""></p>`,
      bank_asset: { image: [asset], audio: [], video: [] },
    };
    const { id } = await anExamination(context, {
      sections: [{ name: 'A', stimuli: [stimulus], items: [{ stimulus_id: stimulus.id }] }],
    });
    const sweep = async () => {
      clock.advance(3 * DAY);
      return removeUnreferenced(context);
    };
    const { revision_id } = await db
      .selectFrom('examinations')
      .select('revision_id')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    await db.updateTable('examinations').set({ revision_id: null }).where('id', '=', id).execute();
    const revisions = await db.deleteFrom('revisions').where('id', '=', revision_id).returningAll().execute();
    expect(await sweep()).toBe(0);

    const rows = revisions.map(({ sections, stimuli, ...revision }) => ({
      ...revision,
      sections: JSON.stringify(sections),
      stimuli: JSON.stringify(stimuli),
    }));
    await db.insertInto('revisions').values(rows).execute();
    await db.deleteFrom('bank_items').where('examination_id', '=', id).execute();
    await db.deleteFrom('stimuli').where('examination_id', '=', id).execute();
    expect(await sweep()).toBe(0);
    await db.deleteFrom('revisions').where('examination_id', '=', id).execute();
    expect(await sweep()).toBe(2);
  });

  test('by a revision only, until the revision is deleted', async () => {
    const asset = await aStoredFile('bank_asset/revised.png');
    const option = await aStoredFile('bank_option/revised.png');
    const items = [itemWith(asset, 'image'), itemWith(option, 'an option')];
    const { id } = await anExamination(context, { sections: [{ name: 'A', items }] });
    await db.deleteFrom('bank_items').where('examination_id', '=', id).execute();
    clock.advance(3 * DAY);
    expect(await removeUnreferenced(context)).toBe(0);
    expect([await isThere(asset), await isThere(option)]).toEqual([true, true]);

    await db.updateTable('examinations').set({ revision_id: null }).where('id', '=', id).execute();
    await db.deleteFrom('revisions').where('examination_id', '=', id).execute();
    clock.advance(6 * HOUR);
    expect(await removeUnreferenced(context)).toBe(0);
    clock.advance(DAY);
    expect(await removeUnreferenced(context)).toBe(2);
  });
});

test('a file that is stored again stays for another day', async () => {
  const path = await aStoredFile('bank_asset/again.png');
  clock.advance(23 * HOUR);
  await aStoredFile(path);
  clock.advance(2 * HOUR);
  expect(await removeUnreferenced(context)).toBe(0);
  expect(await isThere(path)).toBe(true);
});

test('a row without a file is removed, too', async () => {
  await recordFile(db, { path: 'bank_asset/never.png', kind: 'image', bytes: 7, stored_at: context.clock() });
  clock.advance(2 * DAY);
  expect(await removeUnreferenced(context)).toBe(1);
  expect(await rows()).toEqual([]);
});

test('the row of a file that cannot be removed stays for the next sweep', async () => {
  const path = await aStoredFile('bank_asset/stuck.png');
  clock.advance(2 * DAY);
  const failing = { ...files, remove: () => Promise.reject(new Error('the store fails')) };
  await expect(removeUnreferenced({ ...context, files: failing })).rejects.toThrow('the store fails');
  expect(await rows()).toEqual([path]);
  expect(await removeUnreferenced(context)).toBe(1);
});

test('concurrent sweeps remove each file once, and never the file of a concurrent upload', async () => {
  for (let round = 0; round < 5; round++) {
    const paths = await Promise.all(
      Array.from({ length: 10 }, (_, n) => aStoredFile(`bank_asset/file-${n}.png`)),
    );
    clock.advance(2 * DAY);
    const sweeps = [removeUnreferenced(context), removeUnreferenced(context)];
    await Promise.all(paths.slice(0, 5).map(aStoredFile));
    const removed = await Promise.all(sweeps);
    expect(removed.reduce((sum, count) => sum + count)).toBeGreaterThanOrEqual(5);
    const there = await Promise.all(paths.map(isThere));
    expect(there).toEqual(paths.map((_, n) => n < 5));
    expect((await rows()).sort()).toEqual(paths.slice(0, 5));
  }
});

test('old leftovers of a killed process are removed, and recent ones stay', async () => {
  const old = [join(folder, 'tmp', 'old-request'), join(folder, 'files', 'unfinished', 'old')];
  const young = join(folder, 'tmp', 'young-request');
  for (const path of [...old, young]) await mkdir(path, { recursive: true });
  for (const path of old) await utimes(path, new Date(Date.now() - 2 * DAY), new Date(Date.now() - 2 * DAY));
  await removeLeftovers(folder, DAY);
  expect(
    await Promise.all(
      [...old, young].map((path) =>
        stat(path).then(
          () => true,
          () => false,
        ),
      ),
    ),
  ).toEqual([false, false, true]);
  await removeLeftovers(folder, 0);
  await expect(stat(young)).rejects.toThrow();
  await removeLeftovers(join(folder, 'nowhere'), 0);
});
