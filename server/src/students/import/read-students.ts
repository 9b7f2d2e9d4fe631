import { readSheet, type SheetRows } from '../../platform/sheets/read-sheet.ts';
import type { SheetRow } from './read-rows.ts';
import type { StudentField } from './student-columns.ts';

export type StudentRows = SheetRows<StudentField, SheetRow>;

/** Reads the student sheet of the file. Throws 415 if the file is not a spreadsheet, and 422 if it is unusable. */
export function readStudents(path: string, timeLimitMs?: number): Promise<StudentRows> {
  return readSheet(new URL('./read-students.process.ts', import.meta.url), path, timeLimitMs);
}
