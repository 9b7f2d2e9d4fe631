import type { IncomingMessage } from 'node:http';

/** Percent-encoded ASCII letters. `%61` and `a` are equivalent (RFC 3986, 6.2.2.2), also for the router. */
const LETTER = /%(4[1-9a-f]|5[0-9a]|6[1-9a-f]|7[0-9a])/gi;

/**
 * Normalises the address of a request, for code that checks its prefix. `/%61pi/settings` and
 * `http://a.host/api/settings` become `/api/settings`.
 */
export function plainAddress({ url = '/' }: Pick<IncomingMessage, 'url'>): string {
  if (url.startsWith('/') && !url.includes('%')) return url;
  const [path = '', ...query] = url.replace(/^https?:\/\/[^/?#]*/i, '').split('?');
  return [path.replace(LETTER, decodeURIComponent), ...query].join('?') || '/';
}
