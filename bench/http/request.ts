/** Builds requests as text. The parts that a student's requests share are built once. */

const CRLF = '\r\n';

/** Returns the headers of a logged-in user, or of a client without a token. */
export function headersOf(token?: string): string {
  const lines = ['host: localhost', 'accept: application/json', 'accept-encoding: br, gzip'];
  if (token !== undefined) lines.push(`authorization: Bearer ${token}`);
  return lines.join(CRLF) + CRLF;
}

export const get = (path: string, headers: string) => `GET ${path} HTTP/1.1${CRLF}${headers}${CRLF}`;

export function send(method: 'POST' | 'PUT', path: string, headers: string, body: object): string {
  const json = JSON.stringify(body);
  const length = `content-type: application/json${CRLF}content-length: ${Buffer.byteLength(json)}${CRLF}`;
  return `${method} ${path} HTTP/1.1${CRLF}${headers}${length}${CRLF}${json}`;
}
