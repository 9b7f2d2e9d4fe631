/** Workbooks as teachers and other programs write them. */
import { expect, test } from 'vitest';
import { readBook, readOne, readRows } from '../../../test/xlsx/read-rows.ts';
import { type AnyCell, aWorkbook } from '../../../test/xlsx/workbook.ts';
import { isRefused, Unreadable } from '../imported.ts';
import { detectFormat } from '../readers.ts';
import { detectXlsx } from './detect.ts';
import { importXlsx } from './map.ts';

const HEADINGS = ['No', 'Soal', 'A', 'B', 'C', 'Kunci'];

const readKey = (key: AnyCell, options: AnyCell[] = ['merah', 'putih', 'biru']) =>
  readOne(['Soal', 'A', 'B', 'C', 'Kunci'], ['Warna?', ...options, key]);

test.each<[string, AnyCell[], object]>([
  ['English headings', ['Question', 'Option A', 'Option B', 'Answer'], { bank_key: ['2'] }],
  ['another order', ['Pilihan A', 'Pilihan B', 'Kunci Jawaban', 'Pertanyaan'], { bank_key: ['2'] }],
  ['numbers', ['Soal', 'Pilihan 1', 'Pilihan 2', 'Jawaban'], { bank_key: ['2'] }],
  ['letters alone', ['SOAL', 'a', 'b', 'KUNCI'], { bank_key: ['2'] }],
  ['the words of a CBT', ['Soal', 'Opsi A', 'Opsi B', 'Jawaban Benar'], { bank_key: ['2'] }],
  ['short words', ['soal', 'PilA', 'PilB', 'kunci'], { bank_key: ['2'] }],
])('headings with %s', (_, headings, expected) => {
  const cells = headings.map((heading) => {
    if (/soal|question|pertanyaan/i.test(String(heading)) && !/kunci/i.test(String(heading)))
      return 'Ibu kota?';
    return /jawab|kunci|answer/i.test(String(heading)) ? 'B' : `kota ${String(heading).at(-1)}`;
  });
  expect(readOne(headings, cells)).toMatchObject({ interaction: 'choice', warnings: [], ...expected });
});

test.each<[AnyCell, string[]]>([
  ['C', ['3']],
  ['c.', ['3']],
  ['A, C', ['1', '3']],
  ['a;c', ['1', '3']],
  ['A dan C', ['1', '3']],
  ['AC', ['1', '3']],
  ['biru', ['3']],
  [3, ['3']],
  ['1,3', ['1', '3']],
  ['C. biru', ['3']],
])('the key %j', (key, expected) => {
  expect(readKey(key)).toMatchObject({
    interaction: expected.length > 1 ? 'choice_multiple' : 'choice',
    bank_key: expected,
  });
});

test.each<[string, AnyCell, AnyCell[], string]>([
  ['an option that does not exist', 'E', ['a', 'b', 'c'], 'key_unreadable'],
  ['a place that is also the words of another option', 3, ['3', '5', '7'], 'key_ambiguous'],
  ['letters that are also the words of an option', 'A dan B', ['x', 'y', 'A dan B'], 'key_ambiguous'],
])('a key with %s is refused', (_, key, options, code) => {
  expect(readKey(key, options)).toMatchObject({ refused: { code } });
});

test.each<[AnyCell, string, object]>([
  ['PG', 'A', { interaction: 'choice', bank_key: ['1'] }],
  ['PGK', 'A', { interaction: 'choice_multiple', bank_key: ['1'] }],
  ['Pilihan Ganda Kompleks', 'A, B', { interaction: 'choice_multiple', bank_key: ['1', '2'] }],
  [1, 'B', { interaction: 'choice', bank_key: ['2'] }],
  ['urutkan', 'C-A-B', { interaction: 'order', bank_key: ['3', '1', '2'] }],
])('the type %j', (type, key, expected) => {
  const headings = ['Jenis Soal', 'Soal', 'A', 'B', 'C', 'Kunci'];
  expect(readOne(headings, [type, 'x?', 'p', 'q', 'r', key])).toMatchObject(expected);
});

test.each<[AnyCell, AnyCell, object]>([
  [
    'isian',
    'Soekarno; Sukarno (50%)',
    {
      interaction: 'short_answer',
      bank_key: [
        { answer: 'Soekarno', share: 1 },
        { answer: 'Sukarno', share: 0.5 },
      ],
    },
  ],
  ['uraian', '', { interaction: 'essay' }],
  [
    'Esai',
    'Karena hujan',
    {
      interaction: 'essay',
      rubric: [{ criterion: 'Karena hujan', levels: [] }],
      warnings: ['key_as_rubric'],
    },
  ],
  ['angka', '3,5', { interaction: 'number', bank_key: { value: '3.5' } }],
  ['angka', { xml: '<c><v>0.30000000000000004</v></c>' }, { bank_key: { value: '0.3' } }],
  ['angka', '1250 ± 1%', { bank_key: { value: '1250', tolerance_percent: '1' } }],
  ['angka', '1 s.d. 2', { bank_key: { min: '1', max: '2' } }],
  ['angka', '1.250', { refused: { code: 'number_of_sheet_ambiguous' } }],
  ['BS', 'B', { interaction: 'choice', bank_option: { 1: 'Benar', 2: 'Salah' }, bank_key: ['1'] }],
  ['true/false', 'False', { bank_option: { 1: 'True', 2: 'False' }, bank_key: ['2'] }],
  ['hotspot', 'x', { refused: { code: 'unsupported_type' } }],
  ['', 'Paris', { interaction: 'short_answer' }],
  ['', 42, { interaction: 'number', bank_key: { value: '42' } }],
])('the type %j with the key %j and without options', (type, key, expected) => {
  expect(readOne(['Jenis', 'Soal', 'Kunci', 'Bobot'], [type, 'x?', key, 2])).toMatchObject(expected);
});

test.each<[string, AnyCell, object]>([
  ['letters', 'B-S-B', { bank_option: { 1: 'Benar', 2: 'Salah' }, bank_key: { 1: '1', 2: '2', 3: '1' } }],
  ['words', 'Ya, Tidak, Ya', { bank_option: { 1: 'Ya', 2: 'Tidak' }, bank_key: { 1: '1', 2: '2', 3: '1' } }],
  ['numbered', '1=B; 2=B; 3=S', { bank_key: { 1: '1', 2: '1', 3: '2' } }],
  [
    'English',
    'True; False; False',
    { bank_option: { 1: 'True', 2: 'False' }, bank_key: { 1: '1', 2: '2', 3: '2' } },
  ],
])('a table whose key has %s', (_, key, expected) => {
  const headings = ['Tipe Soal', 'Soal', 'Pernyataan 1', 'Pernyataan 2', 'Pernyataan 3', 'Kunci'];
  const read = readOne(headings, ['BS', 'Benar atau salah?', 'p', 'q', 'r', key]);
  expect(read).toMatchObject({
    interaction: 'choice_table',
    bank_rows: { 1: 'p', 2: 'q', 3: 'r' },
    ...expected,
  });
});

test.each<[AnyCell, object]>([
  ['1-B, 2-A', { bank_key: { 1: '2', 2: '1' } }],
  ['1B 2A', { bank_key: { 1: '2', 2: '1' } }],
  ['B; A', { bank_key: { 1: '2', 2: '1' } }],
  ['Lima; Kairo', { bank_key: { 1: '1', 2: '2' } }],
  ['1=B; 4=A', { refused: { code: 'key_unreadable' } }],
])('a matching with the key %j', (key, expected) => {
  const headings = ['Jenis', 'Soal', 'Kiri 1', 'Kiri 2', 'A', 'B', 'C', 'Kunci'];
  expect(readOne(headings, ['jodohkan', 'x', 'Mesir', 'Peru', 'Lima', 'Kairo', 'Oslo', key])).toMatchObject(
    expected,
  );
});

test('14 options', () => {
  const letters = [...'ABCDEFGHIJKLMN'];
  const read = readOne(
    ['Soal', ...letters.map((one) => `Pilihan ${one}`), 'Kunci'],
    ['x', ...letters.map((one) => `p ${one}`), 'N'],
  );
  expect(read).toMatchObject({ bank_key: ['14'], bank_option: { 14: 'p N' } });
});

test('an option that became a date is refused with the fix, and the others are read', () => {
  const date = { xml: '<c s="1"><v>45689</v></c>' };
  const { entries } = readRows(
    [HEADINGS, [1, 'Setengah?', date, 'x', 'y', 'A'], [2, 'Dua?', '1', '2', '3', 'B']],
    { formats: ['d-mmm'] },
  );
  expect(entries).toMatchObject([
    {
      ref: { params: { number: 2 } },
      refused: { code: 'cell_became_date', params: { cell: 'C2', shown: '1-Feb' } },
    },
    { ref: { params: { number: 3 } }, fields: { bank_key: ['2'] } },
  ]);
});

test.each<[string, string, object]>([
  ['the result of a formula', '<c><f>1+1</f><v>2</v></c>', { bank_option: { 1: '2' }, warnings: [] }],
  ['a text by a formula', '<c t="str"><f>A1&amp;"x"</f><v>ax</v></c>', { bank_option: { 1: 'ax' } }],
  ['a formula without a result', '<c><f>1+1</f></c>', { refused: { code: 'formula_without_value' } }],
  ['an error', '<c t="e"><f>1/0</f><v>#DIV/0!</v></c>', { refused: { code: 'cell_shows_error' } }],
  [
    'float noise',
    '<c><v>0.30000000000000004</v></c>',
    { bank_option: { 1: '0.3' }, warnings: ['cell_is_number'] },
  ],
  ['percent', '<c s="1"><v>0.5</v></c>', { bank_option: { 1: '50%' } }],
  ['a fraction', '<c s="2"><v>0.5</v></c>', { bank_option: { 1: '1/2' } }],
  ['leading zeros', '<c s="3"><v>7</v></c>', { bank_option: { 1: '007' } }],
  ['a truth value', '<c t="b"><v>1</v></c>', { bank_option: { 1: 'TRUE' } }],
  [
    'formatted text',
    '<c t="s"><v>0</v></c>',
    { option_type: 'html', bank_option: { 1: '<p>m<sup>2</sup></p>', 2: '<p>q</p>' } },
  ],
  ['escaped signs', '<c t="s"><v>1</v></c>', { bank_option: { 1: '_x0041_ <b>' } }],
  ['a formula of LaTeX', '<c t="s"><v>2</v></c>', { option_type: 'html' }],
  [
    'tags',
    '<c t="s"><v>3</v></c>',
    { option_type: 'html', bank_option: { 1: 'H<sub>2</sub>O' }, warnings: ['read_as_html'] },
  ],
  [
    'literal tags',
    '<c t="s"><v>4</v></c>',
    { option_type: 'text', bank_option: { 1: '<b>x</b>' }, warnings: [] },
  ],
])('an option with %s', (_, xml, expected) => {
  const strings = [
    '<r><t>m</t></r><r><rPr><vertAlign val="superscript"/></rPr><t>2</t></r><rPh><t>no</t></rPh>',
    '<t>_x005F_x0041_ &lt;b&gt;</t>',
    '<t>\\(\\frac{1}{2}\\)</t>',
    '<t>H&lt;sub&gt;2&lt;/sub&gt;O</t>',
    "<t>'&lt;b&gt;x&lt;/b&gt;</t>",
  ];
  const formats = ['0%', '# ?/?', '000'];
  expect(readOne(HEADINGS, [1, 'x?', { xml }, 'q', 'r', 'B'], { strings, formats })).toMatchObject(expected);
});

test('a title, empty rows and two rows of headings stand above the questions', () => {
  const { entries } = readBook({
    sheets: [
      {
        rows: [
          ['SMP Negeri 1'],
          ['Kartu soal'],
          [],
          ['No', 'Soal', 'Pilihan Jawaban', null, 'Kunci', 'Pembuat'],
          [null, null, 'A', 'B', null, null],
          [],
          [1, 'x?', 'p', 'q', 'B', 'Bu Ani'],
          [2],
        ],
        merges: ['C4:D4'],
      },
    ],
  });
  expect(entries).toMatchObject([
    {
      ref: { code: 'ref_row', params: { number: 7 } },
      fields: { bank_option: { 1: 'p', 2: 'q' }, bank_key: ['2'] },
      warnings: [{ code: 'column_dropped', params: { column: 'Pembuat', text: 'Bu Ani' } }],
    },
  ]);
});

test('headings that are repeated between the questions are no question', () => {
  const headings = [...HEADINGS, 'Level'];
  const rows = [
    headings,
    [1, 'Satu?', 'a', 'b', 'c', 'A', 'C1'],
    headings,
    [2, 'Dua?', 'a', 'b', 'c', 'B', 'C1'],
  ];
  const { entries } = readRows(rows);
  expect(entries).toMatchObject([{ fields: { bank_key: ['1'] } }, { fields: { bank_key: ['2'] } }]);
});

test('a text alone in the column of numbers is refused, and a number alone is no question', () => {
  const { entries } = readRows([HEADINGS, ['1', 'Warna?', 'merah', 'putih', 'biru', 'A'], ['B. IPS'], ['2']]);
  expect(entries.map((entry) => isRefused(entry) && entry.ref.params)).toEqual([false, { number: 3 }]);
});

test('each sheet is a section, and hidden or other sheets are named', () => {
  const rows = [HEADINGS, [1, 'x?', 'p', 'q', 'r', 'B']];
  const { entries } = readBook({
    sheets: [
      { name: 'IPA', rows },
      { name: 'IPS', rows },
      { name: 'Lama', rows, isHidden: true },
      { name: 'Nilai', rows: [['Nama', 'Nilai']] },
      { name: 'Petunjuk', rows: [['Kolom', 'Isinya']] },
      { name: 'Kosong', rows: [] },
    ],
  });
  expect(entries).toMatchObject([
    {
      section: 'IPA',
      ref: { code: 'ref_sheet_row', params: { sheet: 'IPA', number: 2 } },
      warnings: [
        { code: 'sheet_hidden', params: { name: 'Lama' } },
        { code: 'sheet_without_questions', params: { name: 'Nilai' } },
      ],
    },
    { section: 'IPS', warnings: [] },
  ]);
});

test('a merged section and passage are for all their rows, and equal passages are one group', () => {
  const { entries, stimuli } = readBook({
    sheets: [
      {
        rows: [
          ['Bagian', 'Bacaan', 'Soal', 'Kunci'],
          ['IPA', 'Air mengalir.', 'Mengapa?', 'Gravitasi'],
          [null, null, 'Ke mana?', 'Ke laut'],
          ['IPS', null, 'Siapa?', 'Saya'],
          [null, 'Air mengalir.', 'Kapan?', 'Kini'],
        ],
        merges: ['A2:A3', 'B2:B3'],
      },
    ],
  });
  expect(entries.map((entry) => 'fields' in entry && [entry.section, entry.stimulus])).toEqual([
    ['IPA', 'stimulus-1'],
    ['IPA', 'stimulus-1'],
    ['IPS', undefined],
    ['', 'stimulus-2'],
  ]);
  expect(stimuli['stimulus-1']).toMatchObject({ content: '<p>Air mengalir.</p>' });
});

test.each<[string, AnyCell[], AnyCell[], string]>([
  ['no text', HEADINGS, [1, null, 'p', 'q', 'r', 'A'], 'question_text_missing'],
  ['a blank option', HEADINGS, [1, 'x?', 'p', null, 'r', 'A'], 'column_blank'],
  ['a weight in words', ['Soal', 'Kunci', 'Bobot'], ['x?', 'p', 'dua'], 'cell_unreadable'],
  ['an unknown rule', ['Soal', 'Kunci', 'Penilaian'], ['x?', 'p', 'acak'], 'cell_unreadable'],
  [
    'a matching without left sides',
    ['Jenis', 'Soal', 'A', 'B', 'Kunci'],
    ['MJ', 'x', 'p', 'q', '1A'],
    'left_sides_missing',
  ],
])('a question with %s is refused', (_, headings, cells, code) => {
  expect(readOne(headings, cells)).toMatchObject({ refused: { code } });
});

test('a question without a key is read', () => {
  const read = readOne(HEADINGS, [1, 'x?', 'p', 'q', 'r', null]);
  expect(read).toMatchObject({ interaction: 'choice', bank_option: { 3: 'r' } });
  expect(read).not.toHaveProperty('bank_key');
});

test('columns that the type has no use for are named', () => {
  const read = readOne(['Jenis', 'Soal', 'A', 'B', 'Kunci'], ['uraian', 'x', 'p', 'q', '-']);
  expect(read).toMatchObject({ interaction: 'essay', warnings: ['column_dropped', 'column_dropped'] });
});

test('the key of an essay with a rubric is named by its column', () => {
  const headings = ['Type', 'Question', 'Key', 'Rubric'];
  const { entries } = readRows([
    headings,
    ['Essay', 'Explain why the sea is salty.', 'salt', 'Content | 2 = all'],
  ]);
  expect(entries).toMatchObject([
    { warnings: [{ code: 'column_dropped', params: { column: 'Key', text: 'salt' } }] },
  ]);
});

const unreadable = (act: () => unknown): string => {
  try {
    act();
  } catch (error) {
    if (error instanceof Unreadable) return error.problem.code;
    throw error;
  }
  return 'read';
};

test.each<[string, () => unknown, string]>([
  ['no heading', () => readRows([['Nama', 'Kelas']]), 'xlsx_no_heading'],
  [
    'an entity',
    () => readRows([HEADINGS], { parts: { 'xl/sharedStrings.xml': '<!DOCTYPE x [<!ENTITY a "b">]><sst/>' } }),
    'xlsx_part_broken',
  ],
  [
    'a cut part',
    () => readRows([HEADINGS], { parts: { 'xl/worksheets/sheet1.xml': '<worksheet><sheetData><row' } }),
    'xlsx_part_broken',
  ],
  [
    'deep elements',
    () => readRows([HEADINGS], { parts: { 'xl/styles.xml': '<a>'.repeat(1e5) } }),
    'xlsx_part_broken',
  ],
  ['no sheets', () => readBook({ sheets: [] }), 'not_xlsx'],
  [
    'no zip',
    () => importXlsx({ name: 'x.xls', bytes: new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 1]) }),
    'not_xlsx',
  ],
])('a workbook with %s cannot be read', (_, act, code) => {
  expect(unreadable(act)).toBe(code);
});

test('the format is known by the content', () => {
  const file = aWorkbook({ sheets: [{ rows: [HEADINGS] }] });
  expect([detectXlsx(file), detectFormat(file)]).toEqual([true, 'xlsx']);
  expect(detectXlsx({ name: 'x.xlsx', bytes: new TextEncoder().encode('PK no zip') })).toBe(false);
});

test('10,000 rows are read in little time', () => {
  const rows = Array.from({ length: 10_000 }, (_, at): AnyCell[] => [at, `Soal ${at}?`, 'p', 'q', 'r', 'B']);
  const start = performance.now();
  expect(readRows([HEADINGS, ...rows]).entries).toHaveLength(10_000);
  expect(performance.now() - start).toBeLessThan(10_000);
});
