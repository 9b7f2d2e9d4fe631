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
import { fieldMessage } from './messages/problem.ts';

// For schemas without a message of their own. Zod's default messages are English for developers.
z.config({
  customError: ({ code, input }) =>
    code === 'invalid_type' && input === undefined ? fieldMessage('required') : fieldMessage('not_right'),
});

/** PostgreSQL cannot store U+0000, and a lone surrogate is not valid UTF-8. */
function isStorable(text: string): boolean {
  return !/[\0\p{Surrogate}]/u.test(text);
}

/** A visible character. A name without one would be an empty line in every list. */
const VISIBLE = /[^\p{C}\p{Z}\p{Default_Ignorable_Code_Point}\u2800\uFFFC]/u;

/** A string that the database can store, of at most `max` characters. */
export function text(max: number) {
  return z
    .string({ error: fieldMessage('not_text') })
    .max(max, fieldMessage('too_long', { max }))
    .refine(isStorable, fieldMessage('not_storable'));
}

/** Text that must not be empty after trimming. */
export function requiredText(max: number = MAX_NAME_LENGTH) {
  return z
    .string({
      error: (issue) => (issue.input === undefined ? fieldMessage('required') : fieldMessage('not_text')),
    })
    .trim()
    .min(1, fieldMessage('required'))
    .max(max, fieldMessage('too_long', { max }))
    .refine((written) => VISIBLE.test(written), fieldMessage('required'))
    .refine(isStorable, fieldMessage('not_storable'));
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
export const id = z.uuid({ error: fieldMessage('not_an_id') }).toLowerCase();

/** Parts of a person's name in replies. */
export const nameParts = {
  first_name: z.string(),
  middle_name: z.string().nullable(),
  last_name: z.string().nullable(),
};

/** A day that the database accepts: its calendar has no year 0. */
export const calendarDate = z.iso
  .date({ error: fieldMessage('not_a_date') })
  .refine((date) => !date.startsWith('0000'), fieldMessage('not_a_date'));

/** Ids of the rows of a list that a call concerns. */
export const chosenIds = z
  .array(id, { error: fieldMessage('not_ids') })
  .min(1, fieldMessage('nothing_chosen'))
  .max(MAX_CHOSEN, fieldMessage('too_many_chosen', { max: MAX_CHOSEN }));

/** An instant: ISO 8601 in UTC with milliseconds. */
export const instant = z.iso.datetime({ precision: 3 });

export const email = requiredText(MAX_EMAIL_LENGTH)
  .toLowerCase()
  .pipe(z.email({ error: fieldMessage('not_an_email') }));

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
}, fieldMessage('not_a_whatsapp_number'));

/** A new password of at least `min` characters. The server also rejects easily guessed ones. */
export function newPasswordOf(min: number) {
  return z
    .string({ error: fieldMessage('required') })
    .min(min, fieldMessage('password_too_short', { min }))
    .max(MAX_PASSWORD_LENGTH, fieldMessage('too_long', { max: MAX_PASSWORD_LENGTH }));
}

export const newPassword = newPasswordOf(MIN_PASSWORD_LENGTH);

/** A password that the server only compares, so any text of reasonable length is valid. */
export const typedPassword = z
  .string({ error: fieldMessage('required') })
  .min(1, fieldMessage('required'))
  .max(MAX_PASSWORD_LENGTH, fieldMessage('too_long', { max: MAX_PASSWORD_LENGTH }));

/** The content of a file in a reply. */
export const bytes = z.instanceof(Uint8Array);
/** Six digits of an authenticator app, or a recovery code, with any spacing. */
export const factorCode = requiredText(MAX_CODE_LENGTH);

export const messageReply = z.object({ message: z.string() });
