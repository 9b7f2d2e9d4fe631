import type { resetStudentPasswords as endpoint, LoginCard, Parsed } from '@lulus/contract';
import { problem } from '@lulus/contract/messages';
import { lockImports } from '../auth/account/users.queries.ts';
import { audit } from '../platform/audit/audit.ts';
import { changedFields } from '../platform/audit/changed-fields.ts';
import type { PlatformContext } from '../platform/context.ts';
import type { Db } from '../platform/db/database.ts';
import { conflict, notFound, validationFailed } from '../platform/errors.ts';
import type { Actor } from '../platform/http/actor.ts';
import { lockSettings, updateSettingsRow } from '../settings/settings.queries.ts';
import { loginCardOf } from './cards/login-card.ts';
import { givePasswords, type Passwords } from './import/import-passwords.ts';
import { replaceStudentPasswords } from './replace-student-passwords.ts';
import { countLoggedIn, listIdsOfClass, lockStudents } from './students.queries.ts';

type Form = Parsed<typeof endpoint, 'body'>;
interface Deed {
  at: Date;
  actor: Actor;
}

async function getIds(db: Db, { class: name, ids }: Form): Promise<string[]> {
  if (name === undefined) return [...new Set(ids)];
  const found = await listIdsOfClass(db, name);
  if (found.length === 0) throw validationFailed({ class: [problem('class_without_students')] });
  return found;
}

async function keepPasswordsUntil(trx: Db, deed: Deed, card_passwords_until: string | null): Promise<void> {
  const changed = changedFields(await lockSettings(trx), { card_passwords_until });
  if (!changed) return;
  await updateSettingsRow(trx, { card_passwords_until });
  await audit(trx, { ...deed, action: 'settings_changed', ...changed });
}

/**
 * Gives the students random passwords. Returns the cards, only this once. Throws 409 without a confirmation if some
 * have logged in before.
 */
export async function resetStudentPasswords(
  { clock, db, notices }: Pick<PlatformContext, 'clock' | 'db' | 'notices'>,
  actor: Actor,
  form: Form,
): Promise<LoginCard[]> {
  const wanted = await getIds(db, form);
  const count = form.confirmed ? 0 : await countLoggedIn(db, wanted);
  if (count > 0) throw conflict('passwords_in_use', { count });
  const rows = new Map(wanted.map((id) => [id, { password: null }]));
  const passwords: Passwords = new Map();
  await givePasswords([...rows.values()], passwords);
  const cards = await db.transaction().execute(async (trx) => {
    const deed = { at: clock(), actor };
    await lockImports(trx);
    const students = await lockStudents(trx, wanted);
    if (students.length === 0) throw notFound();
    const given = students.flatMap((student) => {
      const row = rows.get(student.id);
      const access = row && passwords.get(row);
      return access ? [{ student, ...access }] : [];
    });
    await replaceStudentPasswords(
      trx,
      deed,
      given.map(({ student: { id }, hash }) => ({ id, password_hash: hash })),
    );
    if (form.keep !== undefined) await keepPasswordsUntil(trx, deed, form.keep);
    return given.map(({ student, password }) => loginCardOf(student, { password }));
  });
  await notices.settle();
  return cards;
}
