import type { Actor } from '../audit/actor.ts';
import type { Context } from '../context.ts';
import type { Waiting } from './hashing/hash-in-line.ts';
import { networkOf, siteOf } from './network-of.ts';
import { OURS, refuseWhereFull } from './passwords.ts';
import { inStrangersTurn } from './strangers-turn.ts';
import { type Count, NEW_PLACES } from './throttle.ts';
import { listTries, rememberPlaces } from './throttles.queries.ts';
import { findUserByIdentifier, normalIdentifier } from './users.queries.ts';

/** From where somebody tries: the address, and what the browser says of the device. */
export interface Origin {
  actor: Pick<Actor, 'address' | 'hasLeft'>;
  device_id?: string | undefined;
}

type Account = Awaited<ReturnType<typeof findUserByIdentifier>>;

export interface CountedLogin {
  /** Undefined where nobody has this login. */
  user: Account;
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
 * Counts a try to log in, or throws 429; and 503, without a count, where so many wait that nobody would look at it. A device or an address from which somebody has logged in to the account before
 * has a count of its own: the device's, and once that is used up, by whoever else knows the id of a computer that many
 * share, the address's. Only all other places together share the account's. What is counted does not ask whether there is such an account.
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
  const places = device ? [device, network] : [network];
  const wrongAccounts = throttle.countOf('wrongAccounts', address);
  const newPlaces = throttle.countOf('newPlaces', login);
  const { user, counted, shared, known, waiting } = await inStrangersTurn('login', actor, async () => {
    const user = await findUserByIdentifier(db, identifier);
    const found = await listTries(db, [...places, wrongAccounts], clock());
    const rowOf = ({ key }: Count) => found.find((row) => row.key.equals(key));
    const isUsedUp = (count: Count) => throttle.isUsedUp(count, rowOf(count));
    const known = places.filter((place) => rowOf(place)?.is_known);
    const isKnown = known.length > 0;
    // Anybody at a school's address can try logins that are known there; a device of theirs they have not.
    const isOwnDevice = device !== undefined && known.includes(device);
    const lane = isOwnDevice ? 'known' : isUsedUp(wrongAccounts) && !isKnown ? 'suspect' : 'new';
    const waiting: Waiting = {
      ...(isOwnDevice && user?.role === 'admin' ? OURS : { lane, party: siteOf(actor) }),
      // Of an account with two logins each is the same; and among suspects all logins of nobody's, which anybody invents.
      member: user?.id ?? (lane === 'suspect' ? 'nobody' : login),
    };
    await refuseWhereFull(waiting);
    // The ids of a room's computers can be read there: at an address that the account does not know they share a count, too.
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
      // Whoever knew the password once would go on guessing from as many places as they like.
      const isNew = known.length < places.length;
      const isOneTooMany = isNew && (await throttle.count(newPlaces)) > NEW_PLACES;
      if (isOneTooMany) await throttle.clear(counted.count);
      const remembered = isOneTooMany ? known : places;
      await rememberPlaces(db, { places: remembered, counted: counted.count }, clock());
      await throttle.takeBack(...shared);
    },
  };
}
