import { readFileSync } from 'node:fs';
import { MAX_IMPORT_ROWS } from '@lulus/contract';
import { answerApart } from '../../platform/jobs/answer-apart.ts';
import { findStudentSheet } from './find-heading.ts';
import { readRow } from './read-rows.ts';
import type { ReadAnswer, StudentRows } from './read-students.ts';
import { readWorkbook } from './read-workbook.ts';
import { SheetRefusal, unusable } from './sheet-refusal.ts';

async function read(path: string): Promise<StudentRows> {
  const { sheet, others } = findStudentSheet(await readWorkbook(readFileSync(path)));
  if (sheet.rows.length === 0) throw unusable('no_student_rows');
  if (sheet.rows.length > MAX_IMPORT_ROWS) {
    throw unusable('too_many_rows', { rows: sheet.rows.length, max: MAX_IMPORT_ROWS });
  }
  return {
    sheet: sheet.name,
    from_row: sheet.heading.row + 1,
    others,
    fields: [...sheet.heading.columns.keys()],
    other_columns: sheet.heading.others,
    rows: sheet.rows.map((row) => readRow(row, sheet)),
  };
}

async function answer(path: string): Promise<ReadAnswer> {
  try {
    return { students: await read(path) };
  } catch (error) {
    if (!(error instanceof SheetRefusal)) throw error;
    return { refusal: { status: error.status, problem: error.problem } };
  }
}

answerApart(answer);
