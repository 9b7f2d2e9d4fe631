/** One of the serving processes of a supervisor. Node ends it when the supervisor ends. */
import type { Config } from '../platform/config.ts';
import { answerSupervisor } from '../platform/metrics/read-metrics.ts';
import type { Stops } from '../platform/stops.ts';
import { DATABASE_ADDRESS, type FromWorker } from '../platform/worker-messages.ts';
import { startServing } from './serving.ts';
import { acceptsApart } from './shared-port.ts';

export async function work(config: Config, stops: Stops): Promise<void> {
  const address = process.env[DATABASE_ADDRESS];
  if (address === undefined) throw new Error(`${DATABASE_ADDRESS} is not set.`);
  answerSupervisor();
  const served = await startServing(config, address, stops, { reusePort: acceptsApart });
  process.send?.({ kind: 'ready', served } satisfies FromWorker);
}
