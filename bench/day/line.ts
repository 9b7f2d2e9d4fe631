/**
 * A student's connections to the server, which may be lost for a while. Requests are retried until they are answered,
 * with the browser's own waits.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { backoffMs } from '../../web/src/platform/api/backoff.ts';
import {
  type Answer,
  type Connection,
  ConnectionLost,
  headerOf,
  openConnection,
} from '../http/connection.ts';
import type { Times } from './times.ts';

/** For requests that the examination screen sends by itself. */
const PATIENCE_MS = 20_000;
/** For a form that a student sends: as long as a browser waits. */
const FORM_PATIENCE_MS = 300_000;

export interface Line {
  /** Returns the success. Throws for any rejection except 'come again later'. */
  insist(kind: string, request: () => string): Promise<Answer>;
  /** The same for a form: it waits as long as a browser does, and as long as a rejection asks. */
  insistAsForm(kind: string, request: () => string): Promise<Answer>;
  /** Breaks all connections, even within a request, and opens none for `ms`. */
  lose(ms: number): Promise<void>;
  /** Breaks all connections. */
  cut(): void;
}

export function layLine(port: number, times: Times): Line {
  const connections = new Set<Connection>();
  const idle: Connection[] = [];
  let back: Promise<void> | undefined;

  function findIdle(): Connection | undefined {
    for (let one = idle.pop(); one; one = idle.pop()) {
      if (one.isOpen) return one;
      connections.delete(one);
    }
    return undefined;
  }

  async function askOn(connection: Connection, request: string, patience: number): Promise<Answer> {
    const timer = setTimeout(() => connection.cut(), patience);
    try {
      const answer = await connection.ask(request);
      idle.push(connection);
      return answer;
    } finally {
      clearTimeout(timer);
      if (!connection.isOpen) connections.delete(connection);
    }
  }

  async function askAnew(request: string, patience: number): Promise<Answer> {
    const connection = await openConnection(port);
    connections.add(connection);
    return askOn(connection, request, patience);
  }

  /** The server may have closed an idle connection, so browsers then try a new one at once. */
  async function ask(request: string, patience: number): Promise<Answer> {
    const kept = findIdle();
    if (!kept) return askAnew(request, patience);
    try {
      return await askOn(kept, request, patience);
    } catch (error) {
      if (back || !(error instanceof ConnectionLost)) throw error;
      times.count('connections found closed');
      return askAnew(request, patience);
    }
  }

  /** Undefined without an answer. A number is the wait in milliseconds before the retry that the server asks for. */
  async function tryOnce(
    kind: string,
    request: string,
    patience: number,
  ): Promise<Answer | number | undefined> {
    try {
      const answer = await ask(request, patience);
      if (answer.status === 200) return answer;
      if (answer.status !== 503) {
        throw new Error(`a ${kind} was refused: ${answer.status} ${answer.body.toString().slice(0, 200)}`);
      }
      times.count(`answers 503 to ${kind}`);
      return 1000 * Number(headerOf(answer, 'retry-after'));
    } catch (error) {
      if (!(error instanceof ConnectionLost)) throw error;
      times.count('requests without an answer');
    }
    return undefined;
  }

  function cut(): void {
    for (const connection of connections) connection.cut();
    connections.clear();
    idle.length = 0;
  }

  async function insist(kind: string, request: () => string, isForm: boolean): Promise<Answer> {
    let began = performance.now();
    for (let failures = 0; ; ) {
      if (back) {
        await back;
        // The delay of the student's own network is not the server's time.
        began = performance.now();
        failures = 0;
      }
      const answer = await tryOnce(kind, request(), isForm ? FORM_PATIENCE_MS : PATIENCE_MS);
      if (typeof answer === 'object') {
        times.note(kind, performance.now() - began);
        return answer;
      }
      const told = isForm ? answer : undefined;
      if (!back) await sleep(told ?? backoffMs(failures++, Math.random));
    }
  }

  return {
    insist: (kind, request) => insist(kind, request, false),
    insistAsForm: (kind, request) => insist(kind, request, true),
    cut,
    async lose(ms) {
      times.count('networks lost');
      back = sleep(ms);
      cut();
      await back;
      back = undefined;
    },
  };
}
