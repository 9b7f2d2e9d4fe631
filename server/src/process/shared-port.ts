/** The port that the processes of one server share (docs/decisions/0016-workers.md). */
import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import type { Config } from '../platform/config.ts';

/** Whether the system distributes connections among sockets of one port. On others, the supervisor distributes them. */
export const acceptsApart = process.platform === 'linux';

/** Returns `PORT`, or a free port if it is 0. Rejects with EADDRINUSE if another program uses the port. */
export async function freePort({ HOST, PORT }: Pick<Config, 'HOST' | 'PORT'>): Promise<number> {
  const server = createServer().listen({ host: HOST, port: PORT, exclusive: true });
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}
