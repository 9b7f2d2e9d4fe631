import type { Actor } from '../audit/actor.ts';
import type { Context } from '../context.ts';
import type { Waiting } from './hashing/hash-in-line.ts';
import { networkOf } from './network-of.ts';
import { refuseWhereFull } from './passwords.ts';
import { inStrangersTurn } from './strangers-turn.ts';
import type { Count } from './throttle.ts';
import { listTries, rememberPlaces } from './throttles.queries.ts';
import { normalIdentifier } from './users.queries.ts';

/** From where somebody tries: the address, and what the browser says of the device. */
export interface Origin {
  actor: Pick<Actor, 'address'>;
  device_id?: string | undefined;
}

export interface CountedLogin {
  /** Where the password waits to be looked at. */
  waiting: Waiting;
  /** The password was right: the tries are forgotten, and the place counts as known to the account. */
  succeed(): Promise<void>;
  /** The password was wrong. */
  fail(): Promise<void>;
  /** The password could not be looked at: nothing was tried. */
  undo(): Promise<void>;
}

/**
 * Counts a try to log in, or throws 429; and 503, without a count, where somebody like them has just been refused because
 * too many wait. A device or an address from which somebody has logged in to the account before
 * has a count of its own, which no one else can use up; only all other places together share the account's. Nothing
 * here asks whether there is such an account.
 *
 * Who tries one password on many accounts is no one who can be told from a school, so nobody is refused for it. But of
 * those who come to an account from a place that it does not know, those at such an address wait in a lane of their own.
 */
export async function countLogin(
  { db, clock, throttle }: Context,
  identifier: string,
  { actor, device_id }: Origin,
): Promise<CountedLogin> {
  const login = normalIdentifier(identifier);
  const address = networkOf(actor);
  const network = throttle.countOf('place', login, 'network', address);
  const device = device_id === undefined ? undefined : throttle.countOf('place', login, 'device', device_id);
  const places = (device ? [device, network] : [network]).map(({ key }) => key);
  const wrongAccounts = throttle.countOf('wrongAccounts', address);
  const { place, shared, tries, isKnown, waiting } = await inStrangersTurn(async () => {
    const found = await listTries(db, [...places, wrongAccounts.key], clock());
    const isKnown = ({ key }: Count) => found.some((row) => row.key.equals(key) && row.is_known);
    const place = device && isKnown(device) ? device : network;
    const wrong = found.find((row) => row.key.equals(wrongAccounts.key));
    const isSuspect = wrong !== undefined && throttle.isUsedUp(wrongAccounts, wrong);
    const lane = isKnown(place) ? 'known' : isSuspect ? 'suspect' : 'new';
    const waiting: Waiting = { lane, party: address };
    refuseWhereFull(waiting);
    const shared = isKnown(place) ? [] : [throttle.countOf('account', login)];
    return { place, shared, tries: await throttle.count(place, ...shared), isKnown, waiting };
  }, address);
  return {
    waiting,
    async fail() {
      // Each account once, until its try is forgiven.
      if (tries === 1 && !isKnown(place)) await throttle.count(wrongAccounts);
    },
    undo: () => throttle.takeBack(place, ...shared),
    async succeed() {
      await rememberPlaces(db, places, place.key, clock());
      await throttle.takeBack(...shared);
    },
  };
}
