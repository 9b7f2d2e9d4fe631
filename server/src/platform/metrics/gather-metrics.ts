/** The supervisor's side of `/metrics`: sums the metrics of its workers. */
import cluster, { type Worker } from 'node:cluster';
import { setTimeout as sleep } from 'node:timers/promises';
import type { FromWorker, Metrics, ToWorker } from '../worker-messages.ts';

/** If a worker does not answer within this time, its previous metrics are used. */
const ANSWER_TIMEOUT_MS = 2000;

async function sum(all: Metrics[]) {
  // A server whose metrics are not read does not need this library in its supervisor.
  const { AggregatorRegistry } = await import('prom-client');
  return AggregatorRegistry.aggregate(all);
}

/** Counters and histograms stay in the sum after their process has ended. Gauges, such as memory, do not. */
const countsOf = (metrics: Metrics) =>
  metrics.filter(({ type }) => String(type) === 'counter' || String(type) === 'histogram');

export function gatherMetrics(): void {
  const latest = new Map<number, Metrics>();
  /** Counts of all workers that have ended. Without them the sum would fall, which Prometheus takes for a restart. */
  let ended: Promise<Metrics> = Promise.resolve([]);
  /** By round and worker id. */
  const answers = new Map<string, () => void>();
  let rounds = 0;

  async function ask(worker: Worker, id: number): Promise<void> {
    const { promise, resolve } = Promise.withResolvers<void>();
    const key = `${id} ${worker.id}`;
    answers.set(key, resolve);
    worker.send({ kind: 'tell metrics', id } satisfies ToWorker, () => undefined);
    await Promise.race([promise, sleep(ANSWER_TIMEOUT_MS)]);
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
    // Without an answer the worker replies 503. An unhandled rejection here would end the supervisor.
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
