/**
 * Sends garbage requests to a school's server. A separate program, so that it takes no CPU time from the
 * measuring one. Runs until it is stopped.
 */
import { randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { getState, login, submitExam } from '@lulus/contract';
import { openConnection } from '../http/connection.ts';
import { get, headersOf, send } from '../http/requests.ts';

const port = Number(process.argv[2]);
/** Pause between two requests of a connection, so that the flood loads the server and not the machine. */
const PAUSE_MS = 5;
const CONNECTIONS_EACH = 4;
const BIG = 'x'.repeat(900_000);

/** Repeats the request. Opens a new connection if the last one was closed. */
async function repeat(request: () => string): Promise<void> {
  for (;;) {
    try {
      const connection = await openConnection(port);
      while (connection.isOpen) {
        await connection.ask(request());
        await sleep(PAUSE_MS);
      }
      connection.cut();
    } catch {
      // The server has closed the connection.
      await sleep(PAUSE_MS);
    }
  }
}

const word = () => randomBytes(12).toString('base64url');
const forged = () =>
  `eyJhbGciOiJIUzI1NiJ9.${Buffer.from(`{"role":"admin","n":"${word()}"}`).toString('base64url')}.${word()}`;
const loggedOut = headersOf();
const id = '018f0000-0000-7000-8000-000000000000';

const KINDS = [
  () => `${word()}\r\n\r\n`,
  () => get(`/api/${word()}?${word()}=${word()}`, loggedOut),
  () => get(`${getState.path}?exam_id=${id}`, headersOf(forged())),
  () => send('POST', submitExam.path, headersOf(forged()), { exam_id: id, answers: BIG }),
  () => send('POST', login.path, loggedOut, { email: BIG, password: BIG.slice(0, 10_000) }),
  () => send('POST', login.path, loggedOut, {}).replace(/\{\}$/, '{{'),
  () => send('POST', login.path, loggedOut, { email: `${word()}@example.test`, password: word() }),
];

for (const request of KINDS) {
  for (let made = 0; made < CONNECTIONS_EACH; made++) void repeat(request);
}
