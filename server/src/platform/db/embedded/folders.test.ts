/** Paths, leftovers, settings and versions of the data folder. */
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

test('leftovers of a killed first start are removed', async () => {
  const dataDir = await usedFolder();
  await writeFile(join(dataDir, 'postgres.new-0123'), '');
  await start(dataDir);
  expect(await readdir(dataDir)).not.toContain('postgres.new-0123');
});

test('settings of the caller override the defaults, and those of local.conf override both', async () => {
  const dataDir = await usedFolder();
  const first = await start(dataDir, { settings: { work_mem: '7MB' } });
  expect(await query(first, 'show work_mem')).toEqual([{ work_mem: '7MB' }]);
  await first.stop();
  await appendFile(join(dataDir, 'postgres', 'local.conf'), "work_mem = '9MB'\n");
  const second = await start(dataDir, { settings: { work_mem: '7MB' } });
  expect(await query(second, 'show work_mem')).toEqual([{ work_mem: '9MB' }]);
});

test('an unknown setting stops the start with PostgreSQL’s own message', async () => {
  const refusal = start(await usedFolder(), { settings: { no_such_setting: '1' } });
  await expect(refusal).rejects.toThrow(/unrecognized configuration parameter "no_such_setting"/);
});

test('a database of another version of PostgreSQL is not changed, and the error explains what to do', async () => {
  const dataDir = await usedFolder();
  const version = join(dataDir, 'postgres', 'PG_VERSION');
  const current = await readFile(version, 'utf8');
  await writeFile(version, `${Number(current) - 1}\n`);
  await expect(start(dataDir)).rejects.toThrow(/made by another version of PostgreSQL.*npm run backup/s);
  await writeFile(version, current);
  expect(await notes(await start(dataDir))).toEqual(['kept']);
});

test('a file in place of the data folder gives an error with its path', async () => {
  const file = join(await emptyFolder(), 'file');
  await writeFile(file, '');
  await expect(start(file)).rejects.toThrow(/file is not a folder.*DATA_DIR/s);
});

test('other files in place of the database are not changed', async () => {
  const dataDir = await emptyFolder();
  const other = join(dataDir, 'postgres', 'other');
  await mkdir(join(dataDir, 'postgres'));
  await writeFile(other, 'precious');
  await expect(start(dataDir)).rejects.toThrow(/contains something that is not a database/);
  expect(await readFile(other, 'utf8')).toBe('precious');
});
