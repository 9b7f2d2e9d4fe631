import { type RawBuilder, sql } from 'kysely';

/** An instant as `toISOString` says it, null where there is none, for JSON that is put together in the database. */
export const isoText = (instant: RawBuilder<unknown>) =>
  sql<string>`to_char(${instant} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
