import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { localStorageIsFull } from '../../../test/full-storage.ts';
import { createChannelLock } from './channel-lock.ts';

const aTab = (name: string) => ({ lock: createChannelLock('exam', name), onLost: vi.fn() });
type Tab = ReturnType<typeof aTab>;

const acquire = ({ lock, onLost }: Tab, steal = false) => lock.acquire({ steal, onLost });

describe('a lock that tabs talk about', () => {
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

  it('has one holder, as long as that one is there', async () => {
    expect(await acquire(first)).toBe(true);
    expect(await acquire(second)).toBe(false);
    expect(first.onLost).not.toHaveBeenCalled();
    first.lock.release();
    expect(await acquire(second)).toBe(true);
    expect(await acquire(first)).toBe(false);
  });

  it('is taken over on demand, and the first tab learns of it', async () => {
    await acquire(first);
    expect(await acquire(second, true)).toBe(true);
    await vi.waitFor(() => expect(first.onLost).toHaveBeenCalledOnce());
    expect(second.onLost).not.toHaveBeenCalled();
    expect(await acquire(first)).toBe(false);
  });

  it.each([
    ['in the same moment', 0],
    ['shortly after one another', 150],
  ])('goes to one of two that come %s', async (_, ms) => {
    const one = acquire(second);
    await new Promise((resolve) => setTimeout(resolve, ms));
    expect((await Promise.all([one, acquire(first)])).filter(Boolean)).toHaveLength(1);
    expect([first, second].flatMap(({ onLost }) => onLost.mock.calls)).toEqual([]);
  });

  it('has one owner when the storage is full', async () => {
    localStorageIsFull();
    expect(await acquire(first)).toBe(true);
    expect(await acquire(second)).toBe(false);
  });

  it('has no owner when a tab releases it before it gets it', async () => {
    const asked = acquire(first);
    first.lock.release();
    expect(await asked).toBe(false);
    expect(await acquire(second)).toBe(true);
  });

  it('is no obstacle when tabs cannot exchange messages', async () => {
    vi.stubGlobal('BroadcastChannel', function refused() {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    });
    expect(await acquire(first)).toBe(true);
    vi.unstubAllGlobals();
  });
});
