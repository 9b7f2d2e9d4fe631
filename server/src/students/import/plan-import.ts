import { type importStudents as endpoint, type Parsed, whatsappDigits } from '@lulus/contract';
import type { Account } from './import.queries.ts';
import { rowReasons } from './import-reasons.ts';
import type { SheetRow, SheetStudent } from './read-rows.ts';

/** What a row takes from an account that registered itself with it and is not the row's. */
export interface Loss {
  account: Account;
  field: 'email' | 'whatsapp';
}

/** What a row leads to. */
export type Step =
  | { action: 'create'; row: SheetRow; student: SheetStudent; loss: Loss | undefined }
  | { action: 'update'; row: SheetRow; student: SheetStudent; account: Account; loss: Loss | undefined }
  | { action: 'refuse'; row: SheetRow; message: string };

type StepThat<A extends Step['action']> = Extract<Step, { action: A }>;

export function stepsThat<A extends Step['action']>(steps: Step[], action: A): StepThat<A>[] {
  return steps.filter((step): step is StepThat<A> => step.action === action);
}

interface Accounts {
  byEmail: Account | undefined;
  byWhatsapp: Account | undefined;
}

type Choice = Pick<Parsed<typeof endpoint, 'body'>, 'self_registered'>;

const areTwo = ({ byEmail, byWhatsapp }: Accounts) => byEmail && byWhatsapp && byEmail.id !== byWhatsapp.id;

/**
 * Whether the account with this number is another person's. Siblings share a parent's number, and must not share an
 * account.
 */
function isAnother(student: SheetStudent, byWhatsapp: Account): boolean {
  const otherEmail =
    student.email !== null && byWhatsapp.email !== null && byWhatsapp.email !== student.email;
  return otherEmail && byWhatsapp.first_name.toLowerCase() !== student.first_name.toLowerCase();
}

/** Of two accounts the row is about the one that the school made, and else about the one of the email address. */
function lossTo(student: SheetStudent, found: Accounts): Loss | undefined {
  const { byEmail, byWhatsapp } = found;
  if (byWhatsapp?.self_registered && (areTwo(found) || isAnother(student, byWhatsapp))) {
    return { account: byWhatsapp, field: 'whatsapp' };
  }
  if (byEmail?.self_registered && areTwo(found)) return { account: byEmail, field: 'email' };
  return undefined;
}

/** Why the row may not be about these accounts; undefined when it may. */
function whyNot(student: SheetStudent, found: Accounts): string | undefined {
  const { byEmail, byWhatsapp } = found;
  if (byEmail?.role === 'admin') return rowReasons.emailOfAnother;
  if (byWhatsapp?.role === 'admin') return rowReasons.whatsappOfAnother;
  if (areTwo(found)) return rowReasons.twoStudents;
  if (byWhatsapp && isAnother(student, byWhatsapp)) return rowReasons.anotherName;
  return undefined;
}

/**
 * Decides what each row leads to, in the order of the sheet. The email address says who a student is, and where no
 * account has it, the WhatsApp number. Of two rows about one student the first counts. Passwords in the sheet are for new
 * accounts and for those that registered themselves. An account that
 * registered itself keeps no row out, unless all of these are to stay as they are.
 */
export function planImport(rows: SheetRow[], accounts: Account[], { self_registered }: Choice): Step[] {
  const byEmail = new Map(accounts.map((account) => [account.email, account]));
  const byDigits = new Map(accounts.map((account) => [account.whatsapp_digits, account]));
  /** Email addresses, numbers and accounts with the row that has them. */
  const claimed = new Map<string, number>();

  return rows.map((row): Step => {
    const refuse = (message: string): Step => ({ action: 'refuse', row, message });
    const { student } = row;
    if (!student) return refuse(row.problem ?? '');
    const digits = student.whatsapp && whatsappDigits(student.whatsapp);
    const found: Accounts = {
      byEmail: (student.email && byEmail.get(student.email)) || undefined,
      byWhatsapp: (digits && byDigits.get(digits)) || undefined,
    };
    const loss = lossTo(student, found);
    const left: Accounts = {
      byEmail: loss?.field === 'email' ? undefined : found.byEmail,
      byWhatsapp: loss?.field === 'whatsapp' ? undefined : found.byWhatsapp,
    };
    const account = left.byEmail ?? left.byWhatsapp;

    const claims: [string | null | undefined, (row: number) => string][] = [
      [student.email, rowReasons.emailTwice],
      [digits, rowReasons.whatsappTwice],
      [account?.id, rowReasons.studentTwice],
    ];
    for (const [claim, twice] of claims) {
      const other = claim && claimed.get(claim);
      if (other) return refuse(twice(other));
    }
    const problem = whyNot(student, left);
    if (problem) return refuse(problem);
    if (loss && self_registered === 'keep') return refuse(rowReasons.ofSelfRegistered);
    for (const [claim] of claims) if (claim) claimed.set(claim, row.row);
    return account
      ? { action: 'update', row, student, account, loss }
      : { action: 'create', row, student, loss };
  });
}
