/** Writes src/platform/db/tables.ts from the migrations: `npm run tables -w server`. */
import { execFileSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase } from '../src/platform/db/database.ts';
import { startEmbeddedPostgres } from '../src/platform/db/embedded/postgres.ts';
import { migrate } from '../src/platform/db/migrate.ts';

const dataDir = await mkdtemp(join(tmpdir(), 'lulus-tables-'));
const postgres = await startEmbeddedPostgres({ dataDir });
const db = openDatabase({ connectionString: postgres.connectionString });
await migrate(db);
await db.destroy();
execFileSync('npx', ['--no-install', 'kysely-codegen', '--url', postgres.connectionString], {
  stdio: 'inherit',
});
await postgres.stop();
await rm(dataDir, { recursive: true, force: true });
