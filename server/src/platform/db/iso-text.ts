import { type RawBuilder, sql } from 'kysely';

/** An instant in the format of `toISOString`, or null, for JSON that is built in the database. */
export const isoText = (instant: RawBuilder<unknown>) =>
  sql<string>`to_char(${instant} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
