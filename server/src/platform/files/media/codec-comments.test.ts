import { expect, test } from 'vitest';
import { withoutComments } from './codec-comments.ts';

const WORDS = 'Soal 7, jawaban B';

test('of a FLAC description only the first block stays, marked as the last one', () => {
  const first = Buffer.concat([Buffer.from('fLaC'), Buffer.from([0, 0, 0, 34]), Buffer.alloc(34, 7)]);
  const kept = withoutComments(
    'flac',
    Buffer.concat([first, Buffer.from([0x84, 0, 0, WORDS.length]), Buffer.from(WORDS)]),
  );
  expect(Buffer.from(kept).toString('hex')).toBe(
    Buffer.concat([Buffer.from('fLaC'), Buffer.from([0x80, 0, 0, 34]), Buffer.alloc(34, 7)]).toString('hex'),
  );
});

test.each([1, 255, 600])('a Vorbis description loses only its comments, of any length (%i×)', (times) => {
  const [identification, setup] = [Buffer.alloc(30, 1), Buffer.alloc(50, 5)];
  const comments = Buffer.from(WORDS.repeat(times));
  const laced = [
    ...Array.from({ length: Math.floor(comments.length / 255) }, () => 255),
    comments.length % 255,
  ];
  const kept = Buffer.from(
    withoutComments('vorbis', Buffer.from([2, 30, ...laced, ...identification, ...comments, ...setup])),
  );
  expect(kept.includes(WORDS)).toBe(false);
  expect(kept.subarray(0, 33)).toEqual(Buffer.from([2, 30, 16, ...identification]));
  expect(kept.subarray(33, 40)).toEqual(Buffer.from('\x03vorbis'));
  expect(kept.subarray(49)).toEqual(setup);
});

test.each([
  ['two channels', [...Buffer.from('OpusHead'), 1, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0]],
  ['six channels', [...Buffer.from('OpusHead'), 1, 6, 0, 0, 0, 0, 0, 0, 0, 0, 1, 4, 2, 0, 4, 1, 2, 3, 5]],
])('an Opus description with %s ends after its channel mapping', (_, head) => {
  const described = Uint8Array.of(...head, ...Buffer.from(WORDS));
  expect([...withoutComments('opus', described)].slice(8)).toEqual(head.slice(8));
});

test('the description of another codec is unchanged', () => {
  expect(withoutComments('aac', Uint8Array.of(1, 2))).toEqual(Uint8Array.of(1, 2));
});
