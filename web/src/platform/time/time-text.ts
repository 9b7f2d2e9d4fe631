/** Returns 'Mon, 23 Nov 2026, 08:00' in the browser's time zone. */
export function timeText(instant: string, locale: string): string {
  const format = new Intl.DateTimeFormat(locale, {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  });
  return format.format(new Date(instant));
}
