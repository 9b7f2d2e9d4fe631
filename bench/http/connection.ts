/**
 * An HTTP/1.1 connection over a plain socket, with one request at a time, like a browser's. The generator
 * shares the machine with the server, so it parses only status, length and requested headers.
 */
import { once } from 'node:events';
import { connect } from 'node:net';

export interface Answer {
  status: number;
  /** The status line and the headers, unparsed. */
  head: string;
  /** Valid until the next request, which reuses the buffer. */
  body: Buffer;
}

export interface Connection {
  /** Rejects with ConnectionLost if no answer came. */
  ask(request: string): Promise<Answer>;
  readonly isOpen: boolean;
  /** Breaks the connection, even during a request. */
  cut(): void;
}

export class ConnectionLost extends Error {}

const HEAD_END = '\r\n\r\n';
const STATUS_AT = 'HTTP/1.1 '.length;
const NOTHING: Buffer = Buffer.alloc(0);
/** Bytes per read of a connection. */
const READ_BYTES = 64 * 1024;

export const headerOf = ({ head }: Answer, name: string) =>
  new RegExp(`\\r\\n${name}: *(.*)`, 'i').exec(head)?.[1];

/** Returns undefined while the answer is incomplete. Throws if it has no length, or if there are excess bytes. */
function readAnswer(received: Buffer): Answer | undefined {
  const headEnd = received.indexOf(HEAD_END);
  if (headEnd === -1) return undefined;
  const head = received.toString('latin1', 0, headEnd);
  const body = received.subarray(headEnd + HEAD_END.length);
  const length = Number(/\r\ncontent-length: *(\d+)/i.exec(head)?.[1]);
  if (!(body.length <= length)) throw new Error(`An answer of another length:\n${head}`);
  if (body.length < length) return undefined;
  return { status: Number(head.slice(STATUS_AT, STATUS_AT + 3)), head, body };
}

export async function openConnection(port: number): Promise<Connection> {
  /** The received part of an incomplete answer. */
  let received = NOTHING;
  let asked: PromiseWithResolvers<Answer> | undefined;
  let isOpen = true;

  function fail(error: Error): void {
    isOpen = false;
    asked?.reject(error);
    asked = undefined;
    socket.destroy();
  }

  function receive(bytes: Buffer): void {
    const all = received.length === 0 ? bytes : Buffer.concat([received, bytes]);
    const answer = readAnswer(all);
    // The next read overwrites `bytes`.
    received = answer ? NOTHING : Buffer.from(all);
    if (!answer) return;
    if (/\r\nconnection: *close/i.test(answer.head)) isOpen = false;
    asked?.resolve(answer);
    asked = undefined;
  }

  function callback(length: number, bytes: Uint8Array): boolean {
    try {
      receive((bytes as Buffer).subarray(0, length));
    } catch (error) {
      fail(error as Error);
    }
    return true;
  }

  const onread = { buffer: Buffer.alloc(READ_BYTES), callback };
  const socket = connect({ host: '127.0.0.1', port, noDelay: true, onread });
  await once(socket, 'connect').catch((error: Error) => {
    throw new ConnectionLost(error.message);
  });
  socket.on('error', (error) => fail(new ConnectionLost(error.message)));
  socket.on('close', () => fail(new ConnectionLost('closed')));

  return {
    get isOpen() {
      return isOpen;
    },
    async ask(request) {
      if (!isOpen) throw new ConnectionLost('closed before');
      asked = Promise.withResolvers();
      socket.write(request, 'utf8');
      return asked.promise;
    },
    cut: () => fail(new ConnectionLost('cut')),
  };
}
