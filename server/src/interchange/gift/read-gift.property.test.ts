import fc from 'fast-check';
import { expect, test } from 'vitest';
import { mapGift } from './map.ts';
import { readGift } from './read.ts';

/** Pieces in which # of the format is written as it is, and @ stands for a word of its own. */
const piece = fc.constantFrom(
  ...[
    '@',
    '@ ',
    '::@::',
    '{',
    '}',
    '{=@ ~@}',
    '{T#@#@}',
    '{#3:0.1#@}',
    '{=@->@ =@->@}',
    '{=@#@ =%50%@}',
    '{}',
  ],
  ...[
    '=',
    '~',
    '#',
    '####@',
    '\n',
    '\n\n',
    '\\{',
    '\\}',
    '\\=',
    '%50%',
    '->',
    ':',
    '[html]',
    '<b>@</b>',
    '\n// catatan\n',
  ],
  ...['\n\n$CATEGORY: a/b\n\n', '\n\n@ {\n=@\n~@\n}\n\n', '\n\nIsi {=@ ~@} @.\n\n'],
);

test('no word of a file is lost, but those of refused questions', () => {
  fc.assert(
    fc.property(fc.array(piece, { minLength: 1, maxLength: 20 }), (pieces) => {
      let words = 0;
      const text = pieces.join('').replace(/@/g, () => `kata${words++}x`);
      fc.pre(words > 0);
      const file = readGift({ name: 'soal.txt', bytes: new TextEncoder().encode(text) });
      const faults = file.entries.filter((entry) => 'fault' in entry);
      const refused = mapGift(file).entries.filter((entry) => 'refused' in entry);
      const refusedLines = refused.map(({ ref }) => ref.params.number);
      const whole = file.entries.filter(({ line }) => refusedLines.includes(line));
      const shown = JSON.stringify(mapGift(file));
      const lost = text.split('\n').flatMap((line, at) => {
        const isRefused = [...faults, ...whole].some((one) => at + 1 >= one.line && at + 1 <= one.lastLine);
        return isRefused ? [] : (line.match(/kata\d+x/g) ?? []).filter((word) => !shown.includes(word));
      });
      expect(lost).toEqual([]);
    }),
    { numRuns: 3000 },
  );
});
