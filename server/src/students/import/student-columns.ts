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
import { problem } from '@lulus/contract/messages';
import { z } from 'zod';
import { genderCell, percentCell, phoneCell, textCell, yesNoCell } from '../../platform/sheets/cell-text.ts';
import type { Column } from '../../platform/sheets/columns.ts';
import { dateCell } from '../../platform/sheets/date-cell.ts';
import type { SheetKind } from '../../platform/sheets/sheet-kind.ts';

const text = (max: number, headings: Column['headings'], examples?: Column['examples']): Column => ({
  headings,
  cell: textCell,
  check: requiredText(max),
  ...(examples && { examples }),
});

/** Column of a name that not everyone has. */
const furtherName = (headings: Column['headings'], examples: Column['examples']): Column => ({
  ...text(NAME, headings, examples),
  cell: textCell.transform((name) => nameOrNone(name) ?? ''),
});

/** Column of a number that the schema validates. */
const percent = (
  schema: z.ZodType<number>,
  headings: Column['headings'],
  examples: Column['examples'],
): Column => ({
  headings,
  cell: percentCell,
  check: z.string().superRefine((text, ctx) => {
    const { error } = schema.safeParse(Number(text));
    for (const { message } of error?.issues ?? []) ctx.addIssue(message);
  }),
  ...(examples && { examples }),
});

const yesNo = (headings: Column['headings'], examples: Column['examples']): Column => ({
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
} satisfies Record<string, Column>;

export type StudentField = keyof typeof STUDENT_COLUMNS;

export const STUDENT_SHEET: SheetKind<StudentField> = {
  columns: STUDENT_COLUMNS,
  missing(has, sheet) {
    if (!has('full_name') && !has('first_name')) return problem('no_name_column', { sheet });
    if (!has('email') && !has('whatsapp')) return problem('no_login_column', { sheet });
    return undefined;
  },
  noHeading: problem('no_heading'),
};
