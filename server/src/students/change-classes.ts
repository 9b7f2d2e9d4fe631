import type { changeClasses as endpoint, Parsed, Student } from '@lulus/contract';
import { auditEach } from '../platform/audit/audit.ts';
import type { PlatformContext } from '../platform/context.ts';
import type { Actor } from '../platform/http/actor.ts';
import { lockImports } from './import/import.queries.ts';
import { lockStudents, updateClass } from './students.queries.ts';

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
    const changing = found.filter((student) => wanted.get(student.id) !== student.class);
    for (const [name, some] of Map.groupBy(changing, ({ id }) => wanted.get(id) ?? null)) {
      const ids = some.map(({ id }) => id);
      await updateClass(trx, ids, { class: name, now });
    }
    const lines = changing.map((student) => ({
      subject: { person_id: student.id },
      before: { class: student.class },
      after: { class: wanted.get(student.id) ?? null },
    }));
    await auditEach(trx, { at: now, actor, action: 'student_updated' }, lines);
    return {
      changed: changing.map(({ id, class: before }) => ({ id, class: before })),
      missing: wanted.size - found.length,
    };
  });
}
