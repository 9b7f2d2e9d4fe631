import type { AnswerEntry, StoredAnswer } from '@lulus/contract';
import { sql } from 'kysely';
import type { Db } from '../db/database.ts';
import { runningAttempt } from './attempt-changes.queries.ts';
import type { Attempt } from './attempts.queries.ts';

export interface AnswerWrite {
  attempt: Attempt;
  /** At most one entry a question. */
  answers: AnswerEntry[];
  section: number | undefined;
  question: number | undefined;
  now: Date;
}

export interface Written {
  /** The highest `seq` that the attempt has now. */
  saved: number;
  /** The questions whose entries did not land. */
  passed_over: string[];
  /** The active device. */
  device_id: string | null;
}

/**
 * Writes answers and position in one statement, if the attempt still runs. An entry lands only where its `seq` is
 * higher than the stored one. Answers undefined, and writes nothing, when the attempt does not run as it was read.
 */
export async function upsertAnswers(
  db: Db,
  { attempt, answers, section, question, now }: AnswerWrite,
): Promise<Written | undefined> {
  const { rows } = await sql<Written>`
    with running as (${runningAttempt(attempt, now)}),
    entries as (
      select * from jsonb_to_recordset(${JSON.stringify(answers)}::jsonb)
        as entry (question_id uuid, option text, flagged boolean, seq integer)
    ),
    moved as (
      update attempts set
        section = coalesce(${section ?? null}::integer, section),
        question = coalesce(${question ?? null}::integer, question)
      where id in (select id from running)
        and (section, question) is distinct from
          (coalesce(${section ?? null}::integer, section), coalesce(${question ?? null}::integer, question))
    ),
    landed as (
      insert into answers (attempt_id, question_id, option, flagged, seq, answered_at)
      select running.id, entries.question_id, entries.option, entries.flagged, entries.seq, ${now}
      from running cross join entries
      on conflict (attempt_id, question_id) do update set
        option = excluded.option,
        flagged = excluded.flagged,
        seq = excluded.seq,
        answered_at = excluded.answered_at
      where excluded.seq > answers.seq
      returning question_id
    )
    select
      greatest(
        (select max(seq) from answers where attempt_id = running.id),
        (select max(seq) from entries),
        0
      ) as saved,
      array(select question_id from entries except select question_id from landed) as passed_over,
      running.device_id
    from running
  `.execute(db);
  return rows[0];
}

/** What is stored, by question id. */
export async function readAnswers(db: Db, attemptId: string): Promise<Record<string, StoredAnswer>> {
  const rows = await db
    .selectFrom('answers')
    .select(['question_id', 'option', 'flagged', 'seq'])
    .where('attempt_id', '=', attemptId)
    .execute();
  return Object.fromEntries(rows.map(({ question_id, ...answer }) => [question_id, answer]));
}

/** What is chosen in each of the attempts, by attempt id and question id. */
export async function readChoices(
  db: Db,
  attemptIds: string[],
): Promise<Map<string, Map<string, string | null>>> {
  const rows = await db
    .selectFrom('answers')
    .select(['attempt_id', 'question_id', 'option'])
    .where('attempt_id', 'in', attemptIds)
    .execute();
  const choices = new Map(attemptIds.map((id) => [id, new Map<string, string | null>()]));
  for (const { attempt_id, question_id, option } of rows) choices.get(attempt_id)?.set(question_id, option);
  return choices;
}

/**
 * Lays a submitted list over the stored answers: an option that differs is taken unless what is stored is newer
 * than `known`, the highest `seq` that the list knows. Wants the attempt locked.
 */
export async function mergeSubmitted(
  trx: Db,
  write: { attempt_id: string; choices: { question_id: string; option: string }[]; known: number; now: Date },
): Promise<void> {
  await sql`
    insert into answers (attempt_id, question_id, option, seq, answered_at)
    select ${write.attempt_id}, entry.question_id, entry.option,
      coalesce((select max(seq) from answers where attempt_id = ${write.attempt_id}), 0) + 1, ${write.now}
    from jsonb_to_recordset(${JSON.stringify(write.choices)}::jsonb) as entry (question_id uuid, option text)
    on conflict (attempt_id, question_id) do update set
      option = excluded.option, seq = excluded.seq, answered_at = excluded.answered_at
    where answers.seq <= ${write.known} and answers.option is distinct from excluded.option
  `.execute(trx);
}
