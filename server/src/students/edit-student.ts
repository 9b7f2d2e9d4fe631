import type { updateStudent as endpoint, Parsed, Student } from '@lulus/contract';
import { replaceLogins } from '../auth/account/logins.queries.ts';
import { writeUnlessTaken } from '../auth/account/taken-identifiers.ts';
import { deleteUnusedLinks } from '../auth/links/password-links.queries.ts';
import { chosenClass } from '../classes/find-or-create-classes.ts';
import { audit } from '../platform/audit/audit.ts';
import { changedFields } from '../platform/audit/changed-fields.ts';
import type { PlatformContext } from '../platform/context.ts';
import type { Actor } from '../platform/http/actor.ts';
import { isSentElsewhere } from './sent-elsewhere.ts';
import { getStudent, lockStudent, updateStudent } from './students.queries.ts';

type Form = Parsed<typeof endpoint, 'body'>;

/** Replaces every field of the form. Empty fields are cleared. */
export async function editStudent(
  { db, clock }: Pick<PlatformContext, 'clock' | 'db'>,
  actor: Actor,
  id: string,
  form: Form,
): Promise<Student> {
  const earlier = await getStudent(db, id);
  const student = { ...form, id, email: form.email ?? null, whatsapp: form.whatsapp ?? null };
  const write = (logins: typeof student) =>
    db.transaction().execute(async (trx) => {
      const at = clock();
      // Before the student, as in all changes of classes, to avoid deadlocks.
      const place = await chosenClass(trx, form.class, { at, actor });
      const before = await lockStudent(trx, id);
      await replaceLogins(trx, [logins]);
      const changed = changedFields(before, { ...student, class: place.class });
      if (!changed && place.class_id === before.class_id) return;
      await updateStudent(trx, { ...student, ...place }, at);
      if (isSentElsewhere(before, student)) await deleteUnusedLinks(trx, [id]);
      await audit(trx, { at, actor, action: 'student_updated', subject: { person_id: id }, ...changed });
    });
  await writeUnlessTaken(db, student, write, earlier);
  return getStudent(db, id);
}
