import type { importStudents as endpoint, LoginCard, Parsed, Reply } from '@lulus/contract';
import type { Actor } from '../audit/actor.ts';
import { audit, auditEach } from '../audit/audit.ts';
import { changedFields } from '../audit/changed-fields.ts';
import { makeLinks } from '../auth/make-links.ts';
import { isUniqueViolation } from '../auth/taken-identifiers.ts';
import type { Context } from '../context.ts';
import type { Db } from '../db/database.ts';
import { conflict } from '../http/errors.ts';
import { insertStudents, listAccounts, lockImports, updateStudents } from './import.queries.ts';
import { type GivenPassword, givePasswords } from './import-passwords.ts';
import { fileReasons } from './import-reasons.ts';
import { mergedRecord, NO_ACCOMMODATIONS, newRecord } from './import-records.ts';
import { loginCardOf } from './login-card.ts';
import { planImport, type Step } from './plan-import.ts';
import type { SheetRow, SheetStudent } from './read-rows.ts';
import { readStudents, type StudentRows } from './read-students.ts';

const TRIES = 5;

type Passwords = Map<SheetStudent, GivenPassword>;

interface Import {
  context: Context;
  actor: Actor;
  rows: SheetRow[];
  give: Parsed<typeof endpoint, 'body'>['give'];
  passwords: Passwords;
}

interface Written {
  steps: Step[];
  cards: LoginCard[];
}

async function plan(
  db: Db,
  rows: SheetRow[],
  { school_name, ...options }: { lock: boolean; school_name: string },
): Promise<Step[]> {
  const students = rows.map(({ student }) => student).filter((student) => student !== null);
  const emails = students.map(({ email }) => email).filter((email) => email !== null);
  const whatsapps = students.map(({ whatsapp }) => whatsapp).filter((whatsapp) => whatsapp !== null);
  return planImport(rows, await listAccounts(db, { emails, whatsapps }, options), school_name);
}

const toCreate = (steps: Step[]) => steps.filter((step) => step.action === 'create');
const toUpdate = (steps: Step[]) => steps.filter((step) => step.action === 'update');
/** The students who are created with a password; the others are given links. */
function toBeGivenPasswords(steps: Step[], give: Import['give']): SheetStudent[] {
  const students = toCreate(steps).map(({ student }) => student);
  return give === 'passwords' ? students : students.filter(({ password }) => password !== null);
}

async function insertCreated(trx: Db, steps: Step[], { context, actor, passwords }: Import) {
  const created = toCreate(steps).map(({ student }) => ({
    student,
    record: newRecord(student, passwords.get(student)?.hash ?? null),
  }));
  await insertStudents(
    trx,
    created.map(({ record }) => record),
  );
  const invited = created.filter(({ student }) => !passwords.has(student)).map(({ record }) => record.id);
  const links = await makeLinks(trx, context, invited);
  const at = context.clock();
  await auditEach(
    trx,
    { at, actor, action: 'student_created' },
    created.map(({ record: { id: person_id, password_hash: _, ...after } }) => ({
      subject: { person_id },
      after: changedFields(NO_ACCOMMODATIONS, after)?.after ?? {},
    })),
  );
  await auditEach(
    trx,
    { at, actor, action: 'password_link_made' },
    invited.map((person_id) => ({ subject: { person_id }, after: { mailed: false } })),
  );
  return created.map(({ student, record }) => {
    const given = passwords.get(student);
    return loginCardOf(student, given ?? { link: links.get(record.id) ?? '' });
  });
}

async function updateListed(trx: Db, steps: Step[], { context, actor }: Import): Promise<void> {
  const updates = toUpdate(steps).map(({ account, student }) => ({
    account,
    record: mergedRecord(account, student),
  }));
  const at = context.clock();
  await updateStudents(
    trx,
    updates.map(({ record }) => record),
    at,
  );
  const lines = updates.flatMap(({ account, record }) => {
    const changed = changedFields(account, record);
    return changed ? [{ subject: { person_id: record.id }, ...changed }] : [];
  });
  await auditEach(trx, { at, actor, action: 'student_updated' }, lines);
}

function noteImport(trx: Db, steps: Step[], { context, actor }: Import): Promise<void> {
  const created = toCreate(steps).length;
  const updated = toUpdate(steps).length;
  const after = { created, updated, refused: steps.length - created - updated };
  return audit(trx, { at: context.clock(), actor, action: 'students_imported', after });
}

/** Plans anew under lock, since accounts may have changed while passwords were hashed, and writes. */
async function write(task: Import): Promise<Written> {
  const { context, rows, give, passwords } = task;
  const { school_name } = await context.settings();
  return context.db.transaction().execute(async (trx) => {
    await lockImports(trx);
    const steps = await plan(trx, rows, { lock: true, school_name });
    // Those whose account was deleted since.
    await givePasswords(toBeGivenPasswords(steps, give), passwords);
    const cards = await insertCreated(trx, steps, task);
    await updateListed(trx, steps, task);
    await noteImport(trx, steps, task);
    return { steps, cards };
  });
}

async function writeAtLast(task: Import): Promise<Written> {
  for (let tries = 1; tries <= TRIES; tries++) {
    try {
      return await write(task);
    } catch (error) {
      // Somebody registered with one of these addresses between plan and write: the next plan knows.
      if (!isUniqueViolation(error)) throw error;
    }
  }
  throw conflict('busy', fileReasons.busy);
}

function report({ sheet, others }: StudentRows, { steps, cards }: Written): Reply<typeof endpoint> {
  const refused = steps.filter((step) => step.action === 'refuse');
  const created = toCreate(steps);
  const counts = `${created.length} created, ${toUpdate(steps).length} updated, ${refused.length} refused.`;
  const onlyOne = others.length > 0 ? ` Only the sheet "${sheet}" was read.` : '';
  return {
    message: `${counts}${onlyOne}`,
    created: created.length,
    updated: toUpdate(steps).length,
    rejected: refused.map(({ row, message }) => ({ row: row.row, message })),
    rows: steps.map((step) => ({
      row: step.row.row,
      action: step.action,
      name: step.row.name,
      class: step.row.class,
      login: step.row.login,
      message: step.action === 'refuse' ? step.message : null,
    })),
    cards,
  };
}

/** Answers what each row leads to, and with `dryRun` writes nothing. All valid rows are written, or none. */
export async function importStudents(
  context: Context,
  actor: Actor,
  path: string,
  { dryRun, give }: { dryRun: boolean; give: Import['give'] },
) {
  const students = await readStudents(path);
  const { school_name } = await context.settings();
  const steps = await plan(context.db, students.rows, { lock: false, school_name });
  if (dryRun) return report(students, { steps, cards: [] });
  const passwords: Passwords = new Map();
  await givePasswords(toBeGivenPasswords(steps, give), passwords);
  return report(students, await writeAtLast({ context, actor, rows: students.rows, give, passwords }));
}
