/** Writes of an import, in one transaction. */
import {
  type importStudents as endpoint,
  LOGIN_KINDS,
  type LoginCard,
  type LoginKind,
  type Parsed,
} from '@lulus/contract';
import {
  type IdentifiedAccount,
  listShownLogins,
  normalForms,
  replaceLogins,
} from '../../auth/account/logins.queries.ts';
import { makeLinks } from '../../auth/links/make-links.ts';
import { deleteUnusedLinks } from '../../auth/links/password-links.queries.ts';
import { findOrCreateClasses } from '../../classes/find-or-create-classes.ts';
import { audit, auditEach, type Deed } from '../../platform/audit/audit.ts';
import { changedFields } from '../../platform/audit/changed-fields.ts';
import type { PlatformContext } from '../../platform/context.ts';
import type { Db } from '../../platform/db/database.ts';
import type { Actor } from '../../platform/http/actor.ts';
import { loginCardOf } from '../cards/login-card.ts';
import { replaceStudentPasswords } from '../replace-student-passwords.ts';
import { isSentElsewhere } from '../sent-elsewhere.ts';
import { insertStudents, type StudentRecord, updateStudents } from './import.queries.ts';
import type { Passwords } from './import-passwords.ts';
import { NO_ACCOMMODATIONS, newRecord, updatedRecord } from './import-records.ts';
import { type Step, type StepThat, stepsThat } from './plan-import.ts';
import type { SheetStudent } from './read-rows.ts';

type SelfRegistered = Parsed<typeof endpoint, 'body'>['self_registered'];

interface Plan {
  steps: Step[];
  self_registered: SelfRegistered;
  passwords: Passwords;
  actor: Actor;
}

/** A written row with its record. */
interface Written {
  student: SheetStudent;
  record: Omit<StudentRecord, 'self_registered'>;
  /** Fields of the record that become logins. */
  logins: IdentifiedAccount;
}

/** Returns the fields that become logins. One that the row does not have is a login only if it was one before. */
function loginsOf(
  record: Written['record'],
  { student, held }: Pick<StepThat<'create'>, 'student' | 'held'>,
  before: string[],
): IdentifiedAccount {
  const isLogin = (kind: LoginKind) =>
    student[kind] === null
      ? normalForms(kind, record[kind]).some((normal) => before.includes(normal))
      : !held.includes(kind);
  const fields = LOGIN_KINDS.filter(isLogin).map((kind) => [kind, record[kind]]);
  return { id: record.id, ...Object.fromEntries(fields) };
}

/** Returns the updates that take an account from the person who registered it. */
export function toRenew(steps: Step[], self_registered: SelfRegistered) {
  return stepsThat(steps, 'update').filter(
    ({ account }) => account.self_registered && self_registered === 'renew',
  );
}

/** Puts the records into the classes that the rows name. Without a class in the row, the record keeps its own. */
async function withClasses<G extends Written>(trx: Db, deed: Omit<Deed, 'action'>, given: G[]): Promise<G[]> {
  const names = new Set(given.map(({ student }) => student.class).filter((name) => name !== null));
  const classes = await findOrCreateClasses(trx, [...names], deed);
  return given.map((one) => {
    const found = one.student.class === null ? undefined : classes.get(one.student.class);
    return found ? { ...one, record: { ...one.record, class: found.name, class_id: found.id } } : one;
  });
}

async function insertCreated(
  trx: Db,
  { clock }: Pick<PlatformContext, 'clock'>,
  plan: Plan,
): Promise<Written[]> {
  const created = await withClasses(
    trx,
    { at: clock(), actor: plan.actor },
    stepsThat(plan.steps, 'create').map((step) => {
      const { student } = step;
      const record = newRecord(student, plan.passwords.get(student)?.hash ?? null);
      return { student, record, logins: loginsOf(record, step, []) };
    }),
  );
  await insertStudents(
    trx,
    created.map(({ record }) => record),
  );
  await auditEach(
    trx,
    { at: clock(), actor: plan.actor, action: 'student_created' },
    created.map(({ record: { id: person_id, class_id: _, password_hash: __, ...after } }) => ({
      subject: { person_id },
      after: changedFields(NO_ACCOMMODATIONS, after)?.after ?? {},
    })),
  );
  return created;
}

/** Updates the accounts of the rows. */
async function updateListed(
  trx: Db,
  { clock }: Pick<PlatformContext, 'clock'>,
  plan: Plan,
): Promise<(Written & { isRenewed: boolean })[]> {
  const renewed = new Set<Step>(toRenew(plan.steps, plan.self_registered));
  const at = clock();
  const updates = await withClasses(
    trx,
    { at, actor: plan.actor },
    stepsThat(plan.steps, 'update').map((step) => {
      const { student, account } = step;
      const isRenewed = renewed.has(step);
      const record = updatedRecord(account, student, isRenewed);
      return { account, student, isRenewed, record, logins: loginsOf(record, step, account.logins) };
    }),
  );
  await updateStudents(
    trx,
    updates.map(({ record }) => record),
    at,
  );
  const moved = updates.filter(({ account, record }) => isSentElsewhere(account, record));
  await deleteUnusedLinks(
    trx,
    moved.map(({ record }) => record.id),
  );
  const lines = updates.flatMap(({ account, record: { class_id: _, ...record } }) => {
    const changed = changedFields(account, record);
    return changed ? [{ subject: { person_id: record.id }, ...changed }] : [];
  });
  await auditEach(trx, { at, actor: plan.actor, action: 'student_updated' }, lines);
  return updates;
}

/** Replaces the passwords of these students by those of the plan. */
async function renewLogins(
  trx: Db,
  { clock }: Pick<PlatformContext, 'clock'>,
  renewed: Written[],
  { passwords, actor }: Plan,
) {
  const students = renewed.map(({ student, record: { id } }) => ({
    id,
    password_hash: passwords.get(student)?.hash ?? null,
  }));
  await replaceStudentPasswords(trx, { at: clock(), actor }, students);
}

/** Returns the cards of all students who get a login, with links for those without a password. */
async function cardsOf(
  trx: Db,
  context: Pick<PlatformContext, 'config' | 'clock'>,
  given: Written[],
  { passwords, actor }: Plan,
) {
  const invited = given.filter(({ student }) => !passwords.has(student)).map(({ record }) => record.id);
  const links = await makeLinks(trx, context, invited);
  await auditEach(
    trx,
    { at: context.clock(), actor, action: 'password_link_made' },
    invited.map((person_id) => ({ subject: { person_id }, after: { mailed: false } })),
  );
  const logins = await listShownLogins(
    trx,
    given.map(({ record }) => record.id),
  );
  return given.map(({ student, record }) =>
    loginCardOf(
      { ...record, login: logins.get(record.id) ?? '' },
      passwords.get(student) ?? { link: links.get(record.id) ?? '' },
    ),
  );
}

/** Writes the whole import, and returns the cards of the students who get logins. */
export async function writeImport(
  trx: Db,
  context: Pick<PlatformContext, 'config' | 'clock'>,
  plan: Plan,
): Promise<LoginCard[]> {
  const created = await insertCreated(trx, context, plan);
  const changed = await updateListed(trx, context, plan);
  await replaceLogins(
    trx,
    [...created, ...changed].map(({ logins }) => logins),
  );
  const renewed = changed.filter(({ isRenewed }) => isRenewed);
  await renewLogins(trx, context, renewed, plan);
  const cards = await cardsOf(trx, context, [...created, ...renewed], plan);
  const updated = stepsThat(plan.steps, 'update');
  const after = {
    created: created.length,
    updated: updated.length,
    renewed: renewed.length,
    kept: updated.filter(({ account }) => account.self_registered).length - renewed.length,
    refused: stepsThat(plan.steps, 'refuse').length,
  };
  await audit(trx, { at: context.clock(), actor: plan.actor, action: 'students_imported', after });
  return cards;
}
