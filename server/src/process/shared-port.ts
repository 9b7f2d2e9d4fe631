/** How the processes of one server share its port (docs/decisions/0016-workers.md). */
import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import type { Config } from '../platform/config.ts';

/** Whether the system gives each of several sockets of one port its part of the connections. Elsewhere the supervisor hands them on. */
export const acceptsApart = process.platform === 'linux';

/** The port, or one that is free where none is named. Rejects where another server has it, which would else share it. */
export async function freePort({ HOST, PORT }: Pick<Config, 'HOST' | 'PORT'>): Promise<number> {
  const server = createServer().listen({ host: HOST, port: PORT, exclusive: true });
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}
