/** Whatever the cells are, each row is stored or refused, and no file stops the reader. */
import fc from 'fast-check';
import { unzipSync, zipSync } from 'fflate';
import { expect, test } from 'vitest';
import { type AnyCell, anAnchor, aWorkbook } from '../../../test/xlsx/workbook.ts';
import { readFile } from '../fit-file.ts';
import { Unreadable } from '../imported.ts';
import { columns, type Field, groupField, headingOf } from './columns.ts';
import { importXlsx } from './map.ts';
import { typeWords } from './words.ts';

const FIELDS: Field[] = [
  ...(Object.keys(columns) as Field[]),
  ...[1, 2, 3].flatMap((number) => [
    groupField('option', number),
    groupField('row', number),
    groupField('gap', number),
  ]),
];
const VALUES: AnyCell[] = [
  null,
  'A',
  'A; C',
  '1=A; 2=B',
  'B-S-B',
  'Benar',
  '3',
  3,
  -0.5,
  1e300,
  '3.5 ± 0.1',
  '1 … 2',
  'ya',
  'A=5; B=x',
  '[[1]] dan [[9]]',
  'angka: dua',
  'pilihan: *a; b',
  'pilihan:',
  'teks:',
  '(50%)',
  '; | \\',
  'Isi | 2 = lengkap | x',
  'html: <p>x<script>1</script></p>',
  '<b>tebal</b>',
  '\\(\\frac{1\\)',
  '[gambar 7]',
  "''",
  '__proto__',
  'x'.repeat(6000),
  { xml: '<c t="e"><v>#N/A</v></c>' },
  { xml: '<c t="s"><v>99</v></c>' },
  { xml: '<c t="d"><v>2026-01-01</v></c>' },
  { xml: '<c s="9" vm="7"><v>NaN</v></c>' },
];
const value = fc.constantFrom(...VALUES);
const type = fc.constantFrom(null, 'x', ...Object.values(typeWords).flatMap(({ en, id }) => [en, id]));
const sheet = fc.uniqueArray(fc.constantFrom(...FIELDS), { maxLength: 14 }).chain((picked) => {
  const fields: Field[] = ['question', 'key', ...picked.filter((one) => one !== 'question' && one !== 'key')];
  const cell = (field: Field) => (field === 'type' ? type : value);
  const row = fc.tuple(...fields.map(cell));
  return fc
    .array(row, { minLength: 1, maxLength: 5 })
    .map((rows) => [
      fields.map((field) => headingOf(field, 'id')),
      ...rows.map((cells) => ['x', ...cells.slice(1)]),
    ]);
});

test('every row is stored or refused', async () => {
  await fc.assert(
    fc.asyncProperty(sheet, async (rows) => {
      const drawing = anAnchor('one', 1, 1) + anAnchor('two', 2, 3, 'rId2') + anAnchor('one', 1, 2, 'rId9');
      const { items, refused } = await readFile(
        aWorkbook({ sheets: [{ rows: rows as AnyCell[][], drawing }] }),
        'xlsx',
      );
      expect(items.length + refused.length).toBe(rows.length - 1);
    }),
    { numRuns: 300 },
  );
}, 60_000);

test('a changed part is read, or named as broken', () => {
  const file = aWorkbook({
    sheets: [
      {
        rows: [
          ['Soal', 'Kunci'],
          ['x', 'y'],
        ],
        drawing: anAnchor('one', 1, 1),
      },
    ],
  });
  const parts = unzipSync(file.bytes);
  const names = Object.keys(parts);
  const part = fc.constantFrom(...names);
  const bytes = fc.oneof(
    fc.constantFrom('<', '>', '"', '</a>', '<a>', '&#x110000;', '\0', '<![CDATA['),
    fc.string(),
  );
  fc.assert(
    fc.property(part, fc.nat(), fc.nat(40), bytes, (name, at, length, text) => {
      const old = Buffer.from(parts[name] ?? []).toString('latin1');
      const start = at % (old.length + 1);
      const changed = Buffer.from(old.slice(0, start) + text + old.slice(start + length));
      try {
        importXlsx({ name: 'x.xlsx', bytes: zipSync({ ...parts, [name]: new Uint8Array(changed) }) });
      } catch (error) {
        if (!(error instanceof Unreadable)) throw error;
      }
    }),
    { numRuns: 500 },
  );
}, 60_000);
