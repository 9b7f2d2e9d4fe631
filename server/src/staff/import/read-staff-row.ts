import type { StaffImportRow, StaffRole } from '@lulus/contract';
import { problem } from '@lulus/contract/messages';
import type { CellRow } from '../../platform/sheets/cell.ts';
import type { DataSheet } from '../../platform/sheets/find-heading.ts';
import { readCells, shownText } from '../../platform/sheets/read-cells.ts';
import { classNames, STAFF_SHEET, type StaffField } from './staff-columns.ts';

/** A person as read from a row. Blank cells are null. */
export interface SheetPerson {
  name: string;
  email: string | null;
  whatsapp: string | null;
  username: string | null;
  /** Null if the cell is blank. A new account is then a teacher's. */
  role: StaffRole | null;
  /** Names of classes to teach. */
  classes: string[];
  /** Name of the class to be the homeroom teacher of. */
  homeroom: string | null;
}

/** A row with its person, or with the reasons that reject it. */
export interface StaffSheetRow extends Pick<StaffImportRow, 'row' | 'name' | 'login' | 'role' | 'reasons'> {
  person: SheetPerson | null;
}

/** Reads and validates a row without regard to other rows and accounts. */
export function readStaffRow(row: CellRow, sheet: DataSheet<StaffField>): StaffSheetRow {
  const read = readCells(row, sheet, STAFF_SHEET);
  const { name, email, whatsapp, username, role, homeroom } = read.texts;
  const classes = classNames(read.texts.classes ?? '');
  const reasons = [...read.reasons];
  if (reasons.length === 0 && name === null) reasons.push(problem('name_missing'));
  if (reasons.length === 0 && email === null && whatsapp === null && username === null)
    reasons.push(problem('staff_login_missing'));
  const shown = (field: StaffField) => shownText(field, row, sheet, read);
  const isRoleWrong = role === null && shown('role') !== null;
  return {
    row: row.row,
    name: shown('name') ?? '',
    login: shown('email') ?? shown('whatsapp') ?? shown('username') ?? '',
    role: isRoleWrong ? null : ((role ?? 'teacher') as StaffRole),
    person:
      reasons.length === 0 && name !== null
        ? { name, email, whatsapp, username, role: role as StaffRole | null, classes, homeroom }
        : null,
    reasons,
  };
}
