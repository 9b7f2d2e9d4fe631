import { mkdir, mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { createTestApp } from '../../test/test-app.ts';
import { readConfig } from '../platform/config.ts';
import { recordFile } from '../platform/files/files.queries.ts';
import { verifyArchive } from './archive.ts';
import { isBackupDue, noteBackup } from './schedule.queries.ts';
import { makeScheduledBackup } from './scheduled-backup.ts';

const { context } = await createTestApp();
const { db } = context;
const connectionString = context.config.DATABASE_URL ?? '';
const root = await mkdtemp(join(tmpdir(), 'lulus-schedule-'));
afterAll(() => rm(root, { recursive: true }));
let folder = '';

beforeEach(async () => {
  await db.deleteFrom('scheduled_backup').execute();
  await db.deleteFrom('files').execute();
  folder = await mkdtemp(join(root, 'backups-'));
});

function make(day: number, { BACKUP_KEEP = '7', into = folder, ...env }: Record<string, string> = {}) {
  const { DATA_DIR } = context.config;
  const config = readConfig({ DATA_DIR, BACKUP_KEEP, ...env });
  const now = new Date(Date.UTC(2026, 6, day, 12));
  return makeScheduledBackup({ config, connectionString, folder: into, now });
}
const nameOf = (day: number) => `lulus-2026-07-0${day}T12-00-00Z.tar`;
const names = async (of = folder) => (await readdir(of)).sort();

test.each([
  ['a time has passed since the newest', '02:00', '2026-07-01T18:59:59Z', '2026-07-01T19:00:00Z', true],
  ['none has passed since', '02:00', '2026-07-01T19:00:01Z', '2026-07-02T18:59:59Z', false],
  [
    'the second time of the day has passed',
    '02:00,14:30',
    '2026-07-02T07:29:59Z',
    '2026-07-02T07:30:00Z',
    true,
  ],
  ['none of two has passed', '02:00,14:30', '2026-07-01T19:00:00Z', '2026-07-02T07:29:59Z', false],
  ['none was made for weeks', '02:00', '2026-06-01T00:00:00Z', '2026-07-02T12:00:00Z', true],
  [
    'the server that made it is seconds ahead',
    '02:00',
    '2026-07-01T19:00:10Z',
    '2026-07-01T19:00:00Z',
    false,
  ],
  ['the newest is of a year to come', '02:00', '2027-07-02T00:00:00Z', '2026-07-02T12:00:00Z', true],
])('a backup is due or not in the school’s time zone: %s', async (_, BACKUP_AT, made, now, due) => {
  await noteBackup(db, new Date(made));
  expect(await isBackupDue(db, readConfig({ BACKUP_AT, TIME_ZONE: 'Asia/Jakarta' }), new Date(now))).toBe(
    due,
  );
});

test('a time zone that an admin chose overrides the configured one', async () => {
  const config = readConfig({ TIME_ZONE: 'Asia/Jakarta' });
  await noteBackup(db, new Date('2026-07-01T16:00:00Z'));
  const now = new Date('2026-07-01T17:30:00Z');
  expect(await isBackupDue(db, config, now)).toBe(false);
  await db.updateTable('settings').set({ time_zone: 'Asia/Jayapura' }).execute();
  expect(await isBackupDue(db, config, now)).toBe(true);
  await db.updateTable('settings').set({ time_zone: null }).execute();
});

test('one of several concurrent servers makes the backup, and then none is due', async () => {
  const folders = ['one', 'two', 'three'].map((name) => join(folder, name));
  const made = (await Promise.all(folders.map((into) => make(1, { into })))).filter(
    (one) => one !== undefined,
  );
  expect(made).toHaveLength(1);
  await verifyArchive(made[0]?.file ?? '');
  const lines = await db
    .selectFrom('audit_log')
    .select('after')
    .where('action', '=', 'backup_made')
    .execute();
  expect(lines).toEqual([{ after: { rows: made[0]?.rows, files: made[0]?.files } }]);
  for (const into of folders) expect(await make(1, { into })).toBeUndefined();
  const written = await Promise.all(folders.map((into) => names(into).catch(() => [])));
  expect(written.flat()).toEqual([nameOf(1)]);
});

test('the newest n backups are kept, and other files are not touched', async () => {
  const strange = ['lulus-2026-07-01.tar', `${nameOf(1)}.gpg`, 'notes.txt'];
  for (const name of strange) await writeFile(join(folder, name), '');
  await mkdir(join(folder, 'older'));
  for (const day of [1, 2, 3]) await make(day, { BACKUP_KEEP: '2' });
  expect(await names()).toEqual([...strange, nameOf(2), nameOf(3), 'older'].sort());
  expect((await stat(join(folder, nameOf(3)))).mode & 0o077).toBe(0);
  await make(4, { BACKUP_KEEP: '1' });
  expect(await names()).toEqual([...strange, nameOf(4), 'older'].sort());
});

test('the backup just made stays, even if an earlier one has a later time', async () => {
  await make(9, { BACKUP_KEEP: '1' });
  await make(2, { BACKUP_KEEP: '1' });
  expect(await names()).toEqual([nameOf(2)]);
});

test('a failed backup removes no older one, leaves no partial files, and stays due', async () => {
  for (const day of [1, 2]) await make(day);
  await recordFile(db, { path: 'bank_asset/talk.mp3', kind: 'audio', bytes: 5, stored_at: new Date() });
  const FILES_URL = 'http://KEY:SECRET@127.0.0.1:1/lulus';
  await expect(make(3, { FILES_URL, BACKUP_KEEP: '1' })).rejects.toThrow('The file storage does not answer.');
  expect(await names()).toEqual([nameOf(1), nameOf(2)]);
  expect((await make(3))?.missing).toEqual(['bank_asset/talk.mp3']);
});

test('the partial files of a killed backup are removed by the next one', async () => {
  for (const ending of ['.part', '.part.table']) await writeFile(join(folder, nameOf(1) + ending), 'half');
  await make(2);
  expect(await names()).toEqual([nameOf(2)]);
});

test('no backup starts that could fill the disk', async () => {
  await recordFile(db, {
    path: 'bank_asset/huge.mp4',
    kind: 'video',
    bytes: 10 ** 15,
    stored_at: new Date(),
  });
  await expect(make(1)).rejects.toThrow(/needs \d+ MB more of free space/);
  expect(await names()).toEqual([]);
});
