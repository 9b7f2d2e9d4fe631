import { isOfThisComputer } from '@lulus/contract';
import { useQuery } from '@tanstack/react-query';
import { settingsQuery } from './school.api.ts';

/** An address in a school's network, as an example. */
export const EXAMPLE_ADDRESS = 'http://192.168.1.10:3000';

/** Returns the address that the configuration or an admin has given, or null. Students' devices can open it. */
export function useGivenAddress(): string | null {
  const { data } = useQuery(settingsQuery());
  const given = [data?.public_url, data?.card_address];
  return given.find((address) => address && !isOfThisComputer(address)) ?? null;
}

/** Returns the address under which people open Lulus: the given one, or else the one of this page. */
export function useSiteAddress(): string {
  return useGivenAddress() ?? window.location.origin;
}
