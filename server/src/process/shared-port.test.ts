import { once } from 'node:events';
import { type AddressInfo, createServer, type Server } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { acceptsApart, freePort } from './shared-port.ts';

const HOST = '127.0.0.1';
const servers: Server[] = [];

async function listen(port: number, reusePort: boolean): Promise<number> {
  const server = createServer().listen({ host: HOST, port, reusePort });
  servers.push(server);
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
}

afterEach(() => {
  for (const server of servers.splice(0)) server.close();
});

test('a free port can be used, and shared if the system distributes connections', async () => {
  const port = await freePort({ HOST, PORT: 0 });
  expect(await freePort({ HOST, PORT: port })).toBe(port);
  expect(await listen(port, acceptsApart)).toBe(port);
  if (acceptsApart) expect(await listen(port, true)).toBe(port);
});

test.each([acceptsApart, false])(
  'a port of another server is rejected, shared or not (%s)',
  async (shared) => {
    const port = await listen(0, shared);
    await expect(freePort({ HOST, PORT: port })).rejects.toMatchObject({ code: 'EADDRINUSE' });
  },
);
