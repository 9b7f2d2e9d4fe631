/**
 * What this device knows of the school. It is kept between visits, so that screens begin in the school's name and
 * language without waiting for the server. Every answer of the server replaces it.
 */
import { useSyncExternalStore } from 'react';
import { type School, stored } from '../device-store/stored.ts';
import { speakLanguageOfDevice } from '../i18n/i18n.ts';

const UNKNOWN: School = { school_name: '', school_logo: null, default_language: 'default' };

const listeners = new Set<() => void>();
let known: School | undefined;

function currentSchool(): School {
  known ??= stored.school.read() ?? UNKNOWN;
  return known;
}

/** From now on every screen shows this school, and a device on which no language was chosen speaks its language. */
export function rememberSchool({ school_name, school_logo, default_language }: School) {
  known = { school_name, school_logo, default_language };
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
