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
const unheard = () => undefined;

describe('files of the paper', () => {
  it('are fetched once, however often they are asked for', async () => {
    const { cache, fetched } = aCache(aFile);
    cache.prepare(['/a']);
    const both = await Promise.all([cache.acquire('/a', unheard).url, cache.acquire('/a', unheard).url]);
    expect(both).toEqual(['blob:1', 'blob:1']);
    expect(fetched).toHaveBeenCalledTimes(1);
  });

  it('tell how far they have come', async () => {
    const { cache } = aCache(aFile);
    const shares: number[] = [];
    await cache.acquire('/a', (share) => shares.push(share)).url;
    expect(shares).toEqual([0, 1]);
  });

  it('are tried again after a failure', async () => {
    let failures = 2;
    const { cache, fetched } = aCache(() =>
      failures-- > 0 ? Promise.reject(new Error('offline')) : aFile(),
    );
    const { url } = cache.acquire('/a', unheard);
    await vi.advanceTimersByTimeAsync(60_000);
    await expect(url).resolves.toBe('blob:1');
    expect(fetched).toHaveBeenCalledTimes(3);
  });

  it('fail in the end, and afresh with the next request', async () => {
    let isDown = true;
    const { cache } = aCache(() => (isDown ? Promise.reject(new Error('offline')) : aFile()));
    const failed = expect(cache.acquire('/a', unheard).url).rejects.toThrow('offline');
    await vi.advanceTimersByTimeAsync(60_000);
    await failed;
    isDown = false;
    await expect(cache.acquire('/a', unheard).url).resolves.toBe('blob:1');
  });

  it('make room, and those that are in use stay, however many come after them', async () => {
    const { cache } = aCache(aFile);
    const [one, two] = ['/1', '/2'].map((address) => cache.acquire(address, unheard));
    await Promise.all([one?.url, two?.url]);
    cache.prepare(['/3', '/4', '/5', '/6', '/7', '/8']);
    await vi.advanceTimersByTimeAsync(0);
    expect(URL.revokeObjectURL).not.toHaveBeenCalled();
    one?.release();
    cache.prepare(['/3', '/4', '/5', '/6', '/7', '/8']);
    await vi.advanceTimersByTimeAsync(0);
    expect(URL.revokeObjectURL).toHaveBeenCalledExactlyOnceWith('blob:1');
  });

  it('of the next question are there first, where those of all ahead are too many', async () => {
    const { cache, fetched } = aCache(aFile);
    const ahead = Array.from({ length: 20 }, (_, index) => `/${index}`);
    cache.prepare(ahead);
    await vi.advanceTimersByTimeAsync(0);
    expect(fetched.mock.calls.map(([address]) => address)).toEqual(ahead.slice(0, 6));
  });
});
