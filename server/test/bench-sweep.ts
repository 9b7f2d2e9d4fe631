/**
 * Measures the sweep of 3,000 overdue attempts with forty answers each, including results and balances: `npm run
 * bench:sweep -w server [attempts] [rounds]`. Each round sweeps attempts at single choice, at all types that are graded
 * at once, and at all types with essays, one after the other. Essays leave an attempt without points and balance until
 * they are marked. The yardstick is single durable upserts in sequence. Fails if the median sweep of single choice takes
 * more than five seconds, or another one more than 1.3 times as long.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { closeOverdueAttempts } from '../src/attempts/deadline/close-overdue-attempts.ts';
import { matchBalances } from '../src/leaderboard/match-balances.ts';
import { systemClock } from '../src/platform/clock.ts';
import { readConfig } from '../src/platform/config.ts';
import { openDatabase } from '../src/platform/db/database.ts';
import { startEmbeddedPostgres } from '../src/platform/db/embedded/postgres.ts';
import { migrate } from '../src/platform/db/migrate.ts';
import type { Context } from '../src/process/create-context.ts';
import { createContext } from '../src/process/create-context.ts';
import { anExamination } from './factories.ts';
import { FIVE_TYPES } from './five-types.ts';

const [ATTEMPTS = 3000, ROUNDS = 5] = process.argv.slice(2).map(Number);
const QUESTIONS = 40;
const LIMIT_MS = 5000;
const LIMIT_RATIO = 1.3;
const YARDSTICK_MS = 1000;

const print = (line: string) => process.stdout.write(`${line}\n`);
const secondsSince = (start: number) => (performance.now() - start) / 1000;
const middle = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

const KINDS = {
  choice: [FIVE_TYPES.choice],
  'graded types': Object.values(FIVE_TYPES).filter((sample) => sample !== FIVE_TYPES.essay),
  'all types': Object.values(FIVE_TYPES),
};
type Kind = keyof typeof KINDS;
const ORDER = Object.keys(KINDS) as Kind[];

/** Inserts attempts that ended a minute ago, with every question answered. */
async function anOverdueClass({ db }: Context, kind: Kind): Promise<void> {
  const samples = Array.from({ length: QUESTIONS }, (_, at) => KINDS[kind][at % KINDS[kind].length]);
  const { id, items } = await anExamination(context, {
    sections: [{ name: 'READING', items: samples.map((sample) => sample?.item ?? {}) }],
  });
  /** Three answers to each question, in their columns. */
  const answers = items.flatMap((item, at) =>
    (samples[at]?.given ?? []).map(({ stored }, n) => ({
      question_id: item.id,
      n,
      option: item.interaction === 'choice' ? stored : null,
      response: item.interaction === 'choice' ? null : stored,
    })),
  );
  await sql`with students as (
      insert into users (id, role, first_name, last_name, email)
      select gen_random_uuid(), 'student', 'Siswa', 'Nomor ' || n, gen_random_uuid() || '@example.test'
      from generate_series(1, ${ATTEMPTS}::integer) as n
      returning id
    ), taken as (
      insert into attempts (id, user_id, examination_id, revision_id, number, form, started_at, due_at)
      select gen_random_uuid(), students.id, examinations.id, revision_id, 1, 0,
        now() - interval '61 minutes', now() - interval '1 minute'
      from students cross join examinations where examinations.id = ${id}
      returning id
    ), drawn as (
      select taken.id as attempt_id, bank_items.id as question_id, floor(random() * 3)::integer as n
      from taken cross join bank_items where examination_id = ${id}
    )
    insert into answers (attempt_id, question_id, option, response, flagged, seq, answered_at)
    select attempt_id, question_id, option, response, false, 1, now()
    from drawn join json_to_recordset(${JSON.stringify(answers)}::json)
      as given (question_id uuid, n integer, option text, response jsonb) using (question_id, n)`.execute(db);
  await sql`vacuum analyze`.execute(db);
}

/** Returns the rate of single upserts in sequence. */
async function upsertsPerSecond({ db }: Context): Promise<number> {
  const answers = await db
    .selectFrom('answers')
    .select(['attempt_id', 'question_id'])
    .where('option', 'is not', null)
    .limit(200)
    .execute();
  const start = performance.now();
  let done = 0;
  for (; performance.now() - start < YARDSTICK_MS; done++) {
    const answer = answers[done % answers.length];
    if (!answer) throw new Error('There are no answers.');
    await db
      .insertInto('answers')
      .values({ ...answer, option: '2', flagged: false, seq: done + 2, answered_at: new Date() })
      .onConflict((conflict) =>
        conflict.columns(['attempt_id', 'question_id']).doUpdateSet({ option: '2', seq: done + 2 }),
      )
      .execute();
  }
  return done / secondsSince(start);
}

const dataDir = await mkdtemp(join(tmpdir(), 'lulus-bench-'));
const postgres = await startEmbeddedPostgres({ dataDir });
const db = openDatabase({ connectionString: postgres.connectionString });
await migrate(db);
const config = readConfig({ DATABASE_URL: postgres.connectionString, DATA_DIR: dataDir });
const context = await createContext(config, db, systemClock);
await db.transaction().execute((trx) => matchBalances(trx, context));

async function measure(kind: Kind): Promise<number> {
  await anOverdueClass(context, kind);
  const before = await upsertsPerSecond(context);
  const start = performance.now();
  const closed = await closeOverdueAttempts(context);
  const seconds = secondsSince(start);
  const upserts = (before + (await upsertsPerSecond(context))) / 2;
  if (closed !== ATTEMPTS) throw new Error(`Only ${closed} attempts were closed.`);
  print(
    `${kind}: closed ${closed} attempts of ${QUESTIONS} answers in ${seconds.toFixed(2)} s; ` +
      `one took as long as ${((seconds / closed) * upserts).toFixed(1)} single upserts`,
  );
  return seconds;
}

const taken: Record<Kind, number[]> = { choice: [], 'graded types': [], 'all types': [] };
for (let round = 0; round <= ROUNDS; round++) {
  for (const kind of round % 2 === 0 ? ORDER : ORDER.toReversed()) {
    const seconds = await measure(kind);
    // The first round compiles code and fills caches.
    if (round > 0) taken[kind].push(seconds);
  }
}
const single = middle(taken.choice);
const highest = Math.max(
  ...ORDER.map((kind) => {
    const ratios = taken[kind].map((seconds, round) => seconds / (taken.choice[round] ?? Number.NaN));
    const list = ratios.map((ratio) => ratio.toFixed(2)).join(', ');
    print(
      `${kind}: median ${middle(taken[kind]).toFixed(2)} s, ${middle(ratios).toFixed(2)} of choice (${list})`,
    );
    return middle(ratios);
  }),
);
const { balances } = await db
  .selectFrom('monthly_balances')
  .select((row) => row.fn.countAll<string>().as('balances'))
  .executeTakeFirstOrThrow();

await db.destroy();
await postgres.stop();
await rm(dataDir, { recursive: true, force: true });
if (Number(balances) !== 2 * ATTEMPTS * (ROUNDS + 1)) throw new Error('Not all were counted.');
process.exit(single * 1000 > LIMIT_MS || highest > LIMIT_RATIO ? 1 : 0);
