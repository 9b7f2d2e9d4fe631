/**
 * Adds attempts of former students, half of them in this month, so that tables are as large as after some
 * years.
 */
import { sql } from 'kysely';
import { rebuildBalances } from '../../server/src/leaderboard/balances.ts';
import type { Context } from '../../server/src/process/create-context.ts';
import { makeExamination, OPTIONS, QUESTIONS } from './examination.ts';

const ATTEMPTS_EACH = 10;

/** Returns ids that sort before today's, like those of old rows. So new rows go to one end of the indexes. */
const oldId = (kind: number, number: string) =>
  sql.raw(`('01880000-000${kind}-7000-8000-' || lpad(to_hex(${number}), 12, '0'))::uuid`);

export async function addPastAttempts(context: Context, answers: number): Promise<void> {
  const { db, config } = context;
  const attempts = Math.ceil(answers / QUESTIONS);
  const examination = await makeExamination(context);
  const { revision_id } = await db
    .selectFrom('examinations')
    .select('revision_id')
    .where('id', '=', examination.id)
    .executeTakeFirstOrThrow();

  await db.transaction().execute(async (trx) => {
    await sql`insert into users (id, role, first_name, last_name, email)
      select ${oldId(1, 'n')}, 'student', 'Alumni', 'Nomor ' || n, 'alumni-' || n || '@example.test'
      from generate_series(1, ${Math.ceil(attempts / ATTEMPTS_EACH)}::integer) as n`.execute(trx);
    await sql`insert into attempts (id, user_id, examination_id, revision_id, number, form, started_at, due_at,
        submitted_at, closed_by)
      select ${oldId(2, 'n')}, ${oldId(1, `1 + (n - 1) / ${ATTEMPTS_EACH}`)}, ${examination.id}, ${revision_id},
        1 + (n - 1) % ${sql.lit(ATTEMPTS_EACH)}, n % 64, at, at + interval '2 hours', at + interval '1 hour', 'student'
      from generate_series(1, ${attempts}::integer) as n
        cross join lateral (select now() - interval '1 hour' - n % 2 * (n % 700) * interval '1 day' as at) as times`.execute(
      trx,
    );
    await sql`insert into results (attempt_id, result_score, result_max, graded_at)
      select ${oldId(2, 'n')}, n % ${sql.lit(QUESTIONS)}, ${sql.lit(QUESTIONS)}, now()
      from generate_series(1, ${attempts}::integer) as n`.execute(trx);
    await sql`insert into attempt_events (attempt_id, at, kind, by)
      select ${oldId(2, 'n')}, now(), kind, 'student'
      from generate_series(1, ${attempts}::integer) as n cross join (values ('started'), ('submitted')) as kinds (kind)
    `.execute(trx);
    // Checks the constraint once at the end, instead of once per row.
    await sql`alter table answers drop constraint answers_attempt_id_fkey`.execute(trx);
    await sql`insert into answers (attempt_id, question_id, option, seq, answered_at)
      select ${oldId(2, 'n')}, question, (1 + (n + place) % ${sql.lit(OPTIONS)})::text, place, now() - interval '1 year'
      from generate_series(1, ${attempts}::integer) as n
        cross join unnest(${examination.questions}::uuid[]) with ordinality as questions (question, place)`.execute(
      trx,
    );
    await sql`alter table answers add constraint answers_attempt_id_fkey
      foreign key (attempt_id) references attempts on delete cascade`.execute(trx);
    await sql`update examinations set status = 'archived' where id = ${examination.id}`.execute(trx);
    await rebuildBalances(trx, config.TIME_ZONE);
  });
}
