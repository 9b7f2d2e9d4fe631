/**
 * Checks of invariants that hold after any fault. They use the students' records and their own calculations,
 * and none of the product's code. Each returns one line per violation.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import { DEADLINE_GRACE_SECONDS, type Interaction } from '@lulus/contract';
import type { Selectable } from 'kysely';
import type { Database } from '../../src/platform/db/database.ts';
import type { Schema } from '../../src/platform/db/schema.ts';
import { FIVE_TYPES, type Given, sumOf } from '../five-types.ts';
import type { Choice, Taken } from './student.ts';

/** Type and weight by question id. */
export type Keys = Map<string, { interaction: Interaction; weight: number }>;

export interface Findings {
  lost: string[];
  duplicated: string[];
  wrong: string[];
}

type Row<Table extends keyof Schema> = Selectable<Schema[Table]>;
type Answers = Map<string, Row<'answers'>>;

interface Records {
  attempts: Row<'attempts'>[];
  results: Map<string, Row<'results'>[]>;
  answers: Map<string, Answers>;
  events: Map<string, string[]>;
  plays: Map<string, Row<'plays'>[]>;
  balances: Row<'monthly_balances'>[];
}

/** The server's default time zone for months is Asia/Jakarta, seven hours ahead of UTC all year. */
const ZONE_MS = 7 * 3_600_000;
const ENDS = { student: 'submitted', deadline: 'closed' };

const cents = (points: number) => Math.round(points * 100) / 100;

function grouped<T extends { attempt_id: string }>(rows: T[]): Map<string, T[]> {
  return Map.groupBy(rows, ({ attempt_id }) => attempt_id);
}

/** Reads all records in one consistent snapshot. */
async function readRecords(db: Database): Promise<Records> {
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (trx) => {
      const attempts = await trx.selectFrom('attempts').selectAll().execute();
      const results = await trx.selectFrom('results').selectAll().execute();
      const answers = await trx.selectFrom('answers').selectAll().execute();
      const events = await trx.selectFrom('attempt_events').selectAll().orderBy('id').execute();
      const plays = await trx.selectFrom('plays').selectAll().execute();
      const balances = await trx.selectFrom('monthly_balances').selectAll().execute();
      const byQuestion = (rows: Row<'answers'>[]): Answers =>
        new Map(rows.map((row) => [row.question_id, row]));
      return {
        attempts,
        results: grouped(results),
        answers: new Map([...grouped(answers)].map(([id, rows]) => [id, byQuestion(rows)])),
        events: new Map([...grouped(events)].map(([id, rows]) => [id, rows.map(({ kind }) => kind)])),
        plays: grouped(plays),
        balances,
      };
    });
}

/** Whether the row has this response, in the column of its type. */
function isStored({ stored }: Given, row: Row<'answers'> | undefined): boolean {
  if (!row || (row.option !== null && row.response !== null)) return false;
  return isDeepStrictEqual(row.option ?? row.response, stored);
}

/** Whether the stored answer is the acknowledged choice, or a newer choice of the student. */
function isKept(choice: Choice, stored: Row<'answers'> | undefined, taken: Taken, closedBy: string | null) {
  if (!stored || stored.seq < choice.seq) return false;
  if (stored.seq === choice.seq) return isStored(choice.given, stored);
  const newer = taken.sent.get(stored.seq);
  if (newer?.question_id === choice.question_id && isStored(newer.given, stored)) return true;
  const final = taken.submitted?.list.get(choice.question_id);
  return closedBy === 'student' && final !== undefined && isStored(final, stored);
}

/** What the server had acknowledged before the database was read. */
interface Acknowledged extends Pick<Taken, 'acknowledged' | 'plays'> {
  taken: Taken;
  isSubmitted: boolean;
}

/** Finds acknowledged answers, plays and submits that the database lacks. */
function findLost(records: Records, remembered: Acknowledged[]): string[] {
  const attempts = new Map(records.attempts.map((attempt) => [attempt.id, attempt]));
  return remembered.flatMap(({ taken, acknowledged, plays, isSubmitted }) => {
    const { attempt_id, submitted } = taken;
    const attempt = attempts.get(attempt_id);
    if (!attempt) return [`Attempt ${attempt_id} is gone.`];
    const stored = records.answers.get(attempt_id) ?? new Map();
    const lost = [...acknowledged.values()].filter(
      (choice) => !isKept(choice, stored.get(choice.question_id), taken, attempt.closed_by),
    );
    // The acknowledged list of the submit has the student's final answers.
    const list = submitted && isSubmitted && attempt.closed_by === 'student' ? submitted.list : [];
    const dropped = [...list].filter(([question, given]) => !isStored(given, stored.get(question)));
    const open = isSubmitted && !attempt.submitted_at ? ['Its submit was acknowledged.'] : [];
    const counted = records.plays.get(attempt_id) ?? [];
    const unheard = [...plays].filter(([recording, { position_ms: heard }]) => {
      const row = counted.find(({ recording_id }) => recording_id === recording);
      return row?.plays !== 1 || (row.position_ms ?? 0) < heard;
    });
    return [
      ...lost.map((choice) => JSON.stringify(choice)),
      ...dropped.map((entry) => JSON.stringify(entry)),
      ...open,
      ...unheard.map((play) => JSON.stringify(play)),
    ].map((line) => `Attempt ${attempt_id} has lost: ${line}`);
  });
}

function findDuplicated({ attempts, results, events }: Records): string[] {
  return attempts.flatMap(({ id, submitted_at, closed_by }) => {
    const expected = ['started', ...(submitted_at ? [ENDS[closed_by as keyof typeof ENDS]] : [])];
    const noted = (events.get(id) ?? []).filter((kind) => kind !== 'played');
    return [
      ...((results.get(id)?.length ?? 0) > 1 ? [`Attempt ${id} has several results.`] : []),
      ...(noted.join() === expected.join()
        ? []
        : [`Attempt ${id} has the events ${noted}, not ${expected}.`]),
    ];
  });
}

function scoreOf(attempt: Row<'attempts'>, { answers }: Records, keys: Keys): number | null {
  const earned = [...(answers.get(attempt.id)?.values() ?? [])].map((row) => {
    const key = keys.get(row.question_id);
    if (key?.interaction === 'essay') return null;
    const same = key && FIVE_TYPES[key.interaction].given.find((given) => isStored(given, row));
    return key && same ? key.weight * (same.share ?? 0) : 0;
  });
  const sum = sumOf(earned);
  return sum === null ? null : cents(sum);
}

function findWrongResults(records: Records, keysOf: Map<string, Keys>): string[] {
  return records.attempts.flatMap((attempt) => {
    const { id, submitted_at, closed_by, due_at } = attempt;
    const [result] = records.results.get(id) ?? [];
    if (!submitted_at) return result ? [`Attempt ${id} runs and has a result.`] : [];
    const keys: Keys = keysOf.get(attempt.examination_id) ?? new Map();
    const max = cents([...keys.values()].reduce((sum, { weight }) => sum + weight, 0));
    const fresh = `${scoreOf(attempt, records, keys)} of ${max}`;
    const given = result ? `${result.result_score} of ${result.result_max}` : 'none';
    const early = closed_by === 'deadline' && Date.now() < due_at.getTime() + DEADLINE_GRACE_SECONDS * 1000;
    return [
      ...(given === fresh ? [] : [`Attempt ${id} has the result ${given}, not ${fresh}.`]),
      ...(early ? [`Attempt ${id} was closed before its time was over.`] : []),
    ];
  });
}

/**
 * A balance is the sum over examinations of the month's best score. Its time is that of the last of these
 * scores.
 */
function findWrongBalances({ attempts, results, balances }: Records): string[] {
  const best = new Map<string, Map<string, { score: number; at: number }>>();
  const closed = attempts.filter(({ submitted_at }) => submitted_at !== null);
  for (const { id, user_id, examination_id, submitted_at } of closed) {
    const at = submitted_at?.getTime() ?? 0;
    const { result_score: score = Number.NaN } = results.get(id)?.[0] ?? {};
    if (score === null) continue;
    const month = `${user_id} ${new Date(at + ZONE_MS).toISOString().slice(0, 7)}`;
    const scores = best.get(month) ?? new Map();
    const before = scores.get(examination_id);
    const isBetter = !before || score > before.score || (score === before.score && at < before.at);
    best.set(month, isBetter ? scores.set(examination_id, { score, at }) : scores);
  }
  const line = (month: string, total: number, at: number) =>
    `${month}: ${cents(total)}, reached ${new Date(at).toISOString()}`;
  const fresh = [...best].map(([month, scores]) => {
    const all = [...scores.values()];
    const total = all.reduce((sum, { score }) => sum + score, 0);
    return line(month, total, Math.max(...all.map(({ at }) => at)));
  });
  const given = balances.map((balance) =>
    line(
      `${balance.user_id} ${String(balance.month).slice(0, 7)}`,
      balance.total_score,
      balance.reached_at.getTime(),
    ),
  );
  return [
    ...fresh.filter((one) => !given.includes(one)).map((one) => `There is no balance ${one}.`),
    ...given.filter((one) => !fresh.includes(one)).map((one) => `There is a balance ${one}.`),
  ];
}

/** Copies what is acknowledged. What is sent is not copied, since the database may have it before its acknowledgement. */
const remember = (taken: Taken): Acknowledged => ({
  taken,
  acknowledged: new Map(taken.acknowledged),
  plays: new Map(taken.plays),
  isSubmitted: taken.submitted?.acknowledged ?? false,
});

export async function check(db: Database, taken: Taken[], keysOf: Map<string, Keys>): Promise<Findings> {
  // Copied before the database is read, since the snapshot lacks later acknowledgements.
  const remembered = taken.map(remember);
  // The pool's first connection may be broken, so a failed read is retried once.
  const records = await readRecords(db).catch(() => readRecords(db));
  return {
    lost: findLost(records, remembered),
    duplicated: findDuplicated(records),
    wrong: [...findWrongResults(records, keysOf), ...findWrongBalances(records)],
  };
}

/** The server closes overdue attempts once a second. */
const CLOSING_MS = 10_000;

/** Checks after all work: finds attempts that no student got a reply about, and attempts that did not end. */
export async function checkAtRest(db: Database, taken: Taken[]): Promise<string[]> {
  const reported = new Set(taken.map(({ attempt_id }) => attempt_id));
  const read = () => db.selectFrom('attempts').select(['id', 'submitted_at']).execute();
  const latest = Date.now() + CLOSING_MS;
  let attempts = await read();
  while (attempts.some(({ submitted_at }) => !submitted_at) && Date.now() < latest) {
    await sleep(200);
    attempts = await read();
  }
  return [
    ...attempts
      .filter(({ id }) => !reported.has(id))
      .map(({ id }) => `No student got a reply about attempt ${id}.`),
    ...attempts.filter((attempt) => !attempt.submitted_at).map(({ id }) => `Attempt ${id} has not ended.`),
    ...(reported.size === taken.length ? [] : ['An attempt was reported as new twice.']),
  ];
}
