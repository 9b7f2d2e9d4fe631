import type { importStudents as endpoint, Reply } from '@lulus/contract';
import { isUniqueViolation } from '../auth/taken-identifiers.ts';
import type { Context } from '../context.ts';
import type { Db } from '../db/database.ts';
import { conflict } from '../http/errors.ts';
import { insertStudents, listAccounts, lockImports, updateStudents } from './import.queries.ts';
import { type GivenPassword, givePasswords } from './import-passwords.ts';
import { mergedRecord, newRecord } from './import-records.ts';
import { loginCardOf } from './login-card.ts';
import { planImport, type Step } from './plan-import.ts';
import type { SheetRow, SheetStudent } from './read-rows.ts';
import { readStudents, type StudentRows } from './read-students.ts';

const TRIES = 5;

type Passwords = Map<SheetStudent, GivenPassword>;

async function plan(db: Db, rows: SheetRow[], options: { lock: boolean }): Promise<Step[]> {
  const students = rows.map(({ student }) => student).filter((student) => student !== null);
  const emails = students.map(({ email }) => email).filter((email) => email !== null);
  const whatsapps = students.map(({ whatsapp }) => whatsapp).filter((whatsapp) => whatsapp !== null);
  return planImport(rows, await listAccounts(db, { emails, whatsapps }, options));
}

const toCreate = (steps: Step[]) => steps.filter((step) => step.action === 'create');
const toUpdate = (steps: Step[]) => steps.filter((step) => step.action === 'update');
const studentsToCreate = (steps: Step[]) => toCreate(steps).map(({ student }) => student);

/** Plans anew under lock, since accounts may have changed while passwords were hashed, and writes. */
async function write(context: Context, rows: SheetRow[], passwords: Passwords): Promise<Step[]> {
  return context.db.transaction().execute(async (trx) => {
    await lockImports(trx);
    const steps = await plan(trx, rows, { lock: true });
    // Those whose account was deleted since.
    await givePasswords(studentsToCreate(steps), passwords);
    const created = studentsToCreate(steps).map((student) =>
      newRecord(student, passwords.get(student)?.hash ?? ''),
    );
    await insertStudents(trx, created);
    const updated = toUpdate(steps).map(({ account, student }) => mergedRecord(account, student));
    await updateStudents(trx, updated, context.clock());
    return steps;
  });
}

async function writeAtLast(context: Context, rows: SheetRow[], passwords: Passwords): Promise<Step[]> {
  for (let tries = 1; tries <= TRIES; tries++) {
    try {
      return await write(context, rows, passwords);
    } catch (error) {
      // Somebody registered with one of these addresses between plan and write: the next plan knows.
      if (!isUniqueViolation(error)) throw error;
    }
  }
  throw conflict('busy', 'Accounts are changing at this moment. Please import again.');
}

function report({ sheet, others }: StudentRows, steps: Step[], passwords: Passwords): Reply<typeof endpoint> {
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
    cards: created.flatMap(({ student }) => {
      const given = passwords.get(student);
      return given ? [loginCardOf(student, given.password)] : [];
    }),
  };
}

/** Answers what each row leads to, and with `dryRun` writes nothing. All valid rows are written, or none. */
export async function importStudents(context: Context, path: string, { dryRun }: { dryRun: boolean }) {
  const students = await readStudents(path);
  const steps = await plan(context.db, students.rows, { lock: false });
  if (dryRun) return report(students, steps, new Map());
  const passwords: Passwords = new Map();
  await givePasswords(studentsToCreate(steps), passwords);
  return report(students, await writeAtLast(context, students.rows, passwords), passwords);
}
