/**
 * Runs `WORKERS` serving processes on one port, and restarts those that end. Loads no code of the application
 * (docs/decisions/0016-workers.md).
 */
import cluster, { type Worker } from 'node:cluster';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Config } from '../platform/config.ts';
import { gatherMetrics } from '../platform/metrics/gather-metrics.ts';
import type { Stops } from '../platform/stops.ts';
import type { Served } from '../platform/worker-messages.ts';
import { DATABASE_ADDRESS, type FromWorker } from '../platform/worker-messages.ts';
import { acceptsApart, freePort } from './shared-port.ts';

/** Pause before a worker is replaced, so that one that fails at its start does not occupy a core. */
const PAUSE_MS = 1000;
/** Longer than `WORKER_STOP_MS` of main.ts, after which a worker ends itself. */
const STOP_MS = 25_000;

/** Thrown if the first worker ends before it listens. The worker has printed the reason. */
export class NotStartedError extends Error {}

interface Running {
  worker: Worker;
  /** Rejects with NotStartedError if the worker ends first. */
  served: Promise<Served>;
  /** Resolves with the signal or the exit code. */
  ended: Promise<string>;
}

interface WorkerOptions {
  connectionString: string;
  port: number;
}

function startWorker({ connectionString, port }: WorkerOptions): Running {
  const worker = cluster.fork({ [DATABASE_ADDRESS]: connectionString, PORT: String(port) });
  const { promise: ended, resolve: end } = Promise.withResolvers<string>();
  worker.on('exit', (code, signal) => end(signal ?? `code ${code}`));
  // A worker that could not start emits `error` and no `exit`. Other errors are failed sends to an ended worker.
  worker.on('error', ({ message }) => worker.process.pid === undefined && end(message));
  const { promise: served, resolve, reject } = Promise.withResolvers<Served>();
  worker.on('message', (message: FromWorker) => {
    if (message.kind === 'ready') resolve(message.served);
  });
  void ended.then(() => reject(new NotStartedError('Lulus could not start. The reason is above.')));
  served.catch(() => undefined);
  return { worker, served, ended };
}

/** Resolves when all workers serve or have failed to start. Throws NotStartedError if the first one fails. */
export async function supervise(
  config: Config,
  connectionString: string,
  stops: Stops,
  log: (line: string) => void,
): Promise<Served> {
  const stopping = new AbortController();
  const workersEnded: Promise<unknown>[] = [];
  const options = { connectionString, port: acceptsApart ? await freePort(config) : config.PORT };
  // JSON cannot represent all numbers of metrics, such as Infinity.
  cluster.setupPrimary({ serialization: 'advanced' });
  gatherMetrics();

  /** Replaces a worker whenever it ends. */
  async function keepRunning(running: Running): Promise<void> {
    for (let current = running; ; current = startWorker(options)) {
      const how = await current.ended;
      if (stopping.signal.aborted) return;
      log(`A process of Lulus (${current.worker.process.pid}) ended with ${how}. Another one starts.`);
      await sleep(PAUSE_MS, undefined, { signal: stopping.signal }).catch(() => undefined);
      if (stopping.signal.aborted) return;
    }
  }

  stops.add(async () => {
    stopping.abort();
    const signalAll = (signal: NodeJS.Signals) => {
      for (const worker of Object.values(cluster.workers ?? {})) worker?.process.kill(signal);
    };
    signalAll('SIGTERM');
    const cut = setTimeout(() => signalAll('SIGKILL'), STOP_MS);
    await Promise.all(workersEnded);
    clearTimeout(cut);
  });

  // The first worker migrates the database before the others start.
  const first = startWorker(options);
  workersEnded.push(first.ended);
  const served = await first.served;
  const others = Array.from({ length: config.WORKERS - 1 }, () => startWorker(options));
  workersEnded.push(...[first, ...others].map(keepRunning));
  await Promise.allSettled(others.map((running) => running.served));
  return served;
}
