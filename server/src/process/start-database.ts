import type { Config } from '../platform/config.ts';
import { startEmbeddedPostgres } from '../platform/db/embedded/postgres.ts';
import { removeLeftovers } from '../platform/files/remove-leftovers.ts';
import type { Stops } from '../platform/stops.ts';

const DAY_MS = 24 * 3_600_000;

/**
 * Starts the embedded PostgreSQL unless another one is configured, cleans the data folder, and returns the database's
 * address.
 */
export async function startDatabase(
  { DATABASE_URL, DATA_DIR }: Config,
  stops: Stops,
  log: (line: string) => void,
): Promise<string> {
  if (DATABASE_URL !== undefined) {
    // Another node may be at work in the folder.
    await removeLeftovers(DATA_DIR, DAY_MS);
    return DATABASE_URL;
  }
  const starting = startEmbeddedPostgres({ dataDir: DATA_DIR, log });
  // Registered before it is there, so that a signal during its start stops it too.
  stops.add(async () => (await starting.catch(() => undefined))?.stop());
  const { connectionString } = await starting;
  // PostgreSQL has locked the folder for this server, and none of its processes serves yet.
  await removeLeftovers(DATA_DIR, 0);
  return connectionString;
}
