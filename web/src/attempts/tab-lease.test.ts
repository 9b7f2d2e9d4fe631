import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createTabLease } from './tab-lease.ts';
import type { TabLock } from './tab-lock.ts';

const aTab = (name: string) => ({ lock: createTabLease('exam', name), onLost: vi.fn() });
type Tab = ReturnType<typeof aTab>;
const settle = (ms = 100) => vi.advanceTimersByTimeAsync(ms);

async function acquire({ lock, onLost }: { lock: TabLock; onLost: () => void }, steal = false) {
  const held = lock.acquire({ steal, onLost });
  await settle();
  return held;
}

describe('a lease among tabs', () => {
  let first: Tab;
  let second: Tab;

  beforeEach(() => {
    vi.useFakeTimers();
    first = aTab('first');
    second = aTab('second');
  });
  afterEach(() => {
    first.lock.release();
    second.lock.release();
    vi.useRealTimers();
  });

  it('has one holder, as long as that one is there', async () => {
    expect(await acquire(first)).toBe(true);
    await settle(200_000);
    expect(await acquire(second)).toBe(false);
    first.lock.release();
    expect(await acquire(second)).toBe(true);
  });

  it('is taken over on demand, and the first hears of it', async () => {
    await acquire(first);
    expect(await acquire(second, true)).toBe(true);
    await settle(3000);
    expect(first.onLost).toHaveBeenCalledOnce();
    expect(second.onLost).not.toHaveBeenCalled();
    expect(await acquire(first)).toBe(false);
  });

  it('goes to one of two that come in the same moment', async () => {
    const both = [first, second].map(({ lock, onLost }) => lock.acquire({ steal: false, onLost }));
    await settle();
    expect((await Promise.all(both)).filter(Boolean)).toHaveLength(1);
  });

  it('of a tab that crashed is free after a while', async () => {
    localStorage.setItem('tab:exam', JSON.stringify({ holder: 'crashed', at: Date.now() }));
    expect(await acquire(first)).toBe(false);
    await settle(70_000);
    expect(await acquire(first)).toBe(true);
  });

  it('that another tab has had and left while this one slept is lost', async () => {
    await acquire(first);
    localStorage.removeItem('tab:exam');
    await settle(3000);
    expect(first.onLost).toHaveBeenCalledOnce();
  });

  it('of a closed tab is free at once', async () => {
    await acquire(first);
    window.dispatchEvent(new Event('pagehide'));
    expect(await acquire(second)).toBe(true);
  });
});
