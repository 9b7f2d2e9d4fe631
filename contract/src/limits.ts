/**
 * Every constant of the product's specification and every bound on input, named once. No schemas, so that a student's
 * browser can have a constant without them.
 */

/** The catalogues of screen text: the specification's mixture, English, and Indonesian. */
export const CATALOGUE_LANGUAGES = ['default', 'en', 'id'] as const;

/** The header that carries the version of a paper, to show as `have`. */
export const PAPER_VERSION_HEADER = 'x-paper-version';

/** On every answer of the server; one without it comes from something in between. */
export const REQUEST_ID_HEADER = 'x-request-id';
/** What the caller who already holds the paper is answered. */
export const SHUFFLED = 'shuffled';
/** The name of the format of a copy of the answers. */
export const ANSWER_COPY_FORMAT = 'lulus-answers-1';

export const MIN_PASSWORD_LENGTH = 6;
/** An admin's account is worth more to whoever guesses. */
export const MIN_ADMIN_PASSWORD_LENGTH = 12;
export const MAX_PASSWORD_LENGTH = 200;
/** Of a second factor, with what people type between its parts. */
export const MAX_CODE_LENGTH = 60;
export const MAX_NAME_LENGTH = 100;
export const MAX_EMAIL_LENGTH = 254;
export const MAX_TEXT_LENGTH = 500;
/** Digits of a phone number with its country code (ITU-T E.164 allows 15). */
export const WHATSAPP_DIGITS = { min: 8, max: 15 } as const;

export const DEFAULT_OPTIONS_PER_QUESTION = 3;
export const MIN_OPTIONS_PER_QUESTION = 2;
export const MAX_OPTIONS_PER_QUESTION = 10;
export const MAX_QUESTIONS_PER_EXAMINATION = 1000;
export const MAX_SECTIONS_PER_EXAMINATION = 50;
export const MAX_WEIGHT = 10_000;
export const MAX_PLAY_LIMIT = 20;
export const MAX_ATTEMPTS_ALLOWED = 100;
/** Characters of rich text, tags included. */
export const MAX_RICH_TEXT_LENGTH = 50_000;
export const MAX_OPTION_LENGTH = 5_000;
export const MAX_DURATION_MINUTES = 7 * 24 * 60;
export const DEFAULT_PLAY_LIMIT = 1;

/** The highest `seq` of an answer: far above any real number of changes, and an int4 in the database. */
export const MAX_SEQ = 1_000_000_000;
/**
 * After a take-over the numbers begin so far beyond those that are known: what the device before has chosen without a
 * connection, and still sends, is older than what is chosen from now on.
 */
export const SEQ_AHEAD = 10_000;
/** Seconds after the due time in which answers already on their way still count. */
export const DEADLINE_GRACE_SECONDS = 10;
/** Seconds the 'Times Up !' dialog counts down before it submits by itself. */
export const AUTO_SUBMIT_SECONDS = 5;
export const COUNTDOWN_TICK_MS = 1000;

export const QUESTION_IMAGE_WIDTH_PX = 300;
export const OPTION_IMAGE_WIDTH_PX = 150;
export const EXAM_VIEW_HEIGHT_PX = 750;

/** How long a toast stays, in milliseconds; one that says that something is loading stays until it is over. */
export const TOAST_MS = {
  error: 4000,
  success: 2000,
  blank: 4000,
  custom: 4000,
  loading: Number.POSITIVE_INFINITY,
} as const;
export const MAX_TOASTS = 20;

/** The largest JSON body in bytes: an answer list of the longest paper fits many times over. */
export const MAX_JSON_BODY_BYTES = 1024 * 1024;
/** And of whoever is no admin, where the endpoint does not name another: names, passwords and ids fit several times over. */
export const MAX_SMALL_BODY_BYTES = 8 * 1024;
/** The longest form that may be registered with, in any script. */
export const MAX_REGISTRATION_BODY_BYTES = 32 * 1024;
/** A thousand answers with their times, however they are written. */
export const MAX_ANSWERS_BODY_BYTES = 320 * 1024;

/** The largest upload of each kind, in bytes, and how many files one request may carry. */
export const MAX_UPLOAD_BYTES = {
  image: 5 * 1024 * 1024,
  audio: 25 * 1024 * 1024,
  video: 200 * 1024 * 1024,
  spreadsheet: 10 * 1024 * 1024,
} as const;
export const MAX_FILES_PER_REQUEST = 20;
export const MAX_IMPORT_ROWS = 20_000;
/** How many rows of a list one call changes. */
export const MAX_CHOSEN = 500;
/** What a search of the whole school answers of each kind. */
export const MAX_FOUND = 8;
/** The login cards of the largest import, 300 bytes each. */
export const MAX_CARDS_BODY_BYTES = MAX_IMPORT_ROWS * 300;
/** Images are stored no wider or higher than this. */
export const MAX_IMAGE_SIDE_PX = 1600;

/** Milliseconds after which an edit that succeeded leads on. */
export const REDIRECT_DELAY_MS = 2000;
export const TABLE_PAGE_SIZE = 10;
/** Lines of the audit log that come at once. */
export const AUDIT_PAGE_SIZE = 50;
export const MAX_AUDIT_EXPORT_LINES = 100_000;
export const TABLE_PAGE_BUTTONS = 3;
export const SEARCH_DEBOUNCE_MS = 250;
/** Milliseconds between two passes of a table over its rows while it is busy. */
export const TABLE_THROTTLE_MS = 100;
export const RECORD_PAGE_SIZE = 5;

export const LEADERBOARD_PAGE_SIZE = 10;
/** Pages with a button on each side of the current one. */
export const LEADERBOARD_PAGES_AROUND = 2;
/** How many of a month the list without `month` names at most. */
export const LEADERBOARD_TOP = 100;
/** Ranks beyond are not counted, so that a look at one's own costs the same among a hundred and a million. */
export const MAX_COUNTED_RANK = 10_000;
export const DEFAULT_PRIZE_TEXT = 'WIN $10';

/** How long set-password links work. */
export const INVITATION_DAYS = 3;
export const RESET_HOURS = 1;

/** Milliseconds after which what an upload field announced is taken back. */
export const UPLOAD_ANNOUNCEMENT_MS = 1500;

export const MAX_ERASE_AFTER_MONTHS = 120;
/** In percent of an examination's and its sections' minutes. */
export const MAX_EXTRA_TIME_PERCENT = 300;
/** In percent of what the browser is set to. */
export const TEXT_SIZES = [100, 125, 150, 175, 200] as const;
export const MAX_LATE_MINUTES = 24 * 60;
/** The largest file with a copy of answers. */
export const MAX_ANSWER_COPY_BYTES = 1024 * 1024;
/** An outage of the server below this is not given back. */
export const OUTAGE_SECONDS = 60;
/** Seconds between two looks of a running examination at its time. */
export const CLOCK_POLL_SECONDS = 8;
/** Seconds over which automatic submits are spread. */
export const AUTO_SUBMIT_SPREAD_SECONDS = 5;
