import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createAssetCache } from './asset-cache.ts';

let made = 0;

beforeEach(() => {
  vi.useFakeTimers();
  made = 0;
  URL.createObjectURL = () => `blob:${++made}`;
  URL.revokeObjectURL = vi.fn();
});
afterEach(() => {
  vi.useRealTimers();
});

function aCache(fetch: (address: string) => Promise<Response>) {
  const fetched = vi.fn(fetch);
  return { fetched, cache: createAssetCache({ fetch: fetched, random: () => 0.5 }) };
}

const aFile = async () => new Response('sound', { headers: { 'content-length': '5' } });

describe('files of the paper', () => {
  it('are fetched once, however often they are asked for', async () => {
    const { cache, fetched } = aCache(aFile);
    const both = await Promise.all([cache.load('/a'), cache.load('/a')]);
    expect(both).toEqual(['blob:1', 'blob:1']);
    expect(fetched).toHaveBeenCalledTimes(1);
  });

  it('tell how far they have come', async () => {
    const { cache } = aCache(aFile);
    const shares: number[] = [];
    await cache.load('/a', (share) => shares.push(share));
    expect(shares).toEqual([0, 1]);
  });

  it('are tried again after a failure', async () => {
    let failures = 2;
    const { cache, fetched } = aCache(() =>
      failures-- > 0 ? Promise.reject(new Error('offline')) : aFile(),
    );
    const loaded = cache.load('/a');
    await vi.advanceTimersByTimeAsync(60_000);
    await expect(loaded).resolves.toBe('blob:1');
    expect(fetched).toHaveBeenCalledTimes(3);
  });

  it('fail in the end, and afresh with the next request', async () => {
    let isDown = true;
    const { cache } = aCache(() => (isDown ? Promise.reject(new Error('offline')) : aFile()));
    const loaded = cache.load('/a');
    const failed = expect(loaded).rejects.toThrow('offline');
    await vi.advanceTimersByTimeAsync(60_000);
    await failed;
    isDown = false;
    await expect(cache.load('/a')).resolves.toBe('blob:1');
  });

  it('make room: the ones asked for first are let go', async () => {
    const { cache } = aCache(aFile);
    for (let file = 1; file <= 7; file++) await cache.load(`/${file}`);
    await vi.advanceTimersByTimeAsync(0);
    expect(URL.revokeObjectURL).toHaveBeenCalledExactlyOnceWith('blob:1');
  });
});
