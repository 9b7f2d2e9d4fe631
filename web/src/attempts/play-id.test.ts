import { describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { beginPlay, finishPlay, hasUnfinishedPlay, randomUuid } from './play-id.ts';

describe('the id of a press', () => {
  it('is a UUID also where the browser makes none (plain http)', () => {
    vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) });
    expect(z.uuid().safeParse(randomUuid()).success).toBe(true);
  });
  it('stays the same until sound was heard', () => {
    const first = beginPlay('attempt', 'question');
    expect(hasUnfinishedPlay('attempt', 'question')).toBe(true);
    expect(beginPlay('attempt', 'question')).toBe(first);
    expect(beginPlay('attempt', 'another')).not.toBe(first);
    finishPlay('attempt', 'question');
    expect(hasUnfinishedPlay('attempt', 'question')).toBe(false);
    expect(beginPlay('attempt', 'question')).not.toBe(first);
  });
});
