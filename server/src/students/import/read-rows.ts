import {
  type Accommodations,
  type ImportRow,
  LOGIN_KINDS,
  requiredText,
  type TextSize,
} from '@lulus/contract';
import { problem } from '@lulus/contract/messages';
import type { CellRow } from '../../platform/sheets/cell.ts';
import { readCell } from '../../platform/sheets/columns.ts';
import { splitPlaceAndDate } from '../../platform/sheets/date-cell.ts';
import type { DataSheet } from '../../platform/sheets/find-heading.ts';
import { type RowTexts, readCells, shownText } from '../../platform/sheets/read-cells.ts';
import { fullName } from '../cards/login-card.ts';
import { STUDENT_COLUMNS, STUDENT_SHEET, type StudentField } from './student-columns.ts';

type Texts = Record<StudentField, string | null>;
type SheetAccommodations = { [A in keyof Accommodations]: Accommodations[A] | null };

/** A student as read from a row. Blank cells are null. */
export interface SheetStudent
  extends Omit<
      Texts,
      'full_name' | 'first_name' | 'gender' | 'place_and_date_of_birth' | keyof Accommodations
    >,
    SheetAccommodations {
  first_name: string;
  gender: 'male' | 'female' | null;
  /** True if the names were split from a full name. Then an empty name clears the old one. */
  whole_name: boolean;
}

/** Reasons for rejecting a row. */
export type Reasons = ImportRow['reasons'];

/** A row with its student, or with the reasons that reject it. */
export interface SheetRow {
  row: number;
  name: string;
  class: string | null;
  login: string;
  student: SheetStudent | null;
  reasons: Reasons;
  /** What the admin must know about an accepted row. */
  notes: Reasons;
}

const namePart = requiredText();

/** Splits `Siti Nur Aini Putri` into Siti, Nur Aini and Putri. */
export function splitName(name: string) {
  const [first_name = '', ...rest] = name.split(' ');
  const last_name = rest.pop() ?? null;
  return { first_name, middle_name: rest.join(' ') || null, last_name };
}

/** The texts are already validated. */
function toAccommodations(texts: Texts): SheetAccommodations {
  const number = (text: string | null) => (text === null ? null : Number(text));
  const flag = (text: string | null) => (text === null ? null : text === 'true');
  return {
    extra_time_percent: number(texts.extra_time_percent),
    text_size: number(texts.text_size) as TextSize | null,
    no_animations: flag(texts.no_animations),
    high_contrast: flag(texts.high_contrast),
  };
}

function toStudent(texts: Texts): SheetStudent {
  const { full_name, first_name, gender, place_and_date_of_birth: birth, ...rest } = texts;
  const { place, date } = splitPlaceAndDate(birth ?? '');
  const known = {
    ...rest,
    ...toAccommodations(texts),
    gender: gender as SheetStudent['gender'],
    place_of_birth: rest.place_of_birth ?? place,
    date_of_birth: rest.date_of_birth ?? date,
  };
  if (first_name === null && full_name !== null) {
    return { ...known, ...splitName(full_name), whole_name: true };
  }
  return { ...known, first_name: first_name ?? '', whole_name: false };
}

/** Returns what makes the student invalid as a whole. */
function reasonsOf(student: SheetStudent): Reasons {
  const { first_name, middle_name, last_name } = student;
  if (first_name === '') return [problem('name_missing')];
  for (const part of [first_name, middle_name, last_name]) {
    if (part !== null && !namePart.safeParse(part).success) return [problem('name_too_long')];
  }
  return LOGIN_KINDS.every((field) => student[field] === null) ? [problem('login_missing')] : [];
}

/** Reads the date of birth beside the place, where both have one heading over two columns. */
function readDateBeside(
  { cells }: CellRow,
  { heading }: DataSheet<StudentField>,
  read: RowTexts<StudentField>,
) {
  const birth = heading.columns.get('place_and_date_of_birth');
  if (!birth || heading.titled.has(birth.index + 1)) return;
  if (splitPlaceAndDate(read.texts.place_and_date_of_birth ?? '').date !== null) return;
  const result = readCell(STUDENT_COLUMNS.date_of_birth, cells[birth.index + 1] ?? null);
  if ('problem' in result) read.reasons.push({ column: birth.heading, ...result.problem });
  else read.texts.date_of_birth ??= result.text;
}

/** Reads and validates a row without regard to other rows and accounts. */
export function readRow(row: CellRow, sheet: DataSheet<StudentField>): SheetRow {
  const read = readCells(row, sheet, STUDENT_SHEET);
  readDateBeside(row, sheet, read);
  const student = toStudent(read.texts);
  const reasons = read.reasons.length > 0 ? read.reasons : reasonsOf(student);
  const shown = (field: StudentField) => shownText(field, row, sheet, read);
  return {
    row: row.row,
    name: fullName(student) || shown('full_name') || shown('first_name') || '',
    class: shown('class'),
    login: LOGIN_KINDS.map(shown).find((login) => login) ?? '',
    student: reasons.length === 0 ? student : null,
    reasons,
    notes: read.notes,
  };
}
