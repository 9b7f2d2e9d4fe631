/** The items in local storage, by the product's key names. `attempts` defines the items of an attempt. */
import { CATALOGUE_LANGUAGES, type Display, type Settings } from '@lulus/contract';
import { flag, number, objectOf, oneOf, orNull, text, textLike, uuid } from './shape.ts';
import { keysFrom, removeInPage, storedJson, storedText } from './storage.ts';
import { display, examination, person, resultAnswer, textSize } from './stored-shapes.ts';

/** The settings that screens need before the server has replied. */
export type School = Pick<Settings, 'school_name' | 'school_logo' | 'default_language'>;
const school = objectOf<School>({
  school_name: text,
  school_logo: orNull(text),
  default_language: oneOf(...CATALOGUE_LANGUAGES),
});

/** Display settings of this device; null means that the system's setting applies. */
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
  /** Only characters that a header allows. With others, every call would fail, even a logout. */
  token: storedText('token', textLike(/^[\w.-]{1,8000}$/)),
  user: storedJson('user', person),
  /** Id (`jti`) of the session whose logout is running. */
  leaving: storedText('leaving', uuid),
  /** Time of the last logout, in milliseconds. Removed once that person's data is deleted. */
  left: storedJson('left', number),
  /** `default` if the person must still change the assigned password. Never derived from a password. */
  pwd: storedText('pwd', oneOf('default', 'oke')),
  /** Seconds that the server's clock is ahead of this device's. Stored only if they differ by over a minute. */
  clockOffset: storedJson('clockOffset', number),

  examId: storedText('examId', uuid),
  examDetail: storedJson('examDetail', examination),
  resultAnswer: storedJson('resultAnswer', resultAnswer),
  resultScore: storedJson('resultScore', number),
  /** Id of the question that an admin edits. */
  bankId: storedText('bankId', uuid),

  /** Set if a person has chosen a language. Otherwise the school's default applies. */
  language: storedText('language', oneOf(...CATALOGUE_LANGUAGES)),
  school: storedJson('school', school),
  display: storedJson('display', deviceDisplay),
  /** For a student with accommodations: the settings from the school, and those in use on this device. */
  ownDisplay: storedJson('ownDisplay', objectOf({ given: display, chosen: deviceDisplay })),
  /** True if a person has declined to install the app. */
  installUnwanted: storedJson('installUnwanted', flag),
};

/**
 * Items of one person, in the order of their removal. Other tabs see each removal separately. `user` comes first, so
 * that other tabs store nothing more for this person before the token is removed.
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
  'drafts',
  'recentSearches',
].map((key) => storedText(key, text));

/** Items that are not needed after the session: the token, an admin's last question list, and a result. */
const sessionKeys = ['bank', 'resultAnswer', 'resultScore', 'token'].map((key) => storedText(key, text));

export function forgetSession() {
  for (const item of sessionKeys) item.remove();
}

export function forgetPerson() {
  for (const item of personalKeys) item.remove();
  forgetSession();
}

/** Items of the device, which a logout does not remove. */
const deviceKeys = ['language', 'display', 'colorScheme', 'device'];
/**
 * Prefix of the key of an attempt's answer copy, if IndexedDB fails. A logout keeps it, because it may be the only
 * copy.
 */
export const UNSENT = 'unsentAnswers:';

/** Removes all items but those of the device and unsent answers. `user` is removed first and the token last. */
export function forgetAll() {
  stored.user.remove();
  const removed = keysFrom('').filter(
    (key) => key !== stored.token.key && !deviceKeys.includes(key) && !key.startsWith(UNSENT),
  );
  for (const key of removed) storedText(key, text).remove();
  forgetPerson();
}

/** Removes a person's items from this page's memory. */
export function forgetInPage() {
  removeInPage([...personalKeys, ...sessionKeys]);
}
