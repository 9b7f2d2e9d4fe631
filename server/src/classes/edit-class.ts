import type { createClass as endpoint, Parsed } from '@lulus/contract';
import { problem } from '@lulus/contract/messages';
import { v7 as newId } from 'uuid';
import { findTeachers } from '../auth/account/teachers.queries.ts';
import { lockImports } from '../auth/account/users.queries.ts';
import { audit, type Fields } from '../platform/audit/audit.ts';
import { changedFields } from '../platform/audit/changed-fields.ts';
import type { PlatformContext } from '../platform/context.ts';
import type { Db } from '../platform/db/database.ts';
import { conflict, notFound, validationFailed } from '../platform/errors.ts';
import type { Actor } from '../platform/http/actor.ts';
import {
  deleteClasses,
  insertClass,
  isInUse,
  listNames,
  listTakenNames,
  listTeacherIds,
  lockClasses,
  lockStudentsOf,
  moveAudiences,
  moveStudents,
  replaceTeachers,
  updateClassRow,
} from './classes.queries.ts';

type Form = Parsed<typeof endpoint, 'body'>;
type Context = Pick<PlatformContext, 'clock' | 'db'>;

/** Throws 422 under the field's name unless all are active teachers. */
export async function refuseOtherThanTeachers(trx: Db, field: string, ids: string[]): Promise<void> {
  if (ids.length === 0) return;
  const wanted = new Set(ids);
  if ((await findTeachers(trx, [...wanted])).length < wanted.size) {
    throw validationFailed({ [field]: [problem('not_a_teacher')] });
  }
}

async function validate(
  trx: Db,
  { name, homeroom_teacher_id, teacher_ids }: Form,
  id: string,
): Promise<void> {
  if ((await listTakenNames(trx, [name], [id])).length > 0) {
    throw validationFailed({ name: [problem('class_taken', { name })] });
  }
  await refuseOtherThanTeachers(trx, 'homeroom_teacher_id', homeroom_teacher_id ? [homeroom_teacher_id] : []);
  await refuseOtherThanTeachers(trx, 'teacher_ids', teacher_ids);
}

/** The fields of a class for the audit log, with the names of its teachers. */
async function named(trx: Db, { name, grade, homeroom_teacher_id, teacher_ids }: Form): Promise<Fields> {
  const [homeroom_teacher = null] = await listNames(trx, homeroom_teacher_id ? [homeroom_teacher_id] : []);
  return { class: name, grade, homeroom_teacher, teachers: await listNames(trx, teacher_ids) };
}

/** The homeroom teacher is left out of the other teachers. */
function withoutTwice({ teacher_ids, ...form }: Form): Form {
  return { ...form, teacher_ids: [...new Set(teacher_ids)].filter((id) => id !== form.homeroom_teacher_id) };
}

/** Adds a class of this year and returns its id. */
export async function addClass({ db, clock }: Context, actor: Actor, given: Form): Promise<string> {
  const { teacher_ids, ...form } = withoutTwice(given);
  const id = newId();
  await db.transaction().execute(async (trx) => {
    await lockImports(trx);
    await validate(trx, { ...form, teacher_ids }, id);
    await insertClass(trx, { ...form, id });
    await replaceTeachers(trx, id, teacher_ids);
    const after = await named(trx, { ...form, teacher_ids });
    await audit(trx, { at: clock(), actor, action: 'class_created', after });
  });
  return id;
}

/** Edits a class. A new name is also the one in its students' accounts. */
export async function editClass(
  { db, clock }: Context,
  actor: Actor,
  id: string,
  given: Form,
): Promise<void> {
  const { teacher_ids, ...form } = withoutTwice(given);
  await db.transaction().execute(async (trx) => {
    await lockImports(trx);
    const [stored] = await lockClasses(trx, [id]);
    if (!stored) throw notFound();
    if (stored.archived_at === null) await validate(trx, { ...form, teacher_ids }, id);
    const before = await named(trx, { ...stored, teacher_ids: await listTeacherIds(trx, id) });
    const changed = changedFields(before, await named(trx, { ...form, teacher_ids }));
    const at = clock();
    await updateClassRow(trx, id, form);
    await replaceTeachers(trx, id, teacher_ids);
    if (form.name !== stored.name) {
      const students = await lockStudentsOf(trx, [id]);
      const ids = students.map((student) => student.id);
      await moveStudents(trx, ids, { class: form.name, class_id: id }, at);
    }
    if (changed) await audit(trx, { at, actor, action: 'class_updated', ...changed });
  });
}

/** Deletes a class. Throws 409 if it has students or attempts. */
export async function removeClass({ db, clock }: Context, actor: Actor, id: string): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await lockImports(trx);
    const [stored] = await lockClasses(trx, [id]);
    if (!stored) throw notFound();
    if (await isInUse(trx, id)) throw conflict('class_in_use');
    await moveAudiences(trx, [id], null);
    await deleteClasses(trx, [id]);
    const before = { class: stored.name, school_year: stored.school_year };
    await audit(trx, { at: clock(), actor, action: 'class_deleted', before });
  });
}
