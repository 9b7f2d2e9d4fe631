import { type AddressInfo, connect } from 'node:net';
import Fastify from 'fastify';
import { expect, onTestFinished, test } from 'vitest';
import { noteAddresses } from './client-address.ts';

test('the address of a request is available after its connection has closed', async () => {
  const app = Fastify();
  onTestFinished(() => app.close());
  noteAddresses(app);
  const address = Promise.withResolvers<string>();
  const hasArrived = Promise.withResolvers<void>();
  app.get('/', async (request) => {
    const closed = new Promise((resolve) => request.raw.socket.once('close', resolve));
    hasArrived.resolve();
    await closed;
    address.resolve(request.address);
  });
  await app.listen({ host: '127.0.0.1', port: 0 });
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
  socket.on('error', () => undefined).write('GET / HTTP/1.1\r\nhost: x\r\n\r\n');
  await hasArrived.promise;
  socket.resetAndDestroy();
  expect(await address.promise).toBe('127.0.0.1');
});
