/**
 * Cache in memory for recordings of the paper. A recording is loaded completely before it plays, so that a lost
 * connection cannot stop it. Those of the next questions are loaded ahead.
 */
import { backoffMs, pause } from '../../platform/api/backoff.ts';
import { readPaperFile } from './paper-files.ts';

interface Fetched {
  /** The blob URL of the file. */
  url: Promise<string>;
  progress: number;
  /** The progress callbacks of all users of the file. It stays cached while there is one. */
  users: Set<(progress: number) => void>;
}

export interface AssetCache {
  /**
   * Returns a promise of the file's blob URL, which is valid until `release`. The promise rejects after the last try.
   * `onProgress` gets shares from 0 to 1.
   */
  acquire(address: string, onProgress: (progress: number) => void): { url: Promise<string>; release(): void };
  /** Fetches the first `MAX_AHEAD` of these files, and drops all others that are not in use. */
  prepare(addresses: string[]): void;
}

interface Ports {
  fetch(address: string): Promise<Response>;
  random(): number;
}

const TRIES = 4;
/** Number of recordings that are loaded ahead. */
const MAX_AHEAD = 6;

export function createAssetCache({ fetch, random }: Ports): AssetCache {
  const files = new Map<string, Fetched>();

  async function fetchWhole(address: string, file: Fetched): Promise<string> {
    for (let attempt = 0; ; attempt++) {
      try {
        const response = await fetch(address);
        if (!response.ok) throw new Error(`HTTP ${response.status}`);
        return URL.createObjectURL(await readWhole(response, (progress) => report(file, progress)));
      } catch (error) {
        if (attempt + 1 >= TRIES) throw error;
        await pause(backoffMs(attempt + 1, random));
      }
    }
  }

  function begin(address: string): Fetched {
    const file: Fetched = { url: Promise.resolve(''), progress: 0, users: new Set() };
    file.url = fetchWhole(address, file);
    // A failure is not cached, so the next request fetches again.
    file.url.catch(() => files.get(address) === file && files.delete(address));
    files.set(address, file);
    return file;
  }

  const fileAt = (address: string) => files.get(address) ?? begin(address);

  return {
    acquire(address, onProgress) {
      const { url, progress, users } = fileAt(address);
      onProgress(progress);
      users.add(onProgress);
      return { url, release: () => users.delete(onProgress) };
    },
    prepare(addresses) {
      const ahead = addresses.slice(0, MAX_AHEAD);
      for (const [address, { url, users }] of files) {
        if (users.size > 0 || ahead.includes(address)) continue;
        files.delete(address);
        url.then(URL.revokeObjectURL, () => undefined);
      }
      for (const address of ahead) fileAt(address);
    },
  };
}

export const assetCache = createAssetCache({ fetch: readPaperFile, random: Math.random });

function report(file: Fetched, progress: number) {
  file.progress = progress;
  for (const onProgress of file.users) onProgress(progress);
}

async function readWhole(response: Response, onProgress: (progress: number) => void): Promise<Blob> {
  const total = Number(response.headers.get('content-length'));
  const type = response.headers.get('content-type') ?? '';
  if (!response.body || !total) return response.blob();
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let received = 0;
  const reader = response.body.getReader();
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    parts.push(part.value);
    received += part.value.length;
    onProgress(Math.min(received / total, 1));
  }
  return new Blob(parts, { type });
}
