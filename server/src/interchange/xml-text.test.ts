import { expect, test } from 'vitest';
import { decodeMixed } from './decode-text.ts';
import { decodeXml } from './xml-text.ts';

const bytesOf = (...parts: (string | number)[]) =>
  Buffer.concat(parts.map((part) => (typeof part === 'string' ? Buffer.from(part) : Buffer.from([part]))));

test('bytes of windows-1252 leave the other characters of UTF-8 as they are', () => {
  expect(decodeXml(bytesOf('<p>5 × 3 — ', 0x93, 'ya', 0x94, ' caf', 0xe9, '</p>'))).toBe(
    '<p>5 × 3 — “ya” café</p>',
  );
});

test('bytes are UTF-8 by the rules of its decoder', () => {
  const strict = new TextDecoder('utf-8', { fatal: true });
  const isUtf8 = (bytes: Uint8Array) => {
    try {
      strict.decode(bytes);
      return true;
    } catch {
      return false;
    }
  };
  const ends = [0x41, 0x7f, 0x80, 0x8f, 0x90, 0x9f, 0xa0, 0xbf, 0xc0];
  for (let first = 0x80; first < 0x100; first++) {
    for (const second of ends) {
      for (const third of ends) {
        for (const rest of [[], [0x80], [0xc0]]) {
          const bytes = Uint8Array.of(first, second, third, ...rest);
          expect(decodeMixed(bytes).guessed.size === 0, String(bytes)).toBe(isUtf8(bytes));
        }
      }
    }
  }
});
