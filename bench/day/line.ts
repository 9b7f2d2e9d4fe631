/**
 * A student's way to the server: connections of their own, which may be lost for a while. What is asked is asked again
 * until it is answered, as the browser does it, with the browser's own waits.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { backoffMs } from '../../web/src/attempts/backoff.ts';
import { type Answer, type Connection, ConnectionLost, openConnection } from '../http/connection.ts';
import type { Times } from './times.ts';

const PATIENCE_MS = 20_000;

export interface Line {
  /** Answers the success. Throws for any refusal but 'come again later'. */
  insist(kind: string, request: () => string): Promise<Answer>;
  /** Breaks all connections, in the middle of whatever they carry, and opens none for so long. */
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

  async function askOn(connection: Connection, request: string): Promise<Answer> {
    const timer = setTimeout(() => connection.cut(), PATIENCE_MS);
    try {
      const answer = await connection.ask(request);
      idle.push(connection);
      return answer;
    } finally {
      clearTimeout(timer);
      if (!connection.isOpen) connections.delete(connection);
    }
  }

  async function askAnew(request: string): Promise<Answer> {
    const connection = await openConnection(port);
    connections.add(connection);
    return askOn(connection, request);
  }

  /** One that had been idle may have been closed at the other end, so browsers then try a new one at once. */
  async function ask(request: string): Promise<Answer> {
    const kept = findIdle();
    if (!kept) return askAnew(request);
    try {
      return await askOn(kept, request);
    } catch (error) {
      if (back || !(error instanceof ConnectionLost)) throw error;
      times.count('connections found closed');
      return askAnew(request);
    }
  }

  /** Undefined where no answer came, or one that says to come again. */
  async function tryOnce(kind: string, request: string): Promise<Answer | undefined> {
    try {
      const answer = await ask(request);
      if (answer.status === 200) return answer;
      if (answer.status !== 503) {
        throw new Error(`a ${kind} was refused: ${answer.status} ${answer.body.toString().slice(0, 200)}`);
      }
      times.count(`answers 503 to ${kind}`);
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

  return {
    async insist(kind, request) {
      let began = performance.now();
      for (let failures = 0; ; ) {
        if (back) {
          await back;
          // What a student's own network took is not the server's time.
          began = performance.now();
          failures = 0;
        }
        const answer = await tryOnce(kind, request());
        if (answer) {
          times.note(kind, performance.now() - began);
          return answer;
        }
        if (!back) await sleep(backoffMs(failures++, Math.random));
      }
    },
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
