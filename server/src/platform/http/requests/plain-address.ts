import type { IncomingMessage } from 'node:http';

/** `%61` and `a` are the same in an address (RFC 3986, 6.2.2.2), as the router takes them. */
const LETTER = /%(4[1-9a-f]|5[0-9a]|6[1-9a-f]|7[0-9a])/gi;

/**
 * The address of a request in one spelling, for all code that goes by how an address begins. `/%61pi/settings` and
 * `http://a.host/api/settings` become `/api/settings`.
 */
export function plainAddress({ url = '/' }: Pick<IncomingMessage, 'url'>): string {
  if (url.startsWith('/') && !url.includes('%')) return url;
  const [path = '', ...query] = url.replace(/^https?:\/\/[^/?#]*/i, '').split('?');
  return [path.replace(LETTER, decodeURIComponent), ...query].join('?') || '/';
}
