import { expect, test } from 'vitest';
import { detectAiken } from './aiken/detect.ts';
import { detectGift } from './gift/detect.ts';
import { detectText } from './text/detect.ts';

test.each([
  ['gift', 'Ibu kota?\n{\n=Jakarta\n~Bandung\n}'],
  ['gift', '// komentar\n::T:: Jelaskan! {}'],
  ['gift', '1. Bumi bulat {T}'],
  ['aiken', 'Ibu kota?\nA. Jakarta\nB. Bandung\nANSWER: A'],
  ['aiken', 'Satu\nA. a\nANSWER: A\n\nDua\nA. a\nANSWER: A\n\nTiga\nA. a\nB. b\nANSWER: B'],
  ['text', '1. Ibu kota?\nA. Jakarta\nB. Bandung\nANSWER: A\n2. Q?\nA. a\nB. b\nANSWER: A'],
  ['text', 'SMA 1\n1. Ibu kota?\na. Jakarta\nb. Bandung'],
  ['text', '1. Jelaskan!\n2. Uraikan!'],
  ['text', '1. Pasangkan.\nJenis: menjodohkan\nItalia = Roma\nPeru = Lima'],
  ['', '{"name": {}}'],
  ['', '<quiz><question>{}</question></quiz>'],
  ['', 'Selamat pagi'],
  ['', 'PK\u0003\u0004\0\0'],
  ['', ''],
])('%s is detected in %j', (format, text) => {
  const file = { name: 'soal.txt', bytes: new TextEncoder().encode(text) };
  const found = detectGift(file) ? 'gift' : detectAiken(file) ? 'aiken' : detectText(file) ? 'text' : '';
  expect(found).toBe(format);
});
