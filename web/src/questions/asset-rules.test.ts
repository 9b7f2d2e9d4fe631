import { MAX_UPLOAD_BYTES } from '@lulus/contract';
import { describe, expect, test } from 'vitest';
import { acceptedTypes, kindOf, sortFiles, tooLargeFor } from './asset-rules.ts';

const file = (name: string, type: string, size = 3) => {
  const made = new File(['abc'], name, { type });
  Object.defineProperty(made, 'size', { value: size });
  return made;
};
const names = (files: File[]) => files.map(({ name }) => name);

describe('dropped, pasted or picked files', () => {
  test('are accepted by type or by file extension', () => {
    const files = [
      file('a.png', 'image/png'),
      file('b.MP3', ''),
      file('c.svg', 'image/svg+xml'),
      file('d.txt', 'text/plain'),
    ];
    const { taken, refused } = sortFiles(files, acceptedTypes('text'), 20);
    expect(names(taken)).toEqual(['a.png', 'b.MP3']);
    expect(refused.map(({ file: one, reason }) => [one.name, reason])).toEqual([
      ['c.svg', 'invalid_type'],
      ['d.txt', 'invalid_type'],
    ]);
  });

  test('are video for a video question only', () => {
    const film = file('film.mp4', 'video/mp4');
    expect(sortFiles([film], acceptedTypes('audio'), 20).taken).toEqual([]);
    expect(sortFiles([film], acceptedTypes('video'), 20).taken).toEqual([film]);
  });

  test('are rejected if too large for their kind', () => {
    const image = file('big.png', 'image/png', MAX_UPLOAD_BYTES.image + 1);
    expect(sortFiles([image], acceptedTypes('text'), 20).refused[0]?.reason).toBe('too_large');
    expect(tooLargeFor(image)).toBe(5);
    expect(tooLargeFor(file('ok.png', 'image/png', MAX_UPLOAD_BYTES.image))).toBeUndefined();
  });

  test('beyond the limit of a request are left out, and reported', () => {
    const files = [file('a.png', 'image/png'), file('b.png', 'image/png'), file('c.png', 'image/png')];
    const sorted = sortFiles(files, acceptedTypes('text'), 2);
    expect(names(sorted.taken)).toEqual(['a.png', 'b.png']);
    expect(sorted.tooMany).toBe(true);
    expect(sortFiles(files, acceptedTypes('text'), 3).tooMany).toBe(false);
  });

  test('without a type get their kind from the file extension', () => {
    expect(['x.jpeg', 'x.webm', 'x.m4a'].map((name) => kindOf(file(name, '')))).toEqual([
      'image',
      'video',
      'audio',
    ]);
  });
});
