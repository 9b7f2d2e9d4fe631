import { isIPv6 } from 'node:net';
import type { Context } from '../context.ts';
import { listKnownPlaces, rememberPlaces } from './throttles.queries.ts';
import { normalIdentifier } from './users.queries.ts';

/** From where somebody tries: the address, and what the browser says of the device. */
export interface Origin {
  address: string;
  device_id?: string | undefined;
}

export interface CountedLogin {
  /** The password was right: the tries are forgotten, and the place counts as known to the account. */
  succeed(): Promise<void>;
  /** The password could not be looked at: nothing was tried. */
  undo(): Promise<void>;
}

/** An IPv4 address, or the half of an IPv6 address that a household or a school has for itself. */
export function networkOf(address: string): string {
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

/**
 * Counts a try to log in, or throws 429. A device or an address from which somebody has logged in to the account before
 * has a count of its own, which no one else can use up; only all other places together share the account's. Nothing
 * here asks whether there is such an account.
 */
export async function countLogin(
  { db, clock, throttle }: Context,
  identifier: string,
  { address, device_id }: Origin,
): Promise<CountedLogin> {
  const login = normalIdentifier(identifier);
  const network = throttle.keyOf('place', login, 'network', networkOf(address));
  const device = device_id === undefined ? undefined : throttle.keyOf('place', login, 'device', device_id);
  const places = device ? [device, network] : [network];
  const known = await listKnownPlaces(db, places, clock());
  const isKnown = (place: Buffer) => known.some((key) => key.equals(place));

  const place = device && isKnown(device) ? device : network;
  await throttle.count('place', place);
  const account = isKnown(place) ? undefined : throttle.keyOf('account', login);
  if (account) {
    try {
      await throttle.count('account', account);
    } catch (error) {
      await throttle.takeBack(place);
      throw error;
    }
  }
  const counted = account ? [place, account] : [place];
  return {
    async undo() {
      for (const key of counted) await throttle.takeBack(key);
    },
    async succeed() {
      await rememberPlaces(db, places, place, clock());
      if (account) await throttle.takeBack(account);
    },
  };
}
