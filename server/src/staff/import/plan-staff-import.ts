import { classKey, whatsappDigits } from '@lulus/contract';
import { type Problem, problem } from '@lulus/contract/messages';
import type { KnownAccount } from '../staff.queries.ts';
import type { SheetPerson, StaffSheetRow } from './read-staff-row.ts';

export type StaffStep =
  | { action: 'refuse'; row: StaffSheetRow; reasons: StaffSheetRow['reasons'] }
  | { action: 'create'; row: StaffSheetRow; person: SheetPerson }
  | { action: 'update'; row: StaffSheetRow; account: KnownAccount; person: SheetPerson };

/** Returns the logins in the normal form of `logins`. */
export function loginsOf({
  email,
  whatsapp,
  username,
}: Pick<SheetPerson, 'email' | 'whatsapp' | 'username'>): string[] {
  return [email, whatsapp && whatsappDigits(whatsapp), username?.toLowerCase() ?? null].filter(
    (login) => login !== null,
  );
}

const hasClasses = ({ classes, homeroom }: SheetPerson) => classes.length > 0 || homeroom !== null;

/** Returns why the row cannot be written to these accounts, or undefined if it can. */
function refusalOf(person: SheetPerson, [account, another]: KnownAccount[]): Problem | undefined {
  const { role } = person;
  if (hasClasses(person) && (account?.role ?? role ?? 'teacher') !== 'teacher')
    return problem('classes_of_teachers');
  if (!account) return undefined;
  if (another) return problem('logins_of_two');
  if (account.role === 'student') return problem('login_of_student');
  if (account.deactivated_at) return problem('staff_inactive');
  return role !== null && role !== account.role ? problem('has_other_role') : undefined;
}

/** Decides for each row whether it makes an account, changes one, or is refused. */
export function planStaffImport(rows: StaffSheetRow[], accounts: KnownAccount[]): StaffStep[] {
  const byLogin = new Map(
    accounts.flatMap((account) => loginsOf(account).map((login): [string, KnownAccount] => [login, account])),
  );
  const firstRows = new Map<string, number>();
  const homerooms = new Map<string, number>();
  return rows.map((row): StaffStep => {
    const { person } = row;
    if (!person) return { action: 'refuse', row, reasons: row.reasons };
    const refuse = (reason: Problem): StaffStep => ({ action: 'refuse', row, reasons: [reason] });
    const logins = loginsOf(person);
    const earlier = logins.map((login) => firstRows.get(login)).find((number) => number !== undefined);
    if (earlier !== undefined) return refuse(problem('staff_login_twice', { row: earlier }));
    for (const login of logins) firstRows.set(login, row.row);
    const found = [...new Set(logins.map((login) => byLogin.get(login)))].filter((one) => one !== undefined);
    const refusal = refusalOf(person, found);
    if (refusal) return refuse(refusal);
    const homeroom = person.homeroom === null ? null : classKey(person.homeroom);
    if (homeroom !== null) {
      const other = homerooms.get(homeroom);
      if (other !== undefined) return refuse(problem('homeroom_twice', { row: other }));
      homerooms.set(homeroom, row.row);
    }
    const [account] = found;
    return account ? { action: 'update', row, account, person } : { action: 'create', row, person };
  });
}
