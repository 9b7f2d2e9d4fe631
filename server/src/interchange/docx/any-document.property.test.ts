import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  buildDocx,
  cell,
  equation,
  item,
  math,
  paragraph,
  run,
  table,
} from '../../../test/docx/build-docx.ts';
import { readFile } from '../fit-file.ts';
import { Unreadable } from '../imported.ts';

const text = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 30 }),
  fc.constantFrom(
    '1. Apa?',
    'A. a',
    'B. b',
    'a',
    'b',
    '',
    'Kunci: A',
    'Kunci Jawaban',
    '2. Dua\tA. x\tB. y',
    'No',
    'Soal',
    'Jenis',
    'Kunci',
    'V',
    '1',
    '3',
    'BAGIAN I',
    'Benar',
    'Salah',
    'Teks untuk soal 1-3',
  ),
);
const look = fc.constantFrom(
  '',
  '<w:b/>',
  '<w:u w:val="single"/>',
  '<w:color w:val="FF0000"/>',
  '<w:vanish/>',
  '<w:caps/>',
);
const legal = (value: string) => value.replace(/[\p{Cc}\p{Cs}\uFFFE\uFFFF]/gu, ' ');
const formula = fc.letrec<{ any: string }>((tie) => ({
  any: fc.oneof(
    { maxDepth: 3 },
    text.map((one) => math.text(legal(one))),
    fc.tuple(tie('any'), tie('any')).map(([one, other]) => math.fraction(one, other)),
    fc.tuple(tie('any'), tie('any')).map(([one, other]) => math.brackets([one, other], '[', '', ';')),
    tie('any').map((one) => math.root(one)),
    fc.tuple(tie('any'), tie('any')).map(([one, other]) => math.nary('∑', one, other, one)),
    tie('any').map((one) => math.matrix([[one, ''], ['x']])),
  ),
})).any;
const runs = fc
  .array(
    fc.oneof(
      fc.tuple(text, look).map(([one, style]) => run(legal(one), style)),
      formula.map((one) => equation(one)),
    ),
    { maxLength: 3 },
  )
  .map((all) => all.join(''));
const line = fc.oneof(
  runs.map((one) => paragraph(one)),
  fc.tuple(runs, fc.nat(3), fc.nat(3)).map(([one, list, level]) => item(one || run(''), list, level)),
);
const merge = fc.constantFrom('', '<w:vMerge w:val="restart"/>', '<w:vMerge/>', '<w:gridSpan w:val="2"/>');
const grid = fc
  .array(
    fc.array(
      fc.tuple(text, merge).map(([one, how]) => cell(legal(one).replace(/^</, ' '), how)),
      { minLength: 1, maxLength: 9 },
    ),
    { minLength: 1, maxLength: 5 },
  )
  .map(table);

test('any document is read, or refused with a reason', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.oneof({ weight: 4, arbitrary: line }, { weight: 1, arbitrary: grid }), { maxLength: 25 }),
      async (body) => {
        try {
          const { items, refused } = await readFile({ name: 'soal.docx', bytes: buildDocx(body) });
          expect(items.length + refused.length).toBeGreaterThan(0);
        } catch (error) {
          if (!(error instanceof Unreadable)) throw error;
        }
      },
    ),
    { numRuns: 150 },
  );
}, 60_000);
