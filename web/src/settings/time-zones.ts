/** Returns the sorted zones of this browser, and `current`, which the browser may not know. */
export function timeZones(current: string): string[] {
  return [...new Set([current, ...Intl.supportedValuesOf('timeZone')])].sort();
}

/** Returns a text such as 'Friday 12:34 GMT+7', or undefined if the browser does not know the zone. */
export function timeIn(timeZone: string, now: number, locale: string): string | undefined {
  try {
    return new Intl.DateTimeFormat(locale, {
      timeZone,
      weekday: 'long',
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
      timeZoneName: 'shortOffset',
    }).format(now);
  } catch {
    return undefined;
  }
}
