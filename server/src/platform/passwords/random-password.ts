import { randomInt } from 'node:crypto';

/** Omits letters and digits that look alike, since people copy these passwords from a card or a terminal. */
const LEGIBLE = 'abcdefghjkmnpqrstuvwxyz23456789';

export function randomPassword(length: number): string {
  return Array.from({ length }, () => LEGIBLE[randomInt(LEGIBLE.length)]).join('');
}

/** Length of a student's first password: 31^10 passwords, some 50 bits (docs/decisions/0006-student-import.md). */
export const STUDENT_PASSWORD_LENGTH = 10;
