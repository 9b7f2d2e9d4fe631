/**
 * Every column of a student sheet, defined once. The importer and the sample file both use it, so the two cannot
 * drift. To add a column, add an entry.
 */
import {
  email,
  extraTimePercent,
  LOGIN_KINDS,
  MAX_SCHOOL_NUMBER_LENGTH,
  nameOrNone,
  newPassword,
  requiredText,
  textSize,
  whatsapp,
} from '@lulus/contract';
import { fieldMessage, problem } from '@lulus/contract/messages';
import { z } from 'zod';
import {
  genderCell,
  numberCell,
  paddedCell,
  percentCell,
  phoneCell,
  textCell,
  yesNoCell,
} from '../../platform/sheets/cell-text.ts';
import type { Column } from '../../platform/sheets/columns.ts';
import { dateCell, placeAndDateCell } from '../../platform/sheets/date-cell.ts';
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

/** A text with @ would be an email address. */
const schoolNumber = requiredText(MAX_SCHOOL_NUMBER_LENGTH).refine(
  (written) => !written.includes('@'),
  fieldMessage('no_at_sign'),
);

/** Column of a number that the school or the ministry gave. */
const numberColumn = (headings: Column['headings'], examples: Column['examples']): Column => ({
  headings,
  cell: numberCell,
  check: schoolNumber,
  examples,
});

const NAME = 100;
const CLASS = 50;
const DETAIL = 500;
const NISN_DIGITS = 10;

export const STUDENT_COLUMNS = {
  /** Alternative to the next three: split into first, middle and last name. */
  full_name: text(3 * NAME, [
    'Nama Lengkap',
    'Nama',
    'Nama Siswa',
    'Nama Lengkap Siswa',
    'Nama Peserta',
    'Nama Peserta Didik',
    'Full Name',
    'Name',
    'Student Name',
  ]),
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
  class: text(CLASS, ['Kelas', 'Rombel', 'Rombel Saat Ini', 'Class', 'Grade'], ['10 IPA 1', '10 IPS 2']),
  nis: numberColumn(
    [
      'NIS',
      'No. Induk',
      'Nomor Induk',
      'No. Induk Siswa',
      'Nomor Induk Siswa',
      'Nomor NIS',
      'NIPD',
      'NISM',
      'Student Number',
      'School Number',
    ],
    ['10123', '10124'],
  ),
  nisn: {
    ...numberColumn(
      [
        'NISN',
        'No. NISN',
        'Nomor NISN',
        'Nomor Induk Siswa Nasional',
        'No. Induk Siswa Nasional',
        'National Number',
      ],
      ['0101234567', '0101234568'],
    ),
    cell: paddedCell(NISN_DIGITS),
    note: (cell, text) =>
      typeof cell === 'number' && String(cell) !== text
        ? problem('zeros_added', { shown: String(cell), text, digits: NISN_DIGITS })
        : undefined,
  },
  participant_number: numberColumn(
    [
      'No. Peserta',
      'Nomor Peserta',
      'No. Peserta Ujian',
      'Nomor Peserta Ujian',
      'No. Ujian',
      'Nomor Ujian',
      'Participant Number',
    ],
    ['01-024-001-8', '01-024-002-7'],
  ),
  username: {
    headings: ['Username', 'User Name', 'Nama Pengguna', 'User', 'User ID', 'Login'],
    cell: numberCell,
    check: schoolNumber,
    examples: ['siti.aisyah', 'budi.santoso'],
  },
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
  /** Alternative to the two above. */
  place_and_date_of_birth: {
    headings: [
      'Tempat, Tanggal Lahir',
      'Tempat dan Tanggal Lahir',
      'Tempat Tgl. Lahir',
      'Tempat & Tgl. Lahir',
      'TTL',
      'Place and Date of Birth',
    ],
    cell: placeAndDateCell,
    check: requiredText(DETAIL),
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
    if (!LOGIN_KINDS.some(has)) return problem('no_login_column', { sheet });
    return undefined;
  },
  noHeading: problem('no_heading'),
};
