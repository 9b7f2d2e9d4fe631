import { type Accommodations, whatsappDigits } from '@lulus/contract';
import { v7 as newId } from 'uuid';
import type { Account, NewStudentRecord, StudentRecord } from './import.queries.ts';
import type { SheetStudent } from './read-rows.ts';

/** The accommodations of a new student, where the sheet says nothing. */
export const NO_ACCOMMODATIONS: Accommodations = {
  extra_time_percent: 0,
  text_size: 100,
  no_animations: false,
  high_contrast: false,
};

const digitsOf = (whatsapp: string | null) => whatsapp && whatsappDigits(whatsapp);

/** What the row says, with these accommodations where it names none. */
function rowRecord({ password: _, whole_name: __, ...student }: SheetStudent, otherwise: Accommodations) {
  return {
    ...student,
    extra_time_percent: student.extra_time_percent ?? otherwise.extra_time_percent,
    text_size: student.text_size ?? otherwise.text_size,
    no_animations: student.no_animations ?? otherwise.no_animations,
    high_contrast: student.high_contrast ?? otherwise.high_contrast,
    whatsapp_digits: digitsOf(student.whatsapp),
  };
}

export const newRecord = (student: SheetStudent, password_hash: string | null): NewStudentRecord => ({
  ...rowRecord(student, NO_ACCOMMODATIONS),
  id: newId(),
  password_hash,
});

/** The account with the row's values; blank cells leave the old ones. From now on the school knows who owns it. */
function mergedRecord(
  { role: _, ...account }: Account,
  { password: __, whole_name, ...student }: SheetStudent,
): StudentRecord {
  const given = Object.fromEntries(Object.entries(student).filter(([, value]) => value !== null));
  const merged: StudentRecord = { ...account, ...given };
  if (whole_name) {
    merged.middle_name = student.middle_name;
    merged.last_name = student.last_name;
  }
  return { ...merged, self_registered: false, whatsapp_digits: digitsOf(merged.whatsapp) };
}

/**
 * A self-registered account that is given to the person of the row. It keeps only the row's values. Its own may be
 * false, or an address of the person who registered it, to which a link would be sent. Only admins set
 * accommodations, so those stay.
 */
const renewedRecord = (account: Account, student: SheetStudent): StudentRecord => ({
  ...rowRecord(student, account),
  id: account.id,
  self_registered: false,
});

/** The new state of an account that a row is about. `isRenewed`: it is taken from the person who registered it. */
export function updatedRecord(account: Account, student: SheetStudent, isRenewed: boolean): StudentRecord {
  return (isRenewed ? renewedRecord : mergedRecord)(account, student);
}
