const DAY_MS = 24 * 3600 * 1000;

/** A part of a time of day, padded with zeros. */
const padded = (count: number, digits: number) =>
  Array.from({ length: count }, (_, number) => String(number).padStart(digits, '0'));
const sixtieths = padded(60, 2);
const thousandths = padded(1000, 3);

let lastDay = Number.NaN;
let dateOfLastDay = '';

/**
 * The same text as `toISOString`, in an eighth of the time, for lists that all students load at once. Most neighbours
 * are on one day, whose date is made once.
 */
export function isoInstant(instant: Date): string {
  const ms = instant.getTime();
  const day = Math.floor(ms / DAY_MS);
  if (day !== lastDay) {
    dateOfLastDay = instant.toISOString().slice(0, -'00:00:00.000Z'.length);
    lastDay = day;
  }
  const ofDay = ms - day * DAY_MS;
  const seconds = Math.floor(ofDay / 1000);
  const minutes = Math.floor(seconds / 60);
  const hour = sixtieths[Math.floor(minutes / 60)];
  const time = `${hour}:${sixtieths[minutes % 60]}:${sixtieths[seconds % 60]}`;
  return `${dateOfLastDay}${time}.${thousandths[ofDay % 1000]}Z`;
}
