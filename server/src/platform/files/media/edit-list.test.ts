import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { endOfMovie } from './edit-list.ts';

const folder = await mkdtemp(join(tmpdir(), 'lulus-edits-'));
afterAll(() => rm(folder, { recursive: true }));

const MOVIE_UNITS = 1000;
const MEDIA_UNITS = 48_000;

const numbers = (...all: number[]) => Buffer.from(new Uint32Array(all).buffer).swap32();

function box(type: string, ...contents: Buffer[]): Buffer {
  const content = Buffer.concat(contents);
  return Buffer.concat([numbers(content.length + 8), Buffer.from(type), content]);
}

interface Track {
  /** Seconds of the whole track. */
  length: number;
  /** Seconds of each visible part. Without it, the track has no edit list. */
  shown?: number[];
  /** Seconds before the visible part. */
  from?: number;
}

function aTrack({ length, shown, from = 0 }: Track, at: number): Buffer {
  const edits = shown?.map((seconds) => numbers(seconds * MOVIE_UNITS, from * MEDIA_UNITS, 0x10000)) ?? [];
  return box(
    'trak',
    box('tkhd', numbers(0, 0, 0, at + 1)),
    ...(shown ? [box('edts', box('elst', numbers(0, edits.length), ...edits))] : []),
    box('mdia', box('mdhd', numbers(0, 0, 0, MEDIA_UNITS, length * MEDIA_UNITS))),
  );
}

/** Returns the end of a movie with these tracks, of which the first two are played. */
async function endOf(tracks: Track[], ...more: Buffer[]): Promise<number | undefined> {
  const path = join(folder, 'film.mp4');
  const header = box('mvhd', numbers(0, 0, 0, MOVIE_UNITS, 0));
  await writeFile(path, Buffer.concat([box('ftyp'), box('moov', header, ...tracks.map(aTrack), ...more)]));
  return endOfMovie(path, new Set([1, 2]));
}

test.each<[string, Track[], number | undefined]>([
  ['without edit lists is whole', [{ length: 6 }, { length: 4 }], Number.POSITIVE_INFINITY],
  ['whose edit lists have no duration is whole', [{ length: 0, shown: [0] }], Number.POSITIVE_INFINITY],
  [
    'ends where the longer of its trimmed tracks ends',
    [
      { length: 6, shown: [2] },
      { length: 6, shown: [2.02] },
    ],
    2.02,
  ],
  [
    'ends with the picture if the sound is shorter',
    [
      { length: 6, shown: [6] },
      { length: 4, shown: [4] },
    ],
    6,
  ],
  [
    'is as long as its visible part if the beginning is cut off',
    [
      { length: 6, shown: [4], from: 2 },
      { length: 4, shown: [4] },
    ],
    4,
  ],
  [
    'ignores tracks that are not played',
    [{ length: 6, shown: [2] }, { length: 6, shown: [2] }, { length: 6 }],
    2,
  ],
  [
    'is rejected if only the picture is cut off',
    [
      { length: 6, shown: [2] },
      { length: 6, shown: [6] },
    ],
    undefined,
  ],
  ['is rejected if only the sound is cut off', [{ length: 6 }, { length: 6, shown: [2] }], undefined],
  ['is rejected if a track has two parts', [{ length: 6, shown: [2, 2] }], undefined],
])('a movie %s', async (_, tracks, end) => {
  expect(await endOf(tracks)).toBe(end);
});

test('a fragmented movie is whole, since its edit lists cover the first fragment only', async () => {
  expect(await endOf([{ length: 1, shown: [1] }], box('mvex'))).toBe(Number.POSITIVE_INFINITY);
});
