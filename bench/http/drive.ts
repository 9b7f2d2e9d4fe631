/**
 * Generates the load of a scenario: each connection sends the next request as soon as the last one is
 * answered.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { type GeneratorLoad, watchGenerator } from '../machine/generator-load.ts';
import { type Answer, openConnection } from './connection.ts';

export interface Job {
  request: string;
  /** Throws for an unexpected answer. Otherwise records what the server acknowledged. */
  check(answer: Answer): void;
}

export interface Drive {
  port: number;
  connections: number;
  /** Returns undefined when all requests are used up, which ends the run. */
  next(): Job | undefined;
  /** Maximum duration of the run. */
  seconds?: number;
  /** Maximum number of requests. */
  count?: number;
  /** Maximum requests per second, evenly spaced. If undefined, the next request follows each answer. */
  pace?: number;
}

export interface Driven {
  answered: number;
  seconds: number;
  perSecond: number;
  /** Milliseconds from request to answer, ascending. */
  latencies: number[];
  generator: GeneratorLoad;
  /** Messages about wrong answers, each once. */
  faults: string[];
}

const MAX_FAULTS = 20;

export async function drive({
  port,
  connections,
  next,
  seconds = 3600,
  count = Number.POSITIVE_INFINITY,
  pace,
}: Drive): Promise<Driven> {
  const open = await Promise.all(Array.from({ length: connections }, () => openConnection(port)));
  const latencies: number[] = [];
  const faults = new Set<string>();
  let asked = 0;
  const stopWatch = watchGenerator();
  const began = performance.now();
  const end = began + seconds * 1000;

  /** Waits until the request with this number is due, and returns the time. */
  async function waitForTurn(number: number, pace: number): Promise<number> {
    const due = Math.min(began + (number / pace) * 1000, end);
    if (due > performance.now()) await sleep(due - performance.now());
    return performance.now();
  }

  async function work(connection: (typeof open)[number]): Promise<void> {
    for (let sent = performance.now(); sent < end && faults.size < MAX_FAULTS; ) {
      const number = asked++;
      if (pace !== undefined) {
        sent = await waitForTurn(number, pace);
        if (sent >= end) return;
      }
      const job = number < count ? next() : undefined;
      if (!job) return;
      try {
        const answer = await connection.ask(job.request);
        const now = performance.now();
        job.check(answer);
        latencies.push(now - sent);
        sent = now;
      } catch (error) {
        faults.add((error as Error).message);
        if (!connection.isOpen) return;
        sent = performance.now();
      }
    }
  }

  await Promise.all(open.map(work));
  const took = (performance.now() - began) / 1000;
  const generator = stopWatch();
  for (const connection of open) connection.cut();
  return {
    answered: latencies.length,
    seconds: took,
    perSecond: latencies.length / took,
    latencies: latencies.sort((one, other) => one - other),
    generator,
    faults: [...faults],
  };
}
