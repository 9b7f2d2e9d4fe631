/**
 * Replaces the password hashing library in tests. Hashes at the lowest cost, counts verifications, and delays
 * them on request.
 */

type Library = typeof import('@node-rs/argon2');

export const hashing = {
  verified: 0,
  held: Promise.resolve(),
  /** Delays by password, which replace `held`. */
  delays: new Map<unknown, Promise<void>>(),
};

export const fakeHashing = (real: Library): Library => ({
  ...real,
  hash: (password) => real.hash(password, { memoryCost: 8, timeCost: 1, parallelism: 1 }),
  verify: async (hashed, password) => {
    hashing.verified += 1;
    await (hashing.delays.get(password) ?? hashing.held);
    return real.verify(hashed, password);
  },
});
