/** Students who come into another class: those without one, and those of merged classes. */
import type { assignStudents, mergeClasses, Parsed, Reply } from '@lulus/contract';
import { problem } from '@lulus/contract/messages';
import { lockImports } from '../auth/account/users.queries.ts';
import { audit, auditEach } from '../platform/audit/audit.ts';
import type { PlatformContext } from '../platform/context.ts';
import type { Db } from '../platform/db/database.ts';
import { notFound, validationFailed } from '../platform/errors.ts';
import type { Actor } from '../platform/http/actor.ts';
import {
  addTeachers,
  type ClassRow,
  countUses,
  deleteClasses,
  lockClasses,
  lockStudents,
  lockStudentsOf,
  moveAttempts,
  moveAudiences,
  moveStudents,
} from './classes.queries.ts';

type Context = Pick<PlatformContext, 'clock' | 'db'>;

/** Locks classes of this year. Throws 404 unless all of them exist. */
export async function lockCurrentClasses(trx: Db, ids: string[]): Promise<ClassRow[]> {
  const rows = await lockClasses(trx, ids);
  if (rows.length < new Set(ids).size || rows.some(({ archived_at }) => archived_at)) throw notFound();
  return rows;
}

/** Puts the students into a class of this year, and returns the number of those who exist. */
export async function assign(
  { db, clock }: Context,
  actor: Actor,
  { class_id, ids }: Parsed<typeof assignStudents, 'body'>,
): Promise<number> {
  return db.transaction().execute(async (trx) => {
    await lockImports(trx);
    const [to] = await lockCurrentClasses(trx, [class_id]);
    if (!to) throw notFound();
    const students = await lockStudents(trx, ids);
    const at = clock();
    await moveStudents(
      trx,
      students.map(({ id }) => id),
      { class: to.name, class_id },
      at,
    );
    const lines = students.map(({ id, class: before }) => ({
      subject: { person_id: id },
      before: { class: before },
      after: { class: to.name },
    }));
    await auditEach(trx, { at, actor, action: 'student_updated' }, lines);
    return students.length;
  });
}

/** Merges classes into another one, which gets their students, teachers, attempts and examinations. */
export async function merge(
  { db, clock }: Context,
  actor: Actor,
  { into, ids, dry_run }: Parsed<typeof mergeClasses, 'body'>,
): Promise<Omit<Reply<typeof mergeClasses>, 'message'>> {
  if (ids.includes(into)) throw validationFailed({ into: [problem('merge_into_itself')] });
  return db.transaction().execute(async (trx) => {
    await lockImports(trx);
    const rows = await lockCurrentClasses(trx, [into, ...ids]);
    if (dry_run) return countUses(trx, ids);
    const name = rows.find(({ id }) => id === into)?.name ?? '';
    const at = clock();
    const attempts = await moveAttempts(trx, ids, into);
    const students = (await lockStudentsOf(trx, ids)).map(({ id }) => id);
    await moveStudents(trx, students, { class: name, class_id: into }, at);
    const examinations = await moveAudiences(trx, ids, into);
    await addTeachers(trx, ids, into);
    await deleteClasses(trx, ids);
    const merged = rows.filter(({ id }) => id !== into).map((one) => one.name);
    const after = { class: name, merged, students: students.length };
    await audit(trx, { at, actor, action: 'classes_merged', after });
    return { students: students.length, attempts, examinations };
  });
}
