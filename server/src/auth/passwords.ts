import { hash, verify } from '@node-rs/argon2';

/** OWASP's floor for Argon2id (Password Storage Cheat Sheet): 19 MiB, two passes, one lane. */
const ARGON2ID = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** The password in PHC format; computed off the main thread. */
export function hashPassword(password: string): Promise<string> {
  return hash(password, ARGON2ID);
}

let nobodysHash: Promise<string> | undefined;

/**
 * Whether the password belongs to the hash. Without a hash it takes the same time and says no, so that an unknown
 * account cannot be told from a wrong password by the clock.
 */
export async function verifyPassword(
  passwordHash: string | null | undefined,
  password: string,
): Promise<boolean> {
  nobodysHash ??= hashPassword('nobody has this account');
  const matches = await verify(passwordHash ?? (await nobodysHash), password);
  return matches && passwordHash != null;
}
