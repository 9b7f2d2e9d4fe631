/**
 * Tries are counted in the database, so for all nodes and over restarts. They are counted before the password is
 * verified, so concurrent tries gain nothing. After the free tries, each try makes the next wait longer. Tries expire
 * with time. The subject of a count is stored as a keyed hash (docs/decisions/0018-login.md).
 */
import { createHmac } from 'node:crypto';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/db/database.ts';
import { rateLimited } from '../../platform/errors.ts';
import { rollbackOnError } from '../../platform/rollback-on-error.ts';
import {
  countTry,
  deleteCount,
  findFreeAt,
  type Limit,
  type Tries,
  takeTryBack,
} from './throttles.queries.ts';

/** From `firstWait` on each wait is twice the one before it. Times in seconds. */
function limit(rule: { free: number; firstWait: number; longestWait: number; forgivenAfter: number }): Limit {
  const waits = Array<number>(rule.free - 1).fill(0);
  for (let wait = rule.firstWait; wait < rule.longestWait; wait *= 2) waits.push(wait);
  return { waits: [...waits, rule.longestWait], forgivenAfter: rule.forgivenAfter };
}

/** A day. */
export const NEW_PLACES = 12;

/** Counts up to so many without any wait. `isUsedUp` is true once the count is full. */
const counter = ({ most, forgivenAfter }: { most: number; forgivenAfter: number }): Limit => ({
  waits: Array<number>(most).fill(0),
  forgivenAfter,
});

const LIMITS = {
  /** Passwords of an account, tried from one place: an address, or a device that has been let in before. */
  place: limit({ free: 5, firstWait: 5, longestWait: 300, forgivenAfter: 600 }),
  /** Passwords of an account, tried from places without an earlier login to it. */
  account: limit({ free: 30, firstWait: 5, longestWait: 60, forgivenAfter: 120 }),
  /** The same, with a device that has an earlier login to it. */
  elsewhere: limit({ free: 30, firstWait: 5, longestWait: 60, forgivenAfter: 120 }),
  /** Logins with an account's right password: the sessions of hundreds of thousands would take too long to end. */
  logins: limit({ free: 300, firstWait: 5, longestWait: 60, forgivenAfter: 12 }),
  /** Actions that each write a line, and that people do seldom. A script wrote seven hundred lines a second. */
  noted: limit({ free: 60, firstWait: 5, longestWait: 10, forgivenAfter: 10 }),
  /** The current password, asked for before it is changed. */
  currentPassword: limit({ free: 5, firstWait: 5, longestWait: 300, forgivenAfter: 600 }),
  /** New passwords by the links of an account. */
  link: limit({ free: 10, firstWait: 5, longestWait: 60, forgivenAfter: 60 }),
  /** Mails to an account. The longest wait is as long as a link works: there is always one that does. */
  mail: limit({ free: 3, firstWait: 60, longestWait: 3600, forgivenAfter: 3600 }),
  /** Mails asked for from an address, behind which a whole school may be. */
  mailsFrom: limit({ free: 60, firstWait: 5, longestWait: 60, forgivenAfter: 30 }),
  /** The same, each with a device that has an earlier login to the account. */
  mailsFromKnown: limit({ free: 60, firstWait: 5, longestWait: 60, forgivenAfter: 30 }),
  /**
   * Accounts that were tried wrongly from an address, a hundred an hour. It causes no wait, since a whole school may
   * be behind one address. Beyond it, a first login to an account from there waits in a separate lane.
   */
  wrongAccounts: counter({ most: 100, forgivenAfter: 36 }),
  /** Logins from places that the account did not know. It causes no wait: further places are not remembered. */
  newPlaces: counter({ most: NEW_PLACES + 1, forgivenAfter: 7200 }),
};
export type Counted = keyof typeof LIMITS;

/** What a try counts for. */
export interface Count {
  counted: Counted;
  key: Buffer;
}

export interface Throttle {
  countOf(counted: Counted, ...about: string[]): Count;
  /**
   * Counts a try for each of these, and returns how many the first one has. Throws 429, and counts none, while one of
   * them has to wait.
   */
  count(first: Count, ...others: Count[]): Promise<number>;
  /**
   * Counts a try for the first of `counts` that does not have to wait, and for each of the others. Throws 429, and
   * counts none, while one of the others has to wait, or all of `counts`. The error has the shortest of their waits.
   */
  countFirst(counts: Count[], ...others: Count[]): Promise<{ count: Count; tries: number }>;
  /** Whether what is left of the tries is as much as is counted; without a row there were none. */
  isUsedUp(count: Count, row: Tries | undefined): boolean;
  /** As if the try had not been. */
  takeBack(...counts: Count[]): Promise<void>;
  /** Forgets all tries. */
  clear(count: Count): Promise<void>;
}

export function createThrottle({ db, clock, key }: { db: Database; clock: Clock; key: Buffer }): Throttle {
  async function takeBack(...counts: Count[]): Promise<void> {
    for (const { key } of counts) await takeTryBack(db, key);
  }

  async function secondsToWait({ key }: Count, now: Date): Promise<number> {
    const freeAt = (await findFreeAt(db, key)) ?? now;
    return Math.max(1, Math.ceil((freeAt.getTime() - now.getTime()) / 1000));
  }

  async function countFirst(
    counts: Count[],
    ...[next, ...rest]: Count[]
  ): Promise<{ count: Count; tries: number }> {
    const now = clock();
    for (const count of counts) {
      const tries = await countTry(db, count.key, LIMITS[count.counted], now);
      if (tries === undefined) continue;
      if (next) {
        await rollbackOnError(countFirst([next], ...rest), () => takeBack(count));
      }
      return { count, tries };
    }
    const waits = await Promise.all(counts.map((count) => secondsToWait(count, now)));
    throw rateLimited(Math.min(...waits));
  }

  return {
    countOf: (counted, ...about) => ({
      counted,
      key: createHmac('sha256', key)
        .update(JSON.stringify([counted, ...about]))
        .digest(),
    }),

    count: async (first, ...others) => (await countFirst([first], ...others)).tries,
    countFirst,

    isUsedUp({ counted }, row) {
      if (!row) return false;
      const { waits, forgivenAfter } = LIMITS[counted];
      const seconds = Math.max(0, clock().getTime() - row.tried_at.getTime()) / 1000;
      return row.tries - Math.floor(seconds / forgivenAfter) >= waits.length;
    },

    takeBack,
    clear: ({ key }) => deleteCount(db, key),
  };
}
