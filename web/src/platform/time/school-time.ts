/** Times in the school's time zone, with its name. For times that the school sets, such as that of an opening. */
import { useLanguage } from '../i18n/i18n.ts';
import { useSchool } from '../school/school.ts';

const FORMATS = {
  short: { weekday: 'short', day: 'numeric', month: 'short', year: 'numeric' },
  long: { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' },
} as const;

/** Returns the zone, or that of the browser if `zone` is '' or unknown to the browser. */
export function knownZone(zone: string): string {
  try {
    return new Intl.DateTimeFormat('en', zone ? { timeZone: zone } : {}).resolvedOptions().timeZone;
  } catch {
    return knownZone('');
  }
}

/** Returns a name such as 'WIB' or 'GMT+9'. Only Indonesian has names for the zones of Indonesia. */
export function zoneName(at: Date, timeZone: string): string {
  const parts = new Intl.DateTimeFormat('id', { timeZone, timeZoneName: 'short' }).formatToParts(at);
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;
}

/** Returns 'Tue, 1 Dec 2026, 10:00 WIB', or with the whole words if it is `long`. */
export function schoolTimeText(
  instant: string,
  { locale, timeZone, length = 'short' }: { locale: string; timeZone: string; length?: keyof typeof FORMATS },
): string {
  const zone = knownZone(timeZone);
  const at = new Date(instant);
  const time = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZone: zone } as const;
  const text = new Intl.DateTimeFormat(locale, { ...FORMATS[length], ...time }).format(at);
  return `${text} ${zoneName(at, zone)}`;
}

/** Returns a function for the text of an instant in the school's time zone. */
export function useSchoolTime(): (instant: string) => string {
  const { locale } = useLanguage();
  const { time_zone: timeZone } = useSchool();
  return (instant) => schoolTimeText(instant, { locale, timeZone });
}
