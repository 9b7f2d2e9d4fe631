/** '20 Nov, 08:00' in the person's own zone, or to the second: '20 Nov, 08:00:12'. */
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
