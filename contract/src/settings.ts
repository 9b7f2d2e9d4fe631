import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { calendarDate, text } from './fields.ts';
import { MAX_ERASE_AFTER_MONTHS, MAX_NAME_LENGTH, SCHOOL_LANGUAGES } from './limits.ts';
import { fieldMessage } from './messages/problem.ts';
import { isOfThisComputer } from './site-address.ts';

export const schoolLanguage = z.enum(SCHOOL_LANGUAGES, {
  error: fieldMessage('one_of', { values: SCHOOL_LANGUAGES.join(', ') }),
});

/** Settings that affect every user's screens. */
export const settings = z.object({
  /** '' until an admin sets one. */
  school_name: z.string(),
  /** A path with its signature, or null. */
  school_logo: z.string().nullable(),
  /** The text of the leaderboard's banner. It stays stored while the banner is off. */
  prize_text: z.string(),
  prize_on: z.boolean(),
  leaderboard_on: z.boolean(),
  registration_open: z.boolean(),
  /** An IANA name such as Asia/Jakarta. */
  time_zone: z.string(),
  /** The language of users who have not chosen one. */
  default_language: schoolLanguage,
  /** Whether attempts get extra time for server outages of more than a minute. */
  give_back_outages: z.boolean(),
  /** Whether teachers see the students of all classes, not only of their own. */
  teachers_see_all_classes: z.boolean(),
  /** Whether teachers may open an examination to all students. */
  teachers_open_to_all: z.boolean(),
  /** Whether examinations of teachers count for the leaderboard. */
  teachers_in_leaderboard: z.boolean(),
  /** The server erases attempts after this many months; null for never. */
  erase_after_months: z.number().nullable(),
  /** Last day, in the school's time zone, on which students need not change the passwords of their cards; or null. */
  card_passwords_until: z.string().nullable(),
  /** The address on login cards where `public_url` is null, without a trailing slash; or null. */
  card_address: z.string().nullable(),
  /** The configured address of the server, or null. */
  public_url: z.string().nullable(),
  /** Whether the server can send mail. Without mail it cannot send links. */
  mail_on: z.boolean(),
});
export type Settings = z.infer<typeof settings>;

export const getSettings = endpoint({
  method: 'GET',
  path: '/api/settings',
  access: 'public',
  summary: 'The school’s settings',
  reply: settings,
});

function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
    return /^[A-Za-z]/.test(name);
  } catch {
    return false;
  }
}

/** A name that Intl knows. Offsets such as +07:00 are rejected: PostgreSQL reads their sign the other way round. */
export const timeZone = text(64).refine(isTimeZone, fieldMessage('not_a_time_zone'));

const flag = z
  .enum(['true', 'false'], { error: fieldMessage('true_or_false') })
  .transform((value) => value === 'true');

/** Number of months as text; '' for never. */
const months = z
  .string()
  .regex(/^\d{0,4}$/, fieldMessage('whole_months'))
  .transform((typed) => (typed === '' ? null : Number(typed)))
  .refine(
    (number) => number === null || (number >= 1 && number <= MAX_ERASE_AFTER_MONTHS),
    fieldMessage('months_range', { max: MAX_ERASE_AFTER_MONTHS }),
  );

/** An address that students' devices can open, without a trailing slash; '' for none. */
const cardAddress = text(MAX_NAME_LENGTH)
  .trim()
  .refine((address) => address === '' || z.url({ protocol: /^https?$/ }).safeParse(address).success, {
    error: fieldMessage('not_a_site_address'),
    abort: true,
  })
  .refine((address) => address === '' || !isOfThisComputer(address), fieldMessage('address_of_this_computer'))
  .transform((address) => address.replace(/[?#].*$/, '').replace(/\/+$/, '') || null);

export const updateSettings = endpoint({
  method: 'POST',
  path: '/api/settings',
  access: 'admin',
  summary: 'Change settings: what is not sent stays; a logo comes as the file school_logo',
  multipart: true,
  body: z.object({
    school_name: text(MAX_NAME_LENGTH).trim().optional(),
    /** Removes the logo. */
    remove_school_logo: flag.optional(),
    prize_text: text(60).trim().optional(),
    prize_on: flag.optional(),
    leaderboard_on: flag.optional(),
    registration_open: flag.optional(),
    time_zone: timeZone.optional(),
    default_language: schoolLanguage.optional(),
    give_back_outages: flag.optional(),
    teachers_see_all_classes: flag.optional(),
    teachers_open_to_all: flag.optional(),
    teachers_in_leaderboard: flag.optional(),
    erase_after_months: months.optional(),
    /** '' for passwords that must be changed at the first login. */
    card_passwords_until: z.union([z.literal('').transform(() => null), calendarDate]).optional(),
    card_address: cardAddress.optional(),
    /** Hides the list of first steps on the admins’ dashboard, or shows it again. */
    first_steps_hidden: flag.optional(),
  }),
  reply: z.object({ message: z.string(), settings }),
});

/** First steps of a new school before its first examination, computed from its data. */
export const getFirstSteps = endpoint({
  method: 'GET',
  path: '/api/first-steps',
  access: 'admin',
  summary: 'Which of the first steps the school has done',
  reply: z.object({
    /** An admin has hidden the list. */
    hidden: z.boolean(),
    done: z.object({
      /** The school has a name. */
      school: z.boolean(),
      /** An admin has answered in which language the school's screens are. */
      language: z.boolean(),
      /** An admin has answered who makes the students' accounts. */
      registration: z.boolean(),
      /** There is a student whose account the school made or imported. */
      students: z.boolean(),
      /** An admin has answered whether the leaderboard announces a prize, and which. */
      prize: z.boolean(),
      /** There is a question. */
      examination: z.boolean(),
      /** An admin has opened a preview. */
      preview: z.boolean(),
      /** An examination has been published. */
      publish: z.boolean(),
    }),
  }),
});
export type FirstSteps = z.infer<typeof getFirstSteps.reply>;
