/**
 * Compares hot-statements.md with the real statements: those of a student's examination, and whether each
 * could be routed to one of several PostgreSQL servers.
 */
import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import {
  finishSection,
  getClock,
  getPaper,
  getState,
  listExaminations,
  login,
  playItem,
  saveAnswers,
  sendLateAnswers,
  startExam,
  submitExam,
  takeOver,
} from '@lulus/contract';
import { sql } from 'kysely';
import pg from 'pg';
import { expect, test, vi } from 'vitest';
import { visibleEvents } from '../../src/attempts/state/visible-events.queries.ts';
import { aListeningItem, anExamination, aStudent, PASSWORD } from '../factories.ts';
import { createTestApp } from '../test-app.ts';
import { constraintsOf } from './constraints.ts';
import { BY_ATTEMPT, COPIED, DISTRIBUTED, SINGLE } from './distribution.ts';

const { call, context } = await createTestApp();

/** Enough students that several share a batch while another one runs. */
const STUDENTS = 20;
const SECTIONS = [
  { name: 'LISTENING', duration: 10, items: [aListeningItem()] },
  { name: 'READING', duration: 10, items: [{}] },
];

/** Milliseconds that each statement is delayed, so that concurrent requests are batched. */
const LATENCY_MS = 5;
const sendNow = pg.Client.prototype.query as (...query: unknown[]) => unknown;

/** Returns how often each statement is sent to PostgreSQL during the work. */
async function statementsOf(work: () => Promise<{ status: number }[]>): Promise<Map<string, number>> {
  const sent = vi.spyOn(pg.Client.prototype, 'query').mockImplementation(async function (
    this: pg.Client,
    ...query: unknown[]
  ) {
    await sleep(LATENCY_MS);
    return sendNow.apply(this, query);
  });
  try {
    expect(new Set((await work()).map(({ status }) => status))).toEqual(new Set([200]));
    const texts = sent.mock.calls.flatMap(([query]: unknown[]) => {
      const text = typeof query === 'string' ? query : (query as { text?: string } | undefined)?.text;
      return text ?? [];
    });
    return new Map([...Map.groupBy(texts, (text) => text)].map(([text, all]) => [text, all.length]));
  } finally {
    sent.mockRestore();
  }
}

/** A student with a session, and the student's requests. */
async function aTaker(exam_id: string, [first, second]: string[]) {
  const { email } = await aStudent(context);
  const logIn = () => call(login, { body: { email: email ?? '', password: PASSWORD } });
  const as = (await logIn()).reply.access_token;
  const device_id = randomUUID();
  const query = { exam_id };
  const answer = { question_id: first ?? '', option: '1', flagged: false, seq: 1 };
  const list = JSON.stringify([{ [second ?? '']: { 2: '' } }]);
  const play = { exam_id, question_id: first ?? '', play_id: randomUUID() };
  const listening = { [first ?? '']: { play_id: play.play_id, position_ms: 5000 } };
  let attempt_id = '';
  async function start() {
    const started = await call(startExam, { as, body: { exam_id, device_id } });
    attempt_id = started.reply.exam.attempt_id;
    return started;
  }
  const late = () => ({
    exam_id,
    attempt_id,
    answers: [{ ...answer, option: '3', seq: 9, answered_at: context.clock().toISOString() }],
    offline_since: null,
  });
  return {
    login: logIn,
    dashboard: () => call(listExaminations, { as }),
    start,
    state: () => call(getState, { as, query }),
    paper: () => call(getPaper, { as, query }),
    save: () => call(saveAnswers, { as, body: { exam_id, answers: [answer] } }),
    play: () => call(playItem, { as, body: play }),
    'save while listening': () => call(saveAnswers, { as, body: { exam_id, listening } }),
    clock: () => call(getClock, { as, query }),
    'take over': () => call(takeOver, { as, body: { exam_id, device_id: randomUUID() } }),
    'finish a section': () => call(finishSection, { as, body: { exam_id, section: 0 } }),
    submit: () => call(submitExam, { as, body: { exam_id, answers: list, seqs: [3] } }),
    'late answers': () => call(sendLateAnswers, { as, body: late() }),
  };
}

/** Returns the statements of each request of an examination, made by all students at the same moment. */
async function takeExamination(students: number): Promise<[string, Map<string, number>][]> {
  const { id, items } = await anExamination(context, { sections: SECTIONS });
  const questions = items.map((item) => item.id);
  const takers = await Promise.all(Array.from({ length: students }, () => aTaker(id, questions)));
  const taken: [string, Map<string, number>][] = [];
  for (const request of Object.keys(takers[0] ?? {}) as (keyof (typeof takers)[number])[]) {
    const work = () => Promise.all(takers.map((taker) => taker[request]()));
    taken.push([request, await statementsOf(work)]);
  }
  return taken;
}

test('every hot statement is constrained by its student or attempt, as in hot-statements.md', async () => {
  const lines = (await takeExamination(STUDENTS)).flatMap(([request, statements]) =>
    [...statements].flatMap(([statement, times]) => {
      const constraints = constraintsOf(statement).map(
        ({ table, by }) => `\`${table}\` by ${by ?? 'NOTHING'}`,
      );
      if (constraints.length === 0) return [];
      // A batched statement is sent less often than it is requested.
      const gathered = times < STUDENTS ? 'yes' : '';
      return `| ${request} | ${[...new Set(constraints)].join(', ')} | ${gathered} |`;
    }),
  );
  expect(lines.filter((line) => line.includes('NOTHING'))).toEqual([]);
  const document = await readFile(new URL('./hot-statements.md', import.meta.url), 'utf8');
  const [, listed = ''] = document.split(
    '| request | tables, and what constrains them | gathered |\n|---|---|---|\n',
  );
  expect(listed.split('\n\n')[0]?.split('\n')).toEqual([...new Set(lines)]);
});

test('the events of an attempt are read by its id in every subquery', () => {
  const { sql: statement } = context.db
    .selectFrom(visibleEvents(randomUUID()).as('events'))
    .selectAll()
    .compile();
  expect(constraintsOf(statement)).toEqual(
    Array.from({ length: 2 }, () => ({ table: 'attempt_events', by: 'attempt_id' })),
  );
});

test('every table has a distribution, and its constraining column exists', async () => {
  const { rows } = await sql<{ table: string; columns: string[] }>`
    select table_name as "table", array_agg(column_name::text) as columns
    from information_schema.columns where table_schema = 'public' group by table_name
  `.execute(context.db);
  expect(rows.map(({ table }) => table).sort()).toEqual(
    [...Object.keys(DISTRIBUTED), ...COPIED, ...SINGLE].sort(),
  );
  const lacking = rows.filter(
    ({ table, columns }) => !columns.includes(BY_ATTEMPT[table] ?? columns[0] ?? ''),
  );
  expect(lacking).toEqual([]);
});

const DAY_MS = 86_400_000;

/** Returns the lowest UUID of version 7 for this many days from now. */
function lowestIdIn(days: number): string {
  const hex = (Date.now() + days * DAY_MS).toString(16).padStart(12, '0');
  return `${hex.slice(0, 8)}-${hex.slice(8)}-0000-0000-000000000000`;
}

/** Partitions the table of answers, like a migration. */
async function partitionAnswers(): Promise<void> {
  for (const statement of [
    'alter table answers rename to answers_whole',
    'create table answers (like answers_whole including all) partition by range (attempt_id)',
    'alter table answers add foreign key (attempt_id) references attempts on delete cascade',
    `create table answers_before partition of answers for values from ('${lowestIdIn(-45)}') to ('${lowestIdIn(-15)}')`,
    `create table answers_now partition of answers for values from ('${lowestIdIn(-15)}') to ('${lowestIdIn(15)}')`,
    'insert into answers select * from answers_whole',
    'drop table answers_whole',
  ]) {
    await sql.raw(statement).execute(context.db);
  }
}

test.each([
  ['select * from answers where question_id = $1', 'answers', undefined],
  ['select * from "attempts" where "user_id" = $1 and "examination_id" = $2', 'attempts', 'user_id'],
  ['select * from attempts where id = any($1::uuid[])', 'attempts', 'id'],
  ['insert into answers (attempt_id, seq) select attempt_id, seq from running', 'answers', 'attempt_id'],
  ['insert into attempts (id, user_id) values ($1, $2)', 'attempts', 'user_id'],
  ['select 1 from results join attempts on attempts.id = results.attempt_id', 'results', 'attempt_id'],
  ['update attempts set section = 1 where submitted_at is null', 'attempts', undefined],
  // A constraint of one subquery does not constrain another.
  [
    'with a as (select * from results where attempt_id = $1) select * from plays where question_id = $2',
    'plays',
    undefined,
  ],
])('%s', (statement, table, by) => {
  expect(constraintsOf(statement)).toContainEqual({ table, by });
});

test('answers can be partitioned by the month of their attempt, and are read from one partition', async () => {
  await partitionAnswers();
  await takeExamination(1);
  const { rows } = await sql<{ part: string; attempt_id: string }>`
    select tableoid::regclass::text as part, attempt_id from answers`.execute(context.db);
  expect(rows.length).toBeGreaterThan(0);
  expect(new Set(rows.map(({ part }) => part))).toEqual(new Set(['answers_now']));
  const { rows: plan } = await sql<{ 'QUERY PLAN': string }>`
    explain select * from answers where attempt_id = ${rows[0]?.attempt_id}`.execute(context.db);
  const read = plan.map((line) => line['QUERY PLAN']).join('\n');
  expect(read).toContain('answers_now');
  expect(read).not.toContain('answers_before');
});
