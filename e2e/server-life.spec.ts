/** Starts, stops and kills the server on one data folder. No data is lost, and errors are clear. */
import { once } from 'node:events';
import { request } from 'node:http';
import { expect, test } from '@playwright/test';
import { type RunningServer, removeData, startServer } from './running-server.ts';

const ADMIN = { email: 'admin@lulus.local', password: 'a long admin password' };

async function logInAsAdmin(server: RunningServer): Promise<number> {
  const response = await fetch(`${server.url}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(ADMIN),
  });
  return response.status;
}

/** Expects the start of a server to fail, and returns its error message. */
async function startError(options: Parameters<typeof startServer>[0]): Promise<string> {
  try {
    const server = await startServer(options);
    await server.stop();
  } catch (error) {
    return String(error);
  }
  throw new Error('The server has started, but should have failed.');
}

test('only the first start prints the admin’s password, and the data survives a restart', {
  tag: '@chaos',
}, async () => {
  const first = await startServer();
  const password = /Password\s+(\S+)/.exec(first.output())?.[1];
  expect(password).toMatch(/^[a-z2-9]{16}$/);
  expect(await first.stop()).toBe(0);

  const second = await startServer({ dataDir: first.dataDir });
  expect(second.output()).toContain('Lulus is ready.');
  expect(second.output()).not.toContain('Password');
  const response = await fetch(`${second.url}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: ADMIN.email, password }),
  });
  expect(response.status).toBe(200);
  await second.stop();
  await removeData(second);
});

test('a second server on the same data folder fails with a message and does not disturb the first', {
  tag: '@chaos',
}, async () => {
  const first = await startServer({ env: { ADMIN_PASSWORD: ADMIN.password } });
  expect(await startError({ dataDir: first.dataDir })).toContain(
    'Another Lulus server is already using the data folder',
  );
  expect(await logInAsAdmin(first)).toBe(200);
  await first.stop();
  await removeData(first);
});

test('after kill -9, the next start has all data', { tag: '@chaos' }, async () => {
  const killed = await startServer({ env: { ADMIN_PASSWORD: ADMIN.password } });
  killed.process.kill('SIGKILL');
  await once(killed.process, 'exit');
  const next = await startServer({ dataDir: killed.dataDir });
  expect(await logInAsAdmin(next)).toBe(200);
  expect(await next.stop()).toBe(0);
  await removeData(next);
});

test('a stop waits for the running request', { tag: '@chaos' }, async () => {
  const server = await startServer({ env: { ADMIN_PASSWORD: ADMIN.password } });
  const body = JSON.stringify(ADMIN);
  const sending = request(`${server.url}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'content-length': body.length },
  });
  const answered = once(sending, 'response');
  sending.write(body.slice(0, 10));
  await new Promise((resolve) => setTimeout(resolve, 500));
  const stopped = server.stop();
  await new Promise((resolve) => setTimeout(resolve, 500));
  await expect(fetch(`${server.url}/healthz`)).rejects.toThrow();
  sending.end(body.slice(10));
  const [response] = await answered;
  expect(response.statusCode).toBe(200);
  response.resume();
  expect(await stopped).toBe(0);
  await removeData(server);
});

test('an invalid configuration or a used port stops the start with a message', {
  tag: '@chaos',
}, async () => {
  const server = await startServer();
  const port = new URL(server.url).port;
  expect(await startError({ env: { PORT: 'eighty', TIME_ZONE: 'Mars' } })).toMatch(/PORT: .*\n.*TIME_ZONE: /);
  expect(await startError({ env: { PORT: port } })).toContain('The port is taken by another program.');
  await server.stop();
  await removeData(server);
});

test('the server uses the PostgreSQL of DATABASE_URL', { tag: '@chaos' }, async () => {
  const host = await startServer({ env: { SAMPLE: 'off' } });
  await host.sql('create database elsewhere');
  const guest = await startServer({
    env: {
      DATABASE_URL: host.databaseUrl.replace('/lulus?', '/elsewhere?'),
      ADMIN_PASSWORD: ADMIN.password,
    },
  });
  expect(guest.output()).toContain('the one in DATABASE_URL');
  expect(await logInAsAdmin(guest)).toBe(200);
  expect(await logInAsAdmin(host)).toBe(401);
  await guest.stop();
  await host.stop();
  await removeData(guest);
  await removeData(host);
});
