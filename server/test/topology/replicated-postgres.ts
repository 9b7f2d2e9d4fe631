/** Two bundled PostgreSQL servers: a primary, and a standby with streaming replication. */
import { execFile } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import { type EmbeddedPostgres, startEmbeddedPostgres } from '../../src/platform/db/embedded/postgres.ts';

export interface ReplicatedPostgres {
  primary: EmbeddedPostgres;
  standby: EmbeddedPostgres;
  /** Whether the standby has all data that the primary has written to disk. */
  isCaughtUp(): Promise<boolean>;
  /** Makes the standby a primary. */
  promote(): Promise<void>;
}

/** Runs a query that requires the superuser. */
async function ask<T extends pg.QueryResultRow>(
  { connectionString }: EmbeddedPostgres,
  statement: string,
  values: unknown[] = [],
): Promise<T | undefined> {
  const client = new pg.Client(connectionString.replace('//lulus@', '//postgres@'));
  await client.connect();
  try {
    return (await client.query<T>(statement, values)).rows[0];
  } finally {
    await client.end();
  }
}

export async function startReplicatedPostgres(root: string): Promise<ReplicatedPostgres> {
  const [primaryDir, standbyDir] = [join(root, 'primary'), join(root, 'standby')];
  // pg_basebackup is not bundled, but a stopped database can be copied.
  await (await startEmbeddedPostgres({ dataDir: primaryDir })).stop();
  await promisify(execFile)('cp', ['-Rp', primaryDir, standbyDir]);
  await writeFile(join(standbyDir, 'postgres', 'standby.signal'), '');

  const primary = await startEmbeddedPostgres({ dataDir: primaryDir, settings: { wal_keep_size: '256MB' } });
  const socket = new URL(primary.connectionString).searchParams;
  const primary_conninfo = `host=${socket.get('host')} port=${socket.get('port')} user=postgres`;
  const standby = await startEmbeddedPostgres({ dataDir: standbyDir, settings: { primary_conninfo } });

  return {
    primary,
    standby,
    async isCaughtUp() {
      const written = await ask<{ lsn: string }>(primary, 'select pg_current_wal_flush_lsn()::text as lsn');
      const answer = await ask<{ reached: boolean }>(
        standby,
        'select pg_last_wal_replay_lsn() >= $1::pg_lsn as reached',
        [written?.lsn],
      );
      return answer?.reached ?? false;
    },
    async promote() {
      await ask(standby, 'select pg_promote()');
    },
  };
}
