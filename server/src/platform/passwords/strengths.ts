/** OWASP's minimum for Argon2id (Password Storage Cheat Sheet): 19 MiB, two passes, one lane. */
export const FULL = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
/** A sixth of the work, for the first passwords of students. See docs/decisions/0006-student-import.md. */
export const LIGHT = { memoryCost: 7168, timeCost: 1, parallelism: 1 };

export type Strength = typeof FULL;

export const isHashedWith = (passwordHash: string, { memoryCost, timeCost, parallelism }: Strength) =>
  passwordHash.startsWith(`$argon2id$v=19$m=${memoryCost},t=${timeCost},p=${parallelism}$`);
