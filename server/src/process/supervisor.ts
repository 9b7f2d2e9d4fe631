/**
 * Keeps `WORKERS` processes running that serve on one port, and loads nothing of the application
 * (docs/decisions/0016-workers.md).
 */
import cluster, { type Worker } from 'node:cluster';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Config } from '../platform/config.ts';
import { giveTurns } from '../platform/jobs/give-turns.ts';
import { gatherMetrics } from '../platform/metrics/gather-metrics.ts';
import { hashForWorkers } from '../platform/passwords/hash-for-workers.ts';
import type { Stops } from '../platform/stops.ts';
import type { Served } from '../platform/worker-messages.ts';
import { DATABASE_ADDRESS, type FromWorker } from '../platform/worker-messages.ts';
import { acceptsApart, freePort } from './shared-port.ts';

/** A worker that lived so long did not end at once. */
const STEADY_MS = 60_000;
const LONGEST_PAUSE_MS = 30_000;
/** Longer than a worker gives itself. */
const STOP_MS = 25_000;

/** A process that serves ended before it served. It has said why. */
export class NotStartedError extends Error {}

/** How long to wait after the nth time in a row that a process has ended soon after its start. */
export function pauseBeforeRestart(failures: number): number {
  return failures <= 1 ? 0 : Math.min(LONGEST_PAUSE_MS, 1000 * 2 ** (failures - 2));
}

interface Running {
  worker: Worker;
  /** Rejects where it ends before. */
  served: Promise<Served>;
  /** How it has ended. */
  ended: Promise<string>;
}

interface Given {
  connectionString: string;
  port: number;
}

function startWorker({ connectionString, port }: Given): Running {
  const worker = cluster.fork({ [DATABASE_ADDRESS]: connectionString, PORT: String(port) });
  const { promise: ended, resolve: end } = Promise.withResolvers<string>();
  worker.on('exit', (code, signal) => end(signal ?? `code ${code}`));
  // A worker that could not be started does not exit. If one ends while it is sent a message, its exit event handles
  // that.
  worker.on('error', ({ message }) => worker.process.pid === undefined && end(message));
  const { promise: served, resolve, reject } = Promise.withResolvers<Served>();
  worker.on('message', (message: FromWorker) => {
    if (message.kind === 'ready') resolve(message.served);
  });
  void ended.then(() => reject(new NotStartedError('Lulus could not start; what is wrong stands above.')));
  served.catch(() => undefined);
  return { worker, served, ended };
}

/** Answers once all of them serve. Throws NotStartedError where not even the first one can. */
export async function supervise(
  config: Config,
  connectionString: string,
  stops: Stops,
  log: (line: string) => void,
): Promise<Served> {
  const stopping = new AbortController();
  const kept: Promise<unknown>[] = [];
  const given = { connectionString, port: acceptsApart ? await freePort(config) : config.PORT };
  // Not as JSON: metrics have numbers that it does not know.
  cluster.setupPrimary({ serialization: 'advanced' });
  gatherMetrics();
  giveTurns();
  stops.add(hashForWorkers());

  /** Starts another one whenever one has ended, at once or, where that happens again and again, after a pause. */
  async function keep(running: Running): Promise<void> {
    for (let current = running, failures = 0; ; current = startWorker(given)) {
      const began = performance.now();
      const how = await current.ended;
      if (stopping.signal.aborted) return;
      failures = performance.now() - began < STEADY_MS ? failures + 1 : 1;
      const pause = pauseBeforeRestart(failures);
      const when = pause === 0 ? 'at once' : `in ${pause / 1000} seconds`;
      log(
        `A process of Lulus (${current.worker.process.pid}) ended with ${how}. Another one starts ${when}.`,
      );
      await sleep(pause, undefined, { signal: stopping.signal }).catch(() => undefined);
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
    await Promise.all(kept);
    clearTimeout(cut);
  });

  // The first prepares the database, so that the others find it ready.
  const first = startWorker(given);
  kept.push(first.ended);
  const served = await first.served;
  const others = Array.from({ length: config.WORKERS - 1 }, () => startWorker(given));
  kept.push(...[first, ...others].map(keep));
  await Promise.allSettled(others.map((running) => running.served));
  return served;
}
