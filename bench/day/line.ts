/**
 * A student's connections to the server, which can be lost for a while. Retries requests until they succeed,
 * with the browser's delays.
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

/** For requests of the examination screen. */
const TIMEOUT_MS = 20_000;
/** For a form that a student submits: the timeout of a browser. */
const FORM_TIMEOUT_MS = 300_000;

export interface Line {
  /**
   * Returns the successful answer. Retries without an answer and after 503, and throws for other rejections.
   */
  deliver(kind: string, request: () => string): Promise<Answer>;
  /** Like `deliver`, for a form: with a browser's timeout, and with the delay of `Retry-After`. */
  deliverForm(kind: string, request: () => string): Promise<Answer>;
  /** Breaks all connections, even during a request, and opens none for `ms`. */
  lose(ms: number): Promise<void>;
  /** Breaks all connections. */
  cut(): void;
}

export function createLine(port: number, times: Times): Line {
  const connections = new Set<Connection>();
  const idle: Connection[] = [];
  let reconnected: Promise<void> | undefined;

  function findIdle(): Connection | undefined {
    for (let one = idle.pop(); one; one = idle.pop()) {
      if (one.isOpen) return one;
      connections.delete(one);
    }
    return undefined;
  }

  async function askOn(connection: Connection, request: string, timeout: number): Promise<Answer> {
    const timer = setTimeout(() => connection.cut(), timeout);
    try {
      const answer = await connection.ask(request);
      idle.push(connection);
      return answer;
    } finally {
      clearTimeout(timer);
      if (!connection.isOpen) connections.delete(connection);
    }
  }

  async function askOnNew(request: string, timeout: number): Promise<Answer> {
    const connection = await openConnection(port);
    connections.add(connection);
    return askOn(connection, request, timeout);
  }

  /** The server may have closed an idle connection. Like a browser, retries once on a new one. */
  async function ask(request: string, timeout: number): Promise<Answer> {
    const idleOne = findIdle();
    if (!idleOne) return askOnNew(request, timeout);
    try {
      return await askOn(idleOne, request, timeout);
    } catch (error) {
      if (reconnected || !(error instanceof ConnectionLost)) throw error;
      times.count('connections found closed');
      return askOnNew(request, timeout);
    }
  }

  /** Returns undefined without an answer, or the milliseconds of `Retry-After` after a 503. */
  async function tryOnce(
    kind: string,
    request: string,
    timeout: number,
  ): Promise<Answer | number | undefined> {
    try {
      const answer = await ask(request, timeout);
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

  async function deliver(kind: string, request: () => string, isForm: boolean): Promise<Answer> {
    let began = performance.now();
    for (let failures = 0; ; ) {
      if (reconnected) {
        await reconnected;
        // The time without a network is not the server's time.
        began = performance.now();
        failures = 0;
      }
      const answer = await tryOnce(kind, request(), isForm ? FORM_TIMEOUT_MS : TIMEOUT_MS);
      if (typeof answer === 'object') {
        times.note(kind, performance.now() - began);
        return answer;
      }
      const retryAfter = isForm ? answer : undefined;
      if (!reconnected) await sleep(retryAfter ?? backoffMs(failures++, Math.random));
    }
  }

  return {
    deliver: (kind, request) => deliver(kind, request, false),
    deliverForm: (kind, request) => deliver(kind, request, true),
    cut,
    async lose(ms) {
      times.count('networks lost');
      reconnected = sleep(ms);
      cut();
      await reconnected;
      reconnected = undefined;
    },
  };
}
