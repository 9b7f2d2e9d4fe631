/** The supervisor's side of `/metrics`: sums the metrics of its workers. */
import cluster, { type Worker } from 'node:cluster';
import { setTimeout as sleep } from 'node:timers/promises';
import type { FromWorker, Metrics, ToWorker } from '../worker-messages.ts';

/** For a worker that is busy for longer, or is just starting, its last metrics count. */
const PATIENCE_MS = 2000;

async function sum(all: Metrics[]) {
  // A supervisor loads this only if its metrics are read.
  const { AggregatorRegistry } = await import('prom-client');
  return AggregatorRegistry.aggregate(all);
}

/** What has been counted stays counted when the process is gone; how much memory it had, does not. */
const countsOf = (metrics: Metrics) =>
  metrics.filter(({ type }) => String(type) === 'counter' || String(type) === 'histogram');

export function gatherMetrics(): void {
  const latest = new Map<number, Metrics>();
  /** Of all workers that have ended. A sum that falls would look like a burst of requests. */
  let ended: Promise<Metrics> = Promise.resolve([]);
  const answers = new Map<string, () => void>();
  let rounds = 0;

  async function ask(worker: Worker, id: number): Promise<void> {
    const { promise, resolve } = Promise.withResolvers<void>();
    const key = `${id} ${worker.id}`;
    answers.set(key, resolve);
    worker.send({ kind: 'tell metrics', id } satisfies ToWorker, () => undefined);
    await Promise.race([promise, sleep(PATIENCE_MS)]);
    answers.delete(key);
  }

  async function gather(asking: Worker, id: number): Promise<void> {
    const round = ++rounds;
    const workers = Object.values(cluster.workers ?? {}).filter((worker) => worker !== undefined);
    await Promise.all(workers.map((worker) => ask(worker, round)));
    const text = await (await sum([...latest.values(), await ended])).metrics();
    if (asking.isConnected())
      asking.send({ kind: 'all metrics', id, text } satisfies ToWorker, () => undefined);
  }

  cluster.on('message', (worker, message: FromWorker) => {
    // Without an answer the worker reports the failure itself. A missing number must not end the supervisor.
    if (message.kind === 'gather') gather(worker, message.id).catch(() => undefined);
    if (message.kind === 'own metrics') {
      latest.set(worker.id, message.metrics);
      answers.get(`${message.id} ${worker.id}`)?.();
    }
  });
  cluster.on('exit', ({ id }) => {
    const last = latest.get(id);
    if (!last) return;
    latest.delete(id);
    ended = ended.then(async (before) => {
      const together = sum([before, countsOf(last)]).then((registry) => registry.getMetricsAsJSON());
      return together.catch(() => before);
    });
  });
}
