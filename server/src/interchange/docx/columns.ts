/** The columns of tables with questions, by their headings in Indonesian or English. */
import type { Cell, TableBlock } from './blocks.ts';
import { cellAt, textOfCell } from './cells.ts';

export type Field = 'number' | 'question' | 'type' | 'options' | 'key' | 'points' | 'hint' | 'section';

const HEADINGS: [field: Field, pattern: RegExp][] = [
  ['number', /^(?:no|nomor|number|#|no soal|nomor soal|no urut)$/],
  ['type', /^(?:jenis|tipe|type|bentuk|kode jenis|kode|(?:jenis|tipe|bentuk|kode) soal|question type)$/],
  [
    'question',
    /^(?:soal|pertanyaan|butir soal|butir|isi soal|teks soal|naskah soal|rumusan soal|uraian soal|question|question text|stem)$/,
  ],
  [
    'options',
    /^(?:opsi|pilihan|pilihan jawaban|opsi jawaban|alternatif jawaban|pilihan ganda|options?|choices?|answer choices)$/,
  ],
  [
    'key',
    /^(?:kunci|kunci jawaban|jawaban|jawaban benar|jawaban yang benar|kj|key|answer|answer key|answers|correct answer|correct)$/,
  ],
  [
    'points',
    /^(?:bobot|skor|nilai|poin|points?|score|weight|marks?|bobot nilai|bobot soal|skor maksimal|skor maks)$/,
  ],
  [
    'hint',
    /^(?:pembahasan|penjelasan|pembahasan jawaban|explanation|discussion|rationale|feedback|solution)$/,
  ],
  ['section', /^(?:bagian|section|mapel|mata pelajaran|subtes)$/],
];
const OPTION = /^(?:(?:opsi|pilihan|pil|jawaban|option|choice|answer)\s*)?([a-j])$/;

const wordsOf = (cell: Cell | undefined): string =>
  textOfCell(cell)
    .toLowerCase()
    .replace(/[^\p{L}\d#]+/gu, ' ')
    .trim();

/** What a cell announces: a field, or an option by its number from 0. */
export function readHeading(cell: Cell | undefined): Field | number | null {
  const text = wordsOf(cell);
  const letter = OPTION.exec(text)?.[1];
  if (letter) return letter.charCodeAt(0) - 97;
  return HEADINGS.find(([, pattern]) => pattern.test(text))?.[0] ?? null;
}

export interface Columns {
  fields: Partial<Record<Field, number>>;
  /** Columns with one option each, by the number of the option from 0. */
  options: Map<number, number>;
  /** Headings of columns that have no meaning here. */
  others: [column: number, name: string][];
  /** Rows of the heading. */
  height: number;
}

function readHeadings(row: Cell[]): Omit<Columns, 'height'> {
  const fields: Columns['fields'] = {};
  const options = new Map<number, number>();
  const others: Columns['others'] = [];
  for (const cell of row) {
    const text = wordsOf(cell);
    const letter = OPTION.exec(text)?.[1];
    const field = HEADINGS.find(([name, pattern]) => pattern.test(text) && fields[name] === undefined)?.[0];
    if (letter) options.set(letter.charCodeAt(0) - 97, cell.column);
    else if (field) fields[field] = cell.column;
    else if (text !== '') others.push([cell.column, textOfCell(cell)]);
  }
  return { fields, options, others };
}

const MAX_HEADING_ROWS = 3;

/** Returns the columns of a table with questions, or null for any other table. */
export function readColumns({ rows }: TableBlock): Columns | null {
  for (const [at, row] of rows.slice(0, MAX_HEADING_ROWS).entries()) {
    const { fields, options, others } = readHeadings(row);
    if (fields.question === undefined) continue;
    if (
      fields.key === undefined &&
      fields.type === undefined &&
      options.size < 2 &&
      fields.options === undefined
    )
      continue;
    // Without merged cells, the letters of options may stand in a row of their own.
    const lower = rows[at + 1] ?? [];
    const hasLetters =
      options.size < 2 &&
      readHeadings(lower).options.size > 1 &&
      textOfCell(cellAt(lower, fields.question)) === '';
    const height =
      at + Math.max(hasLetters ? 2 : 1, ...row.map((cell) => Math.min(cell.rows, MAX_HEADING_ROWS)));
    const below = rows.slice(at + 1, height).map(readHeadings);
    for (const one of below) {
      for (const [letter, column] of one.options) options.set(letter, column);
      for (const [name, column] of Object.entries(one.fields)) fields[name as Field] ??= column;
    }
    return {
      fields,
      options,
      others: others.filter(([column]) => ![...options.values()].includes(column)),
      height,
    };
  }
  return null;
}
