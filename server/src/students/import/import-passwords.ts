import { hashPassword, hashRandomPassword } from '../../platform/passwords/passwords.ts';
import { randomPassword, STUDENT_PASSWORD_LENGTH } from '../../platform/passwords/random-password.ts';
import type { SheetStudent } from './read-rows.ts';

/** An import waits in the same queue as logins, and never has more than this many in it. */
const CONCURRENCY = 2;

interface GivenPassword {
  password: string;
  hash: string;
}

/** By the row that they are given for. */
export type Passwords = Map<SheetStudent, GivenPassword>;

async function givePassword({ password: chosen }: SheetStudent): Promise<GivenPassword> {
  if (chosen !== null) return { password: chosen, hash: await hashPassword(chosen) };
  const password = randomPassword(STUDENT_PASSWORD_LENGTH);
  return { password, hash: await hashRandomPassword(password) };
}

/** Gives a password to each student without one, or hashes the one in the sheet. */
export async function givePasswords(students: SheetStudent[], passwords: Passwords): Promise<void> {
  const waiting = students.filter((student) => !passwords.has(student)).values();
  async function work() {
    for (const student of waiting) passwords.set(student, await givePassword(student));
  }
  await Promise.all(Array.from({ length: CONCURRENCY }, work));
}
