import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, inject, test } from 'vitest';
import { createTestDatabase } from '../../../test/template-database.ts';

const SERVER = fileURLToPath(new URL('../../../', import.meta.url));

test('tables.ts matches the migrations: run `npm run tables -w server` after a change', async () => {
  const database = await createTestDatabase(inject('postgresUrl'), `test_${randomUUID()}`);
  const { stdout } = await promisify(execFile)(
    'npx',
    ['--no-install', 'kysely-codegen', '--url', database, '--print'],
    {
      cwd: SERVER,
    },
  );
  const written = await readFile(new URL('tables.ts', import.meta.url), 'utf8');
  expect(stdout).toContain(written.trim());
});
