import { z } from 'zod';
import { accommodations } from './accommodations.ts';
import { endpoint } from './endpoint.ts';
import {
  calendarDate,
  chosenIds,
  email,
  id,
  messageReply,
  nameParts,
  optionalText,
  requiredText,
  whatsapp,
} from './fields.ts';
import { MAX_CHOSEN } from './limits.ts';
import { LOGIN_KINDS, schoolNumberFields, schoolNumbers } from './logins.ts';
import { fieldMessage } from './messages/problem.ts';

export const gender = z.enum(['male', 'female'], {
  error: fieldMessage('one_of', { values: 'male, female' }),
});

export const student = z.object({
  id,
  ...nameParts,
  gender: gender.nullable(),
  class: z.string().nullable(),
  email: z.string().nullable(),
  whatsapp: z.string().nullable(),
  ...schoolNumbers,
  /** What cards name to log in with: the first school number that is a login, or the email address or WhatsApp number. */
  login: z.string(),
  /** Whether the account has a password. Without one the student needs a set-password link. */
  has_password: z.boolean(),
  ...accommodations.shape,
});
export type Student = z.infer<typeof student>;

/** Login data of a student. The server shows it once. */
export const loginCard = z.object({
  name: z.string(),
  class: z.string().nullable(),
  /** What the student types to log in. */
  login: z.string(),
  /** One of the two: a password to change at the first login, or a link to set one. */
  password: z.string().nullable(),
  link: z.string().nullable(),
});
export type LoginCard = z.infer<typeof loginCard>;

export const listStudents = endpoint({
  method: 'GET',
  path: '/api/student/list',
  access: 'teacher',
  concerns: 'own',
  summary: 'All students',
  reply: z.array(student),
});

/** A form for one student needs one of the logins. */
export const studentForm = z
  .object({
    first_name: requiredText(),
    middle_name: optionalText(100),
    last_name: optionalText(100),
    gender: gender.nullish().transform((value) => value ?? null),
    class: optionalText(50),
    email: z.union([z.literal('').transform(() => null), z.null(), email]).optional(),
    whatsapp: z.union([z.literal('').transform(() => null), z.null(), whatsapp]).optional(),
    ...schoolNumberFields,
    /** Absent accommodations stay as they are. A new student has none. */
    ...accommodations.partial().shape,
  })
  .refine((form) => LOGIN_KINDS.some((kind) => form[kind]), {
    path: ['email'],
    message: fieldMessage('login_needed'),
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

export const resetStudentPasswords = endpoint({
  method: 'POST',
  path: '/api/student/passwords',
  access: 'admin',
  summary:
    'Give the students of a class, or those with these ids, new random passwords, answered once, and end their sessions; 409 passwords_in_use counts those who have logged in before',
  body: z
    .object({
      class: requiredText(50).optional(),
      ids: chosenIds.optional(),
      /** Confirms that students who have logged in before lose their passwords. */
      confirmed: z.boolean({ error: fieldMessage('true_or_false') }).default(false),
      /** Sets `card_passwords_until` of the settings. Absent leaves it. */
      keep: calendarDate.nullable().optional(),
    })
    .refine((body) => (body.class === undefined) !== (body.ids === undefined), {
      path: ['class'],
      message: fieldMessage('class_or_students'),
    }),
  reply: z.object({ message: z.string(), cards: z.array(loginCard) }),
});

/** With `send` the server mails the links to students with an email address. It replies 409 mail_off without mail. */
const send = z.boolean({ error: fieldMessage('true_or_false') }).default(false);

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
  summary:
    'Links for all students without a password, or for those with these ids, answered once; with send those with an email address get theirs by mail',
  body: z.object({
    send,
    /** The students who get links. Deleted ones get none. An old password is valid until the link is used. */
    ids: chosenIds.optional(),
  }),
  reply: z.object({
    message: z.string(),
    /** Number of mailed links. */
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
  summary: 'Delete these students and all that is theirs, for good',
  body: z.object({ ids: chosenIds }),
  reply: z.object({
    message: z.string(),
    deleted: z.number(),
    /** Number of given students who no longer exist. */
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
      .array(classOf, { error: fieldMessage('not_students') })
      .min(1, fieldMessage('nothing_chosen'))
      .max(MAX_CHOSEN, fieldMessage('too_many_chosen', { max: MAX_CHOSEN })),
  }),
  reply: z.object({
    message: z.string(),
    /** The students whose class changed, with the old class. */
    changed: z.array(z.object({ id, class: z.string().nullable() })),
    /** Number of given students who no longer exist. */
    missing: z.number(),
  }),
});
