import { isIPv6 } from 'node:net';
import type { Actor } from '../audit/actor.ts';

/** An IPv4 address, or the first of the eight groups of an IPv6 address. */
function prefixOf({ address }: Pick<Actor, 'address'>, groups: number): string {
  if (address === null) return '';
  const [plain = ''] = address.split('%');
  if (!isIPv6(plain)) return plain;
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(plain)?.[1];
  if (mapped) return mapped;
  const [head = '', tail] = plain.toLowerCase().split('::');
  const first = head === '' ? [] : head.split(':');
  const last = tail ? tail.split(':') : [];
  const zeros = tail === undefined ? 0 : 8 - first.length - last.length;
  return [...first, ...Array<string>(zeros).fill('0'), ...last]
    .slice(0, groups)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':');
}

/** An IPv4 address, or the half of an IPv6 address that a household or a room has for itself. */
export const networkOf = (actor: Pick<Actor, 'address'>): string => prefixOf(actor, 4);

/** An IPv4 address, or as much of an IPv6 address as all networks of somebody have in common: 48 bits (RFC 6177). */
export const siteOf = (actor: Pick<Actor, 'address'>): string => prefixOf(actor, 3);
