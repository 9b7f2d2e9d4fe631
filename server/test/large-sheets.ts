/** Spreadsheets that are expensive to read, most of them within the limits of an upload. */
import { strToU8, unzipSync, zipSync } from 'fflate';
import { type Column, fieldsOf } from '../src/platform/sheets/columns.ts';
import { STUDENT_COLUMNS } from '../src/students/import/student-columns.ts';
import { aSheet } from './sheets.ts';

const SHEET = 'xl/worksheets/sheet1.xml';
const HEADING = ['Nama', 'Email'];

const columns = fieldsOf(STUDENT_COLUMNS)
  .map((field): Column => STUDENT_COLUMNS[field])
  .filter((column) => column.examples);

/** Columns with other values in each row. */
const OWN = ['NIS', 'NISN', 'No. Peserta', 'Username'];

/** Returns a sheet of students with every column of the sample filled. */
export function aFullSheet(students: number): Buffer {
  const row = (n: number) =>
    columns.map(({ headings: [heading], examples }) => {
      if (heading === 'Email') return `siswa.nomor.${n}@sekolah.example.test`;
      if (heading === 'WhatsApp') return 6_281_234_000_001 + n;
      if (OWN.includes(heading)) return `${heading}-${n}`;
      return heading === 'Kata Sandi' ? '' : `${examples?.[0]}`;
    });
  const rows = Array.from({ length: students }, (_, n) => row(n));
  return aSheet([columns.map(({ headings }) => headings[0]), ...rows]);
}

const few = aSheet([HEADING, ['Siti', 'siti@example.test']]);
const withRows = (rows: string): Uint8Array =>
  zipSync({
    ...unzipSync(few),
    [SHEET]: strToU8(
      `<?xml version="1.0"?><worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetData>${rows}</sheetData></worksheet>`,
    ),
  });
const repeated = (times: number, row: (n: number) => string) =>
  Array.from({ length: times }, (_, n) => row(n)).join('');
const text = (value: string) => `<c t="inlineStr"><is><t>${value}</t></is></c>`;
const head = `<row r="1">${HEADING.map(text).join('')}</row>`;
const student = (row: number) => `<row r="${row}">${text('Siti')}${text('siti@example.test')}</row>`;

/** Returns sheets by name, with the expected status. */
export function awkwardSheets(): Record<string, { content: Uint8Array; status: number }> {
  const blank = repeated(1_000_000, (n) => `<row r="${n + 2}"/>`);
  return {
    'a million blank rows': { content: withRows(head + blank + student(1_000_002)), status: 200 },
    '600,000 cells': {
      content: withRows(repeated(600_000, (n) => `<row r="${n + 1}"><c><v>1</v></c></row>`)),
      status: 422,
    },
    '150,000 rows': {
      content: aSheet([HEADING, ...Array.from({ length: 150_000 }, () => ['x'])]),
      status: 422,
    },
    'a bomb of 64 MB': {
      content: zipSync({ ...unzipSync(few), [SHEET]: new Uint8Array(64 * 1024 * 1024) }),
      status: 422,
    },
    'xls of 20,000 rows': {
      content: aSheet(
        [HEADING, ...Array.from({ length: 20_000 }, (_, n) => [`Siswa ${n}`, `siswa${n}@example.test`])],
        'biff8',
      ),
      status: 200,
    },
    'what is no spreadsheet': { content: new Uint8Array(10 * 1024 * 1024), status: 415 },
  };
}
