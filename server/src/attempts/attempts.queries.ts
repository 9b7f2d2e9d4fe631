import { type Selectable, sql } from 'kysely';
import type { Db } from '../platform/db/database.ts';
import { prepared } from '../platform/db/prepared.ts';
import type { Schema } from '../platform/db/schema.ts';
import { notFound } from '../platform/errors.ts';
import { overdueBefore } from './deadline/deadline.ts';

export type Attempt = Selectable<Schema['attempts']>;

/** Returns each student's newest attempt at the examination, running or submitted, in the order of `of`. */
export async function listLatestAttempts(
  db: Db,
  of: { user_id: string; examination_id: string }[],
): Promise<(Attempt | undefined)[]> {
  const { rows } = await sql<Attempt & { place: string }>`${prepared}
    select newest.*, place
    from unnest(${of.map(({ user_id }) => user_id)}::uuid[],
      ${of.map(({ examination_id }) => examination_id)}::uuid[])
      with ordinality as wanted (user_id, examination_id, place)
    cross join lateral (
      select * from attempts
      where attempts.user_id = wanted.user_id and attempts.examination_id = wanted.examination_id
      order by number desc limit 1
    ) as newest
  `.execute(db);
  const latest = new Map(rows.map(({ place, ...attempt }) => [Number(place) - 1, attempt]));
  return of.map((_, at) => latest.get(at));
}

const noSuchAttempt = () => notFound('no_attempt');

export function getAttempt(db: Db, id: string): Promise<Attempt> {
  return db.selectFrom('attempts').selectAll().where('id', '=', id).executeTakeFirstOrThrow(noSuchAttempt);
}

/**
 * Returns any attempt of the student at the examination, not only the newest. Throws 404 if there is none.
 */
export function getOwnAttempt(
  db: Db,
  id: string,
  owner: { user_id: string; examination_id: string },
): Promise<Attempt> {
  return db
    .selectFrom('attempts')
    .selectAll()
    .where('id', '=', id)
    .where('user_id', '=', owner.user_id)
    .where('examination_id', '=', owner.examination_id)
    .executeTakeFirstOrThrow(noSuchAttempt);
}

/**
 * Locks the attempt until the transaction ends, and returns it. This serialises saves, plays, submit and
 * sweep of one attempt.
 */
export function lockAttempt(trx: Db, id: string): Promise<Attempt> {
  return trx
    .selectFrom('attempts')
    .selectAll()
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow(noSuchAttempt);
}

/** Locks several attempts in the order of their ids, to avoid deadlocks. */
export async function lockAttempts(trx: Db, ids: string[]): Promise<Attempt[]> {
  const { rows } = await sql<Attempt>`${prepared}
    select * from attempts where id = any(${ids}::uuid[]) order by id for no key update`.execute(trx);
  return rows;
}

/**
 * Locks up to `limit` overdue attempts, the longest overdue first. Skips those that another node has locked.
 */
export function lockOverdueAttempts(
  trx: Db,
  now: Date,
  limit: number,
  excludedIds: string[] = [],
): Promise<Attempt[]> {
  return trx
    .selectFrom('attempts')
    .selectAll()
    .where('submitted_at', 'is', null)
    .where('due_at', '<=', overdueBefore(now))
    .$if(excludedIds.length > 0, (overdue) => overdue.where('id', 'not in', excludedIds))
    .orderBy('due_at')
    .limit(limit)
    .forNoKeyUpdate()
    .skipLocked()
    .execute();
}
