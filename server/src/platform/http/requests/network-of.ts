import ipaddr from 'ipaddr.js';
import type { Actor } from '../actor.ts';

/** Returns an IPv4 address in normal form, or the first `groups` of the eight groups of an IPv6 address. */
function prefixOf({ address }: Pick<Actor, 'address'>, groups: number): string {
  if (address === null || !ipaddr.isValid(address)) return address ?? '';
  const plain = ipaddr.process(address);
  if (plain instanceof ipaddr.IPv4) return plain.toString();
  return plain.parts
    .slice(0, groups)
    .map((group) => group.toString(16))
    .join(':');
}

/** Returns an IPv4 address, or the first 64 bits of an IPv6 address, which identify one household or room. */
export const networkOf = (actor: Pick<Actor, 'address'>): string => prefixOf(actor, 4);

/** Returns an IPv4 address, or the first 48 bits of an IPv6 address, which all networks of a site share (RFC 6177). */
export const siteOf = (actor: Pick<Actor, 'address'>): string => prefixOf(actor, 3);
