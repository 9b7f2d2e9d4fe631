import { expect, test, vi } from 'vitest';
import { z } from 'zod';
import { randomUuid } from './random-uuid.ts';

test('an id is a unique UUID, also in browsers without randomUUID (plain http)', () => {
  vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) });
  expect(z.uuid().safeParse(randomUuid()).success).toBe(true);
  expect(randomUuid()).not.toBe(randomUuid());
});
