import ipaddr from 'ipaddr.js';
import type { Actor } from '../actor.ts';

/** Returns an IPv4 address, or the first 64 bits of an IPv6 address, which identify one household or room. */
export function networkOf({ address }: Pick<Actor, 'address'>): string {
  if (address === null || !ipaddr.isValid(address)) return address ?? '';
  const plain = ipaddr.process(address);
  if (plain instanceof ipaddr.IPv4) return plain.toString();
  return plain.parts
    .slice(0, 4)
    .map((group) => group.toString(16))
    .join(':');
}
