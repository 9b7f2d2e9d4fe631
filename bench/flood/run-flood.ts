/** What students feel of a flood of garbage from the same machine: the same school without it, with it, and after it. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { quantile } from '../report/statistics.ts';
import { savingAnswers } from '../scenarios/saves.ts';
import { makeExamination } from '../school/examination.ts';
import { openSchool } from '../school/school.ts';
import { startEverybody } from '../school/start-everybody.ts';
import { makeStudents } from '../school/students.ts';
import { letThemWork } from './working-students.ts';

const GARBAGE = fileURLToPath(new URL('./garbage.ts', import.meta.url));
const WARM_UP_SECONDS = 3;

export interface FloodReport {
  /** Milliseconds, without and with the flood. */
  quiet: { p50: number; p95: number };
  flooded: { p50: number; p95: number };
  /** How many times the p95. */
  ratio: number;
  /** Of students' requests, in both. */
  answered: number;
  /** By kind and status. */
  garbage: Record<string, number>;
  faults: string[];
}

async function startGarbage(port: number, kinds: string[]): Promise<() => Promise<Record<string, number>>> {
  const child = spawn(process.execPath, [GARBAGE, String(port), ...kinds], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
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
  /** Of garbage; all of them where none is named. */
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
    const work = (time: number) => letThemWork(school, { students, exam, saves }, time);
    await work(WARM_UP_SECONDS);
    // Half before and half after, so that a machine that grows slower by itself is not taken for the flood.
    const before = await work(seconds / 4);
    const stopGarbage = await startGarbage(school.port, kinds);
    const flooded = await work(seconds);
    const garbage = await stopGarbage();
    const after = await work(seconds / 4);
    const quiet = [...before.latencies, ...after.latencies].sort((one, other) => one - other);
    const summary = (latencies: number[]) => ({
      p50: quantile(latencies, 0.5),
      p95: quantile(latencies, 0.95),
    });
    return {
      quiet: summary(quiet),
      flooded: summary(flooded.latencies),
      ratio: quantile(flooded.latencies, 0.95) / quantile(quiet, 0.95),
      answered: quiet.length + flooded.latencies.length,
      garbage,
      faults: [...before.faults, ...flooded.faults, ...after.faults, ...((await saves.verify?.()) ?? [])],
    };
  } finally {
    await school.close();
  }
}
