/** The items in local storage, by the product's key names. `attempts` defines the items of an attempt. */
import { CATALOGUE_LANGUAGES, type Display, SCHOOL_LANGUAGES, type Settings } from '@lulus/contract';
import * as v from 'valibot';
import { type Schema, uuid } from './parse-value.ts';
import { keysFrom, storedJson, storedText } from './storage.ts';
import { display, examination, person, resultAnswer, textSize } from './stored-shapes.ts';

/** The settings that screens need before the server has replied. */
export type School = Pick<Settings, 'school_name' | 'school_logo' | 'default_language' | 'time_zone'>;
const school: Schema<School> = v.object({
  school_name: v.string(),
  school_logo: v.nullable(v.string()),
  default_language: v.picklist(SCHOOL_LANGUAGES),
  /** '' until the server has sent it. */
  time_zone: v.optional(v.string(), ''),
});

/** Display settings of this device; null means that the system's setting applies. */
export interface DeviceDisplay {
  text_size: Display['text_size'];
  high_contrast: boolean | null;
  no_animations: boolean | null;
}
const deviceDisplay: Schema<DeviceDisplay> = v.object({
  text_size: textSize,
  high_contrast: v.nullable(v.boolean()),
  no_animations: v.nullable(v.boolean()),
});

export const stored = {
  /** Only characters that a header allows. With others, every call would fail, even a logout. */
  token: storedText('token', v.pipe(v.string(), v.regex(/^[\w.-]{1,8000}$/))),
  user: storedJson('user', person),
  /** `default` if the person must still change the assigned password. Never derived from a password. */
  pwd: storedText('pwd', v.picklist(['default', 'oke'])),
  /** Seconds that the server's clock is ahead of this device's. Stored only if they differ by over a minute. */
  clockOffset: storedJson('clockOffset', v.number()),

  examId: storedText('examId', uuid),
  examDetail: storedJson('examDetail', examination),
  resultAnswer: storedJson('resultAnswer', resultAnswer),
  resultScore: storedJson('resultScore', v.number()),
  /** Id of the question that an admin edits. */
  bankId: storedText('bankId', uuid),

  /** Set if a person has chosen a language. Otherwise the school's default applies. */
  language: storedText('language', v.picklist(CATALOGUE_LANGUAGES)),
  school: storedJson('school', school),
  display: storedJson('display', deviceDisplay),
  /** For a student with accommodations: the settings from the school, and those in use on this device. */
  ownDisplay: storedJson('ownDisplay', v.object({ given: display, chosen: deviceDisplay })),
  /** True if a person has declined to install the app. */
  installUnwanted: storedJson('installUnwanted', v.boolean()),
};

/** Items that are not needed after the session: the token, an admin's last question list, and a result. */
const sessionKeys = ['bank', 'resultAnswer', 'resultScore', 'token'];

export function forgetSession() {
  for (const key of sessionKeys) storedText(key, v.string()).remove();
}

/** Items of the device, which a logout does not remove. */
const deviceKeys = ['language', 'display', 'colorScheme', 'device'];
/**
 * Prefix of the key of an attempt's answer copy, if IndexedDB fails. A logout keeps it, because it may be the only
 * copy. Its owner's id is in the copy.
 */
export const UNSENT = 'unsentAnswers:';

/** Prefix of the keys of checklists. A logout keeps them, because a checklist covers more than a day. */
const CHECKLIST = 'checklist:';

/** The ticked items of an examination's checklist, by their position. */
export const checklistTicks = (examId: string) => storedJson(`${CHECKLIST}${examId}`, v.array(v.number()));

/** Removes all items but those of the device, unsent answers, checklists and `alsoKept`. */
export function forgetPerson(...alsoKept: string[]) {
  const kept = [...deviceKeys, ...alsoKept];
  // Other tabs see each removal. Without `user`, they recognize the removal of the token as a logout.
  stored.user.remove();
  const removed = keysFrom('').filter(
    (key) => !kept.includes(key) && ![UNSENT, CHECKLIST].some((prefix) => key.startsWith(prefix)),
  );
  for (const key of removed) storedText(key, v.string()).remove();
}
