/** Times in the school's time zone as values of inputs. Apart from `school-time.ts`, because only admins type times. */
import { knownZone, zoneName } from './school-time.ts';

/** Typing a year makes short ones, and may make one of five digits. */
const EARLIEST = Date.UTC(1970, 0, 2);
const LATEST = Date.UTC(9998, 11, 31);

/** Returns a zone such as 'Asia/Jakarta (WIB)'. */
export function zoneText(timeZone: string): string {
  const zone = knownZone(timeZone);
  const name = zoneName(new Date(), zone);
  return name === zone ? zone : `${zone} (${name})`;
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
