import type { LoginCard } from '@lulus/contract';
import { lockImports } from '../auth/account/users.queries.ts';
import { mailLinks, makeLinks } from '../auth/links/make-links.ts';
import { auditEach } from '../platform/audit/audit.ts';
import type { PlatformContext } from '../platform/context.ts';
import { conflict, mailOff } from '../platform/errors.ts';
import type { Actor } from '../platform/http/actor.ts';
import { loginCardOf } from './cards/login-card.ts';
import { getStudent, lockStudents, lockStudentsWithoutPassword } from './students.queries.ts';

/**
 * Makes links for all students without a password, or for the students with these ids. Returns the number of mailed
 * links, and the cards of the others, only this once. Old passwords work until a link is used.
 */
export async function makePasswordLinks(
  context: Pick<PlatformContext, 'config' | 'clock' | 'db' | 'mailer'>,
  actor: Actor,
  { send, ids }: { send: boolean; ids?: string[] | undefined },
): Promise<{ mailed: number; cards: LoginCard[] }> {
  if (send && !context.mailer) throw mailOff();
  const deed = { at: context.clock(), actor, action: 'password_link_made' } as const;
  return context.db.transaction().execute(async (trx) => {
    await lockImports(trx);
    const students = await (ids ? lockStudents(trx, ids) : lockStudentsWithoutPassword(trx));
    const idsOf = (some: typeof students) => some.map(({ id }) => id);
    const byMail = send ? students.filter(({ email }) => email !== null) : [];
    const byCard = send ? students.filter(({ email }) => email === null) : students;
    await mailLinks(trx, context, idsOf(byMail));
    const links = await makeLinks(trx, context, idsOf(byCard));
    const lines = (some: typeof students, mailed: boolean) =>
      idsOf(some).map((person_id) => ({ subject: { person_id }, after: { mailed } }));
    await auditEach(trx, deed, [...lines(byMail, true), ...lines(byCard, false)]);
    const cards = byCard.map((student) => loginCardOf(student, { link: links.get(student.id) ?? '' }));
    return { mailed: byMail.length, cards };
  });
}

/** Like `makePasswordLinks`, for one student. Returns null if the link is mailed. Throws 409 without an email address. */
export async function makePasswordLink(
  context: Pick<PlatformContext, 'config' | 'clock' | 'db' | 'mailer'>,
  actor: Actor,
  id: string,
  { send }: { send: boolean },
): Promise<LoginCard | null> {
  const student = await getStudent(context.db, id);
  if (send && context.mailer && student.email === null) throw conflict('no_email');
  const { cards } = await makePasswordLinks(context, actor, { send, ids: [id] });
  return cards[0] ?? null;
}
