/** What the folder and its files say decides: where the database lies, and which settings it has. */
import { appendFile, mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from 'vitest';
import { embeddedFolders, notes, query } from '../../../../test/embedded-folders.ts';

const { test, emptyFolder, usedFolder, start } = embeddedFolders();

test('a path that is too long for a socket works, with a space and a letter outside ASCII', async () => {
  const server = await start(join(await emptyFolder(), 'ujian é '.repeat(4), 'x'.repeat(100)));
  expect(await query(server, 'select 1 as one')).toEqual([{ one: 1 }]);
  await server.stop();
  const socketDir = new URL(server.connectionString).searchParams.get('host') ?? '';
  expect((await stat(socketDir)).mode & 0o777).toBe(0o700);
  await rm(socketDir, { recursive: true });
});

test('what a first start left that was killed is cleared away', async () => {
  const dataDir = await usedFolder();
  await writeFile(join(dataDir, 'postgres.new-0123'), '');
  await start(dataDir);
  expect(await readdir(dataDir)).not.toContain('postgres.new-0123');
});

test('settings that are asked for win, and those in local.conf win over all', async () => {
  const dataDir = await usedFolder();
  const first = await start(dataDir, { settings: { work_mem: '7MB' } });
  expect(await query(first, 'show work_mem')).toEqual([{ work_mem: '7MB' }]);
  await first.stop();
  await appendFile(join(dataDir, 'postgres', 'local.conf'), "work_mem = '9MB'\n");
  const second = await start(dataDir, { settings: { work_mem: '7MB' } });
  expect(await query(second, 'show work_mem')).toEqual([{ work_mem: '9MB' }]);
});

test('a setting that PostgreSQL does not know stops the start with its own words', async () => {
  const refusal = start(await usedFolder(), { settings: { no_such_setting: '1' } });
  await expect(refusal).rejects.toThrow(/unrecognized configuration parameter "no_such_setting"/);
});

test('a database of another version of PostgreSQL is left alone, and how to go on is said', async () => {
  const dataDir = await usedFolder();
  const version = join(dataDir, 'postgres', 'PG_VERSION');
  const current = await readFile(version, 'utf8');
  await writeFile(version, `${Number(current) - 1}\n`);
  await expect(start(dataDir)).rejects.toThrow(/made by another version of PostgreSQL.*npm run backup/s);
  await writeFile(version, current);
  expect(await notes(await start(dataDir))).toEqual(['kept']);
});

test('a folder that cannot be one is named, with what to do', async () => {
  const file = join(await emptyFolder(), 'file');
  await writeFile(file, '');
  await expect(start(file)).rejects.toThrow(/file is not a folder.*DATA_DIR/s);
});

test('a folder of something else in place of the database is left alone', async () => {
  const dataDir = await emptyFolder();
  const theirs = join(dataDir, 'postgres', 'theirs');
  await mkdir(join(dataDir, 'postgres'));
  await writeFile(theirs, 'precious');
  await expect(start(dataDir)).rejects.toThrow(/holds something that is not a database/);
  expect(await readFile(theirs, 'utf8')).toBe('precious');
});
