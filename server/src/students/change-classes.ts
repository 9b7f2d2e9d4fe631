import type { changeClasses as endpoint, Parsed, Student } from '@lulus/contract';
import { lockImports } from '../auth/account/users.queries.ts';
import { moveStudents } from '../classes/classes.queries.ts';
import { findOrCreateClasses } from '../classes/find-or-create-classes.ts';
import { auditEach } from '../platform/audit/audit.ts';
import type { PlatformContext } from '../platform/context.ts';
import type { Actor } from '../platform/http/actor.ts';
import { lockStudents } from './students.queries.ts';

type Form = Parsed<typeof endpoint, 'body'>;

/** Changes the students' classes. Returns the changed students with their old class, and the number of missing ones. */
export async function changeClasses(
  { db, clock }: Pick<PlatformContext, 'clock' | 'db'>,
  actor: Actor,
  { students }: Form,
): Promise<{ changed: Pick<Student, 'id' | 'class'>[]; missing: number }> {
  const wanted = new Map(students.map((student) => [student.id, student.class]));
  return db.transaction().execute(async (trx) => {
    await lockImports(trx);
    const found = await lockStudents(trx, [...wanted.keys()]);
    const now = clock();
    const names = [...new Set(wanted.values())].filter((name) => name !== null);
    const classes = await findOrCreateClasses(trx, names, { at: now, actor });
    const classOf = ({ id }: Pick<Student, 'id'>) => classes.get(wanted.get(id) ?? '');
    const changing = found.filter((student) => {
      const next = classOf(student);
      return (next?.id ?? null) !== student.class_id || (next?.name ?? null) !== student.class;
    });
    for (const [next, some] of Map.groupBy(changing, classOf)) {
      const ids = some.map(({ id }) => id);
      await moveStudents(trx, ids, { class: next?.name ?? null, class_id: next?.id ?? null }, now);
    }
    const lines = changing.map((student) => ({
      subject: { person_id: student.id },
      before: { class: student.class },
      after: { class: classOf(student)?.name ?? null },
    }));
    await auditEach(trx, { at: now, actor, action: 'student_updated' }, lines);
    return {
      changed: changing.map(({ id, class: before }) => ({ id, class: before })),
      missing: wanted.size - found.length,
    };
  });
}
