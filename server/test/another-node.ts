import { sql } from 'kysely';
import { afterAll, inject } from 'vitest';
import { openDatabase } from '../src/platform/db/database.ts';
import { listenForNotices } from '../src/platform/db/notices.ts';
import type { Context } from '../src/process/create-context.ts';
import { createContext } from '../src/process/create-context.ts';

/** Creates a second node on the same database. Its connections are closed after the tests of the file. */
export async function anotherNode({ config, clock, db }: Context): Promise<{
  other: Context;
  connectionString: string;
}> {
  const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(db);
  const connectionString = inject('postgresUrl').replace(/\/[^/?]*(\?|$)/, `/${rows[0]?.name}$1`);
  const otherDb = openDatabase({ connectionString, max: 2 });
  const notices = listenForNotices({ connectionString });
  const other = await createContext(config, otherDb, clock, notices);
  afterAll(async () => {
    await notices.stop();
    await otherDb.destroy();
  });
  return { other, connectionString };
}
