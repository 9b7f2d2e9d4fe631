/**
 * A file is served only at its signed address. This includes files of drafts, of other classes' examinations and of
 * other students' papers. A wrong address does not reveal which files exist.
 */
import { createHash } from 'node:crypto';
import { publishExamination } from '@lulus/contract';
import type { InjectOptions } from 'fastify';
import { describe, expect, test } from 'vitest';
import { anAdmin, anExamination, aStudent } from '../../test/factories.ts';
import { aQuestionWithFiles } from '../../test/question-with-files.ts';
import { recordReplies, stableText } from '../../test/record-replies.ts';
import { attemptCalls } from '../../test/take-attempt.ts';
import { createTestApp } from '../../test/test-app.ts';
import { deriveKeys } from '../auth/sessions/signing-keys.ts';
import { createAssetLinks } from '../platform/files/asset-links.ts';

const testApp = await createTestApp();
const { context, call, tokenOf } = testApp;
const { start, paperOf } = attemptCalls(testApp);
const { ask } = recordReplies(testApp);
const admin = await anAdmin(context);

type Pictures = [string, string, string];

async function withFiles(pictures: Pictures, plan: { classes?: string[] } = {}) {
  const { id } = await anExamination(context, { published: false, sections: [], ...plan });
  const files = { examination_id: id, pictures, ending: id };
  return { id, links: (await aQuestionWithFiles(testApp, admin, files)).links };
}

const publish = (id: string) => call(publishExamination, { as: admin, params: { id } });

const student = await aStudent(context);
const classmate = await aStudent(context, { class: '9B' });
const draft = await withFiles(['clock-a', 'clock-b', 'clock-c']);
const ofAnotherClass = await withFiles(['map-a', 'map-b', 'map-c'], { classes: ['9B'] });
const shared = await withFiles(['heights-a', 'heights-b', 'heights-c']);
await publish(ofAnotherClass.id);
await publish(shared.id);
await start(classmate, ofAnotherClass.id);
await start(classmate, shared.id);
/** Returns the signed addresses in the classmate's paper. */
const addressesIn = async (id: string) =>
  JSON.stringify(await paperOf(classmate, id)).match(/bank_\w+\/\w+\.\w+\?expires=\d+&signature=[\w-]+/g) ??
  [];

const THEIRS: [string, string[]][] = [
  ['another student’s paper', await addressesIn(shared.id)],
  ['an examination for another class', await addressesIn(ofAnotherClass.id)],
  ['a draft', draft.links],
];

const missing = (path: string) => path.replace(/\w{64}/, createHash('sha256').update(path).digest('hex'));
const own = context.assetLinks.link(`bank_asset/${'a'.repeat(64)}.mp3`).split('?')[1] ?? '';
const monthAgo = () => new Date(context.clock().getTime() - 30 * 24 * 3_600_000);
const stale = createAssetLinks(deriveKeys(context.keys, 'asset links'), monthAgo);

/** Addresses that a client can construct if it knows only the path of a file. */
const ADDRESSES: [string, (path: string) => string][] = [
  ['no signature', (path) => path],
  ['an invalid signature', (path) => `${path}?expires=99999999999&signature=${'A'.repeat(43)}`],
  ['the signature of another path', (path) => `${path}?${own}`],
  ['a signature that has expired', (path) => stale.link(path)],
  [
    'an expiry later than was signed',
    (path) => stale.link(path).replace(/expires=\d+/, 'expires=99999999999'),
  ],
  ['half a signature', (path) => context.assetLinks.link(path).slice(0, -20)],
];

const pathOf = (address: string) => address.split('?')[0] ?? '';

async function kindsOfRequest(etag: string): Promise<InjectOptions[]> {
  const authorization = `Bearer ${await tokenOf(student)}`;
  return [
    { method: 'GET', headers: {} },
    { method: 'GET', headers: { authorization } },
    { method: 'HEAD', headers: { authorization } },
    { method: 'GET', headers: { authorization, range: 'bytes=0-3' } },
    { method: 'GET', headers: { authorization, 'if-none-match': etag } },
  ];
}

describe.each(THEIRS)('the files of %s', (_, addresses) => {
  test('are served to clients that have their addresses', async () => {
    expect(addresses).toHaveLength(4);
    for (const address of addresses) {
      const { status, body } = await ask({ url: `/api/assets/${address}` });
      expect([status, body.length > 100]).toEqual([200, true]);
    }
  });

  test.each(ADDRESSES)('get 403 with %s, like missing files', async (_kind, addressOf) => {
    for (const path of addresses.map(pathOf)) {
      for (const request of await kindsOfRequest(`"${/\w{64}/.exec(path)?.[0]}"`)) {
        const refused = await ask({ ...request, url: `/api/assets/${addressOf(path)}` });
        const nowhere = await ask({ ...request, url: `/api/assets/${addressOf(missing(path))}` });
        expect([refused.status, stableText(refused)]).toEqual([403, stableText(nowhere)]);
        if (request.method === 'GET') expect(JSON.parse(refused.body).code).toBe('forbidden');
        expect(stableText(refused)).not.toMatch(/etag|content-range|audio\/|image\//);
      }
    }
  });
});
