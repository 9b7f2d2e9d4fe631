import type { updateStudent as endpoint, Parsed, Student } from '@lulus/contract';
import { writeUnlessTaken } from '../auth/taken-identifiers.ts';
import type { Context } from '../context.ts';
import { getStudent, updateStudent } from './students.queries.ts';

type Form = Parsed<typeof endpoint, 'body'>;

/** The form replaces every field that it has; what is empty in it becomes empty. */
export async function editStudent({ db, clock }: Context, id: string, form: Form): Promise<Student> {
  await getStudent(db, id);
  const student = { ...form, id, email: form.email ?? null, whatsapp: form.whatsapp ?? null };
  await writeUnlessTaken(db, student, () => updateStudent(db, student, clock()));
  return getStudent(db, id);
}
