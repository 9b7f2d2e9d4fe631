import { EventEmitter, once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import fastify from 'fastify';
import { afterAll, expect, test } from 'vitest';
import { limitUnreadAnswers } from './limit-unread-answers.ts';

const MEGABYTE = 1024 * 1024;
// Larger than the system's buffer of a connection.
const LARGE = 'a'.repeat(16 * MEGABYTE);

const app = fastify();
limitUnreadAnswers(app, 40 * MEGABYTE);
app.get('/large', async () => LARGE);
app.get('/late', async (request) => {
  await once(request.raw.socket, 'close');
  return LARGE;
});
const answered = new EventEmitter();
app.addHook('onSend', (_, __, payload, done) => {
  done(null, payload);
  answered.emit('sent');
});
await app.listen({ host: '127.0.0.1', port: 0 });
const { port } = app.server.address() as AddressInfo;
afterAll(() => app.close());

/** Sends a request from `localAddress`, and reads nothing after the first bytes of the reply. */
async function askWithoutReading(localAddress = '127.0.0.2') {
  const socket = connect({ port, host: '127.0.0.1', localAddress });
  socket.write('GET /large HTTP/1.1\r\nhost: x\r\n\r\n');
  await once(socket, 'readable');
  return socket;
}

/** Returns whether the rest of the reply arrives completely. */
async function readRest(socket: Awaited<ReturnType<typeof askWithoutReading>>) {
  let length = 0;
  socket.on('data', (chunk) => {
    length += chunk.length;
    if (length > LARGE.length) socket.destroy();
  });
  socket.on('error', () => undefined);
  await once(socket, 'close');
  return length > LARGE.length;
}

const read = async () => (await (await fetch(`http://127.0.0.1:${port}/large`)).text()).length;

test('a reply that has been read no longer counts', async () => {
  for (let times = 0; times < 6; times++) expect(await read()).toBe(LARGE.length);
});

test('a reply to a client that has left does not count', async () => {
  const sent = once(answered, 'sent');
  const gone = connect({ port, host: '127.0.0.1' });
  gone.end('GET /late HTTP/1.1\r\nhost: x\r\n\r\n');
  await once(gone, 'connect');
  gone.destroySoon();
  await sent;
  const unread = [await askWithoutReading(), await askWithoutReading()];
  expect(await Promise.all(unread.map(readRest))).toEqual([true, true]);
});

test('a caller’s only reply is never cut off, even above the limit', async () => {
  const addresses = ['127.0.0.2', '127.0.0.3', '127.0.0.4', '127.0.0.5'];
  const unread = await Promise.all(addresses.map(askWithoutReading));
  expect(await Promise.all(unread.map(readRest))).toEqual([true, true, true, true]);
});

test('above the limit, the caller with the most unread data loses its oldest reply, and others get theirs', async () => {
  const unread = [await askWithoutReading(), await askWithoutReading()];
  expect(await read()).toBe(LARGE.length);
  expect(await Promise.all(unread.map(readRest))).toEqual([false, true]);
});
