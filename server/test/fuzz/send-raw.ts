/** Sends bytes over a new connection, and reads the answers until it closes. */
import { connect } from 'node:net';
import type { Answered } from './judge.ts';

/** Milliseconds without data after which the connection is closed. */
const SILENCE_MS = 3000;

function readHeaders(lines: string[]): Record<string, string> {
  return Object.fromEntries(
    lines.map((line) => {
      const colon = line.indexOf(':');
      return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()];
    }),
  );
}

/** Returns the length of a body. Without a length header, the body is empty. */
function bodyLength({ 'content-length': length, ...headers }: Record<string, string>, rest: Buffer): number {
  if (headers['transfer-encoding'] === 'chunked') return rest.indexOf('0\r\n\r\n') + 5;
  // An answer to HEAD names the length of a body that it does not have.
  if (rest.toString('latin1', 0, 5) === 'HTTP/') return 0;
  return length === undefined ? 0 : Math.min(Number(length), rest.length);
}

/** Parses the answers in these bytes. Bytes after a readable request may cause further answers. */
function readAnswers(received: Buffer): Answered[] {
  const headEnd = received.indexOf('\r\n\r\n');
  if (headEnd === -1) return [];
  const [line = '', ...lines] = received.toString('latin1', 0, headEnd).split('\r\n');
  const headers = readHeaders(lines);
  const rest = received.subarray(headEnd + 4);
  const length = bodyLength(headers, rest);
  const body = headers['transfer-encoding'] === 'chunked' ? '' : rest.toString('utf8', 0, length);
  const answered = { status: Number(/^HTTP\/1\.1 (\d{3})/.exec(line)?.[1]), headers, body };
  return [answered, ...readAnswers(rest.subarray(length))];
}

/** Returns the answers. Empty if the connection closed or stayed silent without any. */
export function sendRaw(port: number, text: string): Promise<Answered[]> {
  return new Promise((resolve, reject) => {
    const received: Buffer[] = [];
    const socket = connect(port, '127.0.0.1');
    socket.setTimeout(SILENCE_MS, () => socket.destroy());
    socket.on('data', (chunk) => received.push(chunk));
    // The server may close the connection before everything is written.
    socket.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'ECONNREFUSED') reject(error);
    });
    socket.on('close', () => resolve(readAnswers(Buffer.concat(received))));
    socket.end(text);
  });
}

const TOKEN = /Bearer \S+\.\S+\.\S+/;
const SHOWN = 400;

export function showRaw({ text }: { text: string }): string {
  const quoted = JSON.stringify(text.replace(TOKEN, 'Bearer ‹admin›'));
  return quoted.length > SHOWN ? `${quoted.slice(0, SHOWN)}… (${text.length} characters)` : quoted;
}
