/** Times in the school's time zone, with its name. For times that the school sets, such as that of an opening. */
import { useLanguage } from '../i18n/i18n.ts';
import { useSchool } from '../school/school.ts';

const FORMATS = {
  short: { weekday: 'short', day: 'numeric', month: 'short', year: 'numeric' },
  long: { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' },
} as const;

/** Typing a year makes short ones, and may make one of five digits. */
const EARLIEST = Date.UTC(1970, 0, 2);
const LATEST = Date.UTC(9998, 11, 31);

/** Returns the zone, or that of the browser if `zone` is '' or unknown to the browser. */
function knownZone(zone: string): string {
  try {
    return new Intl.DateTimeFormat('en', zone ? { timeZone: zone } : {}).resolvedOptions().timeZone;
  } catch {
    return knownZone('');
  }
}

/** Returns a name such as 'WIB' or 'GMT+9'. Only Indonesian has names for the zones of Indonesia. */
function zoneName(at: Date, timeZone: string): string {
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

/** Returns a zone such as 'Asia/Jakarta (WIB)'. */
export function zoneText(timeZone: string): string {
  const zone = knownZone(timeZone);
  const name = zoneName(new Date(), zone);
  return name === zone ? zone : `${zone} (${name})`;
}

/** Returns a function for the text of an instant in the school's time zone. */
export function useSchoolTime(): (instant: string) => string {
  const { locale } = useLanguage();
  const { time_zone: timeZone } = useSchool();
  return (instant) => schoolTimeText(instant, { locale, timeZone });
}

/** Milliseconds by which the zone's clock is ahead of UTC at this instant. */
function offsetAt(instant: number, timeZone: string): number {
  return Date.parse(`${clockAt(instant, timeZone)}Z`) - Math.floor(instant / 1000) * 1000;
}

/** Returns '2026-12-01T10:00:00': Swedish writes times in this order. */
function clockAt(instant: number, timeZone: string): string {
  const format = new Intl.DateTimeFormat('sv', { timeZone, dateStyle: 'short', timeStyle: 'medium' });
  return format.format(instant).replace(' ', 'T');
}

/** Returns the instant as a value of a `datetime-local` input in this zone, without seconds; '' for null. */
export function toZonedInput(instant: string | null, timeZone: string): string {
  return instant ? clockAt(Date.parse(instant), knownZone(timeZone)).slice(0, 16) : '';
}

/** Returns an instant in UTC, or null for ''. Returns an invalid text unchanged, so that the schema rejects it. */
export function fromZonedInput(text: string, timeZone: string): string | null {
  if (text === '') return null;
  const asUtc = Date.parse(`${text}Z`);
  if (!(asUtc >= EARLIEST && asUtc <= LATEST)) return text;
  const zone = knownZone(timeZone);
  // The offset at the first guess is right, unless the clocks change in between.
  const guess = asUtc - offsetAt(asUtc, zone);
  return new Date(asUtc - offsetAt(guess, zone)).toISOString();
}
