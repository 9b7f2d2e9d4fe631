import type { Actor } from '../../platform/http/actor.ts';
import { networkOf, siteOf } from '../../platform/http/requests/network-of.ts';
import type { Waiting } from '../../platform/passwords/hash-in-line.ts';
import { OURS, refuseWhereFull } from '../../platform/passwords/passwords.ts';
import { findUserByIdentifier, normalIdentifier } from '../account/users.queries.ts';
import type { AuthContext } from '../context.ts';
import { limitAnonymousWork } from './limit-anonymous-work.ts';
import { type Count, NEW_PLACES } from './throttle.ts';
import { listTries, rememberPlaces } from './throttles.queries.ts';

/** Source of a login: the address, and the device id that the browser sends. */
export interface Origin {
  actor: Pick<Actor, 'address' | 'hasLeft'>;
  device_id?: string | undefined;
}

type Account = Awaited<ReturnType<typeof findUserByIdentifier>>;

export interface CountedLogin {
  /** Undefined where no account has this login. */
  user: Account;
  /** Place in the hash queue for verifying the password. */
  waiting: Waiting;
  /** Records a right password: clears the tries, and marks the place as known to the account. */
  succeed(): Promise<void>;
  /** Records a wrong password. */
  fail(): Promise<void>;
  /** Removes the try again if the password was not verified. */
  undo(): Promise<void>;
}

/**
 * Counts a login try. Throws 429 after too many, and 503 without counting if the hash queue is full. A device or
 * address with an earlier login to the account has its own count. The device's count comes first. Once that is used up,
 * the address's count applies, since people share computers. All other places share the account's count. An unknown
 * login is counted in the same way.
 *
 * An address that fails at many accounts may be a school, so it is not rejected. Its logins to accounts that do not
 * know the address wait in a separate lane.
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
    // Many people share a school's address, so a known address alone does not give the lane `known`.
    const isOwnDevice = device !== undefined && known.includes(device);
    const lane = isOwnDevice ? 'known' : isUsedUp(wrongAccounts) && !isKnown ? 'suspect' : 'new';
    const waiting: Waiting = {
      ...(isOwnDevice && user?.role === 'admin' ? OURS : { lane, party: siteOf(actor) }),
      // An account is one member under both its logins. All unknown logins of suspects are one member, since they can
      // be invented.
      member: user?.id ?? (lane === 'suspect' ? 'nobody' : login),
    };
    await refuseWhereFull(waiting);
    // Ids of shared computers are no secret. So a known device at an unknown address also uses a shared count.
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
      // Count each account once until its try expires.
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
