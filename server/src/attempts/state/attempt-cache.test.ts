import { expect, test } from 'vitest';
import type { Attempt } from '../attempts.queries.ts';
import { createAttemptCache } from './attempt-cache.ts';

const USER = 'a student';
const EXAM = 'an examination';

test('a recent attempt was started in the last seconds; an older one is read from the database', async () => {
  let now = new Date('2026-11-22T08:00:00Z');
  const attempt = (number: number) =>
    ({ id: `attempt ${number}`, user_id: USER, examination_id: EXAM, started_at: now }) as Attempt;
  const first = attempt(1);
  let latest = first;
  const cache = createAttemptCache({ latest: async () => latest }, () => now);
  cache.see(first);
  now = new Date(now.getTime() + 60_000);
  await cache.read(USER, EXAM);
  latest = attempt(2);
  expect(await cache.known(USER, EXAM)).toBe(first);
  expect(await cache.recent(USER, EXAM)).toBe(latest);
  latest = first;
  expect(await cache.recent(USER, EXAM)).toMatchObject({ id: 'attempt 2' });
});

test('a submitted attempt is read again, since it may have been reopened', async () => {
  const now = new Date('2026-11-22T08:00:00Z');
  const running = { user_id: USER, examination_id: EXAM, started_at: now, submitted_at: null } as Attempt;
  const cache = createAttemptCache({ latest: async () => running }, () => now);
  cache.see({ ...running, submitted_at: now });
  expect(await cache.recent(USER, EXAM)).toBe(running);
});
