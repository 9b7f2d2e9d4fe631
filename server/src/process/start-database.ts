import type { Config } from '../platform/config.ts';
import { startEmbeddedPostgres } from '../platform/db/embedded/postgres.ts';
import { removeLeftovers } from '../platform/files/remove-leftovers.ts';
import type { Stops } from '../platform/stops.ts';

const DAY_MS = 24 * 3_600_000;

/**
 * Starts the embedded PostgreSQL unless `DATABASE_URL` is set. Removes old temporary files from the data folder. Returns
 * the database's address.
 */
export async function startDatabase(
  { DATABASE_URL, DATA_DIR }: Config,
  stops: Stops,
  log: (line: string) => void,
): Promise<string> {
  if (DATABASE_URL !== undefined) {
    // Another node may be using the folder, so only files older than a day are removed.
    await removeLeftovers(DATA_DIR, DAY_MS);
    return DATABASE_URL;
  }
  const starting = startEmbeddedPostgres({ dataDir: DATA_DIR, log });
  // Added before the start has ended, so that a signal during the start stops PostgreSQL, too.
  stops.add(async () => (await starting.catch(() => undefined))?.stop());
  const { connectionString } = await starting;
  // This server has locked the folder, and none of its processes is serving yet.
  await removeLeftovers(DATA_DIR, 0);
  return connectionString;
}
