import { totalmem } from 'node:os';

const MEGABYTE = 1024 * 1024;

export const SOCKET_PORT = 5432;

export interface SettingsOptions {
  socketDir: string;
  /** Further settings, which win over the ones below. */
  extra: Record<string, string>;
}

/** The text of postgresql.conf. It is written at every start, so that a new version's settings reach an old folder. */
export function settingsFile({ socketDir, extra }: SettingsOptions): string {
  const settings: Record<string, string> = {
    // Only a socket in a folder that is closed to others: no port that could be taken, no password to protect.
    listen_addresses: '',
    port: String(SOCKET_PORT),
    unix_socket_directories: `"${socketDir}"`,
    unix_socket_permissions: '0700',
    max_connections: '100',

    // An acknowledged answer survives a power cut.
    fsync: 'on',
    synchronous_commit: 'on',
    full_page_writes: 'on',

    // The holder of the folder restarts it. PostgreSQL 18 itself may stay half started for good, if the disk is full
    // while it recovers.
    restart_after_crash: 'off',

    shared_buffers: `${sharedBuffers()}MB`,
    wal_compression: 'on',
    max_wal_size: '1GB',
    random_page_cost: '1.1',
    jit: 'off',
    // Parallel plans need room in /dev/shm, of which containers have little, and no query here is that large.
    max_parallel_workers_per_gather: '0',

    timezone: 'UTC',
    datestyle: 'iso, ymd',
    lc_messages: 'C',
    default_text_search_config: 'pg_catalog.simple',

    // The log is for the state of the database. Statements and values, which are personal data, stay out of it.
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

/** A sixteenth of the memory that this process may use, between 64 and 512 MB. */
function sharedBuffers(): number {
  const memory = Math.min(process.constrainedMemory() || Number.POSITIVE_INFINITY, totalmem());
  return Math.round(Math.min(512, Math.max(64, memory / MEGABYTE / 16)));
}
