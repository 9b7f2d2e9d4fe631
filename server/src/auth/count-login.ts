import type { Actor } from '../audit/actor.ts';
import type { Context } from '../context.ts';
import { networkOf } from './network-of.ts';
import type { Count } from './throttle.ts';
import { listKnownPlaces, rememberPlaces } from './throttles.queries.ts';
import { normalIdentifier } from './users.queries.ts';

/** From where somebody tries: the address, and what the browser says of the device. */
export interface Origin {
  actor: Pick<Actor, 'address'>;
  device_id?: string | undefined;
}

export interface CountedLogin {
  /** The password was right: the tries are forgotten, and the place counts as known to the account. */
  succeed(): Promise<void>;
  /** The password could not be looked at: nothing was tried. */
  undo(): Promise<void>;
}

/**
 * Counts a try to log in, or throws 429. A device or an address from which somebody has logged in to the account before
 * has a count of its own, which no one else can use up; only all other places together share the account's. Nothing
 * here asks whether there is such an account.
 */
export async function countLogin(
  { db, clock, throttle }: Context,
  identifier: string,
  { actor, device_id }: Origin,
): Promise<CountedLogin> {
  const login = normalIdentifier(identifier);
  const network = throttle.countOf('place', login, 'network', networkOf(actor));
  const device = device_id === undefined ? undefined : throttle.countOf('place', login, 'device', device_id);
  const places = (device ? [device, network] : [network]).map(({ key }) => key);
  const known = await listKnownPlaces(db, places, clock());
  const isKnown = ({ key }: Count) => known.some((place) => place.equals(key));

  const place = device && isKnown(device) ? device : network;
  const shared = isKnown(place) ? [] : [throttle.countOf('account', login)];
  await throttle.count(place, ...shared);
  return {
    undo: () => throttle.takeBack(place, ...shared),
    async succeed() {
      await rememberPlaces(db, places, place.key, clock());
      await throttle.takeBack(...shared);
    },
  };
}
