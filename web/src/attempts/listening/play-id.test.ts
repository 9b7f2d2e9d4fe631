import { describe, expect, it } from 'vitest';
import { beginPlay, finishPlay, hasUnfinishedPlay } from './play-id.ts';

describe('the play id', () => {
  it('stays the same until the sound has started', () => {
    const first = beginPlay('attempt', 'question');
    expect(hasUnfinishedPlay('attempt', 'question')).toBe(true);
    expect(beginPlay('attempt', 'question')).toBe(first);
    expect(beginPlay('attempt', 'another')).not.toBe(first);
    finishPlay('attempt', 'question');
    expect(hasUnfinishedPlay('attempt', 'question')).toBe(false);
    expect(beginPlay('attempt', 'question')).not.toBe(first);
  });
});
