import { type RawBuilder, sql } from 'kysely';

/** Formats an instant like `toISOString`, for JSON that is built in the database. Null stays null. */
export const isoText = (instant: RawBuilder<unknown>) =>
  sql<string>`to_char(${instant} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
