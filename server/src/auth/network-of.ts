import { isIPv6 } from 'node:net';
import type { Actor } from '../audit/actor.ts';

/** An IPv4 address, or the half of an IPv6 address that a household or a school has for itself. */
export function networkOf({ address }: Pick<Actor, 'address'>): string {
  if (address === null) return '';
  const [plain = ''] = address.split('%');
  if (!isIPv6(plain)) return plain;
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(plain)?.[1];
  if (mapped) return mapped;
  const [head = '', tail] = plain.toLowerCase().split('::');
  const first = head === '' ? [] : head.split(':');
  const last = tail ? tail.split(':') : [];
  const zeros = tail === undefined ? 0 : 8 - first.length - last.length;
  const groups = [...first, ...Array<string>(zeros).fill('0'), ...last];
  return groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':');
}
