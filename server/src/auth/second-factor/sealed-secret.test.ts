import { randomBytes, randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { openSecret, sealSecret } from './sealed-secret.ts';

const key = randomBytes(32);
const userId = randomUUID();
const secret = randomBytes(20);

test('a sealed secret is opened by the same key for the same account', () => {
  const sealed = sealSecret(key, userId, secret);
  expect(sealed.includes(secret)).toBe(false);
  expect(openSecret(key, userId, sealed)).toEqual(secret);
});

test('another key, another account or a change makes it unreadable', () => {
  const sealed = sealSecret(key, userId, secret);
  const changed = Buffer.from(sealed);
  changed.writeUInt8(changed.readUInt8(30) ^ 1, 30);
  expect(() => openSecret(randomBytes(32), userId, sealed)).toThrow();
  expect(() => openSecret(key, randomUUID(), sealed)).toThrow();
  expect(() => openSecret(key, userId, changed)).toThrow();
});
