import { rollbackOnError } from '../../platform/rollback-on-error.ts';
import type { RateLimits, Try } from './rate-limits.ts';

interface Origin {
  /** The account's id, or the unknown login, and the password hash. So a new password has new counts. */
  account: string[];
  /** Id of a device that has logged in to the account before. */
  knownDevice: string | undefined;
  network: string;
}

/**
 * Counts a login try. Throws 429 after too many. A known device has its own count. All other devices share a count per
 * account and address, and one per account. No login is rejected for its address alone.
 */
export async function takeLoginTry(
  limits: RateLimits,
  { account, knownDevice, network }: Origin,
): Promise<Try> {
  if (knownDevice !== undefined) return limits.take('knownDevice', [...account, knownDevice]);
  const place = [...account, network];
  const here = await limits.take('unknownDevices', place);
  const everywhere = await rollbackOnError(limits.take('account', account, place), here.takeBack);
  return {
    async takeBack() {
      await here.takeBack();
      await everywhere.takeBack();
    },
    async clear() {
      await here.clear();
      await everywhere.takeBack();
    },
  };
}
