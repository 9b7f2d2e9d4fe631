/** Formats calendar months such as `2026-11`. They have no time zone, so both parsing and formatting use UTC. */

function instant(month: string, day: number): number {
  const [year = 0, number = 1] = month.split('-').map(Number);
  // Day 0 of the next month is the last of this one.
  return day === 0 ? Date.UTC(year, number, 0) : Date.UTC(year, number - 1, day);
}

export function monthName(month: string, locale: string): string {
  const format = new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' });
  return format.format(instant(month, 1));
}

export function lastDayName(month: string, locale: string): string {
  const format = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'long', timeZone: 'UTC' });
  return format.format(instant(month, 0));
}
