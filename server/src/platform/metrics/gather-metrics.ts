/** Metrics of all processes of this server. A worker asks its supervisor, which sums the metrics of the workers. */
import cluster from 'node:cluster';
import { randomUUID } from 'node:crypto';
import { on } from 'node:events';
import type { FromWorker, ToWorker } from '../worker-messages.ts';

/** Longer than prom-client's time limit for a worker, 5 s. */
const TIMEOUT_MS = 6000;

/** Answers the workers of this supervisor. */
export function gatherMetrics(): void {
  cluster.on('message', async (worker, message: FromWorker) => {
    if (message.kind !== 'gather') return;
    // A server whose metrics are not read does not need this library in its supervisor.
    const { AggregatorRegistry } = await import('prom-client');
    const text = await new AggregatorRegistry().clusterMetrics().catch(() => undefined);
    worker.send({ id: message.id, text } satisfies ToWorker, () => undefined);
  });
}

/** Returns the supervisor's sum in Prometheus' text format, or undefined if the supervisor does not answer. */
export async function askSupervisor(): Promise<string | undefined> {
  const id = randomUUID();
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  process.send?.({ kind: 'gather', id } satisfies FromWorker);
  try {
    for await (const [message] of on(process, 'message', { signal })) {
      if ((message as ToWorker).id === id) return (message as ToWorker).text;
    }
  } catch {
    // The time is over.
  }
  return undefined;
}
