/**
 * Ready papers: in memory as many as fit, in the database all that were made (docs/decisions/0003-paper-forms.md).
 * A paper that is nowhere is made when it is asked for, once, however many ask.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { LRUCache } from 'lru-cache';
import { FORMS_PER_REVISION } from '../../examinations/publishing/form.ts';
import type { RevisionCache } from '../../examinations/publishing/revision-cache.ts';
import type { Database } from '../../platform/db/database.ts';
import type { AssetLinks } from '../../platform/files/asset-links.ts';
import { type BuiltPaper, buildPaper, editionOf } from './build-paper.ts';
import { findPaper, storePaper } from './papers.queries.ts';

const AT_MOST_BYTES = 48 * 1024 * 1024;
/** The pause between two papers that are prepared ahead of time. */
const PAUSE_MS = 20;

export interface PaperStore {
  /** Changes whenever the paper does. */
  version(revisionId: string, form: number): string;
  get(revisionId: string, form: number): Promise<BuiltPaper>;
  /** Makes all forms of the revision that there are not, one after the other and with pauses. Ends early when stopped. */
  prepare(revisionId: string): Promise<void>;
  /** Waits for what is being prepared to end. */
  stop(): Promise<void>;
}

interface Parts {
  db: Database;
  revisions: RevisionCache;
  assetLinks: AssetLinks;
}

const bytesOf = ({ br, gzip }: BuiltPaper) => br.length + gzip.length;

/**
 * A copy. Buffers from zlib and from the database driver are parts of blocks of up to 64 KB, which would stay in
 * memory.
 */
const alone = (bytes: Buffer) => Buffer.from(new Uint8Array(bytes).buffer);

export function createPaperStore(
  { db, revisions, assetLinks }: Parts,
  atMostBytes = AT_MOST_BYTES,
): PaperStore {
  const edition = () => editionOf(assetLinks);
  const version = (revisionId: string, form: number) => `${revisionId}.${form}.${edition()}`;
  const held = new LRUCache<string, BuiltPaper>({ maxSize: atMostBytes, sizeCalculation: bytesOf });
  const underWay = new Map<string, Promise<BuiltPaper>>();
  const stopping = new AbortController();
  let preparing: Promise<unknown> = Promise.resolve();

  async function findOrMake(revision_id: string, form: number): Promise<BuiltPaper> {
    const key = { revision_id, form, edition: edition() };
    const stored = await findPaper(db, key);
    if (stored) return stored;
    const paper = await buildPaper(await revisions.get(revision_id), form, assetLinks);
    // Stored for other nodes and later starts. If that fails, this caller gets the paper all the same.
    await storePaper(db, { ...key, ...paper }).catch(() => undefined);
    return paper;
  }

  async function get(revisionId: string, form: number): Promise<BuiltPaper> {
    const key = version(revisionId, form);
    const known = held.get(key) ?? underWay.get(key);
    if (known) return known;
    const making = findOrMake(revisionId, form).then(({ br, gzip }) => ({
      br: alone(br),
      gzip: alone(gzip),
    }));
    underWay.set(key, making);
    try {
      const paper = await making;
      held.set(key, paper);
      return paper;
    } finally {
      underWay.delete(key);
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
