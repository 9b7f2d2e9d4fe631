import { mkdtemp, rm, statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type EmbeddedPostgres, startEmbeddedPostgres } from '../src/platform/db/embedded/postgres.ts';

/** The magic number of tmpfs in the Linux headers (`magic.h`). */
const TMPFS_MAGIC = 0x01021994;
const MEMORY_FOLDER = '/dev/shm';
const GB = 1024 ** 3;

/** Test data need not survive a power cut. */
const SETTINGS = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' };

export interface TestPostgres extends EmbeddedPostgres {
  dataDir: string;
}

/** Returns memory-backed storage with 2 GB free, or else the system's folder for temporary files. */
async function fastFolder(): Promise<string> {
  const stats = await statfs(MEMORY_FOLDER).catch(() => undefined);
  const isLarge = stats?.type === TMPFS_MAGIC && stats.bavail * stats.bsize > 2 * GB;
  return isLarge ? MEMORY_FOLDER : tmpdir();
}

/** Starts an embedded PostgreSQL for tests, in a new folder that `stop` removes. */
export async function startTestPostgres(): Promise<TestPostgres> {
  const dataDir = await mkdtemp(join(await fastFolder(), 'lulus-test-'));
  const postgres = await startEmbeddedPostgres({ dataDir, settings: SETTINGS });
  return {
    ...postgres,
    dataDir,
    async stop() {
      await postgres.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
