/** A server as `npm start` runs it, on the database of the test, with a time of day that the test sets. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { serverEnvironment, serverFlags } from '../../../scripts/server-command.mjs';

const MAIN = fileURLToPath(new URL('../../src/main.ts', import.meta.url));
const CLOCK = new URL('movable-clock.ts', import.meta.url).href;
const START_MS = 60_000;

export interface ServerProcess {
  port: number;
  pid: number;
  /** What it wrote, if it ended by itself. */
  lastWords(): string | undefined;
  /** Everything it has written. */
  output(): string;
  /** Sets the time of day so many milliseconds ahead of the machine's. */
  setClock(ahead: number): void;
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
  const child = spawn(process.execPath, [...serverFlags, '--import', CLOCK, MAIN], {
    env: {
      ...process.env,
      ...serverEnvironment,
      DATABASE_URL: databaseUrl,
      DATA_DIR: dataDir,
      HOST: '127.0.0.1',
      PORT: '0',
      LOG_LEVEL: 'silent',
      // A process whose clock can be set; what several do is shown beside.
      WORKERS: '1',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  let written = '';
  for (const output of [child.stdout, child.stderr]) {
    output?.on('data', (chunk) => {
      written += chunk;
    });
  }
  let killed = false;
  const port = await readPort(child, () => written);
  return {
    port,
    pid: child.pid ?? 0,
    lastWords: () => (killed || (child.exitCode === null && child.signalCode === null) ? undefined : written),
    output: () => written,
    setClock: (ahead) => void child.send({ ahead }),
    async kill() {
      if (child.exitCode !== null || child.signalCode !== null) return;
      killed = true;
      const gone = once(child, 'exit');
      child.kill('SIGKILL');
      await gone;
    },
  };
}
