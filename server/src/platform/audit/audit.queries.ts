import type { AuditFilter } from '@lulus/contract';
import { type Expression, type ExpressionBuilder, type SqlBool, sql } from 'kysely';
import type { Db } from '../db/database.ts';
import type { Schema } from '../db/schema.ts';

/** `users` is the alias of the users table in the query. */
const fullName = (users: string) =>
  sql<string>`concat_ws(' ', ${sql.ref(`${users}.first_name`)}, ${sql.ref(`${users}.middle_name`)}, ${sql.ref(`${users}.last_name`)})`;

const has = (text: Expression<unknown>, part: string) =>
  sql<SqlBool>`position(lower(${part}) in lower(${text})) > 0`;

const isId = (text: string) => /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(text);

type Lines = ExpressionBuilder<Schema, 'audit_log'>;

/** Ids of accounts whose name or email address contains `part`. */
function accountsWith(lines: Lines, part: string) {
  return lines
    .selectFrom('users')
    .select('id')
    .where((user) => user.or([has(fullName('users'), part), has(user.ref('users.email'), part)]));
}

function isBy(lines: Lines, who: string) {
  if (isId(who)) return lines('audit_log.user_id', '=', who);
  return lines.or([
    has(lines.ref('audit_log.user_name'), who),
    lines('audit_log.user_id', 'in', accountsWith(lines, who)),
  ]);
}

function isAbout(lines: Lines, subject: string) {
  if (isId(subject)) {
    return lines.or([
      lines('audit_log.person_id', '=', subject),
      lines('audit_log.examination_id', '=', subject),
      lines('audit_log.question_id', '=', subject),
      lines('audit_log.attempt_id', '=', subject),
    ]);
  }
  const examinations = lines
    .selectFrom('examinations')
    .select('id')
    .where((examination) => has(examination.ref('examination_name'), subject));
  return lines.or([
    lines('audit_log.person_id', 'in', accountsWith(lines, subject)),
    lines('audit_log.examination_id', 'in', examinations),
    // A deleted examination has its name only in the lines about it.
    has(sql`audit_log.before->>'examination_name'`, subject),
  ]);
}

/** Returns up to `limit` lines that match the filter, the newest first. `before` is the id of the last line read. */
export function listLines(
  db: Db,
  { action, who, subject, from, to }: AuditFilter,
  { before, limit }: { before: number | undefined; limit: number },
) {
  return db
    .selectFrom('audit_log')
    .leftJoin('users as actor', 'actor.id', 'audit_log.user_id')
    .leftJoin('users as person', 'person.id', 'audit_log.person_id')
    .leftJoin('examinations', 'examinations.id', 'audit_log.examination_id')
    .select((line) => [
      line.cast<number>('audit_log.id', 'double precision').as('id'),
      'audit_log.at',
      'audit_log.action',
      'audit_log.user_id',
      'audit_log.user_name',
      'audit_log.address',
      'audit_log.request_id',
      'audit_log.person_id',
      'audit_log.examination_id',
      'audit_log.question_id',
      'audit_log.attempt_id',
      'audit_log.before',
      'audit_log.after',
      'actor.role as actor_role',
      'actor.email as actor_email',
      line.case().when('actor.id', 'is not', null).then(fullName('actor')).end().as('actor_name'),
      'person.email as person_email',
      line.case().when('person.id', 'is not', null).then(fullName('person')).end().as('person_name'),
      'examinations.examination_name',
    ])
    .$if(action !== undefined, (lines) => lines.where('audit_log.action', '=', action ?? 'logged_in'))
    .$if(from !== undefined, (lines) => lines.where('audit_log.at', '>=', new Date(from ?? 0)))
    .$if(to !== undefined, (lines) => lines.where('audit_log.at', '<', new Date(to ?? 0)))
    .$if(Boolean(who), (lines) => lines.where((line) => isBy(line as never, who ?? '')))
    .$if(Boolean(subject), (lines) => lines.where((line) => isAbout(line as never, subject ?? '')))
    .$if(before !== undefined, (lines) => lines.where('audit_log.id', '<', String(before)))
    .orderBy('audit_log.id', 'desc')
    .limit(limit)
    .execute();
}

export type LineRow = Awaited<ReturnType<typeof listLines>>[number];
