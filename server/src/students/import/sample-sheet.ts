import { writeWorkbook } from '../cards/write-workbook.ts';
import { STUDENT_COLUMNS, STUDENT_FIELDS } from './student-columns.ts';

const columns = STUDENT_FIELDS.map((field) => STUDENT_COLUMNS[field]);

/** Writes the sheet to fill in: the importer's headings with two students, and a second sheet that explains them. */
export function sampleSheet(): Promise<Uint8Array<ArrayBuffer>> {
  const sampled = columns.flatMap(({ headings, examples }) => (examples ? [{ headings, examples }] : []));
  const students = [
    sampled.map(({ headings }) => headings[0]),
    sampled.map(({ examples }) => examples[0]),
    sampled.map(({ examples }) => examples[1]),
  ];
  const explanation = [
    ['Kolom', 'Boleh juga ditulis'],
    ...columns.map(({ headings: [first, ...others] }) => [first, others.join(', ')]),
  ];
  return writeWorkbook({ Siswa: students, Petunjuk: explanation });
}
