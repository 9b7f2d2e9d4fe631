/**
 * Cache of the school's name, logo, default language and time zone. It survives visits, so that screens show them without waiting
 * for the server. Every reply of the server updates it.
 */
import { useSyncExternalStore } from 'react';
import { type School, stored } from '../device-store/stored.ts';
import { speakLanguageOfDevice } from '../i18n/i18n.ts';

const UNKNOWN: School = { school_name: '', school_logo: null, default_language: 'default', time_zone: '' };

const listeners = new Set<() => void>();
let known: School | undefined;

function currentSchool(): School {
  known ??= stored.school.read() ?? UNKNOWN;
  return known;
}

/** Updates the cached school on all screens. Applies its default language if none was chosen on the device. */
export function rememberSchool({ school_name, school_logo, default_language, time_zone }: School) {
  known = { school_name, school_logo, default_language, time_zone };
  stored.school.write(known);
  speakLanguageOfDevice();
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function useSchool(): School {
  return useSyncExternalStore(subscribe, currentSchool);
}
