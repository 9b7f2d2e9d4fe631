/**
 * The real server with its embedded PostgreSQL on an empty data folder, as `npm start` runs it. Its output,
 * PostgreSQL's log and the audit log must contain no password or token.
 */
import { type ChildProcess, type ChildProcessByStdio, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { serverEnvironment, serverFlags } from '../scripts/server-command.mjs';
import { namedInAudit, namedInFile, postgresLog } from '../server/test/search-logs.ts';
import { collectFromEnvironment, secrets } from '../server/test/secrets.ts';

const MAIN = fileURLToPath(new URL('../server/src/process/main.ts', import.meta.url));
const START_MS = 60_000;
type ServerProcess = ChildProcessByStdio<null, Readable, Readable>;
/** Passwords that the journeys type. Generated ones are collected from requests and replies. */
for (const password of ['padi kuning', 'a long admin password', 'hujan-di-kebun']) secrets.add(password);

export interface RunningServer {
  url: string;
  dataDir: string;
  process: ChildProcess;
  /** Connection string of its database. */
  databaseUrl: string;
  /** Returns its whole output. */
  output(): string;
  /** Runs SQL in the server's database, for example to change times. */
  sql(statement: string, values?: unknown[]): Promise<Record<string, unknown>[]>;
  stop(): Promise<number | null>;
}

export async function startServer(
  options: { dataDir?: string; env?: Record<string, string> } = {},
): Promise<RunningServer> {
  const dataDir = options.dataDir ?? (await mkdtemp(join(tmpdir(), 'lulus-e2e-')));
  const child = spawn(process.execPath, [...serverFlags, MAIN], {
    env: {
      ...process.env,
      ...serverEnvironment,
      LOG_LEVEL: 'debug',
      HOST: '127.0.0.1',
      PORT: '0',
      DATA_DIR: dataDir,
      ...options.env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  collectFromEnvironment(options.env ?? {});
  let written = '';
  child.stdout.on('data', (chunk) => {
    written += chunk;
  });
  child.stderr.on('data', (chunk) => {
    written += chunk;
  });
  const url = await readAddress(child, () => written);
  const socket = encodeURIComponent(join(dataDir, 'postgres'));
  const embedded = `postgresql://lulus@localhost/lulus?host=${socket}&sslmode=disable`;
  const databaseUrl = options.env?.DATABASE_URL ?? embedded;

  return {
    url,
    dataDir,
    process: child,
    databaseUrl,
    output: () => written,
    async sql(statement, values = []) {
      const client = new pg.Client(databaseUrl);
      await client.connect();
      try {
        return (await client.query(statement, values)).rows;
      } finally {
        await client.end();
      }
    },
    async stop() {
      const leaks: string[] = [];
      if (child.exitCode === null) {
        leaks.push(...(await namedInAudit(databaseUrl, secrets)));
        child.kill('SIGTERM');
        await once(child, 'exit');
      }
      leaks.push(...secrets.foundIn(written.split('\n')));
      // The log of an external PostgreSQL is searched when that PostgreSQL stops.
      if (options.env?.DATABASE_URL === undefined)
        leaks.push(...(await namedInFile(postgresLog(dataDir), secrets)));
      if (leaks.length > 0)
        throw new Error(`The server has written a password or a token:\n${leaks.join('\n')}`);
      return child.exitCode;
    },
  };
}

async function readAddress(child: ServerProcess, written: () => string): Promise<string> {
  const signal = AbortSignal.any([endOf(child), AbortSignal.timeout(START_MS)]);
  try {
    for (;;) {
      const url = /Open\s+(http:\S+)/.exec(written())?.[1];
      if (url) return url;
      await once(child.stdout, 'data', { signal });
    }
  } catch {
    child.kill('SIGKILL');
    throw new Error(`The server did not start:\n${written()}`);
  }
}

/** Returns a signal that aborts after the process has ended and all its output was read. */
function endOf(child: ServerProcess): AbortSignal {
  const ending = new AbortController();
  child.once('close', () => ending.abort());
  return ending.signal;
}

export async function removeData(server: RunningServer): Promise<void> {
  await rm(server.dataDir, { recursive: true, force: true });
}
