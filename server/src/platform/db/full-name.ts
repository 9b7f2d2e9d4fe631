import { sql } from 'kysely';

/** The name of the row of `users`, in SQL. */
export const fullName = sql<string>`concat_ws(' ', users.first_name, users.middle_name, users.last_name)`;
