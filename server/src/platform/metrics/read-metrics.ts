/** The metrics of all processes of this server, in Prometheus' text format. */
import cluster from 'node:cluster';
import { setTimeout as sleep } from 'node:timers/promises';
import { register } from 'prom-client';
import { unavailable } from '../errors.ts';
import type { FromWorker, ToWorker } from '../worker-messages.ts';

const PATIENCE_MS = 5000;
const waiting = new Map<number, (text: string) => void>();
let asked = 0;

const tell = (message: FromWorker) => process.send?.(message);

/** A worker asks its supervisor for the sum, since a request reaches any one of the processes. */
export async function readMetrics(): Promise<string> {
  if (!cluster.isWorker) return register.metrics();
  const id = ++asked;
  const { promise, resolve } = Promise.withResolvers<string>();
  waiting.set(id, resolve);
  try {
    tell({ kind: 'gather', id });
    const text = await Promise.race([promise, sleep(PATIENCE_MS)]);
    if (text === undefined) throw unavailable('The metrics of the other processes are missing.');
    return text;
  } finally {
    waiting.delete(id);
  }
}

/** Lets a supervisor have this process's metrics whenever it asks. */
export function answerSupervisor(): void {
  process.on('message', async (message: ToWorker) => {
    if (message.kind === 'all metrics') waiting.get(message.id)?.(message.text);
    if (message.kind === 'tell metrics') {
      tell({ kind: 'own metrics', id: message.id, metrics: await register.getMetricsAsJSON() });
    }
  });
}
