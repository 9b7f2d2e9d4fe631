/** Papers: building and caching. */
import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import { getPaper } from '@lulus/contract';
import { describe, expect, test } from 'vitest';
import { anExamination, anItem, aRevision } from '../../../test/factories.ts';
import { attemptCalls } from '../../../test/take-attempt.ts';
import { createTestApp } from '../../../test/test-app.ts';
import type { RevisionCache } from '../../examinations/publishing/revision-cache.ts';
import { createAssetLinks } from '../../platform/files/asset-links.ts';
import { buildPaper, editionOf, unpackPaper } from './build-paper.ts';
import { createPaperStore } from './paper-store.ts';

const testApp = await createTestApp();
const { app, context, clock, tokenOf } = testApp;
const { db } = context;
const { aRunningAttempt } = attemptCalls(testApp);

const WEEK = 7 * 24 * 3_600_000;
const key = new Uint8Array(32);
const oneKey = { current: () => key, all: () => [key] };

async function revisionOf(examinationId: string): Promise<string> {
  const { revision_id } = await db
    .selectFrom('examinations')
    .select('revision_id')
    .where('id', '=', examinationId)
    .executeTakeFirstOrThrow();
  return revision_id ?? '';
}

/** A store of another process. `made` counts the revisions that it has read to build papers. */
function aStore(maxCacheBytes?: number) {
  let made = 0;
  const revisions: RevisionCache = {
    get(id) {
      made += 1;
      return context.revisions.get(id);
    },
  };
  const store = createPaperStore({ revisions, assetLinks: context.assetLinks }, maxCacheBytes);
  return { store, made: () => made };
}

describe('a paper', () => {
  async function aReader() {
    const { student, exam_id } = await aRunningAttempt();
    const authorization = `Bearer ${await tokenOf(student)}`;
    return (headers: Record<string, string> = {}, have?: string) =>
      app.inject({
        url: getPaper.path,
        query: { exam_id, ...(have && { have }) },
        headers: { authorization, ...headers },
      });
  }

  test('has the same bytes in every encoding, and only the fields of the contract', async () => {
    const read = await aReader();
    const plain = await read();
    const exact = JSON.stringify(getPaper.reply.parse(plain.json()));
    expect(plain.body).toBe(exact);
    expect(plain.headers).toMatchObject({
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'no-store',
      vary: 'accept-encoding',
    });
    expect(plain.headers['content-encoding']).toBeUndefined();
    const br = await read({ 'accept-encoding': 'gzip, deflate, br' });
    expect([br.headers['content-encoding'], brotliDecompressSync(br.rawPayload).toString()]).toEqual([
      'br',
      exact,
    ]);
    const gzip = await read({ 'accept-encoding': 'gzip' });
    expect([gzip.headers['content-encoding'], gunzipSync(gzip.rawPayload).toString()]).toEqual([
      'gzip',
      exact,
    ]);
  });

  test('is sent in small chunks if it is not compressed', async () => {
    const long = Buffer.alloc(5_000_000, 'a');
    const packed = { br: Buffer.alloc(0), gzip: gzipSync(long) };
    const pieces: Buffer[] = await Readable.from(unpackPaper(packed)).toArray();
    expect(Buffer.concat(pieces)).toEqual(long);
    expect(Math.max(...pieces.map(({ length }) => length))).toBeLessThanOrEqual(64 * 1024);
  });

  test('is not sent again to a client that names its version', async () => {
    const read = await aReader();
    const { headers } = await read();
    const version = String(headers['x-paper-version']);
    expect((await read({}, version)).body).toBe('"shuffled"');
    expect((await read({}, 'other')).json().exam).toBeDefined();
  });

  test('has another version when the signatures of its files change', async () => {
    const { version } = context.papers;
    const before = version('r', 1);
    clock.advance(WEEK);
    const after = version('r', 1);
    clock.advance(-WEEK);
    expect(after).not.toBe(before);
    const elsewhere = createAssetLinks(oneKey, context.clock);
    expect(editionOf(elsewhere)).not.toBe(editionOf(context.assetLinks));
  });

  test('is built once for concurrent requests, and has the same bytes in each process', async () => {
    const { exam_id } = await aRunningAttempt();
    const revisionId = await revisionOf(exam_id);
    const { store, made } = aStore();
    const papers = await Promise.all(Array.from({ length: 20 }, () => store.get(revisionId, 40)));
    expect([new Set(papers).size, made()]).toEqual([1, 1]);
    expect(await aStore().store.get(revisionId, 40)).toEqual(papers[0]);
  });

  test('takes no more memory than its bytes', async () => {
    const revisionId = await revisionOf((await anExamination(context)).id);
    for (const bytes of Object.values(await aStore().store.get(revisionId, 0)))
      expect(bytes.buffer.byteLength).toBe(bytes.length);
  });

  test('stays in memory while there is room', async () => {
    const revisionId = await revisionOf((await anExamination(context)).id);
    const bytes = Object.values(await aStore().store.get(revisionId, 0)).reduce(
      (sum, one) => sum + one.length,
      0,
    );
    const { store, made } = aStore(Math.round(2.5 * bytes));
    for (const form of [0, 1, 2]) await store.get(revisionId, form);
    const before = made();
    for (const form of [1, 2]) await store.get(revisionId, form);
    expect(made()).toBe(before);
    await store.get(revisionId, 0);
    expect(made()).toBe(before + 1);
  });
});

test('papers of one format version are the same: if these bytes change, raise FORMAT_VERSION in build-paper.ts', async () => {
  const item = anItem({
    id: '01900000-0000-7000-8000-000000000001',
    bank_asset: { image: ['a.png'], audio: [], video: [] },
  });
  const revision = aRevision([item, { ...item, id: '01900000-0000-7000-8000-000000000004' }], {
    section: { name: 'A', forward_only: true, duration_seconds: 300 },
  });
  const links = createAssetLinks(oneKey, () => new Date(0));
  const { gzip } = await buildPaper(revision, 3, links);
  const bytes = createHash('sha256').update(gunzipSync(gzip)).digest('hex').slice(0, 16);
  expect([editionOf(links).split('-')[0], bytes]).toMatchInlineSnapshot(`
    [
      "4",
      "f8ab92a22a74ca5d",
    ]
  `);
});
