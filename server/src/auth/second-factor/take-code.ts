import type { PlatformContext } from '../../platform/context.ts';
import { tooManyCodes } from '../../platform/errors.ts';
import { hashRecoveryCode } from './recovery-codes.ts';
import { openSecret } from './sealed-secret.ts';
import {
  countTry,
  findSecondFactor,
  getFactorKey,
  takeRecoveryCode,
  takeStep,
} from './second-factors.queries.ts';
import { findStep } from './totp.ts';

const APP_CODE = /^\d{6}$/;
/** In seconds. Trying a million codes, of which three are right at a time, then takes years. */
const WAITS = { free: 5, firstWait: 30, longestWait: 900 };

/**
 * Returns whether this is a code of the account's app or one of its recovery codes. A right code is then used up.
 * Throws 429 while too many wrong codes make the account wait. A recovery code never waits, since it cannot be guessed.
 * So another person's wrong codes do not lock the owner out.
 */
export async function takeCode(
  { db, clock }: Pick<PlatformContext, 'clock' | 'db'>,
  userId: string,
  written: string,
): Promise<boolean> {
  const now = clock();
  const code = written.replace(/[\s-]/g, '');
  if (!APP_CODE.test(code)) return takeRecoveryCode(db, userId, hashRecoveryCode(written), now);
  const isTry = await countTry(db, userId, { now, ...WAITS });
  const factor = await findSecondFactor(db, userId);
  if (!factor) return false;
  if (!isTry) throw tooManyCodes(secondsUntil(factor.wait_until, now));
  const secret = openSecret(await getFactorKey(db), userId, factor.secret);
  const step = findStep(secret, code, now);
  return step !== undefined && (await takeStep(db, userId, step));
}

function secondsUntil(time: Date | null, now: Date): number {
  return Math.max(1, Math.ceil(((time?.getTime() ?? 0) - now.getTime()) / 1000));
}
