import { hashFirstPassword } from '../../platform/passwords/passwords.ts';
import { cardPassword } from '../../platform/passwords/random-password.ts';
import type { SheetStudent } from './read-rows.ts';

/** Hashes that an import may have in the queue, which logins use too. */
const CONCURRENCY = 2;

type WithPassword = Pick<SheetStudent, 'password'>;

interface GivenPassword {
  password: string;
  hash: string;
}

/** Passwords by student row. */
export type Passwords = Map<WithPassword, GivenPassword>;

async function givePassword({ password: chosen }: WithPassword): Promise<GivenPassword> {
  const password = chosen ?? cardPassword();
  return { password, hash: await hashFirstPassword(password) };
}

/** Hashes the sheet's password of each student, or a card's random one if the sheet has none. */
export async function givePasswords(students: WithPassword[], passwords: Passwords): Promise<void> {
  const waiting = students.filter((student) => !passwords.has(student)).values();
  async function work() {
    for (const student of waiting) passwords.set(student, await givePassword(student));
  }
  await Promise.all(Array.from({ length: CONCURRENCY }, work));
}
