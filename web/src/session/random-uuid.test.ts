import { expect, it, vi } from 'vitest';
import { z } from 'zod';
import { randomUuid } from './random-uuid.ts';

it('is a UUID also where the browser makes none (plain http)', () => {
  vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) });
  expect(z.uuid().safeParse(randomUuid()).success).toBe(true);
});
