import type { Address, Endpoint } from '@lulus/contract';

/**
 * The address of an endpoint that students call. The endpoint itself would bring its schemas into their browsers, which
 * validate no reply. The compiler rejects an address that is not the endpoint's.
 */
export function address<E extends Endpoint>(value: Address<E>): Address<E> {
  return value;
}
