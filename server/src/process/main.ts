/** What `npm start` runs: one process that does all, or a supervisor and `WORKERS` processes of this same program. */
import cluster from 'node:cluster';
import { flushCompileCache } from 'node:module';
import closeWithGrace from 'close-with-grace';
import { readConfig } from '../platform/config.ts';
import { createStops } from '../platform/stops.ts';
import type { Served } from '../platform/worker-messages.ts';
import { announcement } from './announce.ts';
import { explainFailure } from './explain-failure.ts';
import { startDatabase } from './start-database.ts';
import { supervise } from './supervisor.ts';

/** For everything: the requests, the sweep and PostgreSQL's shutdown. */
const STOP_MS = 90_000;
/** For a worker's requests and its sweep. */
const WORKER_STOP_MS = 20_000;
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

const say = (line: string) => process.stderr.write(`${line}\n`);
const stops = createStops();
let stopping = false;

async function start(): Promise<void> {
  const config = readConfig(process.env);
  if (cluster.isWorker) {
    const { work } = await import('./worker.ts');
    return work(config, stops);
  }
  const connectionString = await startDatabase(config, stops, say);
  let served: Served;
  if (config.WORKERS === 1) {
    // Only here, so that a supervisor never has the application in its memory.
    const { startServing } = await import('./serving.ts');
    served = await startServing(config, connectionString, stops);
  } else {
    served = await supervise(config, connectionString, stops, say);
    flushCompileCache();
  }
  process.stdout.write(announcement(config, served.port, served.firstAdmin));
}

const closing = closeWithGrace(
  { delay: cluster.isWorker ? WORKER_STOP_MS : STOP_MS, skip: cluster.isWorker ? [...SIGNALS] : [] },
  async ({ err }) => {
    stopping = true;
    if (err) say(explainFailure(err));
    await stops.runAll();
  },
);
if (cluster.isWorker) {
  // Ctrl-C reaches it from the terminal and from its supervisor; the second one means no more than the first.
  for (const signal of SIGNALS) process.on(signal, () => stopping || closing.close());
}

try {
  await start();
} catch (error) {
  // A server that was stopped while it started has no error to explain.
  if (!stopping) {
    say(`\n${explainFailure(error)}`);
    await stops.runAll();
    process.exit(1);
  }
}
