import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { changeClasses, logout, updateSettings } from '@lulus/contract';
import { expect, test } from 'vitest';
import { anAdmin, aStudent } from '../../../test/factories.ts';
import { createTestApp } from '../../../test/test-app.ts';

const { app, context, call } = await createTestApp();
await app.listen({ host: '127.0.0.1', port: 0 });

const FORM = [
  '--x',
  'Content-Disposition: form-data; name="school_name"',
  '',
  'Another person’s school',
  '--x--',
  '',
].join('\r\n');

/** Sends a request except its last byte, runs `meanwhile`, and sends the last byte. Returns the reply's status. */
async function interrupted(head: string, token: string, body: string, meanwhile: () => Promise<unknown>) {
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
  const bytes = Buffer.from(body);
  const lines = [
    `${head} HTTP/1.1`,
    'Host: x',
    'Connection: close',
    `Authorization: Bearer ${token}`,
    `Content-Length: ${bytes.length}`,
  ];
  await once(socket, 'connect');
  const answer = text(socket);
  const type = body === FORM ? 'multipart/form-data; boundary=x' : 'application/json';
  socket.write(`${lines.join('\r\n')}\r\nContent-Type: ${type}\r\n\r\n`);
  socket.write(bytes.subarray(0, -1));
  await sleep(1100);
  await meanwhile();
  socket.write(bytes.subarray(-1));
  return Number(/^HTTP\/1\.1 (\d{3})/.exec(await answer)?.[1]);
}

test('rejects a request with 401 if its session ends while the body is being sent', async () => {
  const [admin, student] = [await anAdmin(context), await aStudent(context)];
  const classes = JSON.stringify({ students: [{ id: student.id, class: '12Z' }] });
  const send = async (head: string, body: string, isLoggedOut: boolean) => {
    const as = await context.sessions.open(admin);
    return interrupted(head, as, body, async () => isLoggedOut && (await call(logout, { as })));
  };
  for (const [{ method, path }, body] of [
    [changeClasses, classes],
    [updateSettings, FORM],
  ] as const) {
    expect(await send(`${method} ${path}`, body, true)).toBe(401);
  }
  expect((await context.settings()).school_name).toBe('');
  expect(await send(`${changeClasses.method} ${changeClasses.path}`, classes, false)).toBe(200);
});
