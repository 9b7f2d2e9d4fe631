import { z } from 'zod';
import { accommodations } from './accommodations.ts';
import { endpoint } from './endpoint.ts';
import {
  bytes,
  chosenIds,
  email,
  id,
  messageReply,
  nameParts,
  optionalText,
  requiredText,
  text,
  whatsapp,
} from './fields.ts';
import {
  MAX_CARDS_BODY_BYTES,
  MAX_CHOSEN,
  MAX_EMAIL_LENGTH,
  MAX_IMPORT_ROWS,
  MAX_PASSWORD_LENGTH,
  MAX_TEXT_LENGTH,
} from './limits.ts';

export const gender = z.enum(['male', 'female'], { error: 'This must be male or female.' });

export const student = z.object({
  id,
  ...nameParts,
  gender: gender.nullable(),
  class: z.string().nullable(),
  email: z.string().nullable(),
  whatsapp: z.string().nullable(),
  /** Whether a password stands; without one the student needs a set-password link. */
  has_password: z.boolean(),
  ...accommodations.shape,
});
export type Student = z.infer<typeof student>;

/** What a student needs to log in, shown once. */
export const loginCard = z.object({
  name: z.string(),
  class: z.string().nullable(),
  /** The email address or WhatsApp number to log in with. */
  login: z.string(),
  /** One of the two: a password to be changed at the first login, or a link at which the student sets one. */
  password: z.string().nullable(),
  link: z.string().nullable(),
});
export type LoginCard = z.infer<typeof loginCard>;

export const listStudents = endpoint({
  method: 'GET',
  path: '/api/student/list',
  access: 'admin',
  summary: 'All students',
  reply: z.array(student),
});

/** A student by hand needs a way to log in: an email address or a WhatsApp number. */
export const studentForm = z
  .object({
    first_name: requiredText(),
    middle_name: optionalText(100),
    last_name: optionalText(100),
    gender: gender.nullish().transform((value) => value ?? null),
    class: optionalText(50),
    email: z.union([z.literal('').transform(() => null), z.null(), email]).optional(),
    whatsapp: z.union([z.literal('').transform(() => null), z.null(), whatsapp]).optional(),
    /** What is not sent stays as it is; nobody has any to begin with. */
    ...accommodations.partial().shape,
  })
  .refine((form) => form.email || form.whatsapp, {
    path: ['email'],
    message: 'An email address or a WhatsApp number is needed to log in.',
  });

export const createStudent = endpoint({
  method: 'POST',
  path: '/api/student',
  access: 'admin',
  summary: 'Add one student with a random password, answered once',
  status: 201,
  body: studentForm,
  reply: z.object({ message: z.string(), student, card: loginCard }),
});

export const updateStudent = endpoint({
  method: 'POST',
  path: '/api/student/:id',
  access: 'admin',
  summary: 'Edit one student',
  params: z.object({ id }),
  body: studentForm,
  reply: z.object({ message: z.string(), student }),
});

export const resetStudentPassword = endpoint({
  method: 'POST',
  path: '/api/student/:id/reset-password',
  access: 'admin',
  summary: 'Give the student a new random password, answered once, and end their sessions',
  params: z.object({ id }),
  reply: z.object({ message: z.string(), card: loginCard }),
});

/** With `send` the server mails the link, in a moment, to those who have an email address; 409 mail_off without mail. */
const send = z.boolean({ error: 'This must be true or false.' }).default(false);

export const makePasswordLink = endpoint({
  method: 'POST',
  path: '/api/student/:id/password-link',
  access: 'admin',
  summary: 'A link at which the student sets a password, answered once or mailed; older links stop working',
  params: z.object({ id }),
  body: z.object({ send }),
  reply: z.object({
    message: z.string(),
    /** Null when the link is mailed instead. */
    card: loginCard.nullable(),
  }),
});

export const makePasswordLinks = endpoint({
  method: 'POST',
  path: '/api/student/password-links',
  access: 'admin',
  costly: true,
  summary:
    'Links for all students without a password, or for those with these ids, answered once; with send those with an email address get theirs by mail',
  body: z.object({
    send,
    /** Whose links; older passwords go on working until the link is used. Who is no longer there gets none. */
    ids: chosenIds.optional(),
  }),
  reply: z.object({
    message: z.string(),
    /** How many links are being mailed. */
    mailed: z.number(),
    /** The links of the others. */
    cards: z.array(loginCard),
  }),
});

export const deleteStudent = endpoint({
  method: 'DELETE',
  path: '/api/student/:id',
  access: 'admin',
  summary: 'Delete a student and all that is theirs, for good',
  params: z.object({ id }),
  reply: messageReply,
});

export const deleteStudents = endpoint({
  method: 'POST',
  path: '/api/student/delete',
  access: 'admin',
  costly: true,
  summary: 'Delete these students and all that is theirs, for good',
  body: z.object({ ids: chosenIds }),
  reply: z.object({
    message: z.string(),
    deleted: z.number(),
    /** How many were not there any more. */
    missing: z.number(),
  }),
});

const classOf = z.object({ id, class: optionalText(50) });

export const changeClasses = endpoint({
  method: 'POST',
  path: '/api/student/classes',
  access: 'admin',
  summary: 'Put students into these classes; the reply has the call that takes it back',
  body: z.object({
    students: z
      .array(classOf, { error: 'This must be a list of students.' })
      .min(1, 'Nothing is chosen.')
      .max(MAX_CHOSEN, `There must not be more than ${MAX_CHOSEN}.`),
  }),
  reply: z.object({
    message: z.string(),
    /** Those whose class is another now, with the class that they had. */
    changed: z.array(z.object({ id, class: z.string().nullable() })),
    /** How many were not there any more. */
    missing: z.number(),
  }),
});

const cellValue = z.union([z.string(), z.number(), z.boolean()]).nullable();

/** Twenty of them at most, and how many there are beside. */
const firstNames = z.object({ names: z.array(z.string()), more: z.number() });

/** A row of the sheet; the heading is row 1. */
export const importRow = z.object({
  row: z.number(),
  action: z.enum(['create', 'update', 'refuse']),
  name: z.string(),
  class: z.string().nullable(),
  login: z.string(),
  /** Why it is refused, or what another account loses to it. */
  message: z.string().nullable(),
  /**
   * Whether the account that is updated, or another that loses the row's address or number, was made by whoever registered with
   * it, and no import has met it before.
   */
  self_registered: z.boolean(),
  /**
   * Of who somebody is, how they log in and what they are given: what becomes other than it was of an account that is updated,
   * or what a new one has besides its name, class and login.
   */
  changes: z.array(z.object({ field: z.string(), before: cellValue, after: cellValue })),
  /** Which of an updated account's other data change. */
  details: z.array(z.string()),
  /** Whether the account gets the password that stands in the row. */
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
    /** What students who are created without a password column get on their cards: a password, or a link to set one. */
    give: z.enum(['passwords', 'links'], { error: 'This must be passwords or links.' }).default('passwords'),
    /**
     * What becomes of accounts that registered themselves: they are given another password or a link as new students are, and
     * who knows the old one is out, and others of them lose what a row has; or the admin says that each is whose it seems.
     */
    self_registered: z.enum(['renew', 'keep'], { error: 'This must be renew or keep.' }).default('renew'),
    /** Of the report that was looked at. */
    version: text(MAX_TEXT_LENGTH).optional(),
  }),
  reply: z.object({
    message: z.string(),
    /** Of the accounts that the rows meet. */
    version: z.string(),
    created: z.number(),
    updated: z.number(),
    rejected: z.array(z.object({ row: z.number(), message: z.string() })),
    /** The one that is read, from which row on, and those that are not. */
    sheet: z.string(),
    from_row: z.number(),
    other_sheets: firstNames,
    /** What is read of the sheet, by the fields' own names: a heading can say anything beside. */
    fields: z.array(z.string()),
    /** What stands over columns that are not read: unknown ones, and a second one of a field. */
    other_columns: firstNames,
    /** What each row leads to, or has led to. */
    rows: z.array(importRow),
    /** How many of the passwords in the file are the same as the login: easy to guess for a classmate. */
    login_passwords: z.number(),
    /** The logins of those who were created or renewed, this once; empty in a dry run. */
    cards: z.array(loginCard),
  }),
  says: ['rejected', 'rows'],
});

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

export const sampleStudents = endpoint({
  method: 'GET',
  path: '/api/student/sample.xlsx',
  access: 'admin',
  costly: true,
  summary: 'A spreadsheet with every column that the import reads, and two students filled in',
  file: { type: XLSX, name: 'lulus-students-sample.xlsx' },
  reply: bytes,
});

/** The server keeps no passwords, so the cards that it answered once come back to be made into a file. */
export const loginCardsSheet = endpoint({
  method: 'POST',
  path: '/api/student/cards.xlsx',
  access: 'admin',
  costly: true,
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
      .min(1, 'There are no cards.')
      .max(MAX_IMPORT_ROWS, `There must not be more than ${MAX_IMPORT_ROWS} cards.`),
  }),
  maxBodyBytes: MAX_CARDS_BODY_BYTES,
  file: { type: XLSX, name: 'lulus-login-cards.xlsx' },
  reply: bytes,
});
