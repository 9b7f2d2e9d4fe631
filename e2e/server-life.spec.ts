/** Starts, stops and kills the server on one data folder: no data is lost, and each error is clear. */
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

/** Starts a server that must fail, and returns its error message. */
async function refusal(options: Parameters<typeof startServer>[0]): Promise<string> {
  try {
    const server = await startServer(options);
    await server.stop();
  } catch (error) {
    return String(error);
  }
  throw new Error('The server started, and was expected not to.');
}

test('the admin’s password is printed the first time only, and the data outlives a stop', async () => {
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

test('a second server on the same data folder reports it and does not disturb the first', {
  tag: '@chaos',
}, async () => {
  const first = await startServer({ env: { ADMIN_PASSWORD: ADMIN.password } });
  expect(await refusal({ dataDir: first.dataDir })).toContain(
    'Another Lulus server is already using the data folder',
  );
  expect(await logInAsAdmin(first)).toBe(200);
  await first.stop();
  await removeData(first);
});

test('after kill -9 the next start takes over, with everything there', { tag: '@chaos' }, async () => {
  const killed = await startServer({ env: { ADMIN_PASSWORD: ADMIN.password } });
  killed.process.kill('SIGKILL');
  await once(killed.process, 'exit');
  const next = await startServer({ dataDir: killed.dataDir });
  expect(await logInAsAdmin(next)).toBe(200);
  expect(await next.stop()).toBe(0);
  await removeData(next);
});

test('a stop lets the request under way finish', { tag: '@chaos' }, async () => {
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

test('a wrong configuration, and a port that is taken, stop the start with a sentence', {
  tag: '@chaos',
}, async () => {
  const server = await startServer();
  const port = new URL(server.url).port;
  expect(await refusal({ env: { PORT: 'eighty', TIME_ZONE: 'Mars' } })).toMatch(/PORT: .*\n.*TIME_ZONE: /);
  expect(await refusal({ env: { PORT: port } })).toContain('The port is taken by another program.');
  await server.stop();
  await removeData(server);
});

test('another PostgreSQL is used when DATABASE_URL names one', { tag: '@chaos' }, async () => {
  const lender = await startServer({ env: { SAMPLE: 'off' } });
  await lender.sql('create database elsewhere');
  const borrower = await startServer({
    env: {
      DATABASE_URL: lender.databaseUrl.replace('/lulus?', '/elsewhere?'),
      ADMIN_PASSWORD: ADMIN.password,
    },
  });
  expect(borrower.output()).toContain('the one in DATABASE_URL');
  expect(await logInAsAdmin(borrower)).toBe(200);
  expect(await logInAsAdmin(lender)).toBe(401);
  await borrower.stop();
  await lender.stop();
  await removeData(borrower);
  await removeData(lender);
});
