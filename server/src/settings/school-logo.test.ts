/** The logo's file: public by its signed link, replaceable, and swept only when it is unused. */
import { readFile } from 'node:fs/promises';
import { getSettings, updateSettings } from '@lulus/contract';
import { expect, test } from 'vitest';
import { anAdmin } from '../../test/factories.ts';
import { createTestApp, type TestFile } from '../../test/test-app.ts';
import { removeUnreferenced } from '../platform/files/remove-unreferenced.ts';

const HOUR = 3_600_000;
const { app, context, clock, call } = await createTestApp();
const admin = await anAdmin(context);
const [FIRST, SECOND] = await Promise.all(
  ['sign-a.png', 'sign-b.png'].map((name) =>
    readFile(new URL(`../../sample/media/${name}`, import.meta.url)),
  ),
);

/** Opens a session for each call, since the tests move the clock by days. */
const update = async (body: object, files: TestFile[] = []) =>
  (await call(updateSettings, { as: await context.sessions.open(admin), body, files })).reply.settings;

async function upload(content: Buffer | undefined, body = {}): Promise<string | null> {
  const file = { field: 'school_logo', filename: 'logo', content: Uint8Array.from(content ?? []) };
  return (await update(body, [file])).school_logo;
}
const shown = async () => (await call(getSettings, {})).reply.school_logo;
const fetchFile = (link: string | null) => app.inject({ url: `/api/assets/${link}` });
/** Sweeps once an hour, like the server. */
async function sweepFor(hours: number): Promise<void> {
  for (let hour = 0; hour < hours; hour += 1) {
    clock.advance(HOUR);
    await removeUnreferenced(context);
  }
}
const stored = async () =>
  (await context.db.selectFrom('files').select('path').orderBy('stored_at').execute()).map(
    ({ path }) => path,
  );
const pathOf = (link: string | null) => link?.split('?')[0];

test('a logo is public by its signed link only', async () => {
  const link = await upload(FIRST);
  expect(link).toMatch(/^school_logo\/[0-9a-f]{64}\.png\?expires=/);
  expect(await shown()).toBe(link);
  const { statusCode, headers } = await fetchFile(link);
  expect([statusCode, headers['content-type']]).toEqual([200, 'image/png']);
  expect((await fetchFile(pathOf(link) ?? '')).statusCode).toBe(403);
});

test('a logo in use is never swept, and a replaced one is after a day', async () => {
  const first = await upload(FIRST);
  await sweepFor(60);
  expect((await fetchFile(await shown())).statusCode).toBe(200);

  const second = await upload(SECOND);
  expect(pathOf(second)).not.toBe(pathOf(first));
  await sweepFor(11);
  expect(await stored()).toHaveLength(2);
  await sweepFor(26);
  expect(await stored()).toEqual([pathOf(second)]);
  expect((await fetchFile(context.assetLinks.link(pathOf(first) ?? ''))).statusCode).toBe(404);
  expect((await fetchFile(await shown())).statusCode).toBe(200);
});

test('a removed logo disappears at once from the settings, and can be restored', async () => {
  await upload(FIRST);
  expect((await update({ remove_school_logo: 'true' })).school_logo).toBeNull();
  expect(await upload(FIRST)).not.toBeNull();
  expect(await upload(SECOND, { remove_school_logo: 'true' })).toMatch(/^school_logo\//);
});

test('a logo stays when other settings are changed', async () => {
  const link = await upload(FIRST);
  await update({ remove_school_logo: 'false', prize_on: 'false' });
  expect(pathOf(await shown())).toBe(pathOf(link));
});
