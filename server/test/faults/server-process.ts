/** A server process like that of `npm start`, on the test's database. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync, readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { serverEnvironment, serverFlags } from '../../../scripts/server-command.mjs';
import { PASSWORD } from '../factories.ts';
import { namedInFile } from '../search-logs.ts';
import { collectFromEnvironment, secrets } from '../secrets.ts';

const MAIN = fileURLToPath(new URL('../../src/process/main.ts', import.meta.url));
const START_MS = 60_000;

export interface ServerProcess {
  port: number;
  pid: number;
  /** Returns its output if it ended by itself. */
  lastWords(): string | undefined;
  /** Returns all its output. */
  output(): string;
  /** Sends SIGKILL. Throws if the debug log contains a password or a token. */
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
  const folder = await mkdtemp(join(tmpdir(), 'lulus-output-'));
  const path = join(folder, 'output');
  const file = openSync(path, 'a');
  const child = spawn(process.execPath, [...serverFlags, MAIN], {
    env: {
      ...process.env,
      ...serverEnvironment,
      DATABASE_URL: databaseUrl,
      DATA_DIR: dataDir,
      HOST: '127.0.0.1',
      PORT: '0',
      LOG_LEVEL: 'debug',
      // A single process, which a test can kill. Other tests cover several processes.
      WORKERS: '1',
      ...env,
    },
    // Its output is too large for memory.
    stdio: ['ignore', file, file],
  });
  closeSync(file);
  collectFromEnvironment(env);
  secrets.add(PASSWORD);
  const written = () => readFileSync(path, 'utf8');
  let leaks: Promise<string[]> | undefined;
  let killed = false;
  const port = await readPort(child, written);
  return {
    port,
    pid: child.pid ?? 0,
    lastWords: () =>
      killed || (child.exitCode === null && child.signalCode === null) ? undefined : written(),
    output: written,
    async kill() {
      killed = true;
      if (child.exitCode === null && child.signalCode === null) {
        const gone = once(child, 'exit');
        child.kill('SIGKILL');
        await gone;
      }
      leaks ??= namedInFile(path, secrets).finally(() => rm(folder, { recursive: true }));
      const lines = await leaks;
      if (lines.length > 0)
        throw new Error(`The server has written a password or a token:\n${lines.join('\n')}`);
    },
  };
}
