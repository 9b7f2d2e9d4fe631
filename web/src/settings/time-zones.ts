/** The zones to choose from: those that this browser knows, and the one in force, which it may not know. */
export function timeZones(inForce: string): string[] {
  return [...new Set([inForce, ...Intl.supportedValuesOf('timeZone')])].sort();
}

/** 'Friday, 12:34', or nothing where the browser does not know the zone. */
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
