import type { rollOver as endpoint, Parsed, Reply } from '@lulus/contract';
import { problem } from '@lulus/contract/messages';
import { v7 as newId } from 'uuid';
import { lockImports, lockLogins } from '../auth/account/users.queries.ts';
import { endSessionsOf } from '../auth/sessions/sessions.queries.ts';
import { auditEach } from '../platform/audit/audit.ts';
import type { PlatformContext } from '../platform/context.ts';
import type { Db } from '../platform/db/database.ts';
import { validationFailed } from '../platform/errors.ts';
import type { Actor } from '../platform/http/actor.ts';
import {
  type ClassRow,
  deactivateStudents,
  insertClass,
  listTakenNames,
  lockStudentsOf,
  moveStudents,
  updateClassRow,
} from './classes.queries.ts';
import { refuseOtherThanTeachers } from './edit-class.ts';
import { lockCurrentClasses } from './move-students.ts';

type Form = Parsed<typeof endpoint, 'body'>;
type Planned = Form['classes'][number] & { stored: ClassRow; students: string[] };

/** Throws 422 if the year is not later, a new name is taken, or a homeroom teacher is no teacher. */
async function validate(trx: Db, { school_year, classes }: Form, stored: ClassRow[]): Promise<void> {
  const year =
    stored
      .map((one) => one.school_year)
      .sort()
      .at(-1) ?? '';
  if (school_year <= year) throw validationFailed({ school_year: [problem('not_a_later_year', { year })] });
  const names = classes.flatMap(({ action, name }) => (action === 'promote' && name ? [name] : []));
  const [name] = await listTakenNames(
    trx,
    names,
    stored.map(({ id }) => id),
  );
  if (name !== undefined) {
    const at = classes.findIndex((one) => one.action === 'promote' && one.name === name);
    throw validationFailed({ [`classes.${at}.name`]: [problem('class_taken', { name })] });
  }
  const homeroom = classes.flatMap(({ homeroom_teacher_id }) => homeroom_teacher_id ?? []);
  await refuseOtherThanTeachers(trx, 'homeroom_teacher_id', homeroom);
}

async function plan(trx: Db, form: Form): Promise<Planned[]> {
  const ids = form.classes.map(({ id }) => id);
  const stored = new Map((await lockCurrentClasses(trx, ids)).map((row) => [row.id, row]));
  await validate(trx, form, [...stored.values()]);
  const students = Map.groupBy(await lockStudentsOf(trx, ids), ({ class_id }) => class_id);
  const wanted = new Map(form.classes.map((one) => [one.id, one]));
  return [...wanted.values()].flatMap((one) => {
    const row = stored.get(one.id);
    return row ? [{ ...one, stored: row, students: (students.get(one.id) ?? []).map(({ id }) => id) }] : [];
  });
}

async function promote(trx: Db, { stored, students, ...one }: Planned, school_year: string, now: Date) {
  const id = newId();
  const name = one.name ?? stored.name;
  const homeroom_teacher_id =
    one.homeroom_teacher_id === undefined ? stored.homeroom_teacher_id : one.homeroom_teacher_id;
  await insertClass(trx, { id, name, grade: one.grade, homeroom_teacher_id, school_year });
  await moveStudents(trx, students, { class: name, class_id: id }, now);
}

async function write(trx: Db, planned: Planned[], school_year: string, now: Date): Promise<void> {
  // First, since a promoted class may have the name of another old one.
  for (const { id } of planned) await updateClassRow(trx, id, { archived_at: now });
  for (const one of planned) {
    if (one.action === 'promote') await promote(trx, one, school_year, now);
    if (one.action === 'archive') {
      await moveStudents(trx, one.students, { class: one.stored.name, class_id: null }, now);
    }
  }
  const leaving = planned.flatMap(({ action, students }) => (action === 'graduate' ? students : []));
  await lockLogins(trx, leaving);
  await deactivateStudents(trx, leaving, now);
  await endSessionsOf(trx, leaving, now);
}

/**
 * Begins a school year. Each class is archived under its year, and keeps the attempts of that year. A promoted one
 * becomes a new class with the same students. Students of a graduated class stay in it and log in no more; those of an
 * archived class are in none.
 */
export async function rollOverYear(
  { db, clock }: Pick<PlatformContext, 'clock' | 'db'>,
  actor: Actor,
  form: Form,
): Promise<Reply<typeof endpoint>['classes']> {
  return db.transaction().execute(async (trx) => {
    await lockImports(trx);
    const planned = await plan(trx, form);
    const outcome = planned.map(({ id, action, name, stored, students }) => ({
      id,
      name: stored.name,
      action,
      new_name: action === 'promote' ? (name ?? null) : null,
      students: students.length,
    }));
    if (form.dry_run) return outcome;
    const at = clock();
    await write(trx, planned, form.school_year, at);
    const lines = outcome.map(({ name, action, new_name, students }, index) => ({
      before: { class: name, school_year: planned[index]?.stored.school_year },
      after: { action, ...(new_name && { class: new_name, school_year: form.school_year }), students },
    }));
    await auditEach(trx, { at, actor, action: 'classes_rolled_over' }, lines);
    return outcome;
  });
}
