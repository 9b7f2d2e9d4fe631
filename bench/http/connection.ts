/**
 * One HTTP/1.1 connection over a plain socket, with one request under way at a time, as a browser has it. The generator
 * shares the machine with what it measures, so it parses no more than it needs: status, length, and headers when asked.
 */
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

export interface Answer {
  status: number;
  /** The status line and the headers as they came. */
  head: string;
  body: Buffer;
}

export interface Connection {
  /** Rejects with ConnectionLost where no answer came. */
  ask(request: string): Promise<Answer>;
  readonly isOpen: boolean;
  /** Breaks it, in the middle of whatever it carries. */
  cut(): void;
}

export class ConnectionLost extends Error {}

const HEAD_END = '\r\n\r\n';
const STATUS_AT = 'HTTP/1.1 '.length;
const NOTHING: Buffer = Buffer.alloc(0);

const headerPatterns = new Map<string, RegExp>();

export function headerOf({ head }: Answer, name: string): string | undefined {
  const pattern = headerPatterns.get(name) ?? new RegExp(`\\r\\n${name}: *(.*)`, 'i');
  headerPatterns.set(name, pattern);
  return pattern.exec(head)?.[1];
}

/** The first answer in these bytes, or undefined while it is not complete. Throws for one without a length. */
function readAnswer(received: Buffer): { answer: Answer; rest: Buffer } | undefined {
  const headEnd = received.indexOf(HEAD_END);
  if (headEnd === -1) return undefined;
  const head = received.toString('latin1', 0, headEnd);
  const length = /\r\ncontent-length: *(\d+)/i.exec(head)?.[1];
  if (length === undefined) throw new Error(`An answer without a length:\n${head}`);
  const bodyAt = headEnd + HEAD_END.length;
  const end = bodyAt + Number(length);
  if (received.length < end) return undefined;
  const status = Number(head.slice(STATUS_AT, STATUS_AT + 3));
  return { answer: { status, head, body: received.subarray(bodyAt, end) }, rest: received.subarray(end) };
}

interface Asked {
  resolve(answer: Answer): void;
  reject(error: Error): void;
}

function converse(socket: Socket): Connection {
  let received = NOTHING;
  let asked: Asked | undefined;
  let isOpen = true;

  function fail(error: Error): void {
    isOpen = false;
    asked?.reject(error);
    asked = undefined;
    socket.destroy();
  }

  socket.setNoDelay(true);
  socket.on('data', (chunk) => {
    received = received.length === 0 ? chunk : Buffer.concat([received, chunk]);
    try {
      const read = readAnswer(received);
      if (!read) return;
      received = read.rest;
      if (/\r\nconnection: *close/i.test(read.answer.head)) isOpen = false;
      asked?.resolve(read.answer);
      asked = undefined;
    } catch (error) {
      fail(error as Error);
    }
  });
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

export async function openConnection(port: number): Promise<Connection> {
  const socket = connect({ host: '127.0.0.1', port });
  try {
    await once(socket, 'connect');
  } catch (error) {
    throw new ConnectionLost((error as Error).message);
  }
  return converse(socket);
}
