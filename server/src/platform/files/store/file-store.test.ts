import { mkdir, mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, describe, expect, test } from 'vitest';
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

test('an S3 store that does not answer gives 503', async () => {
  const store = await storeAt('http://key:secret@127.0.0.1:1/lulus');
  await expect(store.sizeOf('bank_asset/a.mp3')).rejects.toMatchObject({ status: 503 });
});

test('an S3 store that rejects the key gives 503', async () => {
  const store = await storeAt(s3Address.replace(':S3RVER@', ':wrong@'));
  await expect(store.put('bank_asset/a.mp3', source)).rejects.toMatchObject({ status: 503 });
});
