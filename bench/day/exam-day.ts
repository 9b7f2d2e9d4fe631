/**
 * Runs a whole examination day. All students log in, start in the same second, and answer at ten times the
 * real pace. Some lose their connection, and one server process is killed. All submit in
 * the last seconds.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { CLOCK_POLL_SECONDS } from '@lulus/contract';
import type { Context } from '../../server/src/process/create-context.ts';
import { countLost } from '../../server/test/lost-answers.ts';
import type { Plan } from '../plan.ts';
import { isProcessListThere, largestMb, workersOf } from '../processes.ts';
import { makeExamination } from '../school/examination.ts';
import type { School } from '../school/school.ts';
import { makeAccounts } from '../school/students.ts';
import { quantile } from '../statistics.ts';
import { createPerson, type Person } from './person.ts';

/** Upper limits in milliseconds. */
const TARGETS: Record<string, { p95: number; p99?: number }> = {
  start: { p95: 1000 },
  save: { p95: 100 },
  submit: { p95: 300, p99: 1000 },
};
const MAX_MB = 300;
const MEMORY_EVERY_MS = 1000;

export type Day = Awaited<ReturnType<typeof runDay>>['day'];

const between = (least: number, most: number) => least + Math.random() * (most - least);
const seconds = (count: number) => sleep(count * 1000);

/** Answers and polls the clock until the end. The first students also lose their connection once. */
async function takeExamination(person: Person, plan: Plan['day'], number: number): Promise<void> {
  const { students, answerSeconds, paceSeconds, offline, offlineSeconds } = plan;
  const [fastest = 0, slowest = 0] = paceSeconds;
  const end = performance.now() + answerSeconds * 1000;
  const pollMs = () => CLOCK_POLL_SECONDS * 1000 * between(0.75, 1);
  let clockAt = performance.now() + pollMs();
  const lossAt = performance.now() + answerSeconds * 1000 * between(0, 0.8);
  let isLossAhead = number < students * offline;
  for (let pause = between(0, slowest); ; pause = between(fastest, slowest)) {
    if (performance.now() + pause * 1000 >= end) break;
    await seconds(pause);
    await person.answer();
    if (performance.now() >= clockAt) {
      await person.lookAtClock();
      clockAt = performance.now() + pollMs();
    }
    if (isLossAhead && performance.now() >= lossAt) {
      await person.loseConnection(offlineSeconds);
      isLossAhead = false;
    }
  }
  if (isLossAhead) await person.loseConnection(offlineSeconds);
}

/** Sends SIGKILL to one of several workers. Returns false if there is none. */
async function killWorker(school: School, afterSeconds: number): Promise<boolean> {
  await seconds(afterSeconds);
  const [worker] = workersOf(school.pid);
  return worker !== undefined && process.kill(worker, 'SIGKILL');
}

export async function runDay(school: School, { day: plan, workers }: Plan, print: (line: string) => void) {
  const { context, port } = school;
  const examination = await makeExamination(context);
  const times = new Map<string, number[]>();
  function note(kind: string, ms: number): void {
    if (!times.get(kind)?.push(ms)) times.set(kind, [ms]);
  }
  const accounts = await makeAccounts(context, plan.students);
  const persons = accounts.map((account) => createPerson(port, account, examination, note));
  const faults = new Set<string>();

  /** One student's failure does not stop the others. */
  async function together(
    name: string,
    spread: number,
    step: (person: Person, number: number) => Promise<void>,
  ) {
    print(`${name} …`);
    await Promise.all(
      persons.map(async (person, number) => {
        await seconds(between(0, spread));
        await step(person, number).catch((error: Error) => faults.add(error.message));
      }),
    );
  }

  let memoryMb = 0;
  await together('log in', plan.loginSeconds, (person) => person.logIn());
  const memory = setInterval(() => {
    memoryMb = Math.max(memoryMb, largestMb(school.pid));
  }, MEMORY_EVERY_MS);
  await together('start', plan.startSeconds, (person) => person.start());
  const killing = killWorker(school, plan.answerSeconds / 2);
  await together('answer', 0, (person, number) => takeExamination(person, plan, number));
  await together('submit', plan.submitSeconds, (person) => person.submit());
  clearInterval(memory);
  const workerKilled = await killing;
  if (workers > 1 && isProcessListThere && !workerKilled) faults.add('No worker was found to be killed.');

  const counts = await countDay(context, examination.id, persons);
  const { lost, miscounted, wrong } = counts;
  if (lost + miscounted + wrong > 0) {
    faults.add(`${lost} answers are lost, ${miscounted} attempts miscounted, ${wrong} results wrong.`);
  }
  const latencies = Object.fromEntries(
    [...times].map(([kind, list]) => {
      const [p50 = 0, p95 = 0, p99 = 0] = [0.5, 0.95, 0.99].map((share) => quantile(list, share));
      return [kind, { count: list.length, p50, p95, p99 }];
    }),
  );
  return { day: { latencies, ...counts, workerKilled, memoryMb }, faults: [...faults] };
}

/**
 * Each student must have one attempt, one result and one submit. A result is wrong if it differs from the score of the
 * student's last answers.
 */
async function countDay(context: Context, examId: string, persons: Person[]) {
  const rows = await context.db
    .selectFrom('attempts')
    .leftJoin('results', 'results.attempt_id', 'attempts.id')
    .select(['user_id', 'closed_by', 'result_score'])
    .select((attempt) =>
      attempt
        .selectFrom('attempt_events')
        .select((event) => event.fn.countAll<string>().as('ends'))
        .whereRef('attempt_events.attempt_id', '=', 'attempts.id')
        .where('kind', 'in', ['submitted', 'closed'])
        .as('ends'),
    )
    .where('examination_id', '=', examId)
    .execute();
  const results = new Map(rows.map((row) => [row.user_id, row]));
  const isOnce = (row: (typeof rows)[number] | undefined) =>
    row?.closed_by === 'student' && row.result_score !== null && Number(row.ends) === 1;
  const acknowledged = new Map(persons.map((person) => [person.userId, person.acknowledged]));
  const missing = persons.filter(({ userId }) => !isOnce(results.get(userId)));
  return {
    acknowledged: [...acknowledged.values()].reduce((sum, answers) => sum + answers.size, 0),
    lost: await countLost(context, examId, acknowledged),
    miscounted: Math.abs(rows.length - persons.length) + missing.length,
    wrong: persons.filter((person) => results.get(person.userId)?.result_score !== person.score()).length,
  };
}

export function presentDay({ latencies, memoryMb, ...counts }: Day) {
  const rows = Object.entries(latencies).map(([kind, { count, ...times }]) => {
    const { p95 = Number.POSITIVE_INFINITY, p99 = Number.POSITIVE_INFINITY } = TARGETS[kind] ?? {};
    const row = Object.fromEntries(Object.entries(times).map(([name, ms]) => [name, ms.toFixed(1)]));
    const isMet = times.p95 < p95 && times.p99 < p99;
    return { 'examination day, ms': kind, ...row, met: TARGETS[kind] && (isMet ? 'yes' : 'NO'), count };
  });
  const summary = { ...counts, 'memory MB': Math.round(memoryMb), 'memory met': memoryMb <= MAX_MB };
  return { rows, summary };
}
