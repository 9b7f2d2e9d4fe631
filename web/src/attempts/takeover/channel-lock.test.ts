import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { localStorageIsFull } from '../../../test/full-storage.ts';
import { createChannelLock } from './channel-lock.ts';

const aTab = (name: string) => ({ lock: createChannelLock('exam', name), onLost: vi.fn() });
type Tab = ReturnType<typeof aTab>;

const acquire = ({ lock, onLost }: Tab, steal = false) => lock.acquire({ steal, onLost });

describe('a lock by messages between tabs', () => {
  let first: Tab;
  let second: Tab;

  beforeEach(() => {
    first = aTab('first');
    second = aTab('second');
  });
  afterEach(() => {
    first.lock.release();
    second.lock.release();
  });

  it('has one owner until that tab releases it', async () => {
    expect(await acquire(first)).toBe(true);
    expect(await acquire(second)).toBe(false);
    expect(first.onLost).not.toHaveBeenCalled();
    first.lock.release();
    expect(await acquire(second)).toBe(true);
    expect(await acquire(first)).toBe(false);
  });

  it('is taken over with `steal`, and the first tab is notified', async () => {
    await acquire(first);
    expect(await acquire(second, true)).toBe(true);
    await vi.waitFor(() => expect(first.onLost).toHaveBeenCalledOnce());
    expect(second.onLost).not.toHaveBeenCalled();
    expect(await acquire(first)).toBe(false);
  });

  it.each([
    ['at the same time', 0],
    ['shortly after one another', 150],
  ])('goes to one of two tabs that request it %s', async (_, ms) => {
    const one = acquire(second);
    await new Promise((resolve) => setTimeout(resolve, ms));
    expect((await Promise.all([one, acquire(first)])).filter(Boolean)).toHaveLength(1);
    expect([first, second].flatMap(({ onLost }) => onLost.mock.calls)).toEqual([]);
  });

  it('has one owner if the storage is full', async () => {
    localStorageIsFull();
    expect(await acquire(first)).toBe(true);
    expect(await acquire(second)).toBe(false);
  });

  it('has no owner if a tab releases it before it gets it', async () => {
    const acquired = acquire(first);
    first.lock.release();
    expect(await acquired).toBe(false);
    expect(await acquire(second)).toBe(true);
  });

  it('is granted if tabs cannot exchange messages', async () => {
    vi.stubGlobal('BroadcastChannel', function refused() {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    });
    expect(await acquire(first)).toBe(true);
    vi.unstubAllGlobals();
  });
});
