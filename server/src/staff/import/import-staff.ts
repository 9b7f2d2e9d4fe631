import {
  distinctClasses,
  type importStaff as endpoint,
  type LoginCard,
  type Parsed,
  type Reply,
} from '@lulus/contract';
import { v7 as newId } from 'uuid';
import { findClasses, type MeantClass } from '../../auth/account/current-classes.queries.ts';
import { replaceLogins } from '../../auth/account/logins.queries.ts';
import { isUniqueViolation } from '../../auth/account/taken-identifiers.ts';
import { insertUser, lockImports } from '../../auth/account/users.queries.ts';
import { mailLinks, makeLinks } from '../../auth/links/make-links.ts';
import { deleteUnusedLinks } from '../../auth/links/password-links.queries.ts';
import { findOrCreateClasses } from '../../classes/find-or-create-classes.ts';
import { audit, auditEach } from '../../platform/audit/audit.ts';
import { changedFields } from '../../platform/audit/changed-fields.ts';
import type { PlatformContext } from '../../platform/context.ts';
import type { Db } from '../../platform/db/database.ts';
import { conflict } from '../../platform/errors.ts';
import type { Actor } from '../../platform/http/actor.ts';
import type { Say } from '../../platform/http/replies/reply-language.ts';
import { readSheet, type SheetRows } from '../../platform/sheets/read-sheet.ts';
import { isSentElsewhere } from '../../students/sent-elsewhere.ts';
import { addClasses, findAccounts, renamed, updateStaffRow } from '../staff.queries.ts';
import { loginsOf, planStaffImport, type StaffStep } from './plan-staff-import.ts';
import type { SheetPerson, StaffSheetRow } from './read-staff-row.ts';
import type { StaffField } from './staff-columns.ts';

type Context = Pick<PlatformContext, 'clock' | 'config' | 'db' | 'mailer'>;
type Sheet = SheetRows<StaffField, StaffSheetRow>;

interface Written {
  new_classes: string[];
  mailed: number;
  cards: LoginCard[];
}

/** Names in the report's lists. */
const MAX_NAMES = 20;
const PROGRAM = new URL('./read-staff.process.ts', import.meta.url);

async function plan(db: Db, { rows }: Sheet): Promise<StaffStep[]> {
  const logins = rows.flatMap(({ person }) => (person ? loginsOf(person) : []));
  return planStaffImport(rows, await findAccounts(db, logins));
}

/** Returns the fields of an account after the import. Blank cells change nothing. */
function fieldsAfter({ account, person }: Extract<StaffStep, { action: 'update' }>) {
  const { name, email, whatsapp, username } = person;
  return {
    name,
    email: email ?? account.email,
    whatsapp: whatsapp ?? account.whatsapp,
    username: username ?? account.username,
  };
}

/** Returns the names of the classes of the rows that are not refused. */
function classesOf(steps: StaffStep[]): string[] {
  const people = steps.flatMap((step) => (step.action === 'refuse' ? [] : [step.person]));
  return [
    ...new Set(people.flatMap(({ classes, homeroom }) => [...classes, ...(homeroom ? [homeroom] : [])])),
  ];
}

type Classes = Map<string, MeantClass>;

/** Assigns the classes of a row. Returns what the audit log says about it. */
async function assignClasses(trx: Db, id: string, { classes, homeroom }: SheetPerson, known: Classes) {
  const idOf = (name: string) => known.get(name)?.id;
  const class_ids = [...new Set(classes.map(idOf))].filter((one) => one !== undefined);
  await addClasses(trx, id, { class_ids, homeroom_id: homeroom === null ? undefined : idOf(homeroom) });
  return { ...(classes.length > 0 && { classes }), ...(homeroom !== null && { homeroom }) };
}

async function updateAccounts(
  trx: Db,
  { clock }: Context,
  actor: Actor,
  steps: StaffStep[],
  known: Classes,
): Promise<void> {
  const at = clock();
  for (const step of steps) {
    if (step.action !== 'update') continue;
    const after = fieldsAfter(step);
    const { id } = step.account;
    const assigned = await assignClasses(trx, id, step.person, known);
    const changed = changedFields(step.account, { ...after, ...assigned });
    if (!changed) continue;
    await updateStaffRow(trx, id, renamed(step.account, after), at);
    await replaceLogins(trx, [{ id, ...after }]);
    if (isSentElsewhere(step.account, after)) await deleteUnusedLinks(trx, [id]);
    await audit(trx, { at, actor, action: 'staff_updated', subject: { person_id: id }, ...changed });
  }
}

/** Makes the new accounts, and their invitations. */
async function createAccounts(
  trx: Db,
  context: Context,
  actor: Actor,
  people: SheetPerson[],
  known: Classes,
): Promise<Written> {
  const created = people.map((person) => ({ id: newId(), ...person, role: person.role ?? 'teacher' }));
  for (const person of created) {
    const { id, name, role, email, whatsapp, username } = person;
    await insertUser(trx, { id, first_name: name, role, email, whatsapp, username });
    await assignClasses(trx, id, person, known);
  }
  const isMailed = ({ email }: SheetPerson) => context.mailer !== undefined && email !== null;
  const mailed = created.filter(isMailed);
  const shown = created.filter((person) => !isMailed(person));
  await mailLinks(
    trx,
    context,
    mailed.map(({ id }) => id),
  );
  const links = await makeLinks(
    trx,
    context,
    shown.map(({ id }) => id),
  );
  await auditEach(
    trx,
    { at: context.clock(), actor, action: 'staff_created' },
    created.map(({ id, ...person }) => ({
      subject: { person_id: id },
      after: { ...person, mailed: isMailed(person) },
    })),
  );
  const cards = shown.map(({ id, name, email, whatsapp, username }) => ({
    name,
    class: null,
    login: email ?? whatsapp ?? username ?? '',
    password: null,
    link: links.get(id) ?? '',
  }));
  return { new_classes: [], mailed: mailed.length, cards };
}

/** Plans again under lock, since accounts may have changed since the report. Then writes the plan. */
async function write(
  context: Context,
  actor: Actor,
  sheet: Sheet,
): Promise<Written & { steps: StaffStep[] }> {
  return context.db.transaction().execute(async (trx) => {
    await lockImports(trx);
    const steps = await plan(trx, sheet);
    const deed = { at: context.clock(), actor };
    const known = await findOrCreateClasses(trx, classesOf(steps), deed);
    await updateAccounts(trx, context, actor, steps, known);
    const people = steps.flatMap((step) => (step.action === 'create' ? [step.person] : []));
    const written = await createAccounts(trx, context, actor, people, known);
    const after = countsOf(steps);
    await audit(trx, { ...deed, action: 'staff_imported', after });
    return { steps, ...written };
  });
}

function countsOf(steps: StaffStep[]) {
  const count = (wanted: StaffStep['action']) => steps.filter(({ action }) => action === wanted).length;
  return { created: count('create'), updated: count('update'), refused: count('refuse') };
}

function changesOf(step: StaffStep) {
  if (step.action !== 'update') return [];
  const changed = changedFields(step.account, fieldsAfter(step));
  const text = (value: unknown) => (value === null ? null : String(value));
  return Object.keys(changed?.after ?? {}).map((field) => ({
    field,
    before: text(changed?.before[field]),
    after: text(changed?.after[field]),
  }));
}

const firstOf = (names: string[]) => ({
  names: names.slice(0, MAX_NAMES),
  more: Math.max(0, names.length - MAX_NAMES),
});

function report(
  { sheet, from_row, others, fields, other_columns }: Sheet,
  steps: StaffStep[],
  written: Written,
  say: Say,
): Reply<typeof endpoint> {
  const { created, updated, refused } = countsOf(steps);
  const counts = { created, updated, refused };
  const rows = steps.map((step) => {
    const reasons = step.action === 'refuse' ? step.reasons : [];
    const sentences = reasons.map(({ column, ...reason }) =>
      column === undefined ? say(reason) : `${column}: ${say(reason)}`,
    );
    const { row, name, login, role, person } = step.row;
    return {
      row,
      action: step.action,
      name,
      login,
      role: step.action === 'update' && step.account.role !== 'student' ? step.account.role : role,
      message: sentences.join('\n') || null,
      reasons,
      changes: changesOf(step),
      classes: person?.classes ?? [],
      homeroom: person?.homeroom ?? null,
    };
  });
  return {
    message: others.length > 0 ? say('imported_one_sheet', { ...counts, sheet }) : say('imported', counts),
    created,
    updated,
    rejected: rows.flatMap(({ row, message }) => (message === null ? [] : [{ row, message }])),
    sheet,
    from_row,
    other_sheets: firstOf(others),
    fields,
    other_columns: firstOf(other_columns),
    rows,
    ...written,
    new_classes: firstOf(written.new_classes),
  };
}

/** Imports all valid rows, or none if an error occurs, and returns the outcome of each row. */
export async function importStaff(
  context: Context,
  actor: Actor,
  path: string,
  { dry_run }: Parsed<typeof endpoint, 'body'>,
  say: Say,
): Promise<Reply<typeof endpoint>> {
  const sheet = await readSheet<StaffField, StaffSheetRow>(PROGRAM, path);
  if (dry_run === 'true') {
    const steps = await plan(context.db, sheet);
    const names = classesOf(steps);
    const known = new Set((await findClasses(context.db, names)).map(({ given }) => given));
    const new_classes = distinctClasses(names.filter((name) => !known.has(name)));
    return report(sheet, steps, { new_classes, mailed: 0, cards: [] }, say);
  }
  try {
    const { steps, ...written } = await write(context, actor, sheet);
    return report(sheet, steps, written, say);
  } catch (error) {
    // Another account took a login after the plan.
    throw isUniqueViolation(error) ? conflict('busy') : error;
  }
}
