/**
 * Every constant of the specification and every limit on input, each named once. The file has no schemas, so that a
 * student's browser can load a constant without them.
 */

/** The catalogues of screen text: the specification's mixture, English, and Indonesian. */
export const CATALOGUE_LANGUAGES = ['default', 'en', 'id'] as const;
export type CatalogueLanguage = (typeof CATALOGUE_LANGUAGES)[number];
/** The languages that a school may choose. `browser` is the one of each visitor's browser. */
export const SCHOOL_LANGUAGES = [...CATALOGUE_LANGUAGES, 'browser'] as const;
export type SchoolLanguage = (typeof SCHOOL_LANGUAGES)[number];

/** Returns the language of texts for readers without a browser, such as mails. */
export const catalogueOf = (language: SchoolLanguage): CatalogueLanguage =>
  language === 'browser' ? 'default' : language;

/** How a question is answered. Names follow QTI 3 where it has one. */
export const INTERACTIONS = [
  'choice',
  'choice_multiple',
  'choice_table',
  'short_answer',
  'number',
  'essay',
  'gaps',
  'match',
  'order',
] as const;

/** Header with the version of a paper, which the client sends as `have`. */
export const PAPER_VERSION_HEADER = 'x-paper-version';

/** Header of every reply of the server. A reply without it comes from a proxy in between. */
export const REQUEST_ID_HEADER = 'x-request-id';
/** The reply to a caller that already has the paper. */
export const SHUFFLED = 'shuffled';

export const MIN_PASSWORD_LENGTH = 6;
/** An attacker gains more from an admin's account, so its password is longer. */
export const MIN_STAFF_PASSWORD_LENGTH = 12;
export const MAX_PASSWORD_LENGTH = 200;
/** Characters of a code of a second factor, including the separators that people type. */
export const MAX_CODE_LENGTH = 60;
export const MAX_NAME_LENGTH = 100;
export const MAX_EMAIL_LENGTH = 254;
export const MAX_TEXT_LENGTH = 500;
/** Of a school number or username. */
export const MAX_SCHOOL_NUMBER_LENGTH = 50;
/** Digits of a phone number with its country code (ITU-T E.164 allows 15). */
export const WHATSAPP_DIGITS = { min: 8, max: 15 } as const;

export const DEFAULT_OPTIONS_PER_QUESTION = 3;
export const MIN_OPTIONS_PER_QUESTION = 2;
export const MAX_OPTIONS_PER_QUESTION = 26;
export const MAX_ROWS_PER_QUESTION = 30;
/** Accepted answers of a short-answer question. */
export const MAX_ACCEPTED_ANSWERS = 20;
/** Characters of a typed word or phrase, of a typed number, and of an essay. */
export const MAX_SHORT_TEXT_LENGTH = 500;
export const MAX_NUMBER_LENGTH = 50;
export const MAX_ESSAY_LENGTH = 20_000;
/** Characters of any response. It is above those limits, so that a longer text is refused for its question alone. */
export const MAX_RESPONSE_LENGTH = 50_000;
/** Characters of a marker's comment. */
export const MAX_COMMENT_LENGTH = 5_000;
/** Decimals of weights, and of the points of options and wrong answers. */
export const MAX_WEIGHT_DECIMALS = 4;
export const MAX_UNIT_LENGTH = 20;
export const MAX_GAPS_PER_QUESTION = 30;
export const MAX_RUBRIC_CRITERIA = 20;
/** Levels of one criterion. */
export const MAX_RUBRIC_LEVELS = 10;
/** Questions of one paper. */
export const MAX_QUESTIONS_PER_EXAMINATION = 1000;
/** Questions that an examination or a collection has; draws choose among them. */
export const MAX_QUESTIONS_PER_BANK = 5000;
export const MAX_SECTIONS_PER_EXAMINATION = 50;
/** Lines of a section that draw questions. */
export const MAX_DRAW_LINES = 20;
export const MAX_WEIGHT = 10_000;
export const MAX_PLAY_LIMIT = 20;
export const MAX_ATTEMPTS_ALLOWED = 100;
export const MAX_CO_TEACHERS = 50;
/** Tags of a question, and characters of one. */
export const MAX_TAGS = 20;
export const MAX_TAG_LENGTH = 40;
export const MAX_CLASS_NAME_LENGTH = 50;
/** Classes of a school that are not archived. */
export const MAX_CLASSES = 200;
/** Characters of rich text, tags included. */
export const MAX_RICH_TEXT_LENGTH = 50_000;
export const MAX_FORMULA_LENGTH = 2_000;
export const MAX_OPTION_LENGTH = 5_000;
export const MAX_DURATION_MINUTES = 7 * 24 * 60;
export const DEFAULT_PLAY_LIMIT = 1;
/** How often a play that was cut off can be resumed. After that, it counts as used up. */
export const MAX_RESUMES = 3;
/** The highest position of a play. Clients send it when a recording has reached its end. */
export const HEARD_MS = 24 * 60 * 60_000;

/** The highest `seq` of an answer: far above any real number of changes, and within int4. */
export const MAX_SEQ = 1_000_000_000;
/**
 * After a takeover, `seq` continues this far above the known numbers. So answers that the former device chose offline
 * have lower numbers than all new ones.
 */
export const SEQ_AHEAD = 10_000;
/** Seconds after the due time for which answers on their way still count. */
export const DEADLINE_GRACE_SECONDS = 10;
/** Seconds for which the 'Times Up !' dialog counts down before it submits. */
export const AUTO_SUBMIT_SECONDS = 5;
export const COUNTDOWN_TICK_MS = 1000;

export const QUESTION_IMAGE_WIDTH_PX = 300;
export const OPTION_IMAGE_WIDTH_PX = 150;
export const EXAM_VIEW_HEIGHT_PX = 750;

/** Milliseconds for which a toast is shown. A loading toast is shown until loading ends. */
export const TOAST_MS = {
  error: 4000,
  success: 2000,
  blank: 4000,
  custom: 4000,
  loading: Number.POSITIVE_INFINITY,
} as const;
export const MAX_TOASTS = 20;

/** Largest JSON body in bytes: many times the answer list of the longest paper. */
export const MAX_JSON_BODY_BYTES = 1024 * 1024;
/** Largest body of callers who are not admins, in bytes: several times the size of names, passwords and ids. */
export const MAX_SMALL_BODY_BYTES = 8 * 1024;
/** Largest registration form in any script, in bytes. */
export const MAX_REGISTRATION_BODY_BYTES = 32 * 1024;
/** Largest bodies with answers, in bytes: saved ones, and a submitted list. */
export const MAX_ANSWERS_BODY_BYTES = 2 * 1024 * 1024;
export const MAX_SUBMIT_BODY_BYTES = 4 * 1024 * 1024;

/** Largest upload of each kind, in bytes. */
export const MAX_UPLOAD_BYTES = {
  image: 5 * 1024 * 1024,
  audio: 25 * 1024 * 1024,
  video: 200 * 1024 * 1024,
  spreadsheet: 10 * 1024 * 1024,
  questions: 50 * 1024 * 1024,
} as const;
export const MAX_FILES_PER_REQUEST = 20;
export const MAX_IMPORT_ROWS = 20_000;
/** Rows of a list that one call may change. */
export const MAX_CHOSEN = 500;
/** Hits of each kind that a search of the whole school returns. */
export const MAX_FOUND = 8;
/** Login cards of the largest import, at 300 bytes each. */
export const MAX_CARDS_BODY_BYTES = MAX_IMPORT_ROWS * 300;
/** Largest width and height of stored images. */
export const MAX_IMAGE_SIDE_PX = 1600;

/** Milliseconds between a successful edit and the redirect. */
export const REDIRECT_DELAY_MS = 2000;
export const TABLE_PAGE_SIZE = 10;
/** Lines of the audit log on one page. */
export const AUDIT_PAGE_SIZE = 50;
export const MAX_AUDIT_EXPORT_LINES = 100_000;
export const TABLE_PAGE_BUTTONS = 3;
export const SEARCH_DEBOUNCE_MS = 250;
/** Milliseconds between two passes of a busy table over its rows. */
export const TABLE_THROTTLE_MS = 100;
export const RECORD_PAGE_SIZE = 5;
export const LIBRARY_PAGE_SIZE = 20;

export const LEADERBOARD_PAGE_SIZE = 10;
/** Pages with a button on each side of the current one. */
export const LEADERBOARD_PAGES_AROUND = 2;
/** Entries per month in the list without `month`. */
export const LEADERBOARD_TOP = 100;
/** Higher ranks are not counted, so that the query for the caller's rank costs the same in any school. */
export const MAX_COUNTED_RANK = 10_000;
export const DEFAULT_PRIZE_TEXT = 'WIN $10';

/** Lifetimes of set-password links. */
export const INVITATION_DAYS = 3;
export const RESET_HOURS = 1;

/** Milliseconds for which an upload field shows its announcement. */
export const UPLOAD_ANNOUNCEMENT_MS = 1500;

export const MAX_ERASE_AFTER_MONTHS = 120;
/** In percent of the minutes of an examination and of its sections. */
export const MAX_EXTRA_TIME_PERCENT = 300;
/** In percent of the browser's text size. */
export const TEXT_SIZES = [100, 125, 150, 175, 200] as const;
/** Largest file with a copy of answers, in bytes. */
export const MAX_ANSWER_COPY_BYTES = 1024 * 1024;
/** Outages of at most this many seconds do not extend attempts. */
export const OUTAGE_SECONDS = 60;
/** Seconds between two requests for the clock of a running examination. */
export const CLOCK_POLL_SECONDS = 8;
/** Automatic submits are spread over this many seconds. */
export const AUTO_SUBMIT_SPREAD_SECONDS = 5;
