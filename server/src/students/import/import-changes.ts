/**
 * What an import's report says of a row besides its name, class and login, so that the admin sees every change before
 * it happens.
 */
import { accommodations, type ImportRow } from '@lulus/contract';
import { PERSON_COLUMNS } from '../person-columns.ts';
import type { StudentRecord } from './import.queries.ts';
import { NO_ACCOMMODATIONS, newRecord, updatedRecord } from './import-records.ts';
import type { Step } from './plan-import.ts';

type Field = (typeof PERSON_COLUMNS)[number];
type Fields = Partial<Pick<StudentRecord, Field | 'whatsapp_digits'>>;
type Changes = Pick<ImportRow, 'changes' | 'details'>;

/**
 * Identity, logins and accommodations: the report shows their values. Of the other fields it shows only that they
 * change.
 */
const TOLD: readonly Field[] = [
  'first_name',
  'middle_name',
  'last_name',
  'class',
  'email',
  'whatsapp',
  ...(Object.keys(accommodations.shape) as (keyof typeof accommodations.shape)[]),
];
/** The fields shown for a new account. The list has its name and class already, and its personal data is all new. */
const TOLD_OF_NEW = TOLD.slice(TOLD.indexOf('email'));

const NOTHING: Changes = { changes: [], details: [] };

/** A number that is spelled otherwise logs in as before. */
function changed(before: Fields, after: Fields, among: readonly Field[]): Field[] {
  const isSameNumber = before.whatsapp_digits === after.whatsapp_digits;
  return among.filter(
    (field) => (before[field] ?? null) !== (after[field] ?? null) && !(field === 'whatsapp' && isSameNumber),
  );
}

function told(fields: Field[], before: Fields, after: Fields): Changes['changes'] {
  return fields.map((field) => ({ field, before: before[field] ?? null, after: after[field] ?? null }));
}

/** What the row's account is given, or has changed. `isRenewed`: it is taken from the person who registered it. */
export function changesOf(step: Step, isRenewed: boolean): Changes {
  if (step.action === 'refuse') return NOTHING;
  const { student, row } = step;
  if (step.action === 'create') {
    const after = newRecord(student, null);
    const fields = changed(NO_ACCOMMODATIONS, after, TOLD_OF_NEW).filter(
      (field) => after[field] !== row.login,
    );
    return { changes: told(fields, NO_ACCOMMODATIONS, after), details: [] };
  }
  const { account } = step;
  const after = updatedRecord(account, student, isRenewed);
  const fields = changed(account, after, PERSON_COLUMNS);
  const isTold = (field: Field) => TOLD.includes(field);
  return {
    changes: told(fields.filter(isTold), account, after),
    details: fields.filter((field) => !isTold(field)),
  };
}
