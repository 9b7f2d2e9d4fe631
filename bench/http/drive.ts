/** The load of a scenario: connections that each ask for the next thing as soon as the last one is answered. */
import { setTimeout as sleep } from 'node:timers/promises';
import { type GeneratorLoad, watchGenerator } from '../machine/generator-load.ts';
import { type Answer, openConnection } from './connection.ts';

export interface Job {
  request: string;
  /** Throws where the answer is not the one that is due; else what is acknowledged is remembered. */
  check(answer: Answer): void;
}

export interface Drive {
  port: number;
  connections: number;
  /** Undefined once everything is used up, which ends the run. */
  next(): Job | undefined;
  /** Ends the run earlier. */
  seconds?: number;
  /** So many requests at most. */
  count?: number;
  /** So many in a second at most, evenly, instead of as fast as they are answered. */
  pace?: number;
}

export interface Driven {
  answered: number;
  seconds: number;
  perSecond: number;
  /** Milliseconds from request to answer, ascending. */
  latencies: number[];
  generator: GeneratorLoad;
  /** What was wrong with answers, each kind once. */
  faults: string[];
}

const FAULTS_AT_MOST = 20;

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

  /** Until it is the turn of the request with this number; answers when that is. */
  async function waitForTurn(number: number, pace: number): Promise<number> {
    const due = Math.min(began + (number / pace) * 1000, end);
    if (due > performance.now()) await sleep(due - performance.now());
    return performance.now();
  }

  async function work(connection: (typeof open)[number]): Promise<void> {
    for (let sent = performance.now(); sent < end && faults.size < FAULTS_AT_MOST; ) {
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
