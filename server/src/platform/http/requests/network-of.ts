import ipaddr from 'ipaddr.js';
import type { Actor } from '../actor.ts';

/** An IPv4 address, however it is written, or the first of the eight groups of an IPv6 address. */
function prefixOf({ address }: Pick<Actor, 'address'>, groups: number): string {
  if (address === null || !ipaddr.isValid(address)) return address ?? '';
  const plain = ipaddr.process(address);
  if (plain instanceof ipaddr.IPv4) return plain.toString();
  return plain.parts
    .slice(0, groups)
    .map((group) => group.toString(16))
    .join(':');
}

/** An IPv4 address, or the half of an IPv6 address that a household or a room has for itself. */
export const networkOf = (actor: Pick<Actor, 'address'>): string => prefixOf(actor, 4);

/** An IPv4 address, or the 48 bits of an IPv6 address that all networks of one site share (RFC 6177). */
export const siteOf = (actor: Pick<Actor, 'address'>): string => prefixOf(actor, 3);
