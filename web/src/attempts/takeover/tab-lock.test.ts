import { beforeEach, describe, expect, it, vi } from 'vitest';
import { pause } from '../../platform/api/backoff.ts';
import { createTabLock } from './tab-lock.ts';

/** Fake of the parts of the Web Locks API that are used here. */
function fakeLocks() {
  let holder: { end: (error?: Error) => void } | undefined;
  return {
    request: async (
      _: string,
      { steal }: { steal?: boolean },
      work: (lock: object | null) => Promise<void> | undefined,
    ) => {
      if (holder && !steal) return work(null);
      holder?.end(new DOMException('stolen', 'AbortError'));
      return new Promise<void>((resolve, reject) => {
        const own = {
          end(error?: Error) {
            if (holder === own) holder = undefined;
            if (error) reject(error);
            else resolve();
          },
        };
        holder = own;
        void Promise.resolve(work({})).then(() => own.end());
      });
    },
  };
}

describe('a Web Lock between tabs', () => {
  beforeEach(() => {
    vi.stubGlobal('navigator', { locks: fakeLocks() });
  });

  const acquire = (lock: ReturnType<typeof createTabLock>, steal = false, onLost = vi.fn()) =>
    lock.acquire({ steal, onLost });

  it('has one owner until that tab releases it', async () => {
    const [first, second] = [createTabLock('exam'), createTabLock('exam')];
    expect(await acquire(first)).toBe(true);
    expect(await acquire(second)).toBe(false);
    first.release();
    expect(await acquire(second)).toBe(true);
  });

  it('is taken over with `steal`, and the first tab is notified', async () => {
    const [first, second] = [createTabLock('exam'), createTabLock('exam')];
    const onLost = vi.fn();
    await acquire(first, false, onLost);
    expect(await acquire(second, true)).toBe(true);
    expect(onLost).toHaveBeenCalledOnce();
    expect(await acquire(first)).toBe(false);
  });

  it('waits briefly for a tab that is closing', async () => {
    const [first, second] = [createTabLock('exam'), createTabLock('exam')];
    await acquire(first);
    const waiting = acquire(second);
    first.release();
    expect(await waiting).toBe(true);
  });

  it('is granted if the browser forbids locks', async () => {
    vi.stubGlobal('navigator', { locks: { request: () => Promise.reject(new Error('forbidden')) } });
    expect(await acquire(createTabLock('exam'))).toBe(true);
  });
});

it('without Web Locks, the request waits until the module for locks by messages is loaded', async () => {
  vi.stubGlobal('navigator', {});
  vi.doMock('./channel-lock.ts', () => Promise.reject(new TypeError('Failed to fetch')));
  const settled = vi.fn();
  const lock = createTabLock('exam');
  const acquired = lock.acquire({ steal: false, onLost: vi.fn() });
  void acquired.then(settled);
  await pause(50);
  expect(settled).not.toHaveBeenCalled();
  vi.doUnmock('./channel-lock.ts');
  expect(await acquired).toBe(true);
  lock.release();
});
