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
const ignore = () => undefined;

describe('files of the paper', () => {
  it('are fetched once for several requests', async () => {
    const { cache, fetched } = aCache(aFile);
    cache.prepare(['/a']);
    const both = await Promise.all([cache.acquire('/a', ignore).url, cache.acquire('/a', ignore).url]);
    expect(both).toEqual(['blob:1', 'blob:1']);
    expect(fetched).toHaveBeenCalledTimes(1);
  });

  it('report their progress', async () => {
    const { cache } = aCache(aFile);
    const shares: number[] = [];
    await cache.acquire('/a', (share) => shares.push(share)).url;
    expect(shares).toEqual([0, 1]);
  });

  it('are fetched again after a failure', async () => {
    let failures = 2;
    const { cache, fetched } = aCache(() =>
      failures-- > 0 ? Promise.reject(new Error('offline')) : aFile(),
    );
    const { url } = cache.acquire('/a', ignore);
    await vi.advanceTimersByTimeAsync(60_000);
    await expect(url).resolves.toBe('blob:1');
    expect(fetched).toHaveBeenCalledTimes(3);
  });

  it('fail after the last try, and are fetched again by the next request', async () => {
    let isDown = true;
    const { cache } = aCache(() => (isDown ? Promise.reject(new Error('offline')) : aFile()));
    const failed = expect(cache.acquire('/a', ignore).url).rejects.toThrow('offline');
    await vi.advanceTimersByTimeAsync(60_000);
    await failed;
    isDown = false;
    await expect(cache.acquire('/a', ignore).url).resolves.toBe('blob:1');
  });

  it('are dropped by later ones, unless they are in use', async () => {
    const { cache } = aCache(aFile);
    const [one, two] = ['/1', '/2'].map((address) => cache.acquire(address, ignore));
    await Promise.all([one?.url, two?.url]);
    cache.prepare(['/3', '/4', '/5', '/6', '/7', '/8']);
    await vi.advanceTimersByTimeAsync(0);
    expect(URL.revokeObjectURL).not.toHaveBeenCalled();
    one?.release();
    cache.prepare(['/3', '/4', '/5', '/6', '/7', '/8']);
    await vi.advanceTimersByTimeAsync(0);
    expect(URL.revokeObjectURL).toHaveBeenCalledExactlyOnceWith('blob:1');
  });

  it('are fetched ahead in order, up to the limit', async () => {
    const { cache, fetched } = aCache(aFile);
    const ahead = Array.from({ length: 20 }, (_, index) => `/${index}`);
    cache.prepare(ahead);
    await vi.advanceTimersByTimeAsync(0);
    expect(fetched.mock.calls.map(([address]) => address)).toEqual(ahead.slice(0, 6));
  });
});
