/**
 * Measures the sweep of 3,000 overdue attempts with forty answers each, including results and balances: `npm
 * run bench:sweep -w server [attempts]`. The yardstick is single durable upserts in sequence. Fails if the
 * sweep takes more than five seconds.
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

const ATTEMPTS = Number(process.argv[2] ?? 3000);
const QUESTIONS = 40;
const LIMIT_MS = 5000;
const YARDSTICK_MS = 3000;

const print = (line: string) => process.stdout.write(`${line}\n`);
const secondsSince = (start: number) => (performance.now() - start) / 1000;

/** Inserts attempts that ended a minute ago, with every question answered. */
async function anOverdueClass(context: Context): Promise<void> {
  const { db } = context;
  const items = Array.from({ length: QUESTIONS }, () => ({}));
  const { id } = await anExamination(context, { sections: [{ name: 'READING', items }] });
  await sql`with students as (
      insert into users (id, role, first_name, last_name, email)
      select gen_random_uuid(), 'student', 'Siswa', 'Nomor ' || n, n || '@example.test'
      from generate_series(1, ${ATTEMPTS}::integer) as n
      returning id
    ), taken as (
      insert into attempts (id, user_id, examination_id, revision_id, number, form, started_at, due_at)
      select gen_random_uuid(), students.id, examinations.id, revision_id, 1, 0,
        now() - interval '61 minutes', now() - interval '1 minute'
      from students cross join examinations where examinations.id = ${id}
      returning id
    )
    insert into answers (attempt_id, question_id, option, flagged, seq, answered_at)
    select taken.id, bank_items.id, 1 + floor(random() * 3), false, 1, now()
    from taken cross join bank_items where examination_id = ${id}`.execute(db);
  await sql`vacuum analyze`.execute(db);
}

/** Returns the rate of single upserts in sequence. */
async function upsertsPerSecond({ db }: Context): Promise<number> {
  const answers = await db.selectFrom('answers').select(['attempt_id', 'question_id']).limit(200).execute();
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
await anOverdueClass(context);

const before = await upsertsPerSecond(context);
const start = performance.now();
const closed = await closeOverdueAttempts(context);
const seconds = secondsSince(start);
const after = await upsertsPerSecond(context);

print(`closed ${closed} attempts of ${QUESTIONS} answers each in ${seconds.toFixed(2)} s`);
print(
  `single upserts a second: ${before.toFixed(0)} before, ${after.toFixed(0)} after; ` +
    `closing one attempt took as long as ${((seconds / closed) * ((before + after) / 2)).toFixed(1)} of them`,
);
const { balances } = await db
  .selectFrom('monthly_balances')
  .select((row) => row.fn.countAll<string>().as('balances'))
  .executeTakeFirstOrThrow();

await db.destroy();
await postgres.stop();
await rm(dataDir, { recursive: true, force: true });
if (closed !== ATTEMPTS || Number(balances) !== ATTEMPTS) throw new Error('Not all were closed and counted.');
process.exit(seconds * 1000 > LIMIT_MS ? 1 : 0);
