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
  /** Whether the account has a password. Without one the student needs a set-password link. */
  has_password: z.boolean(),
  ...accommodations.shape,
});
export type Student = z.infer<typeof student>;

/** What a student needs to log in. The server shows it once. */
export const loginCard = z.object({
  name: z.string(),
  class: z.string().nullable(),
  /** The email address or WhatsApp number to log in with. */
  login: z.string(),
  /** One of the two: a password to change at the first login, or a link to set one. */
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

/** A form for one student needs a login: an email address or a WhatsApp number. */
export const studentForm = z
  .object({
    first_name: requiredText(),
    middle_name: optionalText(100),
    last_name: optionalText(100),
    gender: gender.nullish().transform((value) => value ?? null),
    class: optionalText(50),
    email: z.union([z.literal('').transform(() => null), z.null(), email]).optional(),
    whatsapp: z.union([z.literal('').transform(() => null), z.null(), whatsapp]).optional(),
    /** An absent setting stays as it is. A new student has none. */
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

/** With `send` the server mails the links to students with an email address. It replies 409 mail_off without mail. */
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
    /** Null if the server mails the link instead. */
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
    /** The students who get links. Deleted ones get none. An old password is valid until the link is used. */
    ids: chosenIds.optional(),
  }),
  reply: z.object({
    message: z.string(),
    /** How many links the server mails. */
    mailed: z.number(),
    /** The links of the other students. */
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
    /** How many did not exist any more. */
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
    /** The students whose class changed, with the old class. */
    changed: z.array(z.object({ id, class: z.string().nullable() })),
    /** How many did not exist any more. */
    missing: z.number(),
  }),
});

const cellValue = z.union([z.string(), z.number(), z.boolean()]).nullable();

/** At most twenty names, and the number of further ones. */
const firstNames = z.object({ names: z.array(z.string()), more: z.number() });

/** A row of the sheet; the heading is row 1. */
export const importRow = z.object({
  row: z.number(),
  action: z.enum(['create', 'update', 'refuse']),
  name: z.string(),
  class: z.string().nullable(),
  login: z.string(),
  /** Why the row is rejected, or what another account loses to it. */
  message: z.string().nullable(),
  /**
   * Whether the student's own registration made the account, and no import has matched it before. Also true if this
   * holds for another account that loses the row's email address or number.
   */
  self_registered: z.boolean(),
  /**
   * For an updated account: the changes of its name, login and accommodations. For a new account: what it has besides
   * name, class and login.
   */
  changes: z.array(z.object({ field: z.string(), before: cellValue, after: cellValue })),
  /** Which other fields of an updated account change. */
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
    /** What new students without a password in the sheet get on their cards: a password, or a link to set one. */
    give: z.enum(['passwords', 'links'], { error: 'This must be passwords or links.' }).default('passwords'),
    /**
     * What happens to accounts that registered themselves. With `renew` they get another password or a link like new
     * students, so the old password stops working. Other such accounts lose an address or number that a row contains.
     * With `keep` the admin confirms that each account belongs to its student.
     */
    self_registered: z.enum(['renew', 'keep'], { error: 'This must be renew or keep.' }).default('renew'),
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
    /** The outcome of each row, or the planned outcome in a dry run. */
    rows: z.array(importRow),
    /** How many passwords in the file equal the login, which classmates can easily guess. */
    login_passwords: z.number(),
    /** The logins of created or renewed accounts, shown once; empty in a dry run. */
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

/** The server stores no readable passwords, so the client sends back the cards to make a file of them. */
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
