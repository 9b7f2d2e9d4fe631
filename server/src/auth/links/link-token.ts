/** Tokens of set-password links. A token is random, and the database stores only its hash. */
import { createHash, randomBytes } from 'node:crypto';
import { INVITATION_DAYS, RESET_HOURS } from '@lulus/contract';
import type { Config } from '../../platform/config.ts';

/** An admin makes an invitation. A person who forgot the password asks for a reset. */
export type LinkPurpose = 'invitation' | 'reset';

const HOUR_MS = 3_600_000;
const LIFE_MS = { invitation: INVITATION_DAYS * 24 * HOUR_MS, reset: RESET_HOURS * HOUR_MS };

/** A fast hash is enough, since a token has 256 random bits. */
export function hashToken(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}

export function drawToken(purpose: LinkPurpose, now: Date) {
  const token = randomBytes(32).toString('base64url');
  return { token, token_hash: hashToken(token), expires_at: new Date(now.getTime() + LIFE_MS[purpose]) };
}

/** Returns the address of the set-password page. Without PUBLIC_URL it is a path, and the browser adds its origin. */
export function linkTo(token: string, { PUBLIC_URL = '' }: Pick<Config, 'PUBLIC_URL'>): string {
  return `${PUBLIC_URL}/setPassword?token=${token}`;
}
