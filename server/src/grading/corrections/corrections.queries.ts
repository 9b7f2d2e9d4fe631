import { type Insertable, type RawBuilder, sql } from 'kysely';
import { shownLogin } from '../../auth/account/logins.queries.ts';
import { attemptClass } from '../../classes/classes.queries.ts';
import type { Db } from '../../platform/db/database.ts';
import type { CorrectionPayload } from '../../platform/db/json-columns.ts';
import { prepared } from '../../platform/db/prepared.ts';
import type { Schema } from '../../platform/db/schema.ts';

/** The last correction of a question in a revision. */
export interface CorrectionInForce {
  revision_id: string;
  question_id: string;
  payload: CorrectionPayload;
}

/** Selects the last correction of each question in a revision. It replaces earlier ones. */
const latestCorrections = (which: RawBuilder<boolean>) => sql<CorrectionInForce>`
  select distinct on (revision_id, question_id) revision_id, question_id, payload
  from key_corrections where ${which} order by revision_id, question_id, id desc`;

export async function listCorrectionsInForce(db: Db, revisionIds: string[]): Promise<CorrectionInForce[]> {
  const which = sql<boolean>`revision_id = any(${revisionIds}::uuid[])`;
  const { rows } = await sql<CorrectionInForce>`${prepared}${latestCorrections(which)}`.execute(db);
  return rows;
}

/** Column for a query on `attempts`: the corrections of the attempt's revision. */
export const correctionsInForce = sql<CorrectionInForce[]>`(select coalesce(json_agg(keys), '[]')
  from (${latestCorrections(sql`revision_id = attempts.revision_id`)}) as keys)`;

/** Returns when the question was last corrected in any of the revisions. */
export async function findLastCorrection(
  db: Db,
  revisionIds: string[],
  questionId: string,
): Promise<Date | undefined> {
  const row = await db
    .selectFrom('key_corrections')
    .select('at')
    .where('revision_id', 'in', revisionIds)
    .where('question_id', '=', questionId)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.at;
}

export type NewCorrection = Insertable<Schema['key_corrections']>;

export async function insertCorrections(trx: Db, corrections: NewCorrection[]): Promise<void> {
  await trx.insertInto('key_corrections').values(corrections).execute();
}

/** Locks all attempts with these revisions, running and closed, in the order of their ids. */
export async function lockAttemptsWith(trx: Db, revisionIds: string[]): Promise<void> {
  await sql`select from attempts where revision_id = any(${revisionIds}::uuid[])
    order by id for no key update`.execute(trx);
}

export async function countRunningWith(db: Db, revisionIds: string[]): Promise<number> {
  const { running } = await db
    .selectFrom('attempts')
    .select((attempts) => attempts.cast<number>(attempts.fn.countAll(), 'integer').as('running'))
    .where('revision_id', 'in', revisionIds)
    .where('submitted_at', 'is', null)
    .executeTakeFirstOrThrow();
  return running;
}

/** Returns the results of attempts with these revisions, with their students. */
export function listResultsWith(db: Db, revisionIds: string[]) {
  return db
    .selectFrom('results')
    .innerJoin('attempts', 'attempts.id', 'results.attempt_id')
    .innerJoin('users', 'users.id', 'attempts.user_id')
    .select([
      'attempts.id',
      'attempts.revision_id',
      'attempts.form',
      'attempts.number',
      'users.id as user_id',
      'first_name',
      'middle_name',
      'last_name',
      attemptClass,
      shownLogin.as('login'),
      'result_score',
      'result_max',
      'unmarked',
    ])
    .where('attempts.revision_id', 'in', revisionIds)
    .orderBy('attempts.id')
    .execute();
}

export type ResultRow = Awaited<ReturnType<typeof listResultsWith>>[number];
