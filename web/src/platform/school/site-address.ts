import { useQuery } from '@tanstack/react-query';
import { settingsQuery } from './school.api.ts';

/** Returns the address under which people open Lulus: the configured one, or else the one of this page. */
export function useSiteAddress(): string {
  const { data } = useQuery(settingsQuery());
  return data?.public_url ?? window.location.origin;
}

/** Whether only this computer can open the address. */
export function isOfThisComputer(address: string): boolean {
  const { hostname } = new URL(address);
  return hostname === 'localhost' || hostname === '[::1]' || hostname.startsWith('127.');
}
