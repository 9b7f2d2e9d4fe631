import { createHash } from 'node:crypto';
import type { importStudents as endpoint, LoginCard, Parsed, Reply } from '@lulus/contract';
import { isUniqueViolation } from '../../auth/account/taken-identifiers.ts';
import type { PlatformContext } from '../../platform/context.ts';
import type { Db } from '../../platform/db/database.ts';
import { conflict } from '../../platform/errors.ts';
import type { Actor } from '../../platform/http/actor.ts';
import { isOwnNumber } from '../../platform/passwords/password-rules.ts';
import { type Account, listAccounts, lockImports } from './import.queries.ts';
import { changesOf } from './import-changes.ts';
import { givePasswords, type Passwords } from './import-passwords.ts';
import { fileReasons, rowLosses } from './import-reasons.ts';
import { planImport, type Step, stepsThat } from './plan-import.ts';
import type { SheetRow, SheetStudent } from './read-rows.ts';
import { readStudents, type StudentRows } from './read-students.ts';
import { toRenew, writeImport } from './write-import.ts';

const TRIES = 5;
/** A workbook can have thousands of sheets, and a sheet as many columns. */
const MOST_OTHERS = 20;

type Choice = Omit<Parsed<typeof endpoint, 'body'>, 'dry_run'>;

type ImportContext = Pick<PlatformContext, 'config' | 'clock' | 'db'>;

interface Import {
  context: ImportContext;
  actor: Actor;
  rows: SheetRow[];
  choice: Choice;
  passwords: Passwords;
}

interface Plan {
  steps: Step[];
  /** Of the accounts that the rows meet. */
  version: string;
}

interface Written extends Plan {
  cards: LoginCard[];
}

/** A version of two facts: which row is about which account, and who registered that account. */
function versionOf(accounts: Account[]): string {
  const facts = accounts
    .map(({ id, self_registered, email, whatsapp_digits, first_name }) =>
      JSON.stringify([id, self_registered, email, whatsapp_digits, first_name]),
    )
    .sort();
  return createHash('sha256').update(facts.join('\n')).digest('base64url');
}

async function plan(
  db: Db,
  rows: SheetRow[],
  { lock, ...rules }: Pick<Choice, 'self_registered'> & { lock: boolean },
): Promise<Plan> {
  const students = rows.map(({ student }) => student).filter((student) => student !== null);
  const emails = students.map(({ email }) => email).filter((email) => email !== null);
  const whatsapps = students.map(({ whatsapp }) => whatsapp).filter((whatsapp) => whatsapp !== null);
  const accounts = await listAccounts(db, { emails, whatsapps }, { lock });
  return { steps: planImport(rows, accounts, rules), version: versionOf(accounts) };
}

/** The students who are created or renewed with a password; the others are given links. */
function toBeGivenPasswords(steps: Step[], { give, self_registered }: Choice): SheetStudent[] {
  const logins = [...stepsThat(steps, 'create'), ...toRenew(steps, self_registered)];
  const students = logins.map(({ student }) => student);
  return give === 'passwords' ? students : students.filter(({ password }) => password !== null);
}

/** Plans again under lock, since accounts may have changed while passwords were hashed, and writes. */
async function write(task: Import): Promise<Written> {
  const { context, actor, rows, choice, passwords } = task;
  return context.db.transaction().execute(async (trx) => {
    await lockImports(trx);
    const { self_registered } = choice;
    const { steps, version } = await plan(trx, rows, { lock: true, self_registered });
    if (version !== (choice.version ?? version)) throw conflict('import_stale', fileReasons.stale);
    // For rows whose account was deleted since.
    await givePasswords(toBeGivenPasswords(steps, choice), passwords);
    const cards = await writeImport(trx, context, { steps, self_registered, passwords, actor });
    return { steps, version, cards };
  });
}

async function writeAtLast(task: Import): Promise<Written> {
  for (let tries = 1; tries <= TRIES; tries++) {
    try {
      return await write(task);
    } catch (error) {
      // An account registered one of these addresses between plan and write. The next plan includes it.
      if (!isUniqueViolation(error)) throw error;
    }
  }
  throw conflict('busy', fileReasons.busy);
}

/** Why the row is refused, or what another account loses to it. */
function messageOf(step: Step): string | null {
  if (step.action === 'refuse') return step.message;
  return step.loss ? rowLosses[step.loss.field] : null;
}

function meetsSelfRegistered(step: Step): boolean {
  if (step.action === 'refuse') return false;
  return step.loss !== undefined || (step.action === 'update' && step.account.self_registered);
}

/** Whether the password of the row is what its student logs in with. */
function isLogin({ password, email, whatsapp }: SheetStudent): boolean {
  return password !== null && (password.toLowerCase() === email || isOwnNumber(password, whatsapp));
}

const firstOf = (names: string[]) => ({
  names: names.slice(0, MOST_OTHERS),
  more: Math.max(0, names.length - MOST_OTHERS),
});

function report(
  { sheet, from_row, others, fields, other_columns }: StudentRows,
  { steps, version, cards }: Written,
  { self_registered }: Choice,
): Reply<typeof endpoint> {
  const renewed = new Set<Step>(toRenew(steps, self_registered));
  const isGivenLogin = (step: Step) => step.action === 'create' || renewed.has(step);
  const refused = stepsThat(steps, 'refuse');
  const [created, updated] = [stepsThat(steps, 'create').length, stepsThat(steps, 'update').length];
  const counts = `${created} created, ${updated} updated, ${refused.length} refused.`;
  const onlyOne = others.length > 0 ? ` Only the sheet "${sheet}" was read.` : '';
  return {
    message: `${counts}${onlyOne}`,
    version,
    created,
    updated,
    rejected: refused.map(({ row, message }) => ({ row: row.row, message })),
    sheet,
    from_row,
    other_sheets: firstOf(others),
    fields,
    other_columns: firstOf(other_columns),
    rows: steps.map((step) => ({
      row: step.row.row,
      action: step.action,
      name: step.row.name,
      class: step.row.class,
      login: step.row.login,
      message: messageOf(step),
      self_registered: meetsSelfRegistered(step),
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
 * Returns what each row leads to, and with `dry_run` writes nothing. It writes all valid rows, or none. It refuses if
 * the rows meet other accounts by now than when the report of that version was made.
 */
export async function importStudents(
  context: ImportContext,
  actor: Actor,
  path: string,
  { dry_run, ...choice }: Parsed<typeof endpoint, 'body'>,
) {
  const students = await readStudents(path);
  const { self_registered } = choice;
  const planned = await plan(context.db, students.rows, { lock: false, self_registered });
  if (dry_run === 'true') return report(students, { ...planned, cards: [] }, choice);
  const passwords: Passwords = new Map();
  await givePasswords(toBeGivenPasswords(planned.steps, choice), passwords);
  const written = await writeAtLast({ context, actor, rows: students.rows, choice, passwords });
  return report(students, written, choice);
}
