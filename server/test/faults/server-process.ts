/** A server as `npm start` runs it, on the database of the test. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { serverEnvironment, serverFlags } from '../../../scripts/server-command.mjs';

const MAIN = fileURLToPath(new URL('../../src/main.ts', import.meta.url));
const START_MS = 60_000;

export interface ServerProcess {
  port: number;
  pid: number;
  /** What it wrote, if it ended by itself. */
  lastWords(): string | undefined;
  /** kill -9. */
  kill(): Promise<void>;
}

async function readPort(child: ChildProcess, written: () => string): Promise<number> {
  const deadline = Date.now() + START_MS;
  while (Date.now() < deadline && child.exitCode === null && child.signalCode === null) {
    const port = /Open\s+http:\S+:(\d+)/.exec(written())?.[1];
    if (port) return Number(port);
    await sleep(50);
  }
  child.kill('SIGKILL');
  throw new Error(`The server did not start:\n${written()}`);
}

export async function startServerProcess(
  databaseUrl: string,
  dataDir: string,
  env: Record<string, string> = {},
): Promise<ServerProcess> {
  const child = spawn(process.execPath, [...serverFlags, MAIN], {
    env: {
      ...process.env,
      ...serverEnvironment,
      DATABASE_URL: databaseUrl,
      DATA_DIR: dataDir,
      HOST: '127.0.0.1',
      PORT: '0',
      LOG_LEVEL: 'silent',
      // Several, on a machine of any size, and few enough for the connections of one PostgreSQL.
      WORKERS: '2',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let written = '';
  for (const output of [child.stdout, child.stderr]) {
    output.on('data', (chunk) => {
      written += chunk;
    });
  }
  const port = await readPort(child, () => written);
  return {
    port,
    pid: child.pid ?? 0,
    lastWords: () => (child.exitCode === null ? undefined : written),
    async kill() {
      if (child.exitCode !== null || child.signalCode !== null) return;
      const gone = once(child, 'exit');
      child.kill('SIGKILL');
      await gone;
    },
  };
}
