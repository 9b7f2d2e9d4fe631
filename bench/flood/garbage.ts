/**
 * Sends garbage requests to a school's server. A separate program, so that it takes no CPU time from the
 * measuring one. Runs until it is stopped, and then prints a report.
 */
import { randomBytes } from 'node:crypto';
import { connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { getState, login, submitExam } from '@lulus/contract';
import { ConnectionLost, openConnection } from '../http/connection.ts';
import { get, headersOf, send } from '../http/request.ts';

const port = Number(process.argv[2]);
/** Only these kinds, if any are given. */
const only = new Set(process.argv.slice(3));
const SLOW_SOCKETS = 200;
const SLOW_EVERY_MS = 1000;
/**
 * Milliseconds between two requests of a connection, so that the flood loads the server and not the machine.
 */
const PAUSE_MS = 5;
const CONNECTIONS_EACH = 4;
const BIG = 'x'.repeat(900_000);

export interface GarbageReport {
  /** Number of answers by kind and status. */
  counts: Record<string, number>;
  /** CPU milliseconds of the sender. */
  cpuMs: number;
}

const counts = new Map<string, number>();
let stopping = false;

function count(kind: string, status: number | string): void {
  const name = `${kind} ${status}`;
  counts.set(name, (counts.get(name) ?? 0) + 1);
}

/** Repeats the request. Opens a new connection if the last one was closed. */
async function repeat(kind: string, request: () => string): Promise<void> {
  while (!stopping) {
    try {
      const connection = await openConnection(port);
      while (!stopping && connection.isOpen) {
        count(kind, (await connection.ask(request())).status);
        await sleep(PAUSE_MS);
      }
      connection.cut();
    } catch (error) {
      if (!(error instanceof ConnectionLost)) throw error;
      count(kind, 'cut');
      await sleep(PAUSE_MS);
    }
  }
}

/** Sends one header per second on a socket, and reconnects when the socket is closed. */
async function sendSlowly(): Promise<void> {
  while (!stopping) {
    await new Promise<void>((resolve) => {
      const socket: Socket = connect(port, '127.0.0.1');
      const timer = setInterval(
        () => (stopping ? socket.destroy() : socket.write('x: y\r\n')),
        SLOW_EVERY_MS,
      );
      socket.write('GET /api/settings HTTP/1.1\r\nhost: x\r\n');
      socket.resume().on('error', () => undefined);
      socket.on('close', () => {
        clearInterval(timer);
        resolve();
      });
    });
    count('slow', 'closed');
  }
}

const word = () => randomBytes(12).toString('base64url');
const forged = () =>
  `eyJhbGciOiJIUzI1NiJ9.${Buffer.from(`{"role":"admin","n":"${word()}"}`).toString('base64url')}.${word()}`;
const loggedOut = headersOf();
const id = '018f0000-0000-7000-8000-000000000000';

const KINDS: Record<string, () => string> = {
  noise: () => `${word()}\r\n\r\n`,
  unknown: () => get(`/api/${word()}?${word()}=${word()}`, loggedOut),
  forged: () => get(`${getState.path}?exam_id=${id}`, headersOf(forged())),
  'forged submit': () => send('POST', submitExam.path, headersOf(forged()), { exam_id: id, answers: BIG }),
  big: () => send('POST', login.path, loggedOut, { email: BIG, password: BIG.slice(0, 10_000) }),
  'broken JSON': () => send('POST', login.path, loggedOut, {}).replace(/\{\}$/, '{{'),
  'wrong login': () =>
    send('POST', login.path, loggedOut, { email: `${word()}@example.test`, password: word() }),
};
const chosen = Object.entries(KINDS).filter(([kind]) => only.size === 0 || only.has(kind));

process.once('SIGTERM', () => {
  stopping = true;
});
await Promise.all([
  ...chosen.flatMap(([kind, request]) =>
    Array.from({ length: CONNECTIONS_EACH }, () => repeat(kind, request)),
  ),
  ...Array.from({ length: SLOW_SOCKETS }, sendSlowly),
]);
const { user, system } = process.cpuUsage();
const report: GarbageReport = { counts: Object.fromEntries(counts), cpuMs: (user + system) / 1000 };
process.stdout.write(`${JSON.stringify(report)}\n`);
