import type { importStudents as endpoint, LoginCard, Parsed, Reply } from '@lulus/contract';
import { insertAuditLines } from '../audit/audit.queries.ts';
import { makeLinks } from '../auth/make-links.ts';
import { isUniqueViolation } from '../auth/taken-identifiers.ts';
import type { Context } from '../context.ts';
import type { Db } from '../db/database.ts';
import { conflict } from '../http/errors.ts';
import { insertStudents, listAccounts, lockImports, updateStudents } from './import.queries.ts';
import { type GivenPassword, givePasswords } from './import-passwords.ts';
import { fileReasons } from './import-reasons.ts';
import { mergedRecord, newRecord } from './import-records.ts';
import { loginCardOf } from './login-card.ts';
import { planImport, type Step } from './plan-import.ts';
import type { SheetRow, SheetStudent } from './read-rows.ts';
import { readStudents, type StudentRows } from './read-students.ts';

const TRIES = 5;

type Passwords = Map<SheetStudent, GivenPassword>;

interface Import {
  context: Context;
  admin: { id: string };
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

async function insertCreated(trx: Db, steps: Step[], { context, admin, passwords }: Import) {
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
  const line = { at: context.clock(), admin_id: admin.id, action: 'password_link_made' } as const;
  await insertAuditLines(trx, line, invited);
  return created.map(({ student, record }) => {
    const given = passwords.get(student);
    return loginCardOf(student, given ?? { link: links.get(record.id) ?? '' });
  });
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
    const updated = toUpdate(steps).map(({ account, student }) => mergedRecord(account, student));
    await updateStudents(trx, updated, context.clock());
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
  admin: { id: string },
  path: string,
  { dryRun, give }: { dryRun: boolean; give: Import['give'] },
) {
  const students = await readStudents(path);
  const { school_name } = await context.settings();
  const steps = await plan(context.db, students.rows, { lock: false, school_name });
  if (dryRun) return report(students, { steps, cards: [] });
  const passwords: Passwords = new Map();
  await givePasswords(toBeGivenPasswords(steps, give), passwords);
  return report(students, await writeAtLast({ context, admin, rows: students.rows, give, passwords }));
}
