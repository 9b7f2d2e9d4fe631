import { expect, test } from 'vitest';
import type { Attempt } from '../attempts.queries.ts';
import { createAttemptCache } from './attempt-cache.ts';

const USER = 'a student';
const EXAM = 'an examination';

test('returns a recent attempt from the cache, and reads an older one from the database', async () => {
  let now = new Date('2026-11-22T08:00:00Z');
  const attempt = (number: number) =>
    ({ id: `attempt ${number}`, user_id: USER, examination_id: EXAM, started_at: now }) as Attempt;
  const first = attempt(1);
  let latest = first;
  const cache = createAttemptCache({ latest: async () => latest }, () => now);
  cache.set(first);
  now = new Date(now.getTime() + 60_000);
  await cache.read(USER, EXAM);
  latest = attempt(2);
  expect(await cache.getCached(USER, EXAM)).toBe(first);
  expect(await cache.getRecent(USER, EXAM)).toBe(latest);
  latest = first;
  expect(await cache.getRecent(USER, EXAM)).toMatchObject({ id: 'attempt 2' });
});

test('reads a submitted attempt again, since it may have been reopened', async () => {
  const now = new Date('2026-11-22T08:00:00Z');
  const running = { user_id: USER, examination_id: EXAM, started_at: now, submitted_at: null } as Attempt;
  const cache = createAttemptCache({ latest: async () => running }, () => now);
  cache.set({ ...running, submitted_at: now });
  expect(await cache.getRecent(USER, EXAM)).toBe(running);
});
