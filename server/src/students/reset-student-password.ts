import type { LoginCard } from '@lulus/contract';
import { hashPassword } from '../auth/passwords.ts';
import { randomPassword, STUDENT_PASSWORD_LENGTH } from '../auth/random-password.ts';
import { updatePassword } from '../auth/users.queries.ts';
import type { Context } from '../context.ts';
import { loginCardOf } from './login-card.ts';
import { getStudent } from './students.queries.ts';

/** Ends every session of the student and answers, this once, what they log in with from now on. */
export async function resetStudentPassword(context: Context, id: string): Promise<LoginCard> {
  const student = await getStudent(context.db, id);
  const password = randomPassword(STUDENT_PASSWORD_LENGTH);
  const password_hash = await hashPassword(password);
  await updatePassword(context.db, student.id, { password_hash, must_change: true }, context.clock());
  await context.sessions.endAll(id);
  return loginCardOf(student, password);
}
