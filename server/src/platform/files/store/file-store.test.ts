import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdir, mkdtemp, readdir, readFile, rm, stat, symlink, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { buffer, text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, describe, expect, test, vi } from 'vitest';
import { startS3Server } from '../../../../test/s3-server.ts';
import { readConfig } from '../../config.ts';
import { createFileStore } from './create-file-store.ts';

const folder = await mkdtemp(join(tmpdir(), 'lulus-store-'));
const s3Address = await startS3Server();
const source = join(folder, 'source.mp3');
await writeFile(source, 'not really sound');

afterAll(async () => {
  await rm(folder, { recursive: true });
});

const storeAt = (FILES_URL: string) => createFileStore(readConfig({ FILES_URL }));

describe.each([
  ['on disk', await createFileStore(readConfig({ DATA_DIR: folder }))],
  ['in an S3-compatible store', await storeAt(s3Address)],
])('%s', (_, store) => {
  const path = 'bank_asset/talk.mp3';

  test('a stored file can be read, whole or in part', async () => {
    await store.put(path, source);
    expect(await store.sizeOf(path)).toBe(16);
    expect(await text(await store.read(path, { start: 0, end: 15 }))).toBe('not really sound');
    expect(await text(await store.read(path, { start: 4, end: 9 }))).toBe('really');
  });

  test('two concurrent puts of a path leave one complete file', async () => {
    await Promise.all([store.put('bank_asset/twice.mp3', source), store.put('bank_asset/twice.mp3', source)]);
    expect(await store.sizeOf('bank_asset/twice.mp3')).toBe(16);
  });

  test('a large file is streamed into the store', async () => {
    const large = join(folder, 'large.mp4');
    const size = 100 * 1024 * 1024;
    await writeFile(large, Buffer.alloc(size, 'x'));
    const before = process.memoryUsage().rss;
    await store.put('bank_asset/large.mp4', large);
    expect(process.memoryUsage().rss - before).toBeLessThan(60 * 1024 * 1024);
    expect(await store.sizeOf('bank_asset/large.mp4')).toBe(size);
  });

  test('a source that cannot be read leaves no file', async () => {
    await expect(store.put('bank_asset/none.mp3', join(folder, 'missing'))).rejects.toThrow();
    expect(await store.sizeOf('bank_asset/none.mp3')).toBeUndefined();
  });

  test('`remove` deletes a file, and succeeds again for a missing file', async () => {
    await store.remove(path);
    await store.remove(path);
    expect(await store.sizeOf(path)).toBeUndefined();
  });
});

test('other accounts of the machine cannot read the store on disk, also if its folder existed before', async () => {
  const data = await mkdtemp(join(tmpdir(), 'lulus-open-'));
  await mkdir(join(data, 'files'), { mode: 0o755 });
  for (const DATA_DIR of [folder, data]) {
    await createFileStore(readConfig({ DATA_DIR }));
    expect((await stat(join(DATA_DIR, 'files'))).mode & 0o777).toBe(0o700);
  }
  await rm(data, { recursive: true });
});

test('no incomplete file stays on disk', async () => {
  expect(await readdir(join(folder, 'files', 'unfinished'))).toEqual([]);
});

describe('in the store on disk, a link', async () => {
  const outside = await mkdtemp(join(tmpdir(), 'lulus-outside-'));
  await writeFile(join(outside, 'secret.png'), 'not for the web');
  const data = await mkdtemp(join(tmpdir(), 'lulus-links-'));
  const store = await createFileStore(readConfig({ DATA_DIR: data }));
  await mkdir(join(data, 'files', 'bank_asset'), { recursive: true });
  await symlink(join(outside, 'secret.png'), join(data, 'files', 'bank_asset', 'link.png'));
  await symlink(outside, join(data, 'files', 'bank_option'));
  afterAll(() => Promise.all([outside, data].map((path) => rm(path, { recursive: true }))));

  test('to a file is not read, and `put` replaces it', async () => {
    expect(await store.sizeOf('bank_asset/link.png')).toBeUndefined();
    await expect(text(await store.read('bank_asset/link.png', { start: 0, end: 3 }))).rejects.toThrow(
      /ELOOP/,
    );
    await store.put('bank_asset/link.png', source);
    expect(await store.sizeOf('bank_asset/link.png')).toBe(16);
    expect(await readFile(join(outside, 'secret.png'), 'utf8')).toBe('not for the web');
  });

  test('to another folder is never followed', async () => {
    const path = 'bank_option/secret.png';
    const refusal = 'is not a folder of the file store';
    await expect(store.sizeOf(path)).rejects.toThrow(refusal);
    await expect(store.read(path, { start: 0, end: 3 })).rejects.toThrow(refusal);
    await expect(store.put('bank_option/new.png', source)).rejects.toThrow(refusal);
    await expect(store.remove(path)).rejects.toThrow(refusal);
    expect(await readdir(outside)).toEqual(['secret.png']);
  });

  test('may be the store’s own folder', async () => {
    const elsewhere = await mkdtemp(join(tmpdir(), 'lulus-linked-'));
    await symlink(join(data, 'files'), join(elsewhere, 'files'));
    const linked = await createFileStore(readConfig({ DATA_DIR: elsewhere }));
    await linked.put('bank_asset/talk.mp3', source);
    expect(await store.sizeOf('bank_asset/talk.mp3')).toBe(16);
    await rm(elsewhere, { recursive: true });
  });

  test.each(['../secret.png', 'bank_asset/../../secret.png', 'bank_asset/../../../etc/passwd'])(
    'or a path out of the store is rejected: %s',
    async (path) => {
      await expect(store.sizeOf(path)).rejects.toThrow('is not a folder of the file store');
    },
  );
});

describe('a file that is read from an S3 store', async () => {
  const content = randomBytes(3_000_000);
  const end = content.length - 1;
  /** Bytes of each requested part. */
  const parts: number[] = [];
  let open = 0;
  const stub = createServer((request, response) => {
    const [, from = 0, to = 0] = /(\d+)-(\d+)/.exec(request.headers.range ?? '')?.map(Number) ?? [];
    parts.push(to + 1 - from);
    open += 1;
    response.writeHead(206).end(content.subarray(from, to + 1), () => {
      open -= 1;
    });
  }).listen(0, '127.0.0.1');
  await once(stub, 'listening');
  const { port } = stub.address() as AddressInfo;
  const store = await storeAt(`http://key:secret@127.0.0.1:${port}/lulus`);
  afterAll(() => {
    stub.close();
    stub.closeAllConnections();
  });

  test('uses no connection while its reader pauses, and arrives complete', async () => {
    const stream = await store.read('bank_asset/long.mp3', { start: 10, end });
    stream.once('readable', () => undefined);
    await sleep(100);
    await vi.waitFor(() => expect(open).toBe(0));
    expect(parts.length).toBeLessThan(3);
    expect((await buffer(stream)).equals(content.subarray(10))).toBe(true);
  });

  test('is fetched in smaller parts the more readers there are, so that all use at most 64 MB', async () => {
    const streams: Readable[] = [];
    for (let many = 0; many < 20; many++) {
      const reads = Array.from({ length: 50 }, () => store.read('bank_asset/long.mp3', { start: 0, end }));
      streams.push(...(await Promise.all(reads)));
    }
    parts.length = 0;
    const [one, ...others] = streams;
    expect((await buffer(one as Readable)).equals(content)).toBe(true);
    expect(Math.max(...parts)).toBeLessThan(70_000);
    for (const stream of others) stream.destroy();
    await Promise.all(others.map((stream) => stream.closed || once(stream, 'close')));
    parts.length = 0;
    await buffer(await store.read('bank_asset/long.mp3', { start: 0, end }));
    expect(Math.max(...parts)).toBeGreaterThan(100_000);
  });
});

test('an S3 store that does not answer gives 503', async () => {
  const store = await storeAt('http://key:secret@127.0.0.1:1/lulus');
  await expect(store.sizeOf('bank_asset/a.mp3')).rejects.toMatchObject({ status: 503 });
});

test('an S3 store that rejects the key gives 503', async () => {
  const store = await storeAt(s3Address.replace(':S3RVER@', ':wrong@'));
  await expect(store.put('bank_asset/a.mp3', source)).rejects.toMatchObject({ status: 503 });
});
