import { access } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from '../config.ts';
import { DataDirInUseError } from '../db/embedded/errors.ts';
import { findEmbeddedPostgres, startEmbeddedPostgres } from '../db/embedded/postgres.ts';
import { CommandError, say } from './run-command.ts';

interface Reached {
  connectionString: string;
  /** Set if this command started the embedded PostgreSQL. */
  stop?: () => Promise<void>;
}

/**
 * Opens the database for a command that must run alone. Starts the embedded PostgreSQL if `DATABASE_URL` is not set, and
 * creates its data if there are none. Throws `DataDirInUseError` if a server is running on them.
 */
export async function startDatabase({ DATABASE_URL, DATA_DIR }: Config): Promise<Reached> {
  if (DATABASE_URL !== undefined) return { connectionString: DATABASE_URL };
  return startEmbeddedPostgres({ dataDir: DATA_DIR, log: say });
}

/** Opens the server's database, also while a server is running on it. Throws `CommandError` if there is none. */
export async function reachDatabase(config: Config): Promise<Reached> {
  if (config.DATABASE_URL === undefined) {
    await access(join(config.DATA_DIR, 'postgres')).catch(() => {
      throw new CommandError(`There is no database in ${config.DATA_DIR}: is DATA_DIR the server's?`);
    });
  }
  try {
    return await startDatabase(config);
  } catch (error) {
    if (!(error instanceof DataDirInUseError)) throw error;
    return { connectionString: await findEmbeddedPostgres(config.DATA_DIR) };
  }
}
