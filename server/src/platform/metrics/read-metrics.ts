/** A worker's side of `gather-metrics.ts`. */
import cluster from 'node:cluster';
import { setTimeout as sleep } from 'node:timers/promises';
import { register } from 'prom-client';
import { unavailable } from '../errors.ts';
import type { FromWorker, ToWorker } from '../worker-messages.ts';

const TIMEOUT_MS = 5000;
const waiting = new Map<number, (text: string) => void>();
let lastId = 0;

const send = (message: FromWorker) => process.send?.(message);

/**
 * Returns the metrics of all processes of this server in Prometheus' text format. A worker asks its supervisor for the
 * sum. Throws 503 if the supervisor does not answer.
 */
export async function readMetrics(): Promise<string> {
  if (!cluster.isWorker) return register.metrics();
  const id = ++lastId;
  const { promise, resolve } = Promise.withResolvers<string>();
  waiting.set(id, resolve);
  try {
    send({ kind: 'gather', id });
    const text = await Promise.race([promise, sleep(TIMEOUT_MS)]);
    if (text === undefined) throw unavailable();
    return text;
  } finally {
    waiting.delete(id);
  }
}

/** Sends this process's metrics to the supervisor on request, and receives the sums that this process asked for. */
export function answerSupervisor(): void {
  process.on('message', async (message: ToWorker) => {
    if (message.kind === 'all metrics') waiting.get(message.id)?.(message.text);
    if (message.kind === 'tell metrics') {
      send({ kind: 'own metrics', id: message.id, metrics: await register.getMetricsAsJSON() });
    }
  });
}
