import { expect, test, vi } from 'vitest';
import { z } from 'zod';
import { randomUuid } from './random-uuid.ts';

test('an id is a UUID of its own also where the browser makes none (plain http)', () => {
  vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) });
  expect(z.uuid().safeParse(randomUuid()).success).toBe(true);
  expect(randomUuid()).not.toBe(randomUuid());
});
