/** Notes which tables of a database are written to. */
import { sql } from 'kysely';
import type { Database } from '../../src/db/database.ts';

/** Tables in which something may change while a call is refused, and why. */
export const MAY_CHANGE: Record<string, string> = {
  audit_log: 'tells of refusals, too: a login that failed',
  throttles: 'counts the tries that failed',
  second_factors: 'counts the wrong codes',
  papers: 'an examination that was published before has its papers made after the reply',
};

/** Sees every row that is inserted, deleted, or updated to something else, in committed transactions. */
export async function watchChanges(db: Database): Promise<() => Promise<string[]>> {
  await sql`create table noted_changes (name text not null)`.execute(db);
  await sql`
    create function note_change() returns trigger language plpgsql as $$
    begin
      if tg_op <> 'UPDATE' or old is distinct from new then insert into noted_changes values (tg_table_name); end if;
      return null;
    end $$`.execute(db);
  const { rows } = await sql<{ tablename: string }>`
    select tablename from pg_tables
    where schemaname = 'public' and tablename <> 'noted_changes' and tablename not like 'kysely%'`.execute(
    db,
  );
  for (const { tablename } of rows) {
    await sql`
      create trigger note_change after insert or update or delete on ${sql.table(tablename)}
      for each row execute function note_change()`.execute(db);
  }
  return async () => {
    const noted = await sql<{ name: string }>`delete from noted_changes returning name`.execute(db);
    return [...new Set(noted.rows.map(({ name }) => name))].sort();
  };
}
