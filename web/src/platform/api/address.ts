import type { Address, Endpoint } from '@lulus/contract';

/**
 * Returns the given address of an endpoint, such as its method and path. The compiler checks it against the endpoint's
 * type. Students' pages import addresses instead of endpoints, whose schemas they would download and never use.
 */
export function address<E extends Endpoint>(value: Address<E>): Address<E> {
  return value;
}
