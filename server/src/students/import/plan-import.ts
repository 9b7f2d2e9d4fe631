import { LOGIN_KINDS, type LoginKind } from '@lulus/contract';
import { type Problem, problem } from '@lulus/contract/messages';
import { normalForms } from '../../auth/account/logins.queries.ts';
import { fullName } from '../cards/login-card.ts';
import type { Account } from './import.queries.ts';
import type { Reasons, SheetRow, SheetStudent } from './read-rows.ts';
import type { StudentField } from './student-columns.ts';

interface Accepted {
  row: SheetRow;
  student: SheetStudent;
  /** Numbers that are logins of other people. The student gets them as data. */
  held: LoginKind[];
  notes: Reasons;
}

/** Outcome of a row. */
export type Step =
  | ({ action: 'create' } & Accepted)
  | ({ action: 'update'; account: Account } & Accepted)
  | { action: 'refuse'; row: SheetRow; reasons: Reasons };

export type StepThat<A extends Step['action']> = Extract<Step, { action: A }>;

export function stepsThat<A extends Step['action']>(steps: Step[], action: A): StepThat<A>[] {
  return steps.filter((step): step is StepThat<A> => step.action === action);
}

/** Returns the login that cards name. */
export function loginOf(step: Step): string {
  if (step.action === 'refuse') return step.row.login;
  const { student, held } = step;
  const kind = LOGIN_KINDS.find((kind) => student[kind] !== null && !held.includes(kind));
  return (kind && student[kind]) ?? '';
}

/** Headings of the sheet by field. */
type Headings = ReadonlyMap<StudentField, string>;

/** A login of the row that an account has. */
interface Hit {
  field: LoginKind;
  account: Account;
}

/** The account of a row, if there is one, or why the row is rejected. */
type Match = { account: Account | undefined; others: Hit[] } | { reason: Problem; field?: LoginKind };

/** Logins that may be on the rows of several people: siblings share a phone, and schools count from 1. */
const SHARED: readonly LoginKind[] = ['nis', 'nisn', 'participant_number', 'whatsapp'];

const nameOf = (account: Account) =>
  account.class === null ? fullName(account) : `${fullName(account)} (${account.class})`;

function isSameLogin(kind: LoginKind, one: string | null, other: string | null): boolean {
  const [normal] = normalForms(kind, one);
  return normal !== undefined && normalForms(kind, other).includes(normal);
}

/** Whether the account belongs to a person with another first name, and another login of the same kind. */
function isAnother(student: SheetStudent, account: Account): boolean {
  const differs = (field: LoginKind) =>
    student[field] !== null && account[field] !== null && !isSameLogin(field, student[field], account[field]);
  return LOGIN_KINDS.some(differs) && account.first_name.toLowerCase() !== student.first_name.toLowerCase();
}

/** Returns the numbers of the row that are other people's logins. */
function heldByOthers(student: SheetStudent, hits: Hit[]): Hit[] {
  const shared = hits.filter(({ field }) => SHARED.includes(field));
  const others = shared.filter(({ account }) => isAnother(student, account));
  if (others.length === hits.length) return others;
  // An earlier import gave the number to the student's account as data.
  return shared.filter(({ field, account: { id } }) =>
    hits.some(({ account }) => account.id !== id && isSameLogin(field, account[field], student[field])),
  );
}

/** Decides which account a row without duplicates is for. Returns the reason if it is for none. */
function match(student: SheetStudent, hits: Hit[], headingOf: (kind: LoginKind) => string): Match {
  const staff = hits.find(({ account }) => account.role !== 'student');
  if (staff) return { field: staff.field, reason: problem('login_of_staff') };
  const others = heldByOthers(student, hits);
  const own = hits.filter((hit) => !others.includes(hit));
  const [one, ...further] = own.length > 0 ? own : others;
  const other = further.find(({ account }) => account !== one?.account);
  if (one && other) {
    const columns = { column: headingOf(one.field), other_column: headingOf(other.field) };
    const names = { one: nameOf(one.account), other: nameOf(other.account) };
    return { reason: problem('two_students', { ...columns, ...names }) };
  }
  const stranger = others.find(({ account }) => account.self_registered);
  if (stranger) {
    const name = nameOf(stranger.account);
    return { field: stranger.field, reason: problem('number_of_self_registered', { name }) };
  }
  return { account: own[0]?.account, others };
}

/**
 * Decides the outcome of each row, in the order of the sheet. A row matches the account that has one of its logins. Of
 * two rows for one student, the first counts.
 */
export function planImport(rows: SheetRow[], accounts: Account[], headings: Headings): Step[] {
  const holders = new Map(accounts.flatMap((account) => account.logins.map((normal) => [normal, account])));
  /** Row numbers and headings by claimed login, and row numbers by the account's id. */
  const claimed = new Map<string, { row: number; other: string }>();
  const matched = new Map<string, number>();
  const headingOf = (kind: LoginKind) => headings.get(kind) ?? kind;

  return rows.map((row): Step => {
    const { student } = row;
    if (!student) return { action: 'refuse', row, reasons: row.reasons };
    const inCell = (reason: Problem, field?: LoginKind) =>
      field ? { column: headingOf(field), ...reason } : reason;
    const refuse = (reason: Problem, field?: LoginKind): Step => ({
      action: 'refuse',
      row,
      reasons: [inCell(reason, field)],
    });
    const logins = LOGIN_KINDS.flatMap((field) =>
      normalForms(field, student[field]).map((normal) => ({ field, normal })),
    );
    for (const { field, normal } of logins) {
      const claim = claimed.get(normal);
      if (claim) return refuse(problem('login_twice', claim), field);
    }
    const hits = logins.flatMap(({ field, normal }): Hit[] => {
      const account = holders.get(normal);
      return account ? [{ field, account }] : [];
    });
    const result = match(student, hits, headingOf);
    if ('reason' in result) return refuse(result.reason, result.field);
    const { account, others } = result;
    const twice = account && matched.get(account.id);
    if (twice) return refuse(problem('student_twice', { row: twice }));

    for (const { field, normal } of logins) {
      claimed.set(normal, { row: row.row, other: headingOf(field) });
    }
    if (account) matched.set(account.id, row.row);
    const holderOf = new Map(others.map((hit) => [hit.field, nameOf(hit.account)]));
    const held = [...holderOf.keys()];
    const notes = [...holderOf].map(([field, name]) =>
      inCell(problem('number_not_a_login', { name }), field),
    );
    const accepted = { row, student, held, notes: [...row.notes, ...notes] };
    return account ? { action: 'update', account, ...accepted } : { action: 'create', ...accepted };
  });
}
