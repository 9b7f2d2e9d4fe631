/** Several processes under a supervisor, like those of `npm start`, on the test's own database. */
import { execFileSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { Agent, get, type IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { login } from '@lulus/contract';
import { afterEach, expect, inject, test, vi } from 'vitest';
import { acceptsApart } from '../src/process/shared-port.ts';
import { type ServerProcess, startServerProcess } from './faults/server-process.ts';
import { secrets } from './secrets.ts';
import { createTestDatabase } from './template-database.ts';

vi.setConfig({ testTimeout: 60_000 });

const ADMIN_PASSWORD = 'a good password';
const METRICS_TOKEN = 'a token for the metrics';
const WAIT = { timeout: 20_000, interval: 100 };
const cleanups: (() => Promise<unknown>)[] = [];

afterEach(async () => {
  for (let clean = cleanups.pop(); clean; clean = cleanups.pop()) await clean();
});

async function aServer(WORKERS: string): Promise<ServerProcess & { origin: string }> {
  const dataDir = await mkdtemp(join(tmpdir(), 'lulus-workers-'));
  cleanups.push(() => rm(dataDir, { recursive: true, force: true }));
  const database = await createTestDatabase(inject('postgresUrl'), `workers_${randomUUID()}`);
  const server = await startServerProcess(database, dataDir, {
    WORKERS,
    METRICS_TOKEN,
    ADMIN_PASSWORD,
    SAMPLE: 'off',
  });
  cleanups.push(() => server.kill());
  return { ...server, origin: `http://127.0.0.1:${server.port}` };
}

/** Returns the pids of the worker processes. */
function childrenOf(pid: number): number[] {
  return execFileSync('ps', ['-A', '-o', 'pid=,ppid=,args='], { encoding: 'utf8' })
    .split('\n')
    .map((line) => line.trim().split(/\s+/))
    .filter(([, parent, ...args]) => Number(parent) === pid && args.some((arg) => arg.endsWith('main.ts')))
    .map(([child]) => Number(child));
}

const logIn = (origin: string, email = 'admin@lulus.local') =>
  fetch(origin + login.path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', connection: 'close' },
    body: JSON.stringify({ email, password: ADMIN_PASSWORD }),
  });

function isAlive(pid: number): boolean {
  return execFileSync('ps', ['-A', '-o', 'pid='], { encoding: 'utf8' }).split('\n').map(Number).includes(pid);
}

/**
 * Kills the process, and waits until it is gone. A dying process may still have a socket that gets new
 * connections.
 */
async function killAtOnce(pid: number): Promise<void> {
  process.kill(pid, 'SIGKILL');
  await vi.waitUntil(() => !isAlive(pid), WAIT);
}

/** A browser that reuses its single connection. */
function aBrowser(origin: string) {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  cleanups.push(async () => agent.destroy());
  return async (): Promise<Socket> => {
    const [response] = (await once(get(`${origin}/healthz`, { agent }), 'response')) as [IncomingMessage];
    expect(response.statusCode).toBe(200);
    const { socket } = response;
    response.resume();
    await once(response, 'end');
    return socket;
  };
}

/** Sends a request over a new connection, which any of the processes may accept. */
const ask = (origin: string, path = '/healthz', headers = {}) =>
  fetch(origin + path, { headers: { connection: 'close', ...headers } });

async function healthChecks(origin: string): Promise<number> {
  const response = await ask(origin, '/metrics', { authorization: `Bearer ${METRICS_TOKEN}` });
  const text = await response.text();
  return Number(/^lulus_http_request_seconds_count{[^}]*route="\/healthz"[^}]*} (\d+)$/m.exec(text)?.[1]);
}

test('one process serves alone', async () => {
  const server = await aServer('1');
  expect(childrenOf(server.pid)).toEqual([]);
  expect((await ask(server.origin)).status).toBe(200);
});

test('a killed process only loses its own connections, and is replaced', async () => {
  const { pid, origin } = await aServer('2');
  const workers = childrenOf(pid);
  expect(workers).toHaveLength(2);
  // Enough browsers that each process very likely serves some of them.
  const browsers = Array.from({ length: 20 }, () => aBrowser(origin));
  const sockets = await Promise.all(browsers.map((look) => look()));

  await killAtOnce(workers[0] ?? 0);
  await vi.waitUntil(() => sockets.some((socket) => socket.destroyed), WAIT);
  // The other process's connections still work, and new clients are served.
  const others = sockets.flatMap((socket, index) => (socket.destroyed ? [] : [index]));
  expect(others).not.toEqual([]);
  for (const other of others) expect(await browsers[other]?.()).toBe(sockets[other]);
  for (let times = 0; times < 4; times++) expect((await ask(origin)).status).toBe(200);

  await vi.waitUntil(() => childrenOf(pid).length === 2, WAIT);
  expect(childrenOf(pid)).not.toContain(workers[0]);
});

test('a new connection is accepted without the supervisor', async ({ skip }) => {
  skip(!acceptsApart, 'the supervisor hands connections on here');
  const { pid, origin } = await aServer('2');
  process.kill(pid, 'SIGSTOP');
  try {
    for (let times = 0; times < 6; times++) expect((await ask(origin)).status).toBe(200);
  } finally {
    process.kill(pid, 'SIGCONT');
  }
});

test('metrics are summed over all processes', async () => {
  const { origin } = await aServer('2');
  for (let times = 0; times < 6; times++) await ask(origin);
  for (let times = 0; times < 3; times++) expect(await healthChecks(origin)).toBe(6);
});

test.each(['1', '2'])(
  'the complete output of %s workers contains no password and no token',
  async (workers) => {
    const { origin, output } = await aServer(workers);
    const response = await logIn(origin);
    const { access_token } = (await response.json()) as { access_token: string };
    const token = randomUUID();
    await ask(origin, '/api/account', { authorization: `Bearer ${access_token}` });
    await ask(origin, `/setPassword?token=${token}`);
    await ask(origin, '/metrics', { authorization: `Bearer ${METRICS_TOKEN}` });
    await vi.waitUntil(() => output().includes('/setPassword'), WAIT);
    expect(output()).toContain(login.path);
    for (const secret of [access_token, token]) secrets.add(secret);
    expect(secrets.foundIn(output().split('\n'))).toEqual([]);
  },
);

test('no process is left when the supervisor is killed, and the port is free', async () => {
  const server = await aServer('2');
  await logIn(server.origin);
  const workers = childrenOf(server.pid);
  expect(workers).toHaveLength(2);
  await server.kill();
  await vi.waitUntil(() => !workers.some(isAlive), WAIT);
  await expect(ask(server.origin)).rejects.toThrow();
});
