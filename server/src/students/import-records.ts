import { whatsappDigits } from '@lulus/contract';
import { v7 as newId } from 'uuid';
import type { Account, NewStudentRecord, StudentRecord } from './import.queries.ts';
import type { SheetStudent } from './read-rows.ts';

const digitsOf = (whatsapp: string | null) => whatsapp && whatsappDigits(whatsapp);

export function newRecord(
  { password: _, whole_name: __, ...student }: SheetStudent,
  password_hash: string | null,
): NewStudentRecord {
  return { ...student, id: newId(), whatsapp_digits: digitsOf(student.whatsapp), password_hash };
}

/** The account with what the row says; what the row leaves out stays. The password is not touched. */
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
  return { ...merged, whatsapp_digits: digitsOf(merged.whatsapp) };
}
