import { createHash } from 'node:crypto';
import {
  classKey,
  distinctClasses,
  type importStudents as endpoint,
  isOwnNumber,
  LOGIN_KINDS,
  type LoginCard,
  type Parsed,
  type Reply,
} from '@lulus/contract';
import { listClassNames } from '../../auth/account/current-classes.queries.ts';
import { normalForms } from '../../auth/account/logins.queries.ts';
import { isUniqueViolation } from '../../auth/account/taken-identifiers.ts';
import { lockImports } from '../../auth/account/users.queries.ts';
import type { PlatformContext } from '../../platform/context.ts';
import type { Db } from '../../platform/db/database.ts';
import { conflict } from '../../platform/errors.ts';
import type { Actor } from '../../platform/http/actor.ts';
import type { Say } from '../../platform/http/replies/reply-language.ts';
import { type Account, listAccounts } from './import.queries.ts';
import { changesOf } from './import-changes.ts';
import { givePasswords, type Passwords } from './import-passwords.ts';
import { loginOf, planImport, type Step, stepsThat } from './plan-import.ts';
import type { Reasons, SheetStudent } from './read-rows.ts';
import { readStudents, type StudentRows } from './read-students.ts';
import { toRenew, writeImport } from './write-import.ts';

const TRIES = 5;
/** Names in the report's lists. A workbook can have thousands of sheets, and a sheet as many columns. */
const MAX_NAMES = 20;

type Choice = Omit<Parsed<typeof endpoint, 'body'>, 'dry_run'>;

type ImportContext = Pick<PlatformContext, 'config' | 'clock' | 'db'>;

interface Import {
  context: ImportContext;
  actor: Actor;
  students: StudentRows;
  choice: Choice;
  passwords: Passwords;
}

interface Plan {
  steps: Step[];
  /** Version of the accounts that match the rows. */
  version: string;
  /** Classes of the rows that the school does not have yet. */
  new_classes: string[];
}

interface Written extends Plan {
  cards: LoginCard[];
}

/** Returns a hash that changes if rows match other accounts, or if an account's `self_registered` changes. */
function versionOf(accounts: Account[]): string {
  const facts = accounts
    .map(({ id, self_registered, logins, first_name }) =>
      JSON.stringify([id, self_registered, logins, first_name]),
    )
    .sort();
  return createHash('sha256').update(facts.join('\n')).digest('base64url');
}

function newClasses(steps: Step[], known: string[]): string[] {
  const keys = new Set(known.map(classKey));
  const names = steps.flatMap((step) => (step.action === 'refuse' ? [] : (step.student.class ?? [])));
  return distinctClasses(names).filter((name) => !keys.has(classKey(name)));
}

async function plan(db: Db, { rows, headings }: StudentRows, { lock }: { lock: boolean }): Promise<Plan> {
  const logins = rows.flatMap(({ student }) =>
    student ? LOGIN_KINDS.flatMap((field) => normalForms(field, student[field])) : [],
  );
  const accounts = await listAccounts(db, logins, { lock });
  const steps = planImport(rows, accounts, headings);
  return { steps, version: versionOf(accounts), new_classes: newClasses(steps, await listClassNames(db)) };
}

/** Returns the students who are created or renewed with a password. The others get links. */
function toBeGivenPasswords(steps: Step[], { give, self_registered }: Choice): SheetStudent[] {
  const logins = [...stepsThat(steps, 'create'), ...toRenew(steps, self_registered)];
  const students = logins.map(({ student }) => student);
  return give === 'passwords' ? students : students.filter(({ password }) => password !== null);
}

/** Plans again under lock, since accounts may have changed while passwords were hashed. Then writes the plan. */
async function write(task: Import): Promise<Written> {
  const { context, actor, students, choice, passwords } = task;
  return context.db.transaction().execute(async (trx) => {
    await lockImports(trx);
    const planned = await plan(trx, students, { lock: true });
    const { steps, version } = planned;
    if (version !== (choice.version ?? version)) throw conflict('import_stale');
    // Rows whose account was deleted meanwhile need a password now.
    await givePasswords(toBeGivenPasswords(steps, choice), passwords);
    const { self_registered } = choice;
    const cards = await writeImport(trx, context, { steps, self_registered, passwords, actor });
    return { ...planned, cards };
  });
}

async function writeWithRetries(task: Import): Promise<Written> {
  for (let tries = 1; tries <= TRIES; tries++) {
    try {
      return await write(task);
    } catch (error) {
      // An account registered one of these addresses between plan and write. The next plan includes it.
      if (!isUniqueViolation(error)) throw error;
    }
  }
  throw conflict('busy');
}

const reasonsOf = (step: Step): Reasons => (step.action === 'refuse' ? step.reasons : []);

/** Renders reasons, one per line. */
function messageOf(reasons: Reasons, say: Say): string {
  return reasons
    .map(({ column, ...reason }) => (column === undefined ? say(reason) : `${column}: ${say(reason)}`))
    .join('\n');
}

/** Returns whether the row's password is one of its logins. */
function isLogin({ password, ...student }: SheetStudent): boolean {
  if (password === null) return false;
  const isNumber = isOwnNumber(password, student.whatsapp);
  return isNumber || LOGIN_KINDS.some((field) => student[field]?.toLowerCase() === password.toLowerCase());
}

const firstOf = (names: string[]) => ({
  names: names.slice(0, MAX_NAMES),
  more: Math.max(0, names.length - MAX_NAMES),
});

function report(
  { sheet, from_row, others, fields, other_columns }: StudentRows,
  { steps, version, new_classes, cards }: Written,
  { self_registered }: Choice,
  say: Say,
): Reply<typeof endpoint> {
  const renewed = new Set<Step>(toRenew(steps, self_registered));
  const isGivenLogin = (step: Step) => step.action === 'create' || renewed.has(step);
  const refused = stepsThat(steps, 'refuse');
  const [created, updated] = [stepsThat(steps, 'create').length, stepsThat(steps, 'update').length];
  const counts = { created, updated, refused: refused.length };
  return {
    message: others.length > 0 ? say('imported_one_sheet', { ...counts, sheet }) : say('imported', counts),
    version,
    created,
    updated,
    rejected: refused.map(({ row, reasons }) => ({ row: row.row, message: messageOf(reasons, say) })),
    sheet,
    from_row,
    other_sheets: firstOf(others),
    fields,
    other_columns: firstOf(other_columns),
    new_classes: firstOf(new_classes),
    rows: steps.map((step) => ({
      row: step.row.row,
      action: step.action,
      name: step.row.name,
      class: step.row.class,
      login: loginOf(step),
      message: messageOf(reasonsOf(step), say) || null,
      reasons: reasonsOf(step),
      notes: step.action === 'refuse' ? [] : step.notes,
      self_registered: step.action === 'update' && step.account.self_registered,
      ...changesOf(step, renewed.has(step)),
      sheet_password: isGivenLogin(step) && (step.row.student?.password ?? null) !== null,
    })),
    login_passwords: steps.filter(
      (step) => isGivenLogin(step) && step.row.student && isLogin(step.row.student),
    ).length,
    cards,
  };
}

/**
 * Imports all valid rows, or none if an error occurs, and returns the outcome of each row. With `dry_run`, writes
 * nothing. Throws 409 if the matching accounts have changed since the report of `version`.
 */
export async function importStudents(
  context: ImportContext,
  actor: Actor,
  path: string,
  { dry_run, ...choice }: Parsed<typeof endpoint, 'body'>,
  say: Say,
) {
  const students = await readStudents(path);
  const planned = await plan(context.db, students, { lock: false });
  if (dry_run === 'true') return report(students, { ...planned, cards: [] }, choice, say);
  const passwords: Passwords = new Map();
  await givePasswords(toBeGivenPasswords(planned.steps, choice), passwords);
  const written = await writeWithRetries({ context, actor, students, choice, passwords });
  return report(students, written, choice, say);
}
