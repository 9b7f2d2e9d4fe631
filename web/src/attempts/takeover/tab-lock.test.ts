import { beforeEach, describe, expect, it, vi } from 'vitest';
import { pause } from '../../platform/api/backoff.ts';
import { createTabLock } from './tab-lock.ts';

/** Web Locks of one browser, as far as they are used. */
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

describe('a Web Lock among tabs', () => {
  beforeEach(() => {
    vi.stubGlobal('navigator', { locks: fakeLocks() });
  });

  const acquire = (lock: ReturnType<typeof createTabLock>, steal = false, onLost = vi.fn()) =>
    lock.acquire({ steal, onLost });

  it('has one holder, and is free when that one is gone', async () => {
    const [first, second] = [createTabLock('exam'), createTabLock('exam')];
    expect(await acquire(first)).toBe(true);
    expect(await acquire(second)).toBe(false);
    first.release();
    expect(await acquire(second)).toBe(true);
  });

  it('is taken over on demand, and the first tab learns of it', async () => {
    const [first, second] = [createTabLock('exam'), createTabLock('exam')];
    const onLost = vi.fn();
    await acquire(first, false, onLost);
    expect(await acquire(second, true)).toBe(true);
    expect(onLost).toHaveBeenCalledOnce();
    expect(await acquire(first)).toBe(false);
  });

  it('waits a moment for a tab that is just closing', async () => {
    const [first, second] = [createTabLock('exam'), createTabLock('exam')];
    await acquire(first);
    const waiting = acquire(second);
    first.release();
    expect(await waiting).toBe(true);
  });

  it('is no obstacle where the browser refuses locks', async () => {
    vi.stubGlobal('navigator', { locks: { request: () => Promise.reject(new Error('forbidden')) } });
    expect(await acquire(createTabLock('exam'))).toBe(true);
  });
});

it('where there are no locks, waits for the part in which tabs talk, as long as that does not come', async () => {
  vi.stubGlobal('navigator', {});
  vi.doMock('./channel-lock.ts', () => Promise.reject(new TypeError('Failed to fetch')));
  const heard = vi.fn();
  const lock = createTabLock('exam');
  const isHeld = lock.acquire({ steal: false, onLost: vi.fn() });
  void isHeld.then(heard);
  await pause(50);
  expect(heard).not.toHaveBeenCalled();
  vi.doUnmock('./channel-lock.ts');
  expect(await isHeld).toBe(true);
  lock.release();
});
