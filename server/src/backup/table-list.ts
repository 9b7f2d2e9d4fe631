import pg from 'pg';
import type { Manifest } from './archive.ts';

export const quoted = pg.escapeIdentifier;

/**
 * Returns every table of Lulus with its columns. Leaves out the tables of migrations, which the manifest covers,
 * counted tries, and the papers of older versions, which are not needed.
 */
export async function listTables(client: pg.Client): Promise<Manifest['tables']> {
  const { rows } = await client.query<{ name: string; columns: string[] }>(`
    select c.relname as name, array_agg(a.attname::text order by a.attnum) as columns
    from pg_class c
    join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
    where c.relkind = 'r' and c.relnamespace = current_schema()::regnamespace
      and c.relname not in ('kysely_migration', 'kysely_migration_lock', 'papers', 'rate_limits')
    group by c.relname order by c.relname`);
  return rows;
}

/** Returns the applied migrations in order, or an empty list for a new database. */
export async function listMigrations(client: pg.Client): Promise<string[]> {
  const { rows: tables } = await client.query(`select to_regclass('kysely_migration') is not null as there`);
  if (!tables[0]?.there) return [];
  const { rows } = await client.query<{ name: string }>('select name from kysely_migration order by name');
  return rows.map(({ name }) => name);
}
