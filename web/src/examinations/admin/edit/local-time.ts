/** Converts instants from and to `datetime-local` inputs: in the browser's time zone, without seconds. */

/** Returns '' for null. */
export function toLocalInput(instant: string | null): string {
  if (!instant) return '';
  const date = new Date(instant);
  const local = new Date(date.getTime() - date.getTimezoneOffset() * 60_000);
  return local.toISOString().slice(0, 16);
}

/** Returns an instant in UTC, or null for ''. Returns an invalid text unchanged, so that the schema rejects it. */
export function fromLocalInput(text: string): string | null {
  if (text === '') return null;
  const date = new Date(text);
  return Number.isNaN(date.getTime()) ? text : date.toISOString();
}

/** Returns the browser's time zone, such as 'Asia/Jakarta (GMT+7)'. */
export function zoneName(locale: string): string {
  const { timeZone } = new Intl.DateTimeFormat(locale).resolvedOptions();
  const offset = new Intl.DateTimeFormat(locale, { timeZoneName: 'shortOffset' })
    .formatToParts()
    .find(({ type }) => type === 'timeZoneName')?.value;
  return offset && offset !== timeZone ? `${timeZone} (${offset})` : timeZone;
}
