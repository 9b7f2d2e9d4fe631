import { readdir, readFile } from 'node:fs/promises';
import { crc32, deflateSync } from 'node:zlib';
import { strToU8, zipSync } from 'fflate';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { createTestApp } from '../../../test/test-app.ts';
import { ALL, media, refusalOf, uploads } from '../../../test/upload-files.ts';
import { storeUpload } from './store-upload.ts';

const MB = 1024 * 1024;
const { context } = await createTestApp();
const { aFile, upload, keptFile } = await uploads(context);

function pngChunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type), data]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(data.length, 0);
  frame.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
}

/** Inserts a chunk into a PNG, right after its header. */
function withChunk(png: Buffer, type: string, data: Buffer): Buffer {
  return Buffer.concat([png.subarray(0, 33), pngChunk(type, data), png.subarray(33)]);
}

const bomb = (head: string) => Buffer.concat([Buffer.from(head), deflateSync(Buffer.alloc(300 * MB))]);

/** A small PNG file of one colour with `side` × `side` pixels of one bit. */
function aHugePng(side: number): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(side, 0);
  head.writeUInt32BE(side, 4);
  head[8] = 1;
  const rows = deflateSync(Buffer.alloc(side * (1 + Math.ceil(side / 8))));
  const signature = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');
  return Buffer.concat([
    signature,
    pngChunk('IHDR', head),
    pngChunk('IDAT', rows),
    pngChunk('IEND', Buffer.alloc(0)),
  ]);
}

function aSurface(width: number, height: number, red = 200) {
  return sharp({ create: { width, height, channels: 3, background: { r: red, g: 0, b: 0 } } });
}

/** A picture of noise, which no format compresses well. */
function aPicture(width: number, height: number, channels: 3 | 4 = 3) {
  const noise = { type: 'gaussian', mean: 128, sigma: 30 } as const;
  return sharp({ create: { width, height, channels, background: 'white', noise } });
}

describe('a file of another type gets 415, by its content', () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
  const zip = Buffer.concat([Buffer.from('PK\x03\x04'), Buffer.alloc(100)]);
  test.each<[string, () => Promise<string>]>([
    ['HTML', () => aFile('<!doctype html><script>alert(1)</script>')],
    ['SVG', () => aFile(svg)],
    ['SVG with a declaration', () => aFile(`<?xml version="1.0"?>${svg}`)],
    ['text', () => aFile('Just a text.')],
    ['a zip', () => aFile(zip)],
    ['a PDF', () => aFile('%PDF-1.7\n%âãÏÓ\n1 0 obj')],
    ['HTML with the head of an mp3', () => aFile('ID3\x03\0\0\0\0\0\0<html><script>alert(1)</script>')],
    ['HTML with the head of a wav', () => aFile('RIFF\x24\0\0\0WAVE<html><script>alert(1)</script>')],
    ['HTML with the head of an mp4', () => aFile('\0\0\0\x18ftypmp42\0\0\0\0mp42isom<html>')],
    ['HTML with the head of a png', () => aFile(Buffer.from('\x89PNG\r\n\x1a\n<html></html>', 'latin1'))],
    ['HTML with the head of a gif', () => aFile('GIF89a<html><script>alert(1)</script></html>')],
    ['HTML with the head of a jpeg', () => aFile(Buffer.from('\xff\xd8\xff\xe0<html></html>', 'latin1'))],
    ['an ogg with a picture', async () => media('video.ogv')],
    ['QuickTime', async () => media('video.mov')],
    ['Matroska', async () => media('video.mkv')],
    ['FLAC', async () => media('sound.flac')],
    ['TIFF', async () => aFile(await aPicture(10, 10).tiff().toBuffer())],
    ['an empty file', () => aFile('')],
  ])('%s', async (_, path) => {
    const [status, message] = await refusalOf(upload(await path()));
    expect(status).toBe(415);
    expect(message).toEqual({ bank_asset: [expect.stringMatching(/\.$/)] });
  });

  test('an image in a place for audio, and audio in a place for images', async () => {
    const png = await aFile(await aPicture(10, 10).png().toBuffer());
    expect((await refusalOf(upload(png, ['audio', 'video'])))[0]).toBe(415);
    expect((await refusalOf(upload(media('sound.mp3'), ['image'])))[0]).toBe(415);
  });

  test('a file whose reader never ends, while the server continues to work', async () => {
    let beats = 0;
    const heart = setInterval(() => {
      beats += 1;
    }, 100);
    expect((await refusalOf(upload(media('endless.webm'))))[0]).toBe(415);
    clearInterval(heart);
    expect(beats).toBeGreaterThan(20);
  });

  test('a damaged image, with that reason', async () => {
    const png = await aPicture(300, 300).png().toBuffer();
    expect(await refusalOf(upload(await aFile(png.subarray(0, png.length / 2))))).toEqual([
      415,
      { bank_asset: ['The image is damaged and cannot be read.'] },
    ]);
  });
});

describe('a file that is too large gets 413', () => {
  test.each<[string, number, () => Promise<Buffer>]>([
    ['an image', 5, async () => aPicture(10, 10).png().toBuffer()],
    ['sound', 25, async () => readFile(media('sound.mp3'))],
    ['a video', 200, async () => readFile(media('video.mp4'))],
  ])('%s of over %i MB', async (_, limit, content) => {
    const path = await aFile(await content());
    const file = { field: 'bank_option_file[2]', path, filename: 'x', bytes: limit * MB + 1 };
    expect(await refusalOf(storeUpload(context, file, { folder: 'bank_option', kinds: ALL }))).toEqual([
      413,
      { 'bank_option_file[2]': [`The file must not be larger than ${limit} MB.`] },
    ]);
  });

  test('an image of 60,000 × 60,000 pixels, before it is decoded', async () => {
    const bomb = await aFile(aHugePng(60_000));
    const before = process.memoryUsage().rss;
    const began = performance.now();
    expect(await refusalOf(upload(bomb))).toEqual([
      413,
      { bank_asset: ['The image must not have more than 25 million pixels.'] },
    ]);
    expect(performance.now() - began).toBeLessThan(5000);
    expect(process.memoryUsage().rss - before).toBeLessThan(100 * MB);
  });
});

describe('an image', () => {
  test.each(['png', 'jpeg', 'webp', 'gif', 'avif'] as const)(
    'in %s stays in this format, with at most 1600 px per side',
    async (format) => {
      const { path, kind } = await upload(
        await aFile(await aSurface(2000, 1000).toFormat(format).toBuffer()),
      );
      const { width, height, format: kept } = await sharp(keptFile(path)).metadata();
      expect([kind, width, height]).toEqual(['image', 1600, 800]);
      expect(kept).toBe(format === 'avif' ? 'heif' : format);
    },
  );

  test('that is small is not enlarged, and keeps its transparency', async () => {
    const picture = await aPicture(40, 30, 4).ensureAlpha(0.5).png().toBuffer();
    const { path } = await upload(await aFile(picture));
    expect(await sharp(keptFile(path)).metadata()).toMatchObject({ width: 40, height: 30, hasAlpha: true });
  });

  test('loses its location and camera, and is stored upright', async () => {
    const exif = { IFD0: { Copyright: 'Someone', Make: 'Camera' }, IFD3: { GPSLatitude: '6/1' } };
    const taken = await aPicture(40, 30).jpeg().withExif(exif).withMetadata({ orientation: 6 }).toBuffer();
    const { path } = await upload(await aFile(taken));
    const kept = await sharp(keptFile(path)).metadata();
    expect([kept.width, kept.height]).toEqual([30, 40]);
    expect([kept.exif, kept.icc, kept.xmp, kept.orientation]).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
  });

  test.each(['gif', 'webp'] as const)('keeps its animation in %s', async (format) => {
    const frames = await Promise.all([10, 120, 240].map((red) => aSurface(50, 40, red).png().toBuffer()));
    const animation = await sharp(frames, { join: { animated: true } })
      [format]({ delay: [80, 80, 80], loop: 0 })
      .toBuffer();
    const { path } = await upload(await aFile(animation));
    const kept = await sharp(keptFile(path), { animated: true }).metadata();
    expect(kept).toMatchObject({ pages: 3, width: 50, pageHeight: 40, delay: [80, 80, 80] });
  });

  test('that is also a script loses the script', async () => {
    const gif = await aSurface(40, 30).gif().toBuffer();
    const marked = Buffer.concat([
      gif.subarray(0, -1),
      Buffer.from('!\xfe\x14*/;alert(document.domain)//\0;', 'latin1'),
    ]);
    expect(marked.includes('alert')).toBe(true);
    const { path } = await upload(await aFile(marked));
    const kept = await readFile(keptFile(path), 'latin1');
    expect(kept).not.toContain('alert');
  });

  test.each<[string, string, (png: Buffer) => Buffer]>([
    ['a zip', 'PK', (png) => Buffer.concat([png, Buffer.from(zipSync({ 'a.txt': strToU8('PK') }))])],
    ['a PDF', '%PDF', (png) => Buffer.concat([png, Buffer.from('%PDF-1.7 1 0 obj')])],
    [
      'a page in its text',
      '<script>',
      (png) => withChunk(png, 'tEXt', Buffer.from('Comment\0<script>alert(1)</script>')),
    ],
    ['a text that unpacks to 300 MB', 'zTXt', (png) => withChunk(png, 'zTXt', bomb('Comment\0\0'))],
    ['colours that unpack to 300 MB', 'iCCP', (png) => withChunk(png, 'iCCP', bomb('sRGB\0\0'))],
  ])('with %s in it loses this content', async (_, mark, spoil) => {
    const hostile = spoil(await aPicture(10, 10).png().toBuffer());
    expect(hostile.includes(mark)).toBe(true);
    const { path } = await upload(await aFile(hostile));
    expect(await readFile(keptFile(path), 'latin1')).not.toContain(mark);
    expect(await sharp(keptFile(path)).metadata()).toMatchObject({ width: 10, height: 10, format: 'png' });
  });

  test('with an HTML page as its comment loses the page', async () => {
    const jpeg = await aPicture(40, 30).jpeg().toBuffer();
    const page = Buffer.from('<html><script>alert(1)</script></html>');
    const comment = Buffer.concat([Buffer.from([0xff, 0xfe, 0, page.length + 2]), page]);
    const hostile = Buffer.concat([jpeg.subarray(0, 2), comment, jpeg.subarray(2)]);
    const { path } = await upload(await aFile(hostile));
    expect(await readFile(keptFile(path), 'latin1')).not.toContain('script');
  });

  test('with an HTML page after its end loses the page', async () => {
    const png = await aPicture(10, 10).png().toBuffer();
    const { path } = await upload(
      await aFile(Buffer.concat([png, Buffer.from('<script>alert(1)</script>')])),
    );
    expect(await readFile(keptFile(path), 'latin1')).not.toContain('script');
  });
});

test('two uploads of the same content give one file and one row', async () => {
  const copy = await aFile(await readFile(media('sound.mp3')));
  const [one, two] = await Promise.all([upload(media('sound.mp3')), upload(copy)]);
  expect(two).toEqual(one);
  const rows = await context.db.selectFrom('files').selectAll().where('path', '=', one.path).execute();
  expect(rows).toMatchObject([{ kind: 'audio', bytes: '972' }]);
});

test('no file stays in the folder of uploads', async () => {
  expect(await readdir(context.uploads)).toEqual([]);
});
