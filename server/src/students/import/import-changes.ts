/** Changes of a row in an import's report, so that the admin sees every change before it happens. */
import { accommodations, type ImportRow, LOGIN_KINDS, whatsappDigits } from '@lulus/contract';
import { PERSON_COLUMNS } from '../person-columns.ts';
import type { StudentRecord } from './import.queries.ts';
import { NO_ACCOMMODATIONS, newRecord, updatedRecord } from './import-records.ts';
import { loginOf, type Step } from './plan-import.ts';

type Field = (typeof PERSON_COLUMNS)[number];
type Fields = Partial<Pick<StudentRecord, Field>>;
type Changes = Pick<ImportRow, 'changes' | 'details'>;

/** Fields whose values the report shows: identity, logins and accommodations. Other changed fields are only named. */
const SHOWN: readonly Field[] = [
  'first_name',
  'middle_name',
  'last_name',
  'class',
  ...LOGIN_KINDS,
  ...(Object.keys(accommodations.shape) as (keyof typeof accommodations.shape)[]),
];
/** Fields shown for a new account. The row shows its name and class already, and other personal data is all new. */
const SHOWN_OF_NEW = SHOWN.slice(SHOWN.indexOf(LOGIN_KINDS[0]));

const NOTHING: Changes = { changes: [], details: [] };

/** Returns the changed fields. Another spelling of the same number is no change. */
function changed(before: Fields, after: Fields, among: readonly Field[]): Field[] {
  const digitsOf = ({ whatsapp }: Fields) => whatsapp && whatsappDigits(whatsapp);
  const isSameNumber = digitsOf(before) === digitsOf(after);
  return among.filter(
    (field) => (before[field] ?? null) !== (after[field] ?? null) && !(field === 'whatsapp' && isSameNumber),
  );
}

function toChanges(fields: Field[], before: Fields, after: Fields): Changes['changes'] {
  return fields.map((field) => ({ field, before: before[field] ?? null, after: after[field] ?? null }));
}

/** Returns the changes to the row's account. `isRenewed`: it is taken from the person who registered it. */
export function changesOf(step: Step, isRenewed: boolean): Changes {
  if (step.action === 'refuse') return NOTHING;
  const { student } = step;
  if (step.action === 'create') {
    const after = newRecord(student, null);
    const fields = changed(NO_ACCOMMODATIONS, after, SHOWN_OF_NEW).filter(
      (field) => after[field] !== loginOf(step),
    );
    return { changes: toChanges(fields, NO_ACCOMMODATIONS, after), details: [] };
  }
  const { account } = step;
  const after = updatedRecord(account, student, isRenewed);
  const fields = changed(account, after, PERSON_COLUMNS);
  const isShown = (field: Field) => SHOWN.includes(field);
  return {
    changes: toChanges(fields.filter(isShown), account, after),
    details: fields.filter((field) => !isShown(field)),
  };
}
