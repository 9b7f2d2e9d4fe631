/** Every column of a sheet of staff, for the importer and the sample file. */
import { email, MAX_SCHOOL_NUMBER_LENGTH, requiredText, whatsapp } from '@lulus/contract';
import { fieldMessage, problem } from '@lulus/contract/messages';
import { z } from 'zod';
import { phoneCell, textCell } from '../../platform/sheets/cell-text.ts';
import type { Column } from '../../platform/sheets/columns.ts';
import type { SheetKind } from '../../platform/sheets/sheet-kind.ts';

const ROLES: Record<string, string[]> = {
  admin: ['admin', 'administrator', 'operator'],
  teacher: ['guru', 'pengajar', 'pendidik', 'teacher'],
  proctor: ['pengawas', 'proctor', 'invigilator'],
};

const roleCell = textCell.transform((text, ctx) => {
  const word = text.toLowerCase();
  const role = Object.keys(ROLES).find((name) => ROLES[name]?.includes(word));
  if (role !== undefined || text === '') return role ?? '';
  ctx.addIssue(fieldMessage('role_word'));
  return z.NEVER;
});

const CLASS = 50;

/** Returns the names in a cell with several classes, such as "7A, 7B". */
export const classNames = (text: string) => [
  ...new Set(
    text
      .split(/[,;]/)
      .map((name) => name.trim())
      .filter((name) => name !== ''),
  ),
];

const COLUMNS = {
  name: {
    headings: ['Nama', 'Nama Lengkap', 'Nama Guru', 'Name', 'Full Name'],
    cell: textCell,
    check: requiredText(),
    examples: ['Siti Aminah, S.Pd.', 'Budi Santoso'],
  },
  email: {
    headings: ['Email', 'Alamat Email', 'Email Address', 'Surel'],
    cell: textCell,
    check: email,
    examples: ['siti.aminah@example.com', ''],
  },
  whatsapp: {
    headings: [
      'WhatsApp',
      'No. WhatsApp',
      'Nomor WhatsApp',
      'No. WA',
      'WA',
      'No. HP',
      'Nomor HP',
      'HP',
      'Phone',
    ],
    cell: phoneCell,
    check: whatsapp,
    examples: ['0812-0000-0001', '0812-0000-0002'],
  },
  username: {
    headings: ['Username', 'Nama Pengguna', 'User'],
    cell: textCell,
    check: requiredText(MAX_SCHOOL_NUMBER_LENGTH).refine(
      (text) => !text.includes('@'),
      fieldMessage('no_at_sign'),
    ),
    examples: ['siti.aminah', ''],
  },
  role: {
    headings: ['Peran', 'Jabatan', 'Role'],
    cell: roleCell,
    check: z.string(),
    examples: ['Guru', 'Pengawas'],
  },
  classes: {
    headings: ['Kelas yang Diajar', 'Kelas Diajar', 'Mengajar Kelas', 'Mengajar', 'Kelas', 'Classes'],
    cell: textCell,
    check: z
      .string()
      .refine(
        (text) => classNames(text).every(({ length }) => length <= CLASS),
        fieldMessage('too_long', { max: CLASS }),
      ),
    examples: ['7A, 7B', ''],
  },
  homeroom: {
    headings: ['Wali Kelas', 'Kelas Perwalian', 'Homeroom', 'Homeroom Class'],
    cell: textCell,
    check: requiredText(CLASS),
    examples: ['7A', ''],
  },
} satisfies Record<string, Column>;

export type StaffField = keyof typeof COLUMNS;

export const STAFF_SHEET: SheetKind<StaffField> = {
  columns: COLUMNS,
  missing(has, sheet) {
    if (!has('name')) return problem('no_staff_name_column', { sheet });
    if (!has('email') && !has('whatsapp') && !has('username'))
      return problem('no_staff_login_column', { sheet });
    return undefined;
  },
  noHeading: problem('no_staff_heading'),
};
