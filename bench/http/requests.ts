/** Builds requests as text, and reads answers. The parts that a student's requests share are built once. */
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { type Answer, headerOf } from './connection.ts';

const CRLF = '\r\n';

/** Returns the headers of a logged-in user, or of a client without a token. */
export function headersOf(token?: string): string {
  const lines = ['host: localhost', 'accept: application/json', 'accept-encoding: br, gzip', ''];
  return lines.join(CRLF) + (token === undefined ? '' : `authorization: Bearer ${token}${CRLF}`);
}

export const get = (path: string, headers: string) => `GET ${path} HTTP/1.1${CRLF}${headers}${CRLF}`;

export function send(method: 'POST' | 'PUT', path: string, headers: string, body: object): string {
  const json = JSON.stringify(body);
  const length = `content-type: application/json${CRLF}content-length: ${Buffer.byteLength(json)}${CRLF}`;
  return `${method} ${path} HTTP/1.1${CRLF}${headers}${length}${CRLF}${json}`;
}

/** Returns the body without its content encoding. */
export function decodeBody(answer: Answer): Buffer {
  const encoding = headerOf(answer, 'content-encoding');
  if (encoding === 'br') return brotliDecompressSync(answer.body);
  return encoding === 'gzip' ? gunzipSync(answer.body) : answer.body;
}

export const readBody = <T>(answer: Answer) => JSON.parse(decodeBody(answer).toString()) as T;

/** Throws for an answer that is not a success, with its text. */
export function assertSuccess({ status, body }: Answer): void {
  if (status !== 200) throw new Error(`A request was refused: ${status} ${body.toString().slice(0, 200)}`);
}

export function assertThat(holds: boolean, what: string): void {
  if (!holds) throw new Error(what);
}
