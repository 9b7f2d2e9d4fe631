import { type Accommodations, whatsappDigits } from '@lulus/contract';
import { v7 as newId } from 'uuid';
import type { Account, NewStudentRecord, StudentRecord } from './import.queries.ts';
import type { SheetStudent } from './read-rows.ts';

/** What a student has to begin with, where the sheet says nothing. */
export const NO_ACCOMMODATIONS: Accommodations = {
  extra_time_percent: 0,
  text_size: 100,
  no_animations: false,
  high_contrast: false,
};

const digitsOf = (whatsapp: string | null) => whatsapp && whatsappDigits(whatsapp);

export function newRecord(
  { password: _, whole_name: __, ...student }: SheetStudent,
  password_hash: string | null,
): NewStudentRecord {
  return {
    ...student,
    extra_time_percent: student.extra_time_percent ?? NO_ACCOMMODATIONS.extra_time_percent,
    text_size: student.text_size ?? NO_ACCOMMODATIONS.text_size,
    no_animations: student.no_animations ?? NO_ACCOMMODATIONS.no_animations,
    high_contrast: student.high_contrast ?? NO_ACCOMMODATIONS.high_contrast,
    id: newId(),
    whatsapp_digits: digitsOf(student.whatsapp),
    password_hash,
  };
}

/** The account with what the row says; what the row leaves out stays. From now on the school knows whose it is. */
export function mergedRecord(
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
 * The same of an account that registered itself and is given to whom the row names. Its own email address and number go
 * where the row has none: they may be somebody else's, who would have a link sent there.
 */
export function renewedRecord(account: Account, student: SheetStudent): StudentRecord {
  const { email, whatsapp } = student;
  return { ...mergedRecord(account, student), email, whatsapp, whatsapp_digits: digitsOf(whatsapp) };
}
