/** Records which tables of a database change. */
import { sql } from 'kysely';
import type { Database } from '../../src/platform/db/database.ts';

type Operation = 'insert' | 'update' | 'delete';

const IS_OTHER: Record<Operation, string> = {
  insert: 'true',
  update: 'old.* is distinct from new.*',
  delete: 'true',
};

const withoutCounts = (row: 'old' | 'new') => `to_jsonb(${row}) - '{tries,wait_until}'::text[]`;

/**
 * Conditions under which a change is recorded, for tables that rejections may also write to. In other tables
 * every change is recorded.
 */
const NOTED: Record<string, Partial<typeof IS_OTHER>> = {
  // A wrong password or code writes an audit line.
  audit_log: { insert: `new.action <> 'login_failed'` },
  // Failed attempts are counted. The right password resets the count, even with a wrong code.
  rate_limits: { insert: 'false', update: 'false', delete: 'false' },
  // Wrong codes are counted.
  second_factors: { update: `${withoutCounts('old')} is distinct from ${withoutCounts('new')}` },
};

/**
 * Installs triggers that detect inserted, deleted and really changed rows. Returns a function that reads the
 * changes since its last call.
 */
export async function watchChanges(db: Database): Promise<() => Promise<string[]>> {
  await sql`create table noted_changes (name text not null)`.execute(db);
  await sql`
    create function note_change() returns trigger language plpgsql as $$
    begin
      insert into noted_changes values (concat_ws(' ', tg_table_name, lower(tg_op), to_jsonb(new) ->> 'action'));
      return null;
    end $$`.execute(db);
  const { rows } = await sql<{ tablename: string }>`
    select tablename from pg_tables
    where schemaname = 'public' and tablename <> 'noted_changes' and tablename not like 'kysely%'`.execute(
    db,
  );
  for (const { tablename } of rows) {
    for (const [operation, condition] of Object.entries({ ...IS_OTHER, ...NOTED[tablename] })) {
      await sql`
        create trigger ${sql.ref(`note_${operation}`)} after ${sql.raw(operation)} on ${sql.table(tablename)}
        for each row when (${sql.raw(condition)}) execute function note_change()`.execute(db);
    }
  }
  return async () => {
    const noted = await sql<{ name: string }>`delete from noted_changes returning name`.execute(db);
    return [...new Set(noted.rows.map(({ name }) => name))].sort();
  };
}
