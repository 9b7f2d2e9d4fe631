/** Columns of a sheet that may be repeated. */
import { MAX_GAPS_PER_QUESTION, MAX_OPTIONS_PER_QUESTION, MAX_ROWS_PER_QUESTION } from '@lulus/contract';

export interface Column {
  name: Record<'en' | 'id', string>;
  /** Other headings, in both languages. */
  others: readonly string[];
  /** What it holds, for the guide of the template. */
  note: Record<'en' | 'id', string>;
  /** Characters. */
  width: number;
}

/** Columns that may be repeated, with a letter or number after the name. */
interface ColumnGroup extends Column {
  labelOf(number: number): string;
  max: number;
}

const letterOf = (number: number) => String.fromCharCode(64 + number);

export const groups = {
  option: {
    name: { en: 'Option', id: 'Pilihan' },
    others: [
      'Opsi',
      'Pil',
      'Jawaban',
      'Jawab',
      'Answer',
      'Choice',
      'Pilihan Jawaban',
      'Opsi Jawaban',
      'Alternatif',
      'Jwb',
      '',
    ],
    note: {
      en: 'The options; also the columns of a table and the right sides of a matching. More columns may follow, up to Z. An option may be a picture alone.',
      id: 'Pilihan jawaban; juga kolom tabel dan sisi kanan soal menjodohkan. Kolom boleh ditambah sampai Z. Pilihan boleh berupa gambar saja.',
    },
    width: 24,
    labelOf: letterOf,
    max: MAX_OPTIONS_PER_QUESTION,
  },
  row: {
    name: { en: 'Statement', id: 'Pernyataan' },
    others: ['Baris', 'Row', 'Kiri', 'Left', 'Premis', 'Sisi Kiri', 'Lajur Kiri', 'Statements'],
    note: {
      en: 'The statements of a table, or the left sides of a matching.',
      id: 'Pernyataan dalam tabel, atau sisi kiri soal menjodohkan.',
    },
    width: 24,
    labelOf: String,
    max: MAX_ROWS_PER_QUESTION,
  },
  gap: {
    name: { en: 'Gap', id: 'Rumpang' },
    others: ['Isian', 'Blank', 'Celah', 'Titik'],
    note: {
      en: 'The answers of a gap, written like a key: mitosis. For a number, write number: 2 ± 0.1. For a list to choose from, write list: *true; false, with * before the right options.',
      id: 'Jawaban untuk rumpang, ditulis seperti kunci: mitosis. Untuk angka, tulis angka: 2 ± 0,1. Untuk daftar pilihan, tulis pilihan: *benar; salah, dengan * di depan pilihan yang benar.',
    },
    width: 24,
    labelOf: String,
    max: MAX_GAPS_PER_QUESTION,
  },
} as const satisfies Record<string, ColumnGroup>;
