/**
 * Every column of a student sheet, defined once. The importer and the sample file both use it, so the two cannot
 * drift. To add a column, add an entry.
 */
import {
  email,
  extraTimePercent,
  nameOrNone,
  newPassword,
  requiredText,
  textSize,
  whatsapp,
} from '@lulus/contract';
import { type Problem, parseFieldMessage } from '@lulus/contract/messages';
import { z } from 'zod';
import type { Cell } from './cell.ts';
import { genderCell, percentCell, phoneCell, textCell, yesNoCell } from './cell-text.ts';
import { dateCell } from './date-cell.ts';

interface StudentColumn {
  /** Accepted headings, regardless of case, spaces and punctuation. The first one is in the sample. */
  headings: readonly [string, ...string[]];
  /** Converts the cell to text, or to '' if it is blank. */
  cell: z.ZodType<string, Cell>;
  /** Validates the text unless it is ''. */
  check: z.ZodType<string, string>;
  /** Texts of the sample's two students. Without them, the column is not in the sample. */
  examples?: readonly [string, string];
}

const text = (
  max: number,
  headings: StudentColumn['headings'],
  examples?: StudentColumn['examples'],
): StudentColumn => ({
  headings,
  cell: textCell,
  check: requiredText(max),
  ...(examples && { examples }),
});

/** Column of a name that not everyone has. */
const furtherName = (
  headings: StudentColumn['headings'],
  examples: StudentColumn['examples'],
): StudentColumn => ({
  ...text(NAME, headings, examples),
  cell: textCell.transform((name) => nameOrNone(name) ?? ''),
});

/** Column of a number that the schema validates. */
const percent = (
  schema: z.ZodType<number>,
  headings: StudentColumn['headings'],
  examples: StudentColumn['examples'],
): StudentColumn => ({
  headings,
  cell: percentCell,
  check: z.string().superRefine((text, ctx) => {
    const { error } = schema.safeParse(Number(text));
    for (const { message } of error?.issues ?? []) ctx.addIssue(message);
  }),
  ...(examples && { examples }),
});

const yesNo = (headings: StudentColumn['headings'], examples: StudentColumn['examples']): StudentColumn => ({
  headings,
  cell: yesNoCell,
  check: z.string(),
  ...(examples && { examples }),
});

const NAME = 100;
const CLASS = 50;
const DETAIL = 500;

export const STUDENT_COLUMNS = {
  /** Alternative to the next three: split into first, middle and last name. */
  full_name: text(3 * NAME, ['Nama Lengkap', 'Nama', 'Nama Siswa', 'Full Name', 'Name', 'Student Name']),
  first_name: text(NAME, ['Nama Depan', 'First Name', 'Given Name'], ['Siti', 'Budi']),
  middle_name: furtherName(['Nama Tengah', 'Middle Name'], ['Nur', '']),
  last_name: furtherName(
    ['Nama Belakang', 'Nama Akhir', 'Last Name', 'Surname', 'Family Name'],
    ['Aisyah', 'Santoso'],
  ),
  gender: {
    headings: ['Jenis Kelamin', 'JK', 'L/P', 'Kelamin', 'Gender', 'Sex'],
    cell: genderCell,
    check: z.string(),
    examples: ['P', 'L'],
  },
  class: text(CLASS, ['Kelas', 'Rombel', 'Class', 'Grade'], ['10 IPA 1', '10 IPS 2']),
  email: {
    headings: ['Email', 'Alamat Email', 'Email Address', 'Surel'],
    cell: textCell,
    check: email,
    examples: ['siti.aisyah@example.com', 'budi.santoso@example.com'],
  },
  whatsapp: {
    headings: [
      'WhatsApp',
      'No. WhatsApp',
      'Nomor WhatsApp',
      'WhatsApp Number',
      'No. WA',
      'Nomor WA',
      'WA',
      'No. HP',
      'Nomor HP',
      'HP',
      'No. Handphone',
      'No. Telepon',
      'Telepon',
      'Phone',
      'Phone Number',
      'Mobile',
    ],
    cell: phoneCell,
    check: whatsapp,
    examples: ['0812-0000-0001', '0812-0000-0002'],
  },
  password: {
    headings: ['Kata Sandi', 'Sandi', 'Password'],
    cell: textCell,
    check: newPassword,
    examples: ['', 'hujan-di-sawah'],
  },
  place_of_birth: text(DETAIL, ['Tempat Lahir', 'Place of Birth', 'Birthplace'], ['Bandung', 'Surabaya']),
  date_of_birth: {
    headings: ['Tanggal Lahir', 'Tgl. Lahir', 'Date of Birth', 'Birth Date', 'Birthday'],
    cell: dateCell,
    check: z.iso.date(),
    examples: ['17/08/2010', '5/11/2010'],
  },
  guardian_name: text(
    DETAIL,
    ['Nama Wali', 'Nama Orang Tua', 'Guardian Name', 'Guardian', 'Parent Name'],
    ['Hasan', ''],
  ),
  guardian_number: {
    headings: [
      'No. HP Wali',
      'Nomor Wali',
      'No. Wali',
      'No. HP Orang Tua',
      'Guardian Number',
      'Guardian Phone',
      'Parent Phone',
    ],
    cell: phoneCell,
    check: requiredText(DETAIL),
    examples: ['0812-0000-0003', ''],
  },
  guardian_status: text(
    DETAIL,
    ['Status Wali', 'Hubungan Wali', 'Guardian Status', 'Relationship'],
    ['Ayah', ''],
  ),
  province: text(DETAIL, ['Provinsi', 'Propinsi', 'Province'], ['Jawa Barat', 'Jawa Timur']),
  city: text(DETAIL, ['Kota', 'Kabupaten', 'Kota/Kabupaten', 'Kabupaten/Kota', 'City'], ['Bandung', '']),
  district: text(DETAIL, ['Kecamatan', 'District'], ['Coblong', '']),
  village: text(DETAIL, ['Kelurahan', 'Desa', 'Desa/Kelurahan', 'Kelurahan/Desa', 'Village'], ['Dago', '']),
  address_detail: text(DETAIL, ['Alamat', 'Alamat Lengkap', 'Address', 'Address Detail'], ['Jl. Dago 1', '']),
  extra_time_percent: percent(
    extraTimePercent,
    ['Tambahan Waktu (%)', 'Waktu Tambahan', 'Extra Time'],
    ['', '25'],
  ),
  text_size: percent(textSize, ['Ukuran Teks (%)', 'Ukuran Huruf', 'Text Size'], ['', '150']),
  no_animations: yesNo(['Tanpa Animasi', 'No Animations'], ['', 'Ya']),
  high_contrast: yesNo(['Kontras Tinggi', 'High Contrast'], ['', 'Tidak']),
} satisfies Record<string, StudentColumn>;

export type StudentField = keyof typeof STUDENT_COLUMNS;
export const STUDENT_FIELDS = Object.keys(STUDENT_COLUMNS) as StudentField[];

/** Returns the text of a cell, null if it is blank, or the problem with it. */
export function readCell(field: StudentField, cell: Cell): { text: string | null } | { problem: Problem } {
  const column: StudentColumn = STUDENT_COLUMNS[field];
  const text = column.cell.safeParse(cell);
  if (text.data === '') return { text: null };
  const checked = text.success ? column.check.safeParse(text.data) : text;
  if (checked.success) return { text: checked.data };
  return { problem: parseFieldMessage(checked.error.issues[0]?.message ?? 'not_right') };
}

/** Headings are cut to this length, since removing brackets takes quadratic time. */
const LONGEST_HEADING = 300;

const simplified = (heading: string) =>
  heading
    .slice(0, LONGEST_HEADING)
    .replace(/\([^)]*\)/g, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');

const BY_HEADING = new Map(
  STUDENT_FIELDS.flatMap((field) =>
    STUDENT_COLUMNS[field].headings.map((heading): [string, StudentField] => [simplified(heading), field]),
  ),
);

/** Returns the field that a heading names, in any of its spellings. */
export function fieldOfHeading(heading: string): StudentField | undefined {
  return BY_HEADING.get(simplified(heading));
}
