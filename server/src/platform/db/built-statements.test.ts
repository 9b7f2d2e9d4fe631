/**
 * No statement is built from strings: values go beside the text as parameters, by Kysely's builders and its `sql` tag.
 * Where a statement's text is made at run time all the same, it stands here, with what it is made of.
 */
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const SOURCE = fileURLToPath(new URL('../../', import.meta.url));

/** By file how many there are, and why none of them can be led by anybody's input. */
const ALLOWED: Record<string, { count: number; because: string }> = {
  'platform/db/migrate.ts': { count: 1, because: 'the text of a migration file of this version' },
  'platform/db/prepared.ts': { count: 1, because: 'a constant' },
  'platform/db/notices.ts': { count: 1, because: 'listen takes no parameter; the channel is a constant' },
  'platform/db/database.ts': {
    count: 1,
    because: 'set takes no parameter; the limits are numbers of this program',
  },
  'backup/backup.ts': { count: 1, because: 'names of tables and columns from the catalogue, each quoted' },
  'backup/restore.ts': {
    count: 6,
    because:
      'names of tables, columns and constraints from the catalogue of the database that is filled, each quoted; and their definitions as PostgreSQL itself writes them',
  },
};

/** What makes SQL of a string: Kysely's escape hatches, and its tag called as a function. */
const RAW = /\bsql\s*\.\s*(raw|lit)\s*\(|\.\s*raw\s*\(|CompiledQuery|\bsql\s*(<[^>]*>)?\s*\(/g;
const QUERY = /\.query\s*(?:<[^(]*>)?\(\s*/g;

/** The whole literal at the beginning, when nothing is put into it and nothing is added to it. */
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

test('no statement is built but these', async () => {
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
