import type { LoginCard } from '@lulus/contract';
import { insertAuditLines } from '../audit/audit.queries.ts';
import { mailLinks, makeLinks } from '../auth/make-links.ts';
import type { Context } from '../context.ts';
import { mailOff } from '../http/errors.ts';
import { lockImports } from './import.queries.ts';
import { loginCardOf } from './login-card.ts';
import { lockStudentsWithoutPassword } from './students.queries.ts';

/** Links for all students without a password. Answers how many are mailed, and the cards of the others, this once. */
export async function makePasswordLinks(
  context: Context,
  admin: { id: string },
  { send }: { send: boolean },
): Promise<{ mailed: number; cards: LoginCard[] }> {
  if (send && !context.mailer) throw mailOff();
  const line = { at: context.clock(), admin_id: admin.id, action: 'password_link_made' } as const;
  return context.db.transaction().execute(async (trx) => {
    await lockImports(trx);
    const students = await lockStudentsWithoutPassword(trx);
    const idsOf = (some: typeof students) => some.map(({ id }) => id);
    const byMail = send ? students.filter(({ email }) => email !== null) : [];
    const byCard = send ? students.filter(({ email }) => email === null) : students;
    await mailLinks(trx, context, idsOf(byMail));
    const links = await makeLinks(trx, context, idsOf(byCard));
    await insertAuditLines(trx, line, idsOf(students));
    const cards = byCard.map((student) => loginCardOf(student, { link: links.get(student.id) ?? '' }));
    return { mailed: byMail.length, cards };
  });
}
