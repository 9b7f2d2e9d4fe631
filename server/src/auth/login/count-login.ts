import type { Actor } from '../../platform/http/actor.ts';
import { networkOf, siteOf } from '../../platform/http/requests/network-of.ts';
import type { Waiting } from '../../platform/passwords/hash-in-line.ts';
import { OURS, refuseWhereFull } from '../../platform/passwords/passwords.ts';
import { findUserByIdentifier, normalIdentifier } from '../account/users.queries.ts';
import type { AuthContext } from '../context.ts';
import { limitAnonymousWork } from './limit-anonymous-work.ts';
import { type Count, NEW_PLACES } from './throttle.ts';
import { listTries, rememberPlaces } from './throttles.queries.ts';

/** Where a login comes from: the address, and the device id that the browser sends. */
export interface Origin {
  actor: Pick<Actor, 'address' | 'hasLeft'>;
  device_id?: string | undefined;
}

type Account = Awaited<ReturnType<typeof findUserByIdentifier>>;

export interface CountedLogin {
  /** Undefined where no account has this login. */
  user: Account;
  /** Where the password waits to be verified. */
  waiting: Waiting;
  /** The password was right: the tries are forgotten, and the place counts as known to the account. */
  succeed(): Promise<void>;
  /** The password was wrong. */
  fail(): Promise<void>;
  /** The password was not verified: the try is not counted. */
  undo(): Promise<void>;
}

/**
 * Counts a try to log in, or throws 429. Throws 503 without a count where the queue is full. A device or address with
 * an earlier login to the account has a count of its own. The device's count comes first. Once that is used up, the
 * address's count applies, since many people may share a computer. All other places together share the account's
 * count. An unknown login is counted in the same way.
 *
 * Many accounts tried from one address look like a school, so they are not refused. A login from such an address, at
 * an account that does not know it, waits in a separate lane.
 */
export async function countLogin(
  { db, clock, throttle }: Pick<AuthContext, 'clock' | 'db' | 'throttle'>,
  identifier: string,
  { actor, device_id }: Origin,
): Promise<CountedLogin> {
  const login = normalIdentifier(identifier);
  const address = networkOf(actor);
  const network = throttle.countOf('place', login, 'network', address);
  const device = device_id === undefined ? undefined : throttle.countOf('place', login, 'device', device_id);
  const places = device ? [device, network] : [network];
  const wrongAccounts = throttle.countOf('wrongAccounts', address);
  const newPlaces = throttle.countOf('newPlaces', login);
  const { user, counted, shared, known, waiting } = await limitAnonymousWork('login', actor, async () => {
    const user = await findUserByIdentifier(db, identifier);
    const found = await listTries(db, [...places, wrongAccounts], clock());
    const rowOf = ({ key }: Count) => found.find((row) => row.key.equals(key));
    const isUsedUp = (count: Count) => throttle.isUsedUp(count, rowOf(count));
    const known = places.filter((place) => rowOf(place)?.is_known);
    const isKnown = known.length > 0;
    // Everybody at a school's address can try the logins that are known there, but has no device of that account.
    const isOwnDevice = device !== undefined && known.includes(device);
    const lane = isOwnDevice ? 'known' : isUsedUp(wrongAccounts) && !isKnown ? 'suspect' : 'new';
    const waiting: Waiting = {
      ...(isOwnDevice && user?.role === 'admin' ? OURS : { lane, party: siteOf(actor) }),
      // Both logins of an account count as one member. Among suspects all unknown logins count as one: they can be
      // invented.
      member: user?.id ?? (lane === 'suspect' ? 'nobody' : login),
    };
    await refuseWhereFull(waiting);
    // People can read the ids of shared computers. So such a device also shares a count at an address unknown to the
    // account.
    const shared = known.includes(network)
      ? []
      : [throttle.countOf(isOwnDevice ? 'elsewhere' : 'account', login)];
    const counted = await throttle.countFirst(isKnown ? known : [network], ...shared);
    return { user, counted, shared, known, waiting };
  });
  return {
    user,
    waiting,
    async fail() {
      // Each account once, until its try is forgiven.
      if (counted.tries === 1 && known.length === 0) await throttle.count(wrongAccounts);
    },
    undo: () => throttle.takeBack(counted.count, ...shared),
    async succeed() {
      // Without this limit, one right password would make any number of places known, each with a count of its own.
      const isNew = known.length < places.length;
      const isOneTooMany = isNew && (await throttle.count(newPlaces)) > NEW_PLACES;
      if (isOneTooMany) await throttle.clear(counted.count);
      const remembered = isOneTooMany ? known : places;
      await rememberPlaces(db, { places: remembered, counted: counted.count }, clock());
      await throttle.takeBack(...shared);
    },
  };
}
