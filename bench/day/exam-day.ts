/**
 * Runs a whole examination day. All students log in, start in the same second, and answer at ten times the
 * real pace. Some lose their connection or change devices, and one server process is killed. All submit in
 * the last seconds.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { CLOCK_POLL_SECONDS } from '@lulus/contract';
import { isProcessListThere, workersOf } from '../machine/processes.ts';
import type { DayPlan } from '../options.ts';
import { paperCheck } from '../school/check-paper.ts';
import { makeExamination, preparePapers } from '../school/examination.ts';
import type { School } from '../school/school.ts';
import { makeAccounts } from '../school/students.ts';
import { countDay, type DayCount } from './count-day.ts';
import { createLine } from './line.ts';
import { createPerson, type Person } from './person.ts';
import { type Latency, recordTimes } from './times.ts';
import { type Phase, watchPhase, watchServingMemory } from './watch-phases.ts';

export interface DayReport {
  students: number;
  latencies: Record<string, Latency>;
  counts: Record<string, number>;
  database: DayCount;
  /** False if the server has a single process, or if the system has no process list. */
  workerKilled: boolean;
  /** Peak memory of a serving process in MB. */
  memoryMb: number | undefined;
  phases: Phase[];
  faults: string[];
}

const between = (least: number, most: number) => least + Math.random() * (most - least);
const seconds = (count: number) => sleep(count * 1000);

/**
 * Answers until the end, and polls the clock. The first students also lose their connection, and the last
 * ones change devices.
 */
async function takeExamination(person: Person, plan: DayPlan, number: number): Promise<void> {
  const end = performance.now() + plan.answerSeconds * 1000;
  const isOver = () => performance.now() >= end;
  const rest = (ms: number) => sleep(Math.min(ms, Math.max(0, end - performance.now())));
  const pace = () => rest(between(...plan.paceSeconds) * 1000);
  const clockPause = () => rest(CLOCK_POLL_SECONDS * 1000 * between(0.75, 1));
  async function answer(): Promise<void> {
    for (await rest(between(0, plan.paceSeconds[1]) * 1000); !isOver(); await pace()) await person.answer();
  }
  async function watchClock(): Promise<void> {
    for (await clockPause(); !isOver(); await clockPause()) await person.lookAtClock();
  }
  async function loseConnection(): Promise<void> {
    if (number >= plan.students * plan.offline.share) return;
    await seconds(between(0, plan.answerSeconds - plan.offline.seconds));
    await person.line.lose(plan.offline.seconds * 1000);
  }
  async function changeDevice(): Promise<void> {
    if (number < plan.students * (1 - plan.changeDevice)) return;
    await seconds(between(0, plan.answerSeconds));
    await person.changeDevice();
  }
  await Promise.all([answer(), watchClock(), loseConnection(), changeDevice()]);
}

/** Sends SIGKILL to one of several workers. Returns false if there is none. */
async function killWorker(school: School, afterSeconds: number): Promise<boolean> {
  await seconds(afterSeconds);
  const [worker] = workersOf(school.pid);
  if (worker === undefined) return false;
  process.kill(worker, 'SIGKILL');
  return true;
}

export async function runDay(
  school: School,
  plan: DayPlan,
  workers: number,
  print: (line: string) => void,
): Promise<DayReport> {
  const { context, port } = school;
  const examination = await makeExamination(context);
  await preparePapers(context, examination);
  const times = recordTimes();
  const checkPaper = paperCheck(examination);
  const accounts = await makeAccounts(context, plan.students);
  const persons = accounts.map((account) =>
    createPerson({ account, examination, line: createLine(port, times), checkPaper }),
  );
  const faults = new Set<string>();
  const phases: Phase[] = [];

  /** One student's failure does not stop the others. */
  async function together(
    name: string,
    spread: number,
    step: (person: Person, number: number) => Promise<void>,
  ) {
    print(`${name} …`);
    const all = () =>
      Promise.all(
        persons.map(async (person, number) => {
          await seconds(between(0, spread));
          await step(person, number).catch((error: Error) => faults.add(error.message));
        }),
      );
    phases.push(await watchPhase(school, name, all));
  }

  await together('log in', plan.loginSeconds, (person) => person.logIn());
  const memory = watchServingMemory(school);
  await together('start', plan.startSeconds, (person) => person.start());
  const killing = killWorker(school, plan.answerSeconds / 2);
  await together('answer', 0, (person, number) => takeExamination(person, plan, number));
  await together('submit', plan.submitSeconds, (person) => person.submit());
  const memoryMb = memory.stop();
  const workerKilled = await killing;
  if (workers > 1 && isProcessListThere && !workerKilled) faults.add('No worker was found to be killed.');

  const database = await countDay(context, examination.id, persons);
  const { lost, miscounted, wrong } = database;
  if (lost + miscounted + wrong > 0) {
    faults.add(`${lost} answers are lost, ${miscounted} attempts miscounted, ${wrong} results wrong.`);
  }
  return {
    students: plan.students,
    latencies: times.latencies(),
    counts: times.counts(),
    database,
    workerKilled,
    memoryMb,
    phases,
    faults: [...faults],
  };
}
