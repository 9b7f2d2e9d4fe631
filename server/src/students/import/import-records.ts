import { type Accommodations, classKey } from '@lulus/contract';
import { v7 as newId } from 'uuid';
import type { Account, NewStudentRecord, StudentRecord } from './import.queries.ts';
import type { SheetStudent } from './read-rows.ts';

/** Accommodations of a new student if the sheet has none. */
export const NO_ACCOMMODATIONS: Accommodations = {
  extra_time_percent: 0,
  text_size: 100,
  no_animations: false,
  high_contrast: false,
};

/** Returns the record of a row. Accommodations that it does not name come from `defaults`. */
function rowRecord({ password: _, whole_name: __, ...student }: SheetStudent, defaults: Accommodations) {
  return {
    ...student,
    extra_time_percent: student.extra_time_percent ?? defaults.extra_time_percent,
    text_size: student.text_size ?? defaults.text_size,
    no_animations: student.no_animations ?? defaults.no_animations,
    high_contrast: student.high_contrast ?? defaults.high_contrast,
    // Set by `withClasses`, for which classes are made.
    class_id: null,
  };
}

export const newRecord = (student: SheetStudent, password_hash: string | null): NewStudentRecord => ({
  ...rowRecord(student, NO_ACCOMMODATIONS),
  id: newId(),
  password_hash,
});

/** Whether the names are two spellings of one class. */
const isSameClass = (one: string | null, other: string | null) =>
  one !== null && other !== null && classKey(one) === classKey(other);

/**
 * Returns the account with the row's values. Blank cells, and other spellings of the class, change nothing. The account
 * is no longer self-registered.
 */
function mergedRecord(
  { role: _, logins: __, ...account }: Account,
  { password: ___, whole_name, ...student }: SheetStudent,
): StudentRecord {
  const given = Object.fromEntries(Object.entries(student).filter(([, value]) => value !== null));
  const merged: StudentRecord = { ...account, ...given };
  if (whole_name) {
    merged.middle_name = student.middle_name;
    merged.last_name = student.last_name;
  }
  if (isSameClass(account.class, merged.class)) merged.class = account.class;
  return { ...merged, self_registered: false };
}

/**
 * Returns a self-registered account that is given to the person of the row. Only the row's values stay: the others may
 * be false, or an address of the person who registered. Accommodations stay, since only admins set them.
 */
const renewedRecord = (account: Account, student: SheetStudent): StudentRecord => ({
  ...rowRecord(student, account),
  id: account.id,
  self_registered: false,
});

/** Returns the new state of a row's account. `isRenewed`: it is taken from the person who registered it. */
export function updatedRecord(account: Account, student: SheetStudent, isRenewed: boolean): StudentRecord {
  return (isRenewed ? renewedRecord : mergedRecord)(account, student);
}
