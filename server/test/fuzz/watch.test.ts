/** Which changes by a rejected call the fuzzer reports. */
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { audit } from '../../src/platform/audit/audit.ts';
import { anAdmin } from '../factories.ts';
import { createTestApp } from '../test-app.ts';
import { watchChanges } from './watch-changes.ts';
import { watchFiles } from './watch-files.ts';

const { context } = await createTestApp();
const { db, clock } = context;
const admin = await anAdmin(context);
const actor = { user_id: admin.id, address: '127.0.0.1', request_id: 'r' };
await sql`insert into second_factors (user_id, secret, created_at) values (${admin.id}, 'x', now())`.execute(
  db,
);
await sql`insert into rate_limits values ('counted', 1, 0)`.execute(db);
const changes = await watchChanges(db);

test.each([
  [
    'an audit line other than a failed login',
    'audit_log insert logged_out',
    () => audit(db, { at: clock(), actor, action: 'logged_out' }),
  ],
  [
    'a second factor that is switched on',
    'second_factors update',
    () => sql`update second_factors set confirmed_at = now()`.execute(db),
  ],
  [
    'a second factor’s code that is used up',
    'second_factors update',
    () => sql`update second_factors set used_step = 7`.execute(db),
  ],
  [
    'a device that has logged in',
    'known_devices insert',
    () => sql`insert into known_devices values (${admin.id}, gen_random_uuid(), now())`.execute(db),
  ],
  ['a deleted second factor', 'second_factors delete', () => sql`delete from second_factors`.execute(db)],
])('%s is reported', async (_, noted, change) => {
  await change();
  expect(await changes()).toEqual([noted]);
});

test.each([
  ['an audit line of a failed login', () => audit(db, { at: clock(), actor, action: 'login_failed' })],
  ['a counted login attempt', () => sql`insert into rate_limits values ('try', 1, 0)`.execute(db)],
  ['a count that increases', () => sql`update rate_limits set points = points + 1`.execute(db)],
  ['a count that is deleted', () => sql`delete from rate_limits`.execute(db)],
  [
    'a counted wrong code',
    async () => {
      await sql`insert into second_factors (user_id, secret, created_at) values (${admin.id}, 'x', now())`.execute(
        db,
      );
      await changes();
      await sql`update second_factors set tries = 3, wait_until = now()`.execute(db);
    },
  ],
  ['an update without a change', () => sql`update users set first_name = first_name`.execute(db)],
])('%s is not reported', async (_, change) => {
  await change();
  expect(await changes()).toEqual([]);
});

test('a file that is created, replaced or deleted is a change', async () => {
  const root = await mkdtemp(join(tmpdir(), 'lulus-watched-'));
  onTestFinished(() => rm(root, { recursive: true }));
  const folder = join(root, 'files');
  const changed = await watchFiles(folder);
  expect(await changed()).toEqual([]);
  const file = join('bank_asset', 'a.png');
  await mkdir(join(folder, 'bank_asset'), { recursive: true });
  await writeFile(join(folder, file), 'one');
  expect(await changed()).toEqual([file]);
  expect(await changed()).toEqual([]);
  await writeFile(join(folder, file), 'another');
  expect(await changed()).toEqual([file]);
  await rm(join(folder, file));
  expect(await changed()).toEqual([file]);
});
