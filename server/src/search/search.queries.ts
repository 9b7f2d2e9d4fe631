import type { FoundExamination, FoundStudent, TokenUser } from '@lulus/contract';
import { type SqlBool, sql } from 'kysely';
import { shownLogin } from '../auth/account/logins.queries.ts';
import { isReadableBy, isStudentOf } from '../auth/reach.ts';
import type { Db } from '../platform/db/database.ts';

/** Must equal the expression of the index `users_words`. Signs that would join words to one token become spaces. */
const studentWords = sql`to_tsvector('simple', translate(
  first_name || ' ' || coalesce(middle_name, '') || ' ' || coalesce(last_name, '') || ' ' || coalesce(class, '')
    || ' ' || coalesce(split_part(email, '@', 1), '')
    || ' ' || coalesce(regexp_replace(regexp_replace(regexp_replace(
      whatsapp, '\\D', '', 'g'), '^00', ''), '^(62)?0', '62'), '')
    || ' ' || coalesce(nis, '') || ' ' || coalesce(nisn, '') || ' ' || coalesce(participant_number, '')
    || ' ' || coalesce(username, ''),
  '.-_/+''’‘&<>:', '            '))`;

/** Returns the user's students that match the full text query, by name. */
export function findStudents(db: Db, user: TokenUser, query: string, limit: number): Promise<FoundStudent[]> {
  return studentsWith(db, query).where(isStudentOf(user)).limit(limit).execute();
}

export function studentsWith(db: Db, query: string) {
  return db
    .selectFrom('users')
    .select([
      'id',
      'first_name',
      'middle_name',
      'last_name',
      'class',
      'email',
      'whatsapp',
      shownLogin.as('login'),
    ])
    .where('role', '=', 'student')
    .where(sql<SqlBool>`${studentWords} @@ to_tsquery('simple', ${query})`)
    .orderBy('first_name')
    .orderBy('middle_name')
    .orderBy('last_name')
    .orderBy('id');
}

/** Returns the user's examinations whose names contain each of the words, the newest first. */
export function findExaminations(
  db: Db,
  user: TokenUser,
  words: string[],
  limit: number,
): Promise<FoundExamination[]> {
  return db
    .selectFrom('examinations')
    .select(['id', 'examination_name', 'status', 'kind'])
    .where(isReadableBy(user))
    .where((examination) =>
      examination.and(
        words.map((word) => sql<SqlBool>`position(lower(${word}) in lower(examination_name)) > 0`),
      ),
    )
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}
