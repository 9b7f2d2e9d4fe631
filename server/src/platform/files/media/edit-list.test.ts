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
  /** Seconds that it has. */
  length: number;
  /** Seconds that are shown, one after the other; all of it where there is no list. */
  shown?: number[];
  /** Seconds that are left out at its beginning. */
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

/** Of the tracks, whose ids are 1, 2 …, the first two are played. */
async function endOf(tracks: Track[], ...more: Buffer[]): Promise<number | undefined> {
  const path = join(folder, 'film.mp4');
  const header = box('mvhd', numbers(0, 0, 0, MOVIE_UNITS, 0));
  await writeFile(path, Buffer.concat([box('ftyp'), box('moov', header, ...tracks.map(aTrack), ...more)]));
  return endOfMovie(path, new Set([1, 2]));
}

test.each<[string, Track[], number | undefined]>([
  ['without edit lists is whole', [{ length: 6 }, { length: 4 }], Number.POSITIVE_INFINITY],
  ['whose lists say nothing of an end is whole', [{ length: 0, shown: [0] }], Number.POSITIVE_INFINITY],
  [
    'ends where both of its tracks do',
    [
      { length: 6, shown: [2] },
      { length: 6, shown: [2.02] },
    ],
    2.02,
  ],
  [
    'goes on where only its sound has come to its end',
    [
      { length: 6, shown: [6] },
      { length: 4, shown: [4] },
    ],
    6,
  ],
  [
    'is as long as what is left of it',
    [
      { length: 6, shown: [4], from: 2 },
      { length: 4, shown: [4] },
    ],
    4,
  ],
  [
    'ends whatever a track does that is not played',
    [{ length: 6, shown: [2] }, { length: 6, shown: [2] }, { length: 6 }],
    2,
  ],
  [
    'of which only the picture is cut off is none',
    [
      { length: 6, shown: [2] },
      { length: 6, shown: [6] },
    ],
    undefined,
  ],
  ['of which only the sound is cut off is none', [{ length: 6 }, { length: 6, shown: [2] }], undefined],
  ['put together of two parts is none', [{ length: 6, shown: [2, 2] }], undefined],
])('a film %s', async (_, tracks, end) => {
  expect(await endOf(tracks)).toBe(end);
});

test('a film in fragments is whole, whatever its lists say of the first one', async () => {
  expect(await endOf([{ length: 1, shown: [1] }], box('mvex'))).toBe(Number.POSITIVE_INFINITY);
});
