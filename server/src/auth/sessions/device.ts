import type { FastifyRequest } from 'fastify';

/**
 * Browser and system by which a user recognises a session, or null if unknown. The server stores nothing else of the
 * `User-Agent`.
 */
export interface Device {
  browser: string | null;
  system: string | null;
}

/** The first match counts, because most browsers also name some of those below them. */
const BROWSERS: [RegExp, string][] = [
  [/Edg(e|A|iOS)?\//, 'Edge'],
  [/OPR\/|OPiOS\/|Opera Mini/, 'Opera'],
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/MiuiBrowser\//, 'Mi Browser'],
  [/UCBrowser\//, 'UC Browser'],
  [/Firefox\/|FxiOS\//, 'Firefox'],
  [/Chrome\/|CriOS\//, 'Chrome'],
  [/Version\/[\d.]+ .*Safari\//, 'Safari'],
];

const SYSTEMS: [RegExp, string][] = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android'],
  [/CrOS/, 'ChromeOS'],
  [/Windows/, 'Windows'],
  [/Macintosh/, 'Mac'],
  [/Linux/, 'Linux'],
];

/** Characters of the `User-Agent` that are searched. Browsers send fewer, and searching long texts takes time. */
const MAX_LENGTH = 512;

const nameIn = (names: [RegExp, string][], text: string) =>
  names.find(([pattern]) => pattern.test(text))?.[1] ?? null;

export function deviceOf({ headers }: Pick<FastifyRequest, 'headers'>): Device {
  const text = (headers['user-agent'] ?? '').slice(0, MAX_LENGTH);
  return { browser: nameIn(BROWSERS, text), system: nameIn(SYSTEMS, text) };
}
