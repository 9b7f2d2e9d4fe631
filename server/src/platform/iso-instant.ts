const DAY_MS = 24 * 3600 * 1000;

/** The numbers from 0 to `count - 1` as texts, padded with zeros. */
const padded = (count: number, digits: number) =>
  Array.from({ length: count }, (_, number) => String(number).padStart(digits, '0'));
const sixtieths = padded(60, 2);
const thousandths = padded(1000, 3);

let lastDay = Number.NaN;
let dateOfLastDay = '';

/**
 * The same text as `toISOString`, in an eighth of the time, for lists that all students load at once. It caches the
 * date of the last instant, since most instants of a list are on the same day.
 */
export function isoInstant(instant: Date): string {
  const ms = instant.getTime();
  const day = Math.floor(ms / DAY_MS);
  if (day !== lastDay) {
    dateOfLastDay = instant.toISOString().slice(0, -'00:00:00.000Z'.length);
    lastDay = day;
  }
  const msOfDay = ms - day * DAY_MS;
  const seconds = Math.floor(msOfDay / 1000);
  const minutes = Math.floor(seconds / 60);
  const hour = sixtieths[Math.floor(minutes / 60)];
  const time = `${hour}:${sixtieths[minutes % 60]}:${sixtieths[seconds % 60]}`;
  return `${dateOfLastDay}${time}.${thousandths[msOfDay % 1000]}Z`;
}
