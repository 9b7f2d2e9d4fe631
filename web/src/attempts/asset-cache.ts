/**
 * Files of the paper, fetched whole before they are used: a recording that is here cannot stop for the
 * network, and the files of the next questions are here before they are asked for.
 */
import { backoffMs, pause } from './backoff.ts';
import { keptFile } from './paper-files.ts';

interface Fetched {
  /** The address of the file in memory. */
  url: Promise<string>;
  progress: number;
  listeners: Set<(progress: number) => void>;
}

export interface AssetCache {
  /** Answers an address in memory; `onProgress` hears shares from 0 to 1. Rejects after the last try. */
  load(address: string, onProgress?: (progress: number) => void): Promise<string>;
}

interface Ports {
  fetch(address: string): Promise<Response>;
  random(): number;
}

const TRIES = 4;
/** Recordings kept in memory: the one in use and a few ahead. */
const KEPT = 6;

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
    const file: Fetched = { url: Promise.resolve(''), progress: 0, listeners: new Set() };
    file.url = fetchWhole(address, file);
    // A failure is not kept: the next request tries afresh.
    file.url.catch(() => files.delete(address));
    files.set(address, file);
    for (const [oldest, { url }] of files) {
      if (files.size <= KEPT) break;
      files.delete(oldest);
      url.then(URL.revokeObjectURL, () => undefined);
    }
    return file;
  }

  return {
    async load(address, onProgress) {
      const file = files.get(address) ?? begin(address);
      if (!onProgress) return file.url;
      onProgress(file.progress);
      file.listeners.add(onProgress);
      try {
        return await file.url;
      } finally {
        file.listeners.delete(onProgress);
      }
    },
  };
}

export const assetCache = createAssetCache({ fetch: keptFile, random: Math.random });

function report(file: Fetched, progress: number) {
  file.progress = progress;
  for (const listener of file.listeners) listener(progress);
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
