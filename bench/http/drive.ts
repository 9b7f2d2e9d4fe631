/** The load of a scenario: connections that each ask for the next thing as soon as the last one is answered. */

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
}: Drive): Promise<Driven> {
  const open = await Promise.all(Array.from({ length: connections }, () => openConnection(port)));
  const latencies: number[] = [];
  const faults = new Set<string>();
  let asked = 0;
  const stopWatch = watchGenerator();
  const began = performance.now();
  const end = began + seconds * 1000;

  async function work(connection: (typeof open)[number]): Promise<void> {
    for (let sent = performance.now(); sent < end && faults.size < FAULTS_AT_MOST; ) {
      const job = asked++ < count ? next() : undefined;
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
