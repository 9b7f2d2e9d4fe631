/** What the browser keeps, by the product's own key names. Exam-taking keeps its own keys in `attempts`. */
import { CATALOGUE_LANGUAGES, type Display, type Settings } from '@lulus/contract';
import { flag, number, objectOf, oneOf, orNull, text, textLike, uuid } from './shape.ts';
import { keysFrom, removeInPage, storedJson, storedText } from './storage.ts';
import { display, examination, person, resultAnswer, textSize } from './stored-shapes.ts';

/** The part of the settings that screens show from their first moment on. */
export type School = Pick<Settings, 'school_name' | 'school_logo' | 'default_language'>;
const school = objectOf<School>({
  school_name: text,
  school_logo: orNull(text),
  default_language: oneOf(...CATALOGUE_LANGUAGES),
});

/** As the student chose it; null where the system's setting counts. */
export interface DeviceDisplay {
  text_size: Display['text_size'];
  high_contrast: boolean | null;
  no_animations: boolean | null;
}
const deviceDisplay = objectOf<DeviceDisplay>({
  text_size: textSize,
  high_contrast: orNull(flag),
  no_animations: orNull(flag),
});

export const stored = {
  /** Only what a request can carry: a planted value with other characters would make every call fail, even a logout. */
  token: storedText('token', textLike(/^[\w.-]{1,8000}$/)),
  user: storedJson('user', person),
  /** The session that the person is logging out of. */
  leaving: storedText('leaving', uuid),
  /** When a person last logged out, until all their data is dropped: a document may close before that is done. */
  left: storedJson('left', number),
  /** Whether the account still has the password it was given. Never anything made from a password. */
  pwd: storedText('pwd', oneOf('default', 'oke')),
  /** Seconds that the server's clock is ahead of this device's; kept only when they differ much. */
  clockOffset: storedJson('clockOffset', number),

  examId: storedText('examId', uuid),
  examDetail: storedJson('examDetail', examination),
  resultAnswer: storedJson('resultAnswer', resultAnswer),
  resultScore: storedJson('resultScore', number),
  /** The question of the bank that an admin edits. */
  bankId: storedText('bankId', uuid),

  /** Only where someone chose; a device without speaks the school's. */
  language: storedText('language', oneOf(...CATALOGUE_LANGUAGES)),
  school: storedJson('school', school),
  display: storedJson('display', deviceDisplay),
  /** Of a student with display settings from the school: the given settings, and those of this device. */
  ownDisplay: storedJson('ownDisplay', objectOf({ given: display, chosen: deviceDisplay })),
  /** Someone put away the offer to install the app. */
  installUnwanted: storedJson('installUnwanted', flag),
};

/**
 * Everything that belongs to one person. Another tab learns of one key after the other. `user` goes first, so that the
 * tab keeps nothing more of theirs when the token goes.
 */
const personalKeys = [
  'user',
  'leaving',
  'pwd',
  'clockOffset',
  'ownDisplay',
  'exams',
  'answers',
  'examId',
  'examDetail',
  'nowQuestion',
  'nowSection',
  'examShown',
  'unfinishedPlays',
  'bankId',
  'copyKey',
  'drafts',
  'recentSearches',
].map((key) => storedText(key, text));

/** A session's token, and what no one needs after it: the questions that an admin listed last, and a result. */
const sessionKeys = ['bank', 'resultAnswer', 'resultScore', 'token'].map((key) => storedText(key, text));

export function forgetSession() {
  for (const item of sessionKeys) item.remove();
}

export function forgetPerson() {
  for (const item of personalKeys) item.remove();
  forgetSession();
}

/** The device's choices and its id, which a logout leaves. */
const deviceKeys = ['language', 'display', 'colorScheme', 'device'];
/**
 * The start of the key of an attempt's copy, without a database. A logout keeps it, as the only copy of unsent answers.
 */
export const UNSENT = 'unsentAnswers:';

/** What a logout removes: everything else, `user` first and the token last. */
export function forgetAll() {
  stored.user.remove();
  const gone = keysFrom('').filter(
    (key) => key !== stored.token.key && !deviceKeys.includes(key) && !key.startsWith(UNSENT),
  );
  for (const key of gone) storedText(key, text).remove();
  forgetPerson();
}

/** Drops the same keys from this page's memory. */
export function forgetInPage() {
  removeInPage([...personalKeys, ...sessionKeys]);
}
