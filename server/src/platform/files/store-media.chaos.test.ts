import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { contentOf, countAlpha, tagged, withAlpha, withSecondSound } from '../../../test/edited-media.ts';
import { createTestApp } from '../../../test/test-app.ts';
import { media, refusalOf, uploads } from '../../../test/upload-files.ts';
import type { MediaKind } from './media/media-types.ts';

const { context } = await createTestApp();
const { aFile, upload, keptFile } = await uploads(context);

test.each<[string, MediaKind, string]>([
  ['sound.mp3', 'audio', 'mp3'],
  ['sound.ogg', 'audio', 'ogg'],
  ['sound.wav', 'audio', 'wav'],
  ['sound.m4a', 'audio', 'm4a'],
  ['sound-only.mp4', 'audio', 'm4a'],
  ['sound-only.webm', 'audio', 'weba'],
  ['video.mp4', 'video', 'mp4'],
  ['video.webm', 'video', 'webm'],
])('%s is detected as %s and stored as %s', async (name, kind, extension) => {
  const stored = await upload(media(name));
  expect(stored.kind).toBe(kind);
  expect(stored.path).toMatch(new RegExp(`^bank_asset/[0-9a-f]{64}\\.${extension}$`));
  expect(await contentOf(await readFile(keptFile(stored.path)))).toEqual(
    await contentOf(await readFile(media(name))),
  );
});

test.each(['sound.mp3', 'sound.ogg', 'sound.wav', 'sound.m4a', 'video.mp4', 'video.webm'])(
  '%s loses its title, comments and author',
  async (name) => {
    const words = 'Soal 7, jawaban B';
    const bytes = await tagged(media(name), words);
    expect(Buffer.from(bytes).includes(words)).toBe(true);
    const { path } = await upload(await aFile(Buffer.concat([bytes, Buffer.from(words)])));
    const kept = await readFile(keptFile(path));
    expect(kept.includes(words)).toBe(false);
    expect(await contentOf(kept)).toEqual(await contentOf(bytes));
  },
);

test.each(['video.mp4', 'video.webm'])(
  '%s loses a second sound track, which players ignore',
  async (name) => {
    const bytes = await withSecondSound(media(name));
    expect((await contentOf(bytes)).kinds).toEqual(['video', 'audio', 'audio']);
    const { path } = await upload(await aFile(Buffer.from(bytes)));
    expect(await contentOf(await readFile(keptFile(path)))).toEqual(
      await contentOf(await readFile(media(name))),
    );
  },
);

test('a video keeps its transparency', async () => {
  const bytes = Buffer.from(await withAlpha(media('video.webm')));
  const { path } = await upload(await aFile(bytes));
  expect(await countAlpha(await readFile(keptFile(path)))).toBe(await countAlpha(bytes));
  expect(await countAlpha(bytes)).toBeGreaterThan(0);
});

test('a video with an unknown picture codec is rejected', async () => {
  const bytes = (await readFile(media('video.mp4'))).toString('latin1').replaceAll('avc1', 'mjpa');
  expect(await refusalOf(upload(await aFile(Buffer.from(bytes, 'latin1'))))).toEqual([
    415,
    { bank_asset: ['The recording or video is damaged, or of a kind that browsers do not play.'] },
  ]);
});

test('a place for audio accepts sound in a video container, but no video', async () => {
  expect((await upload(media('sound-only.webm'), ['audio'])).kind).toBe('audio');
  expect(await refusalOf(upload(media('video.webm'), ['audio']))).toEqual([
    415,
    { bank_asset: ['The file must be audio (mp3, ogg, wav, m4a, webm).'] },
  ]);
});
