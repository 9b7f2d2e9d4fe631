/**
 * Rate limits of logins, passwords and mails (docs/decisions/0021-limits.md). The database has the counts, for all
 * nodes and across restarts. A try is counted before it is checked, so concurrent tries gain nothing.
 */
import { createHmac } from 'node:crypto';
import { CompiledQuery } from 'kysely';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import type { Database } from '../../platform/db/database.ts';
import { rateLimited } from '../../platform/errors.ts';
import { deriveKeys, type KeyRing } from '../sessions/signing-keys.ts';

const HOUR = 3600;
const DAY = 24 * HOUR;

/**
 * In seconds. `free` tries cause no wait. Then waits double from `firstWait` to `longestWait`. The count ends `within`
 * this time after its first try.
 */
const LIMITS = {
  /** Logins to an account from a device that has logged in to it before. */
  knownDevice: { free: 5, firstWait: 5, longestWait: 300, within: HOUR },
  /** Logins to an account from an address, with unknown devices. */
  unknownDevices: { free: 5, firstWait: 5, longestWait: 30, within: HOUR },
  /** Logins to an account from unknown devices at all addresses. Each address waits for itself. */
  account: { free: 100, firstWait: 10, longestWait: 10, within: HOUR },
  /** The current password, within a session. */
  currentPassword: { free: 5, firstWait: 5, longestWait: 300, within: HOUR },
  /** Passwords set through the links of an account. */
  links: { free: 10, firstWait: 5, longestWait: 60, within: HOUR },
  /** Reset mails to an account. The wait is the lifetime of a link, so one link always works. */
  mailsTo: { free: 3, firstWait: HOUR, longestWait: HOUR, within: DAY },
  /** Reset mails requested from an address, which a whole school may share. */
  mailsFrom: { free: 300, firstWait: 5, longestWait: 5, within: HOUR },
};
type Limit = keyof typeof LIMITS;

/** A counted try. */
export interface Try {
  /** Removes the try, with the wait that it caused. */
  takeBack(): Promise<void>;
  /** Removes all tries of the count. */
  clear(): Promise<void>;
}

export interface RateLimits {
  /**
   * Counts a try of `subject`, such as a login. Throws 429, and counts nothing, while `place` has to wait. By default,
   * `subject` as a whole has to wait.
   */
  take(limit: Limit, subject: string[], place?: string[]): Promise<Try>;
}

export function createRateLimits(db: Database, ring: KeyRing): RateLimits {
  const keys = deriveKeys(ring, 'rate limits');
  const options = {
    storeType: 'client',
    storeClient: {
      query: ({ text, values }: { text: string; values: unknown[] }) =>
        db.executeQuery(CompiledQuery.raw(text, values)),
    },
    tableName: 'rate_limits',
    tableCreated: true,
    points: 1,
    // Each call sets its own duration.
    duration: HOUR,
  };
  const tries = new RateLimiterPostgres({ ...options, keyPrefix: 'tries' });
  const waits = new RateLimiterPostgres({ ...options, keyPrefix: 'waits' });

  const keyOf = (limit: Limit, about: string[]) =>
    createHmac('sha256', keys.current())
      .update(JSON.stringify([limit, ...about]))
      .digest('base64url');

  return {
    async take(limit, subject, place = subject) {
      const { free, firstWait, longestWait, within } = LIMITS[limit];
      const [key, waitKey] = [keyOf(limit, subject), keyOf(limit, place)];
      const takeBack = () => tries.reward(key, 1, { customDuration: within });
      const { consumedPoints } = await tries.penalty(key, 1, { customDuration: within });
      const wait = Math.min(longestWait, firstWait * 2 ** (consumedPoints - free));
      if (consumedPoints >= free) {
        // Only one of several concurrent tries passes. The others wait until this row expires.
        await waits.consume(waitKey, 1, { customDuration: wait }).catch(async (rejection) => {
          await takeBack();
          if (!(rejection instanceof RateLimiterRes)) throw rejection;
          throw rateLimited(Math.max(1, Math.ceil(rejection.msBeforeNext / 1000)));
        });
      }
      return {
        async takeBack() {
          await takeBack();
          if (consumedPoints >= free) await waits.delete(waitKey);
        },
        async clear() {
          await tries.delete(key);
          if (consumedPoints >= free) await waits.delete(waitKey);
        },
      };
    },
  };
}
