/** What people log in with. */
import { z } from 'zod';
import { optionalText } from './fields.ts';
import { MAX_SCHOOL_NUMBER_LENGTH } from './limits.ts';
import { fieldMessage } from './messages/problem.ts';

/** Logins that only schools give, in the order in which lists and cards prefer them. */
export const SCHOOL_NUMBERS = ['nis', 'nisn', 'participant_number', 'username'] as const;
export type SchoolNumbers = Record<(typeof SCHOOL_NUMBERS)[number], string | null>;

export const LOGIN_KINDS = [...SCHOOL_NUMBERS, 'email', 'whatsapp'] as const;
export type LoginKind = (typeof LOGIN_KINDS)[number];
/** The fields of an account that are logins, unless another account has them. */
export type LoginFields = Record<LoginKind, string | null>;

/** The school numbers of a reply. Leading zeros count. */
export const schoolNumbers = {
  /** *Nomor induk siswa*: the school's number. */
  nis: z.string().nullable(),
  /** *Nomor induk siswa nasional*: the national number. */
  nisn: z.string().nullable(),
  participant_number: z.string().nullable(),
  username: z.string().nullable(),
};

/** At the login, a text with @ is an email address. */
const optionalNumber = optionalText(MAX_SCHOOL_NUMBER_LENGTH).refine(
  (written) => !written?.includes('@'),
  fieldMessage('no_at_sign'),
);

/** The school numbers of a form. Empty and absent ones are cleared. */
export const schoolNumberFields = {
  nis: optionalNumber,
  nisn: optionalNumber,
  participant_number: optionalNumber,
  username: optionalNumber,
};

/** Returns the number by which a list shows the student. */
export function numberOf(student: SchoolNumbers): string | null {
  return student.nis ?? student.nisn ?? student.participant_number ?? student.username;
}
