import { type RawBuilder, sql } from 'kysely';

/** The contract's `classKey` of a column, in SQL. */
export function classKeyOf(name: RawBuilder<unknown>): RawBuilder<string> {
  return sql`regexp_replace(lower(${name}), '(?<![0-9 .-])[ .-]+|[ .-]+(?![0-9 .-])', '', 'g')`;
}
