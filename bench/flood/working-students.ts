/** Students with running attempts, each with a connection, at a human pace. */
import { setTimeout as sleep } from 'node:timers/promises';
import { getClock, getState } from '@lulus/contract';
import { openConnection } from '../http/connection.ts';
import { assertSuccess } from '../http/refuse.ts';
import { get } from '../http/request.ts';
import type { Scenario } from '../scenarios/scenario.ts';
import type { Examination } from '../school/examination.ts';
import type { School } from '../school/school.ts';
import type { Student } from '../school/students.ts';

/** Average pause of a student between two requests in milliseconds. */
const THINKING_MS = 1000;
/** Every fifth request reads the clock, and every twentieth the state. The others save. */
const CLOCK_EVERY = 5;
const STATE_EVERY = 20;

export interface Worked {
  /** Milliseconds, ascending. */
  latencies: number[];
  faults: string[];
}

/** Lets the students work for `seconds`. `saves` returns the next save of any student. */
export async function simulateWork(
  { port }: Pick<School, 'port'>,
  { students, exam, saves }: { students: Student[]; exam: Examination; saves: Scenario },
  seconds: number,
): Promise<Worked> {
  const latencies: number[] = [];
  const faults: string[] = [];
  const end = performance.now() + seconds * 1000;
  let turn = 0;

  function nextRequest({ headers }: Student) {
    turn++;
    const path =
      turn % STATE_EVERY === 0 ? getState.path : turn % CLOCK_EVERY === 0 ? getClock.path : undefined;
    if (path === undefined) return saves.next();
    return {
      request: get(`${path}?exam_id=${exam.id}`, headers),
      check: (answer: Parameters<typeof assertSuccess>[0]) => assertSuccess(answer, 'a look'),
    };
  }

  async function work(student: Student): Promise<void> {
    let connection = await openConnection(port);
    await sleep(Math.random() * THINKING_MS);
    while (performance.now() < end) {
      const job = nextRequest(student);
      if (!job) return;
      const sent = performance.now();
      try {
        if (!connection.isOpen) connection = await openConnection(port);
        const answer = await connection.ask(job.request);
        latencies.push(performance.now() - sent);
        job.check(answer);
      } catch (error) {
        faults.push((error as Error).message);
      }
      await sleep(THINKING_MS * (0.5 + Math.random()));
    }
    connection.cut();
  }

  await Promise.all(students.map(work));
  return { latencies: latencies.sort((one, other) => one - other), faults };
}
