import { totalmem } from 'node:os';

const MEGABYTE = 1024 * 1024;

export const SOCKET_PORT = 5432;

export interface SettingsOptions {
  socketDir: string;
  /** Further settings, which override the ones below. */
  extra: Record<string, string>;
}

/** Returns the text of postgresql.conf. It is written at every start, so that updates of Lulus can change settings. */
export function settingsFile({ socketDir, extra }: SettingsOptions): string {
  const settings: Record<string, string> = {
    // Listens only on a socket in a private folder, and so needs no port and no password.
    listen_addresses: '',
    port: String(SOCKET_PORT),
    unix_socket_directories: `"${socketDir}"`,
    unix_socket_permissions: '0700',
    max_connections: '100',

    // Acknowledged answers must survive a power failure.
    fsync: 'on',
    synchronous_commit: 'on',
    full_page_writes: 'on',

    // Lulus restarts PostgreSQL. With its own restart, PostgreSQL 18 may hang if the disk is full during recovery.
    restart_after_crash: 'off',

    shared_buffers: `${sharedBuffers()}MB`,
    wal_compression: 'on',
    max_wal_size: '1GB',
    random_page_cost: '1.1',
    jit: 'off',
    // Parallel plans need space in /dev/shm, which is small in containers. No query needs them.
    max_parallel_workers_per_gather: '0',

    timezone: 'UTC',
    datestyle: 'iso, ymd',
    lc_messages: 'C',
    default_text_search_config: 'pg_catalog.simple',

    // Statements and their values must not be logged, since they are personal data.
    log_timezone: 'UTC',
    log_checkpoints: 'off',
    log_error_verbosity: 'terse',
    log_min_error_statement: 'panic',
    ...extra,
  };
  const lines = Object.entries(settings).map(([name, value]) => `${name} = '${value.replaceAll("'", "''")}'`);
  return [
    '# Written by Lulus at every start. Settings of your own belong into local.conf beside this file.',
    ...lines,
    "include = 'local.conf'",
    '',
  ].join('\n');
}

/** Megabytes: a sixteenth of the memory that this process may use, between 64 and 512. */
function sharedBuffers(): number {
  const memory = Math.min(process.constrainedMemory() || Number.POSITIVE_INFINITY, totalmem());
  return Math.round(Math.min(512, Math.max(64, memory / MEGABYTE / 16)));
}
