/**
 * Queries for everything that is stored about a student, column by column. Only named columns are in the copy. A test
 * has a reason for each column that is left out.
 */
import { sql } from 'kysely';
import { jsonArrayFrom, jsonObjectFrom } from 'kysely/helpers/postgres';
import { visibleEvents } from '../attempts/state/visible-events.queries.ts';
import type { Db } from '../platform/db/database.ts';
import { isoText } from '../platform/db/iso-text.ts';
import { notFound } from '../platform/errors.ts';
import { PERSON_COLUMNS } from '../students/person-columns.ts';

export function getAccount(db: Db, id: string) {
  return db
    .selectFrom('users')
    .select([
      'id',
      'role',
      ...PERSON_COLUMNS,
      'must_change_password',
      'deactivated_at',
      'self_registered',
      'created_at',
      'updated_at',
    ])
    .where('id', '=', id)
    .executeTakeFirstOrThrow(() => notFound());
}

/** Newest rows of a kind in a copy. Only scripts create more, and a copy of them would delay other requests. */
const MAX_ROWS = 1000;

export async function listSessions(db: Db, user_id: string) {
  const newest = await db
    .selectFrom('sessions')
    .select(['created_at', 'expires_at', 'ended_at', 'seen_at', 'browser', 'system'])
    .where('user_id', '=', user_id)
    .orderBy('created_at', 'desc')
    .limit(MAX_ROWS)
    .execute();
  return newest.reverse();
}

export function listPasswordLinks(db: Db, user_id: string) {
  return db
    .selectFrom('password_links')
    .select(['purpose', 'created_at', 'expires_at', 'used_at', 'mail_at', 'mail_tries'])
    .where('user_id', '=', user_id)
    .orderBy('created_at')
    .execute();
}

export function listKnownDevices(db: Db, user_id: string) {
  return db
    .selectFrom('known_devices')
    .select(['device_id', 'seen_at'])
    .where('user_id', '=', user_id)
    .orderBy('seen_at')
    .execute();
}

export function listBalances(db: Db, user_id: string) {
  return db
    .selectFrom('monthly_balances')
    .select(['month', 'total_score', 'reached_at'])
    .where('user_id', '=', user_id)
    .orderBy('month')
    .execute();
}

/** Formats a time like the copy's other times, which are converted to JSON outside the database. */
const iso = <Column extends string>(column: Column) => isoText(sql.ref(column)).as(column);

export function listOwnAttempts(db: Db, user_id: string) {
  return db
    .selectFrom('attempts')
    .innerJoin('revisions', 'revisions.id', 'attempts.revision_id')
    .innerJoin('examinations', 'examinations.id', 'attempts.examination_id')
    .select((attempt) => [
      'attempts.id',
      'attempts.examination_id',
      'revisions.examination_name',
      'attempts.number',
      'attempts.form',
      'attempts.started_at',
      'attempts.due_at',
      'attempts.extra_time_percent',
      'attempts.added_time',
      'attempts.plays_given_back',
      'attempts.section',
      'attempts.question',
      'attempts.section_ends',
      'attempts.seq',
      'attempts.device_id',
      'attempts.submitted_at',
      'attempts.closed_by',
      'examinations.results_release',
      'examinations.results_at',
      jsonObjectFrom(
        attempt
          .selectFrom('results')
          .select(['result_score', 'result_max', 'unmarked', iso('graded_at')])
          .whereRef('results.attempt_id', '=', 'attempts.id'),
      ).as('result'),
      jsonArrayFrom(
        attempt
          .selectFrom('answers')
          .select(['question_id', 'option', 'response', 'flagged', 'seq', iso('answered_at'), 'device_id'])
          .whereRef('answers.attempt_id', '=', 'attempts.id')
          .orderBy('answers.answered_at'),
      ).as('answers'),
      jsonArrayFrom(
        attempt
          .selectFrom('earlier_essays')
          .select(['question_id', 'response', iso('answered_at'), iso('replaced_at')])
          .whereRef('earlier_essays.attempt_id', '=', 'attempts.id')
          .orderBy('earlier_essays.replaced_at'),
      ).as('earlier_essays'),
      jsonArrayFrom(
        attempt
          .selectFrom('marks')
          .select(['question_id', 'points', 'comment', iso('at')])
          .whereRef('marks.attempt_id', '=', 'attempts.id')
          .orderBy('marks.at'),
      ).as('marks'),
      jsonArrayFrom(
        attempt
          .selectFrom('late_answers')
          .select([
            'question_id',
            'option',
            'response',
            'flagged',
            'seq',
            iso('answered_at'),
            iso('received_at'),
            iso('counted_at'),
            iso('ignored_at'),
          ])
          .whereRef('late_answers.attempt_id', '=', 'attempts.id')
          .orderBy('late_answers.received_at'),
      ).as('late_answers'),
      jsonArrayFrom(
        attempt
          .selectFrom('plays')
          .select(['recording_id', 'plays', 'repeats', 'resumes', 'position_ms'])
          .whereRef('plays.attempt_id', '=', 'attempts.id'),
      ).as('plays'),
      jsonArrayFrom(
        attempt
          .selectFrom(visibleEvents(sql.ref('attempts.id')).as('events'))
          .select([iso('at'), 'kind', 'by', 'details'])
          .orderBy('events.id'),
      ).as('attempt_events'),
    ])
    .where('attempts.user_id', '=', user_id)
    .orderBy('attempts.id')
    .execute();
}

export type OwnAttempt = Awaited<ReturnType<typeof listOwnAttempts>>[number];

/** Returns the newest lines of the audit log by and about the student, in order. */
export async function listOwnLines(db: Db, id: string) {
  const newest = await db
    .selectFrom('audit_log')
    .select(['at', 'action', 'user_id', 'address', 'examination_id', 'attempt_id', 'before', 'after'])
    .where((line) => line.or([line('user_id', '=', id), line('person_id', '=', id)]))
    .orderBy('audit_log.id', 'desc')
    .limit(MAX_ROWS)
    .execute();
  return newest.reverse();
}

export type OwnLine = Awaited<ReturnType<typeof listOwnLines>>[number];
