/** Instants as a `datetime-local` input holds them: in the browser's own zone, to the minute. */

/** '' for none. */
export function toLocalInput(instant: string | null): string {
  if (!instant) return '';
  const date = new Date(instant);
  const local = new Date(date.getTime() - date.getTimezoneOffset() * 60_000);
  return local.toISOString().slice(0, 16);
}

/** UTC, or null for none. What is no date is handed on as it is, for the schema to refuse. */
export function fromLocalInput(text: string): string | null {
  if (text === '') return null;
  const date = new Date(text);
  return Number.isNaN(date.getTime()) ? text : date.toISOString();
}

/** 'Asia/Jakarta (GMT+7)'. */
export function zoneName(locale: string): string {
  const { timeZone } = new Intl.DateTimeFormat(locale).resolvedOptions();
  const offset = new Intl.DateTimeFormat(locale, { timeZoneName: 'shortOffset' })
    .formatToParts()
    .find(({ type }) => type === 'timeZoneName')?.value;
  return offset && offset !== timeZone ? `${timeZone} (${offset})` : timeZone;
}
