/** Caches built papers (docs/decisions/0003-paper-forms.md). A missing paper is built once for concurrent requests. */
import { LRUCache } from 'lru-cache';
import type { RevisionCache } from '../../examinations/publishing/revision-cache.ts';
import type { AssetLinks } from '../../platform/files/asset-links.ts';
import { type BuiltPaper, buildPaper, editionOf } from './build-paper.ts';

const MAX_CACHE_BYTES = 48 * 1024 * 1024;

export interface PaperStore {
  /** Changes whenever the paper changes. */
  version(revisionId: string, form: number): string;
  get(revisionId: string, form: number): Promise<BuiltPaper>;
}

interface Parts {
  revisions: RevisionCache;
  assetLinks: AssetLinks;
}

const bytesOf = ({ br, gzip }: BuiltPaper) => br.length + gzip.length;

/** Copies the bytes. Buffers of zlib are parts of blocks of up to 64 KB, which would stay in memory. */
const copyBytes = (bytes: Buffer) => Buffer.from(new Uint8Array(bytes).buffer);

export function createPaperStore(
  { revisions, assetLinks }: Parts,
  maxCacheBytes = MAX_CACHE_BYTES,
): PaperStore {
  const cache = new LRUCache<string, BuiltPaper>({ maxSize: maxCacheBytes, sizeCalculation: bytesOf });
  const pending = new Map<string, Promise<BuiltPaper>>();
  const version = (revisionId: string, form: number) => `${revisionId}.${form}.${editionOf(assetLinks)}`;

  async function build(key: string, revisionId: string, form: number): Promise<BuiltPaper> {
    const { br, gzip } = await buildPaper(await revisions.get(revisionId), form, assetLinks);
    const paper = { br: copyBytes(br), gzip: copyBytes(gzip) };
    cache.set(key, paper);
    return paper;
  }

  return {
    version,
    async get(revisionId, form) {
      const key = version(revisionId, form);
      const known = cache.get(key) ?? pending.get(key);
      if (known) return known;
      const building = build(key, revisionId, form).finally(() => pending.delete(key));
      pending.set(key, building);
      return building;
    },
  };
}
