import type { Config } from './config.ts';
import { DataDirInUseError } from './db/embedded/errors.ts';
import { findEmbeddedPostgres, startEmbeddedPostgres } from './db/embedded/postgres.ts';

interface Reached {
  connectionString: string;
  /** Where PostgreSQL was started for this. */
  stop?: () => Promise<void>;
}

/** The database of the configuration, for a command. `shared`: a running server may hold the data folder, and its PostgreSQL is used. */
export async function reachDatabase(
  { DATABASE_URL, DATA_DIR }: Config,
  { shared, say }: { shared: boolean; say: (line: string) => void },
): Promise<Reached> {
  if (DATABASE_URL !== undefined) return { connectionString: DATABASE_URL };
  try {
    return await startEmbeddedPostgres({ dataDir: DATA_DIR, log: say });
  } catch (error) {
    if (!shared || !(error instanceof DataDirInUseError)) throw error;
    return { connectionString: await findEmbeddedPostgres(DATA_DIR) };
  }
}
