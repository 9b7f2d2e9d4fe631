/**
 * Generates the load of a scenario: each connection sends the next request as soon as the last one is
 * answered.
 */
import { setTimeout as sleep } from 'node:timers/promises';
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

const MAX_FAULTS = 20;

export async function drive({ port, connections, next, seconds = 3600, count, pace }: Drive) {
  const open = await Promise.all(Array.from({ length: connections }, () => openConnection(port)));
  /** Milliseconds from request to answer. */
  const latencies: number[] = [];
  const faults = new Set<string>();
  let asked = 0;
  const loop = performance.eventLoopUtilization();
  const began = performance.now();
  const end = began + seconds * 1000;

  async function work(connection: (typeof open)[number]): Promise<void> {
    for (let sent = performance.now(); sent < end && faults.size < MAX_FAULTS; ) {
      const number = asked++;
      if (pace !== undefined) {
        const due = Math.min(began + (number / pace) * 1000, end);
        if (due > performance.now()) await sleep(due - performance.now());
        sent = performance.now();
        if (sent >= end) return;
      }
      const job = number < (count ?? number + 1) ? next() : undefined;
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
  /** Share of the time in which the generator was busy. Near 1, it was the bottleneck. */
  const busy = performance.eventLoopUtilization(loop).utilization;
  for (const connection of open) connection.cut();
  return {
    answered: latencies.length,
    perSecond: latencies.length / took,
    latencies,
    busy,
    faults: [...faults],
  };
}
