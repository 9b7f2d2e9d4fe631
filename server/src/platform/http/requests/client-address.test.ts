import { type AddressInfo, connect } from 'node:net';
import Fastify from 'fastify';
import { expect, onTestFinished, test } from 'vitest';
import { noteAddresses } from './client-address.ts';

test('the address of a request stays known after its connection is gone', async () => {
  const app = Fastify();
  onTestFinished(() => app.close());
  noteAddresses(app);
  const told = Promise.withResolvers<string>();
  const isThere = Promise.withResolvers<void>();
  app.get('/', async (request) => {
    const gone = new Promise((resolve) => request.raw.socket.once('close', resolve));
    isThere.resolve();
    await gone;
    told.resolve(request.address);
  });
  await app.listen({ host: '127.0.0.1', port: 0 });
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
  socket.on('error', () => undefined).write('GET / HTTP/1.1\r\nhost: x\r\n\r\n');
  await isThere.promise;
  socket.resetAndDestroy();
  expect(await told.promise).toBe('127.0.0.1');
});
