/** Measures how a flood of garbage from the same machine affects students. The phases: without it, with it, without it. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { constants, setPriority } from 'node:os';
import { fileURLToPath } from 'node:url';
import { quantile } from '../report/statistics.ts';
import { savingAnswers } from '../scenarios/saves.ts';
import { makeExamination } from '../school/examination.ts';
import { openSchool } from '../school/school.ts';
import { startEverybody } from '../school/start-everybody.ts';
import { makeStudents } from '../school/students.ts';
import type { GarbageReport } from './garbage.ts';
import { simulateWork } from './working-students.ts';

const GARBAGE = fileURLToPath(new URL('./garbage.ts', import.meta.url));
const WARM_UP_SECONDS = 3;

/** Latencies in milliseconds, and busy cores. */
export interface Phase {
  name: string;
  p50: number;
  p95: number;
  cores: { server: number; database: number; garbage: number };
}

export interface FloodReport {
  phases: Phase[];
  /** The p95 with the flood, relative to the calm phases. */
  ratio: number;
  /** Requests of students in all phases. */
  answered: number;
  /** Number of answers by kind and status. */
  garbage: Record<string, number>;
  faults: string[];
}

async function startGarbage(port: number, kinds: string[]): Promise<() => Promise<GarbageReport>> {
  const child = spawn(process.execPath, [GARBAGE, String(port), ...kinds], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  // A real attacker has another machine. Here the flood only gets CPU time that the school does not use.
  if (child.pid !== undefined) setPriority(child.pid, constants.priority.PRIORITY_LOW);
  const end = () => child.kill();
  process.once('exit', end);
  let written = '';
  child.stdout.on('data', (chunk) => {
    written += chunk;
  });
  return async () => {
    child.kill('SIGTERM');
    await once(child, 'close');
    process.removeListener('exit', end);
    return JSON.parse(written);
  };
}

export interface FloodPlan {
  students: number;
  seconds: number;
  /** Kinds of garbage. All if undefined. */
  kinds?: string[];
  env?: Record<string, string>;
}

export async function runFlood({
  students: count,
  seconds,
  kinds = [],
  env = {},
}: FloodPlan): Promise<FloodReport> {
  const school = await openSchool(env);
  try {
    const exam = await makeExamination(school.context);
    const students = await makeStudents(school.context, count);
    await startEverybody(school, exam, students, 8);
    await school.settle();
    const saves = savingAnswers(school, exam, students);
    const faults: string[] = [];
    const calm: number[] = [];
    let answered = 0;

    /** Runs a phase, and stops `garbage` after it. */
    async function work(name: string, time: number, garbage?: () => Promise<GarbageReport>) {
      const before = school.cpu();
      const { latencies, faults: wrong } = await simulateWork(school, { students, exam, saves }, time);
      const after = school.cpu();
      const sent = await garbage?.();
      answered += latencies.length;
      faults.push(...wrong);
      if (!garbage) calm.push(...latencies);
      const cores = (ms: number) => ms / 1000 / time;
      const database = cores(after.postgres - before.postgres);
      const phase: Phase = {
        name,
        p50: quantile(latencies, 0.5),
        p95: quantile(latencies, 0.95),
        cores: {
          // PostgreSQL is a child of the server, so its time is included.
          server: cores(after.server - before.server) - database,
          database,
          garbage: cores(sent?.cpuMs ?? 0),
        },
      };
      return { phase, sent };
    }

    await simulateWork(school, { students, exam, saves }, WARM_UP_SECONDS);
    // Calm phases before and after, so that a machine that slows down by itself does not count as an effect
    // of the flood.
    const before = await work('without it', seconds / 6);
    const flood = await work('with the flood', seconds, await startGarbage(school.port, kinds));
    const after = await work('without it', seconds / 6);
    const calmP95 = quantile(
      calm.sort((one, other) => one - other),
      0.95,
    );
    return {
      phases: [before, flood, after].map(({ phase }) => phase),
      ratio: flood.phase.p95 / calmP95,
      answered,
      garbage: flood.sent?.counts ?? {},
      faults: [...faults, ...((await saves.verify?.()) ?? [])],
    };
  } finally {
    await school.close();
  }
}
