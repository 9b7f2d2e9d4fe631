/** The token of a set-password link: it is random, and the database stores only its hash. */
import { createHash, randomBytes } from 'node:crypto';
import { INVITATION_DAYS, RESET_HOURS } from '@lulus/contract';
import type { Config } from '../../platform/config.ts';

/** An admin makes an invitation. A person who forgot the password asks for a reset. */
export type LinkPurpose = 'invitation' | 'reset';

const HOUR_MS = 3_600_000;
const LIFE_MS = { invitation: INVITATION_DAYS * 24 * HOUR_MS, reset: RESET_HOURS * HOUR_MS };

/** A token has 256 random bits: there is nothing to guess, so a quick hash will do. */
export function hashToken(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}

export function drawToken(purpose: LinkPurpose, now: Date) {
  const token = randomBytes(32).toString('base64url');
  return { token, token_hash: hashToken(token), expires_at: new Date(now.getTime() + LIFE_MS[purpose]) };
}

/** Without PUBLIC_URL a path, which the browser that shows it completes with its own origin. */
export function linkTo(token: string, { PUBLIC_URL = '' }: Pick<Config, 'PUBLIC_URL'>): string {
  return `${PUBLIC_URL}/setPassword?token=${token}`;
}
