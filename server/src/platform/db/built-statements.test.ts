/**
 * No SQL statement is built from strings. Values are parameters of Kysely's builders and its `sql` tag. The exceptions
 * are listed here, with the reason why they are safe.
 */
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const SOURCE = fileURLToPath(new URL('../../', import.meta.url));

/** Number of such statements by file, and the reason why no input gets into them. */
const ALLOWED: Record<string, { count: number; because: string }> = {
  'platform/db/migrate.ts': { count: 1, because: 'the text of a migration file of this version' },
  'platform/db/prepared.ts': { count: 1, because: 'a constant' },
  'platform/db/notices.ts': { count: 1, because: 'listen takes no parameter; the channel is a constant' },
  'platform/db/database.ts': {
    count: 1,
    because: 'set takes no parameter; the limits are constant numbers',
  },
  'auth/login/rate-limits.ts': { count: 3, because: 'statements of rate-limiter-flexible, with parameters' },
  'backup/backup.ts': { count: 1, because: 'names of tables and columns from the catalogue, each quoted' },
  'backup/restore.ts': {
    count: 6,
    because:
      'names of tables, columns and constraints from the catalogue of the target database, each quoted; and their definitions as PostgreSQL writes them',
  },
};

/** Kysely's functions that turn a string into SQL, and its tag called as a function. */
const RAW = /\bsql\s*\.\s*(raw|lit)\s*\(|\.\s*raw\s*\(|CompiledQuery|\bsql\s*(<[^>]*>)?\s*\(/g;
const QUERY = /\.query\s*(?:<[^(]*>)?\(\s*/g;

/** A string literal that is the whole argument, without interpolation and concatenation. */
const WHOLE_LITERAL = /^('([^'\\\n]|\\.)*'|`([^`\\$]|\\.|\$(?!\{))*`)\s*[,)]/;

function countBuilt(text: string): number {
  const raw = new Set([...text.matchAll(RAW)].map(({ index, 0: match }) => index + match.length));
  const built = [...text.matchAll(QUERY)].filter(
    ({ index, 0: match }) => !WHOLE_LITERAL.test(text.slice(index + match.length)),
  );
  return raw.size + built.length;
}

test.each([
  ["client.query('select $1', [id])", 0],
  ['client.query(`\n  select $1\n`, [id])', 0],
  ['sql<Row>`select \u0024{id}`.execute(db)', 0],
  ["client.query('select ' + id)", 1],
  ['client.query(`select \u0024{id}`)', 1],
  ['client.query<{ id: string }>(text)', 1],
  ['client.query(text)', 1],
  ['client.query({ text })', 1],
  ['sql.raw(text)', 1],
  ['sql\n  .raw(text)', 1],
  ['sql.lit(name)', 1],
  ['sql(strings)', 1],
  ['CompiledQuery.raw(text)', 2],
])('%j counts as %i', (text, count) => {
  expect(countBuilt(text)).toBe(count);
});

test('no other statements are built from strings', async () => {
  const files = (await readdir(SOURCE, { recursive: true })).filter(
    (file) => file.endsWith('.ts') && !file.endsWith('.test.ts'),
  );
  expect(files.length).toBeGreaterThan(200);
  const counts = await Promise.all(
    files.map(async (file) => [file, countBuilt(await readFile(join(SOURCE, file), 'utf8'))] as const),
  );
  const found = Object.fromEntries(counts.filter(([, count]) => count > 0));
  expect(found).toEqual(
    Object.fromEntries(Object.entries(ALLOWED).map(([file, { count }]) => [file, count])),
  );
});
