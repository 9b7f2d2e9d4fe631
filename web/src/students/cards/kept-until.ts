/** The last day on which students need not change the passwords of their cards: a date such as 2026-12-05. */
import { knownZone } from '../../platform/time/school-time.ts';

/** Returns today's date in the school's time zone. Swedish dates are ISO 8601. */
export const todayIn = (timeZone: string) =>
  new Intl.DateTimeFormat('sv', { timeZone: knownZone(timeZone) }).format(new Date());

export const isKept = (until: string | null, timeZone: string) =>
  until !== null && until >= todayIn(timeZone);

/** Returns '5 December 2026'. */
export const dayText = (date: string, locale: string) =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(date));
