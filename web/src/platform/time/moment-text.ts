/** Returns '20 Nov, 08:00' in the browser's time zone, or '20 Nov, 08:00:12' with seconds. */
export function momentText(instant: string, locale: string, exact: 'minute' | 'second' = 'minute'): string {
  const format = new Intl.DateTimeFormat(locale, {
    day: 'numeric',
    month: 'short',
    hour: '2-digit',
    minute: '2-digit',
    ...(exact === 'second' && { second: '2-digit' }),
    hourCycle: 'h23',
  });
  return format.format(new Date(instant));
}
