import { z } from 'zod';
import {
  MAX_CHOSEN,
  MAX_CODE_LENGTH,
  MAX_EMAIL_LENGTH,
  MAX_NAME_LENGTH,
  MAX_PASSWORD_LENGTH,
  MAX_TEXT_LENGTH,
  MIN_PASSWORD_LENGTH,
  WHATSAPP_DIGITS,
} from './limits.ts';

/** PostgreSQL cannot store U+0000, and a lone surrogate is not valid UTF-8. */
function isStorable(text: string): boolean {
  return !/[\0\p{Surrogate}]/u.test(text);
}

/** A visible character. A name without one would be an empty line in every list. */
const VISIBLE = /[^\p{C}\p{Z}\p{Default_Ignorable_Code_Point}\u2800\uFFFC]/u;

/** A string that the database can store, of at most `max` characters. */
export function text(max: number) {
  return z
    .string({ error: 'This field must be text.' })
    .max(max, `This field must not be longer than ${max} characters.`)
    .refine(isStorable, 'This field has a character that cannot be stored.');
}

/** Text that must not be empty after trimming. */
export function requiredText(max: number = MAX_NAME_LENGTH) {
  return z
    .string({
      error: (issue) => (issue.input === undefined ? 'This field is required.' : 'This field must be text.'),
    })
    .trim()
    .min(1, 'This field is required.')
    .max(max, `This field must not be longer than ${max} characters.`)
    .refine((written) => VISIBLE.test(written), 'This field is required.')
    .refine(isStorable, 'This field has a character that cannot be stored.');
}

/** Placeholders for a missing name. Many Indonesians have one name only. */
const NO_NAME = /^[-–—.]+$/;

/** The name, or null for a placeholder. */
export function nameOrNone(text: string): string | null {
  return NO_NAME.test(text) ? null : text;
}

export function optionalText(max: number = MAX_TEXT_LENGTH) {
  return text(max)
    .trim()
    .transform((value) => (value === '' ? null : value))
    .nullish()
    .transform((value) => value ?? null);
}

/** An optional detail. A dash or a value that is not text counts as missing: many registration forms send these. */
export const optionalDetail = optionalText()
  .transform((value) => value && nameOrNone(value))
  .catch(null);

/** Ids are in lower case like those of the database, so that callers find the ids that they sent in the reply. */
export const id = z.uuid({ error: 'This is not an id.' }).toLowerCase();

/** Parts of a person's name in replies. */
export const nameParts = {
  first_name: z.string(),
  middle_name: z.string().nullable(),
  last_name: z.string().nullable(),
};

/** A day that the database accepts: its calendar has no year 0. */
export const calendarDate = z.iso
  .date({ error: 'This is not a date.' })
  .refine((date) => !date.startsWith('0000'), 'This is not a date.');

/** Ids of the rows of a list that a call concerns. */
export const chosenIds = z
  .array(id, { error: 'This must be a list of ids.' })
  .min(1, 'Nothing is chosen.')
  .max(MAX_CHOSEN, `There must not be more than ${MAX_CHOSEN}.`);

/** An instant: ISO 8601 in UTC with milliseconds. */
export const instant = z.iso.datetime({ precision: 3 });

export const email = requiredText(MAX_EMAIL_LENGTH)
  .toLowerCase()
  .pipe(z.email({ error: 'This is not a valid email address.' }));

/**
 * Reduces a WhatsApp number to its digits with the country code. A leading 0 is Indonesia's trunk prefix: `0812…`,
 * `62812…`, `+62 812-…`, `0062 812…` and `+62 (0)812…` are one number.
 */
export function whatsappDigits(written: string): string {
  const digits = written.replace(/\D/g, '').replace(/^00/, '');
  return digits.replace(/^(62)?0/, '62');
}

export const whatsapp = requiredText(40).refine((written) => {
  const { length } = whatsappDigits(written);
  return /^[\d\s+().-]+$/.test(written) && length >= WHATSAPP_DIGITS.min && length <= WHATSAPP_DIGITS.max;
}, 'This is not a valid WhatsApp number.');

/** A new password of at least `min` characters. The server also rejects easily guessed ones. */
export function newPasswordOf(min: number) {
  return z
    .string({ error: 'This field is required.' })
    .min(min, `Kata sandi minimal ${min} karakter`)
    .max(MAX_PASSWORD_LENGTH, `This field must not be longer than ${MAX_PASSWORD_LENGTH} characters.`);
}

export const newPassword = newPasswordOf(MIN_PASSWORD_LENGTH);

/** A password that the server only compares, so any text of reasonable length is valid. */
export const typedPassword = z
  .string({ error: 'This field is required.' })
  .min(1, 'This field is required.')
  .max(MAX_PASSWORD_LENGTH, `This field must not be longer than ${MAX_PASSWORD_LENGTH} characters.`);

/** The content of a file in a reply. */
export const bytes = z.instanceof(Uint8Array);
/** Six digits of an authenticator app, or a recovery code, with any spacing. */
export const factorCode = requiredText(MAX_CODE_LENGTH);

export const messageReply = z.object({ message: z.string() });
