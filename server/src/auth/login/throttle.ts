/**
 * Rate limits of logins, passwords and mails. Tries are counted in the database, for all nodes and across restarts.
 * They are counted before the password is verified, so concurrent tries gain nothing. After the free tries, each try
 * makes the next wait longer. Tries expire with time. The subject of a count is stored as a keyed hash
 * (docs/decisions/0018-login.md).
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

/** `free` tries cause no wait. Then waits double from `firstWait` to `longestWait`. Times in seconds. */
function limit(rule: { free: number; firstWait: number; longestWait: number; forgivenAfter: number }): Limit {
  const waits = Array<number>(rule.free - 1).fill(0);
  for (let wait = rule.firstWait; wait < rule.longestWait; wait *= 2) waits.push(wait);
  return { waits: [...waits, rule.longestWait], forgivenAfter: rule.forgivenAfter };
}

/** New places per day that an account remembers. */
export const NEW_PLACES = 12;

/** Counts up to `most` tries without a wait. `isUsedUp` is true once the count is full. */
const counter = ({ most, forgivenAfter }: { most: number; forgivenAfter: number }): Limit => ({
  waits: Array<number>(most).fill(0),
  forgivenAfter,
});

const LIMITS = {
  /** Login tries at an account from one place: an address, or a device that has logged in before. */
  place: limit({ free: 5, firstWait: 5, longestWait: 300, forgivenAfter: 600 }),
  /** Login tries at an account from all places without an earlier login to it. */
  account: limit({ free: 30, firstWait: 5, longestWait: 60, forgivenAfter: 120 }),
  /** Login tries at an account with its known devices at unknown addresses. */
  elsewhere: limit({ free: 30, firstWait: 5, longestWait: 60, forgivenAfter: 120 }),
  /** Successful logins of an account, since ending hundreds of thousands of sessions would take too long. */
  logins: limit({ free: 300, firstWait: 5, longestWait: 60, forgivenAfter: 12 }),
  /** Rare actions that each write an audit line. Without a limit, a script would flood the audit log. */
  noted: limit({ free: 60, firstWait: 5, longestWait: 10, forgivenAfter: 10 }),
  /** Tries at the current password within a session. */
  currentPassword: limit({ free: 5, firstWait: 5, longestWait: 300, forgivenAfter: 600 }),
  /** Passwords set through the links of an account. */
  link: limit({ free: 10, firstWait: 5, longestWait: 60, forgivenAfter: 60 }),
  /** Reset mails to an account. The longest wait is the lifetime of a link, so one link always works. */
  mail: limit({ free: 3, firstWait: 60, longestWait: 3600, forgivenAfter: 3600 }),
  /** Reset mails requested from an address, which a whole school may share. */
  mailsFrom: limit({ free: 60, firstWait: 5, longestWait: 60, forgivenAfter: 30 }),
  /** Reset mails requested from an address with devices known to the accounts. */
  mailsFromKnown: limit({ free: 60, firstWait: 5, longestWait: 60, forgivenAfter: 30 }),
  /**
   * Accounts with a wrong password from an address, a hundred an hour. Causes no wait, since a whole school may be
   * behind one address. Beyond it, a first login to an account from there waits in a separate lane.
   */
  wrongAccounts: counter({ most: 100, forgivenAfter: 36 }),
  /** Logins to an account from new places. Causes no wait, but further places are not remembered. */
  newPlaces: counter({ most: NEW_PLACES + 1, forgivenAfter: 7200 }),
};
export type Counted = keyof typeof LIMITS;

/** The counter of one subject, such as an account at an address. */
export interface Count {
  counted: Counted;
  key: Buffer;
}

export interface Throttle {
  countOf(counted: Counted, ...about: string[]): Count;
  /**
   * Counts a try in each counter, and returns the number of tries in the first one. Throws 429, and counts nothing,
   * while one of them has to wait.
   */
  count(first: Count, ...others: Count[]): Promise<number>;
  /**
   * Counts a try in the first of `counts` that does not have to wait, and in each of `others`. Throws 429, and counts
   * nothing, while all of `counts` or one of `others` have to wait. The error has the shortest wait of `counts`.
   */
  countFirst(counts: Count[], ...others: Count[]): Promise<{ count: Count; tries: number }>;
  /** Returns whether the counter is full, not counting expired tries. A missing row means no tries. */
  isUsedUp(count: Count, row: Tries | undefined): boolean;
  /** Removes a try from each counter, with its wait. */
  takeBack(...counts: Count[]): Promise<void>;
  /** Deletes all tries of a counter. */
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
