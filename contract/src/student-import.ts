import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { codedMessage } from './error-body.ts';
import { bytes, text } from './fields.ts';
import {
  MAX_CARDS_BODY_BYTES,
  MAX_EMAIL_LENGTH,
  MAX_IMPORT_ROWS,
  MAX_PASSWORD_LENGTH,
  MAX_TEXT_LENGTH,
} from './limits.ts';
import { fieldMessage } from './messages/problem.ts';
import { loginCard } from './students.ts';

const cellValue = z.union([z.string(), z.number(), z.boolean()]).nullable();

/** At most twenty names, and the number of further ones. */
const firstNames = z.object({ names: z.array(z.string()), more: z.number() });

/** A message about a row. `column` is the heading of the cell that it is about. */
const cellMessage = codedMessage.extend({ column: z.string().optional() });

/** A row of the sheet; the heading is row 1. */
export const importRow = z.object({
  row: z.number(),
  action: z.enum(['create', 'update', 'refuse']),
  name: z.string(),
  class: z.string().nullable(),
  login: z.string(),
  /** Why the row is rejected. */
  message: z.string().nullable(),
  /** The sentences of `message`. */
  reasons: z.array(cellMessage),
  /** What the admin must know about an accepted row: padded numbers, and numbers that are no logins. */
  notes: z.array(cellMessage),
  /** True if the account registered itself, and no import has matched it before. */
  self_registered: z.boolean(),
  /**
   * For an updated account: changes of its name, login and accommodations. For a new account: its values besides name,
   * class and login.
   */
  changes: z.array(z.object({ field: z.string(), before: cellValue, after: cellValue })),
  /** Other fields that change in an updated account. */
  details: z.array(z.string()),
  /** Whether the account gets the password of its row. */
  sheet_password: z.boolean(),
});
export type ImportRow = z.infer<typeof importRow>;

export const importStudents = endpoint({
  method: 'POST',
  path: '/api/student/import',
  access: 'admin',
  summary:
    'Import students from an xls or xlsx file sent as file; with dry_run nothing is written; 409 import_stale when the rows meet other accounts than the report said',
  multipart: true,
  body: z.object({
    dry_run: z.enum(['true', 'false']).default('false'),
    /** Content of the cards of new students without a password in the sheet: a password, or a link to set one. */
    give: z
      .enum(['passwords', 'links'], { error: fieldMessage('one_of', { values: 'passwords, links' }) })
      .default('passwords'),
    /**
     * Treatment of accounts that registered themselves. With `renew`, they get another password or a link like new
     * students, so the old password stops working. With `keep`, the admin confirms that each account belongs to its student.
     */
    self_registered: z
      .enum(['renew', 'keep'], { error: fieldMessage('one_of', { values: 'renew, keep' }) })
      .default('renew'),
    /** The version of the report that the admin saw. */
    version: text(MAX_TEXT_LENGTH).optional(),
  }),
  reply: z.object({
    message: z.string(),
    /** The version of the accounts that match the rows. */
    version: z.string(),
    created: z.number(),
    updated: z.number(),
    rejected: z.array(z.object({ row: z.number(), message: z.string() })),
    /** The sheet that is read, its first row, and the sheets that are skipped. */
    sheet: z.string(),
    from_row: z.number(),
    other_sheets: firstNames,
    /** The columns that are read, by field name. The headings may be worded differently. */
    fields: z.array(z.string()),
    /** Headings of skipped columns: unknown ones, and duplicates of a field. */
    other_columns: firstNames,
    /** Classes of the rows that the school does not have yet. */
    new_classes: firstNames,
    /** The outcome of each row, or the planned outcome in a dry run. */
    rows: z.array(importRow),
    /** Number of passwords in the file that equal the login, which classmates can easily guess. */
    login_passwords: z.number(),
    /** The logins of created or renewed accounts, shown once; empty in a dry run. */
    cards: z.array(loginCard),
  }),
});

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

export const sampleStudents = endpoint({
  method: 'GET',
  path: '/api/student/sample.xlsx',
  access: 'admin',
  summary: 'A spreadsheet with every column that the import reads, and two students filled in',
  file: { type: XLSX, name: 'lulus-students-sample.xlsx' },
  reply: bytes,
});

/** The server stores no readable passwords, so the client sends back the cards to make a file of them. */
export const loginCardsSheet = endpoint({
  method: 'POST',
  path: '/api/student/cards.xlsx',
  access: 'admin',
  summary: 'Login cards as a spreadsheet',
  body: z.object({
    cards: z
      .array(
        z.object({
          name: text(MAX_TEXT_LENGTH),
          class: text(MAX_TEXT_LENGTH).nullable(),
          login: text(MAX_EMAIL_LENGTH),
          password: text(MAX_PASSWORD_LENGTH).nullable(),
          link: text(MAX_TEXT_LENGTH).nullable().default(null),
        }),
      )
      .min(1, fieldMessage('no_cards'))
      .max(MAX_IMPORT_ROWS, fieldMessage('too_many_cards', { max: MAX_IMPORT_ROWS })),
  }),
  maxBodyBytes: MAX_CARDS_BODY_BYTES,
  file: { type: XLSX, name: 'lulus-login-cards.xlsx' },
  reply: bytes,
});
