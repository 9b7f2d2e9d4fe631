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

const headerPatterns = new Map<string, RegExp>();

export function headerOf({ head }: Answer, name: string): string | undefined {
  const pattern = headerPatterns.get(name) ?? new RegExp(`\\r\\n${name}: *(.*)`, 'i');
  headerPatterns.set(name, pattern);
  return pattern.exec(head)?.[1];
}

/**
 * Parses the answer. Returns undefined while it is incomplete. Throws if it has no length, or if there are
 * excess bytes.
 */
function readAnswer(received: Buffer): Answer | undefined {
  const headEnd = received.indexOf(HEAD_END);
  if (headEnd === -1) return undefined;
  const head = received.toString('latin1', 0, headEnd);
  const length = /\r\ncontent-length: *(\d+)/i.exec(head)?.[1];
  if (length === undefined) throw new Error(`An answer without a length:\n${head}`);
  const bodyAt = headEnd + HEAD_END.length;
  const end = bodyAt + Number(length);
  if (received.length < end) return undefined;
  if (received.length > end) throw new Error(`More than an answer:\n${head}`);
  const status = Number(head.slice(STATUS_AT, STATUS_AT + 3));
  return { status, head, body: received.subarray(bodyAt) };
}

interface Asked {
  resolve(answer: Answer): void;
  reject(error: Error): void;
}

export async function openConnection(port: number): Promise<Connection> {
  /** The received part of an incomplete answer. */
  let received = NOTHING;
  let asked: Asked | undefined;
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
    if (!answer) {
      received = all === bytes ? Buffer.from(bytes) : all;
      return;
    }
    received = NOTHING;
    if (/\r\nconnection: *close/i.test(answer.head)) isOpen = false;
    asked?.resolve(answer);
    asked = undefined;
  }

  const socket = connect({
    host: '127.0.0.1',
    port,
    noDelay: true,
    onread: {
      buffer: Buffer.alloc(READ_BYTES),
      callback(length, bytes) {
        try {
          receive((bytes as Buffer).subarray(0, length));
        } catch (error) {
          fail(error as Error);
        }
        return true;
      },
    },
  });
  try {
    await once(socket, 'connect');
  } catch (error) {
    throw new ConnectionLost((error as Error).message);
  }
  socket.on('error', (error) => fail(new ConnectionLost(error.message)));
  socket.on('close', () => fail(new ConnectionLost('closed')));

  return {
    get isOpen() {
      return isOpen;
    },
    ask: (request) =>
      new Promise((resolve, reject) => {
        if (!isOpen) return reject(new ConnectionLost('closed before'));
        if (asked) return reject(new Error('One request at a time.'));
        asked = { resolve, reject };
        socket.write(request, 'utf8');
      }),
    cut: () => fail(new ConnectionLost('cut')),
  };
}
