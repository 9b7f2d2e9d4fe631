/** The program of `npm start`: one serving process, or a supervisor with `WORKERS` processes of this program. */
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

/** Time limit for running requests, jobs and PostgreSQL's shutdown. */
const STOP_MS = 90_000;
/** Time limit for a worker's running requests and jobs. */
const WORKER_STOP_MS = 20_000;
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

const log = (line: string) => process.stderr.write(`${line}\n`);
const stops = createStops();
let stopping = false;

async function start(): Promise<void> {
  const config = readConfig(process.env);
  if (cluster.isWorker) {
    const { work } = await import('./worker.ts');
    return work(config, stops);
  }
  const connectionString = await startDatabase(config, stops, log);
  let served: Served;
  if (config.WORKERS === 1) {
    // Imported only here, so that a supervisor does not load the application into memory.
    const { startServing } = await import('./serving.ts');
    served = await startServing(config, connectionString, stops);
  } else {
    served = await supervise(config, connectionString, stops, log);
    flushCompileCache();
  }
  process.stdout.write(announcement(config, served.port, served.firstAdmin));
}

const closing = closeWithGrace(
  { delay: cluster.isWorker ? WORKER_STOP_MS : STOP_MS, skip: cluster.isWorker ? [...SIGNALS] : [] },
  async ({ err }) => {
    stopping = true;
    if (err) log(explainFailure(err));
    await stops.runAll();
  },
);
if (cluster.isWorker) {
  // A worker gets Ctrl-C twice, from the terminal and from its supervisor. The second signal is ignored.
  for (const signal of SIGNALS) process.on(signal, () => stopping || closing.close());
}

try {
  await start();
} catch (error) {
  // Errors of a server that was stopped during its start are caused by the stop.
  if (!stopping) {
    log(`\n${explainFailure(error)}`);
    await stops.runAll();
    process.exit(1);
  }
}
