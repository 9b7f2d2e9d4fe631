import type { FastifyRequest } from 'fastify';

/**
 * What a person recognises a session by, and all that is stored of a browser's `User-Agent`. Null where it names
 * none.
 */
export interface Device {
  browser: string | null;
  system: string | null;
}

/** The first that fits: most browsers claim to be the ones below them as well. */
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

/** No browser says more, and to look for all these names in what a stranger makes up takes the longer the more that is. */
const LOOKED_AT = 512;

const nameIn = (names: [RegExp, string][], text: string) =>
  names.find(([pattern]) => pattern.test(text))?.[1] ?? null;

export function deviceOf({ headers }: Pick<FastifyRequest, 'headers'>): Device {
  const text = (headers['user-agent'] ?? '').slice(0, LOOKED_AT);
  return { browser: nameIn(BROWSERS, text), system: nameIn(SYSTEMS, text) };
}
