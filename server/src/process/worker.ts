/** One of the serving processes of a supervisor. Node ends it when the supervisor ends. */
import { AggregatorRegistry } from 'prom-client';
import type { Config } from '../platform/config.ts';
import type { Stops } from '../platform/stops.ts';
import { DATABASE_ADDRESS, type FromWorker } from '../platform/worker-messages.ts';
import { startServing } from './serving.ts';
import { acceptsApart } from './shared-port.ts';

export async function work(config: Config, stops: Stops): Promise<void> {
  const address = process.env[DATABASE_ADDRESS];
  if (address === undefined) throw new Error(`${DATABASE_ADDRESS} is not set.`);
  // Sends this process's metrics to the supervisor on request.
  new AggregatorRegistry();
  const served = await startServing(config, address, stops, { reusePort: acceptsApart });
  process.send?.({ kind: 'ready', served } satisfies FromWorker);
}
