import { randomInt } from 'node:crypto';
import { CARD_WORDS } from './card-words.ts';

/** Omits letters and digits that look alike, since people copy these passwords from a card or a terminal. */
const LEGIBLE = 'abcdefghjkmnpqrstuvwxyz23456789';

export function randomPassword(length: number): string {
  return Array.from({ length }, () => LEGIBLE[randomInt(LEGIBLE.length)]).join('');
}

/**
 * Returns a password for a login card, such as kuda-biru-27: one of 1,000 × 1,000 × 90, or some 26 bits
 * (docs/security.md).
 */
export function cardPassword(): string {
  const word = () => CARD_WORDS[randomInt(CARD_WORDS.length)];
  return `${word()}-${word()}-${randomInt(10, 100)}`;
}
