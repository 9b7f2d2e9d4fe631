import { sql } from 'kysely';
import type { Database } from '../src/platform/db/database.ts';

const ID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

/**
 * Returns a value as replies contain it: times in wire format, and numbers with decimals. Whole numbers are
 * skipped, since they may be mere counts.
 */
function wordsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value === 'number') return Number.isInteger(value) ? [] : [String(value)];
  if (value instanceof Date) return [value.toISOString()];
  if (value === null || typeof value !== 'object' || Buffer.isBuffer(value)) return [];
  return Object.values(value).flatMap(wordsIn);
}

interface Student {
  id: string;
  attempts: string[];
  /** Each of the student's texts contains one of these. */
  marks: string[];
}

/**
 * Returns every text, time, id and fraction in any table that is unique to the student. Reads all rows with
 * the student's id or an attempt's id. Ids of examinations and questions are shared, so they do not count.
 */
export async function wordsOfStudent(db: Database, { id, attempts, marks }: Student): Promise<Set<string>> {
  const { rows: tables } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables
    where table_schema = current_schema() and table_type = 'BASE TABLE'`.execute(db);
  const words: string[] = [];
  for (const { name } of tables) {
    const names = sql.join(
      [id, ...attempts].map((one) => sql`position(${one} in kept::text) > 0`),
      sql` or `,
    );
    const { rows } = await sql`select * from ${sql.table(name)} as kept where ${names}`.execute(db);
    words.push(...rows.flatMap(wordsIn));
  }
  const { rows: shared } = await sql<{ id: string }>`
    select id from examinations union select id from revisions union select id from bank_items`.execute(db);
  const sharedIds = new Set(shared.map((row) => row.id));
  const isUnique = (word: string) =>
    ID.test(word) || /^\d+\.\d+$|^\d{4}-\d\d-\d\dT/.test(word) || marks.some((mark) => word.includes(mark));
  return new Set(words.filter((word) => isUnique(word) && !sharedIds.has(word)));
}
