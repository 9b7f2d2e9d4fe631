/**
 * Stores built papers. Memory has as many as fit, and the database has all
 * (docs/decisions/0003-paper-forms.md). A missing paper is built on request, once for concurrent requests.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { LRUCache } from 'lru-cache';
import { FORMS_PER_REVISION } from '../../examinations/publishing/form.ts';
import type { RevisionCache } from '../../examinations/publishing/revision-cache.ts';
import type { Database } from '../../platform/db/database.ts';
import type { AssetLinks } from '../../platform/files/asset-links.ts';
import { type BuiltPaper, buildPaper, editionOf } from './build-paper.ts';
import { findPaper, storePaper } from './papers.queries.ts';

const MAX_CACHE_BYTES = 48 * 1024 * 1024;
/** Milliseconds between two papers that are built ahead of time. */
const PAUSE_MS = 20;

export interface PaperStore {
  /** Changes whenever the paper changes. */
  version(revisionId: string, form: number): string;
  get(revisionId: string, form: number): Promise<BuiltPaper>;
  /** Builds all missing forms of the revision, one after the other and with pauses. `stop` ends it early. */
  prepare(revisionId: string): Promise<void>;
  /** Ends the building ahead of time, and waits for the paper in progress. */
  stop(): Promise<void>;
}

interface Parts {
  db: Database;
  revisions: RevisionCache;
  assetLinks: AssetLinks;
}

const bytesOf = ({ br, gzip }: BuiltPaper) => br.length + gzip.length;

/**
 * Copies the bytes. Buffers of zlib and the database driver are parts of blocks of up to 64 KB, which would
 * stay in memory.
 */
const copyBytes = (bytes: Buffer) => Buffer.from(new Uint8Array(bytes).buffer);

export function createPaperStore(
  { db, revisions, assetLinks }: Parts,
  maxCacheBytes = MAX_CACHE_BYTES,
): PaperStore {
  const edition = () => editionOf(assetLinks);
  const version = (revisionId: string, form: number) => `${revisionId}.${form}.${edition()}`;
  const cache = new LRUCache<string, BuiltPaper>({ maxSize: maxCacheBytes, sizeCalculation: bytesOf });
  const pending = new Map<string, Promise<BuiltPaper>>();
  const stopping = new AbortController();
  let preparing: Promise<unknown> = Promise.resolve();

  async function findOrMake(revision_id: string, form: number): Promise<BuiltPaper> {
    const key = { revision_id, form, edition: edition() };
    const stored = await findPaper(db, key);
    if (stored) return stored;
    const paper = await buildPaper(await revisions.get(revision_id), form, assetLinks);
    // Stored for other nodes and later starts. If that fails, this caller still gets the paper.
    await storePaper(db, { ...key, ...paper }).catch(() => undefined);
    return paper;
  }

  async function get(revisionId: string, form: number): Promise<BuiltPaper> {
    const key = version(revisionId, form);
    const ready = cache.get(key) ?? pending.get(key);
    if (ready) return ready;
    const building = findOrMake(revisionId, form).then(({ br, gzip }) => ({
      br: copyBytes(br),
      gzip: copyBytes(gzip),
    }));
    pending.set(key, building);
    try {
      const paper = await building;
      cache.set(key, paper);
      return paper;
    } finally {
      pending.delete(key);
    }
  }

  async function prepareAll(revisionId: string): Promise<void> {
    for (let form = 0; form < FORMS_PER_REVISION && !stopping.signal.aborted; form++) {
      await get(revisionId, form);
      await sleep(PAUSE_MS, undefined, { signal: stopping.signal }).catch(() => undefined);
    }
  }

  return {
    version,
    get,
    prepare(revisionId) {
      const after = preparing.then(() => prepareAll(revisionId));
      preparing = after.catch(() => undefined);
      return after;
    },
    async stop() {
      stopping.abort();
      await preparing;
    },
  };
}
