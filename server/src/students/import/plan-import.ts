import { whatsappDigits } from '@lulus/contract';
import { problem } from '@lulus/contract/messages';
import type { Account } from './import.queries.ts';
import type { Reasons, SheetRow, SheetStudent } from './read-rows.ts';

/** Outcome of a row. */
export type Step =
  | { action: 'create'; row: SheetRow; student: SheetStudent }
  | { action: 'update'; row: SheetRow; student: SheetStudent; account: Account }
  | { action: 'refuse'; row: SheetRow; reasons: Reasons };

type StepThat<A extends Step['action']> = Extract<Step, { action: A }>;

export function stepsThat<A extends Step['action']>(steps: Step[], action: A): StepThat<A>[] {
  return steps.filter((step): step is StepThat<A> => step.action === action);
}

interface Accounts {
  byEmail: Account | undefined;
  byWhatsapp: Account | undefined;
}

const areTwo = ({ byEmail, byWhatsapp }: Accounts) => byEmail && byWhatsapp && byEmail.id !== byWhatsapp.id;

/**
 * Returns whether the account with this number belongs to another person. Siblings share a parent's number, and must
 * not share an account.
 */
function isAnother(student: SheetStudent, byWhatsapp: Account): boolean {
  const otherEmail =
    student.email !== null && byWhatsapp.email !== null && byWhatsapp.email !== student.email;
  return otherEmail && byWhatsapp.first_name.toLowerCase() !== student.first_name.toLowerCase();
}

/** Returns why the row cannot be imported into these accounts, or undefined if it can. */
function rejectionOf(student: SheetStudent, found: Accounts) {
  const { byEmail, byWhatsapp } = found;
  if (byEmail && byEmail.role !== 'student') return problem('email_of_another');
  if (byWhatsapp && byWhatsapp.role !== 'student') return problem('whatsapp_of_another');
  if (areTwo(found)) return problem('two_students');
  if (byWhatsapp && isAnother(student, byWhatsapp)) return problem('another_name');
  return undefined;
}

/**
 * Decides the outcome of each row, in the order of the sheet. A row matches the account with its email address, or else
 * the one with its WhatsApp number. Of two rows for one student, the first counts.
 */
export function planImport(rows: SheetRow[], accounts: Account[]): Step[] {
  const byEmail = new Map(accounts.map((account) => [account.email, account]));
  const byDigits = new Map(
    accounts.map((account) => [account.whatsapp && whatsappDigits(account.whatsapp), account]),
  );
  /** Row numbers by claimed email address, number and account id. */
  const claimed = new Map<string, number>();

  return rows.map((row): Step => {
    const refuse = (...reasons: Reasons): Step => ({ action: 'refuse', row, reasons });
    const { student } = row;
    if (!student) return refuse(...row.reasons);
    const digits = student.whatsapp && whatsappDigits(student.whatsapp);
    const found: Accounts = {
      byEmail: (student.email && byEmail.get(student.email)) || undefined,
      byWhatsapp: (digits && byDigits.get(digits)) || undefined,
    };
    const account = found.byEmail ?? found.byWhatsapp;

    const claims = [
      [student.email, 'email_twice'],
      [digits, 'whatsapp_twice'],
      [account?.id, 'student_twice'],
    ] as const;
    for (const [claim, twice] of claims) {
      const other = claim && claimed.get(claim);
      if (other) return refuse(problem(twice, { row: other }));
    }
    const rejection = rejectionOf(student, found);
    if (rejection) return refuse(rejection);
    for (const [claim] of claims) if (claim) claimed.set(claim, row.row);
    return account ? { action: 'update', row, student, account } : { action: 'create', row, student };
  });
}
