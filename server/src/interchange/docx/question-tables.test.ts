/** Documents with tables of questions, as other programs import them. */
import { expect, test } from 'vitest';
import { buildDocx, cell, item, paragraph, run, table } from '../../../test/docx/build-docx.ts';
import { readFile } from '../fit-file.ts';

const read = (body: string[]) => readFile({ name: 'soal.docx', bytes: buildDocx(body) });

test('reads a table with a question in each row', async () => {
  const { items, refused } = await read([
    paragraph('I. PILIHAN GANDA'),
    table([
      ['No', 'Soal', 'A', 'B', 'C', 'Kunci', 'Bobot', 'Pembahasan'],
      ['1', 'Ibu kota Jawa Barat?', 'Bandung', 'Bogor', 'Bekasi', 'A', '2', 'Sejak 1810'],
      ['2', cell(paragraph('Perhatikan!') + paragraph('1) air')), 'x', 'y', '', 'B', '1,5', ''],
    ]),
    paragraph('II. ESSAI'),
    table([
      ['NO', 'SOAL', 'JAWABAN'],
      ['1', 'Jelaskan fotosintesis!', 'Proses pembuatan makanan'],
    ]),
  ]);
  expect(refused).toEqual([]);
  expect(items.map(({ section, ref }) => [section, ref.params])).toEqual([
    ['PILIHAN GANDA', { table: 1, row: 2 }],
    ['PILIHAN GANDA', { table: 1, row: 3 }],
    ['ESSAI', { table: 2, row: 2 }],
  ]);
  expect(items.map(({ content }) => content)).toMatchObject([
    {
      interaction: 'choice',
      bank_option: { 1: 'Bandung', 2: 'Bogor', 3: 'Bekasi' },
      bank_key: ['1'],
      bank_question_weight: 2,
      hint: 'Sejak 1810',
    },
    {
      bank_question: '<p>Perhatikan!</p><p>1) air</p>',
      bank_option: { 1: 'x', 2: 'y' },
      bank_key: ['2'],
      bank_question_weight: 1.5,
    },
    { interaction: 'essay', rubric: [{ criterion: 'Proses pembuatan makanan', levels: [] }] },
  ]);
});

test('reads headings in English and in another order', async () => {
  const { items } = await read([
    table([
      ['Answer', 'Question', 'Option A', 'Option B', 'Score', 'Difficulty'],
      ['B', '2 + 2?', '3', '4', '5', 'easy'],
    ]),
  ]);
  expect(items[0]?.content).toMatchObject({
    bank_option: { 1: '3', 2: '4' },
    bank_key: ['2'],
    bank_question_weight: 5,
  });
  expect(items[0]?.warnings).toEqual([{ code: 'docx_column', params: { name: 'Difficulty', text: 'easy' } }]);
});

test('reads all options in one cell', async () => {
  const { items } = await read([
    table([
      ['No', 'Pertanyaan', 'Pilihan', 'Kunci'],
      ['1', 'Satu?', cell(['A. a', 'B. b', 'C. c'].map((text) => paragraph(text)).join('')), 'C'],
      ['2', 'Dua?', cell(['a', 'b'].map((text) => item(text, 1, 1)).join('')), 'A'],
    ]),
  ]);
  expect(items.map(({ content }) => [Object.values(content.bank_option), content.bank_key])).toEqual([
    [['a', 'b', 'c'], ['3']],
    [['a', 'b'], ['1']],
  ]);
});

const merged = (content: string) => cell(content, '<w:vMerge w:val="restart"/>');
const below = cell('', '<w:vMerge/>');

/** A table of the five types: number, text and type are merged over the rows of the options. */
const fiveTypes = (isMerged: boolean) => {
  const first = (text: string) => (isMerged ? merged(text) : text);
  const next = isMerged ? below : '';
  const choice = (type: string, ticks: string[]) =>
    table([
      ['NO', 'SOAL', 'JENIS', 'OPSI', 'JAWABAN', 'KUNCI'],
      [first('1'), first('Pilih!'), first(type), 'A', 'satu', ticks[0] ?? ''],
      [next, next, next, 'B', 'dua', ticks[1] ?? ''],
      [next, next, next, 'C', 'tiga', ticks[2] ?? ''],
      [next, next, next, 'D', '', ''],
    ]);
  return [
    choice('1', ['', 'V']),
    choice('2', ['V', '', 'v']),
    table([
      ['NO', 'SOAL', 'JENIS', 'KODE BARIS', 'BARIS', 'KODE KOLOM', 'KOLOM', 'KODE BARIS', 'KUNCI'],
      [first('1'), first('Jodohkan!'), first('3'), 'A', 'Jepang', '1', 'Kairo', 'A', '2'],
      [next, next, next, 'B', 'Mesir', '2', 'Tokyo', 'B', '1'],
      [next, next, next, '', '', '3', 'Lima', '', ''],
    ]),
    table([
      ['NO', 'SOAL', 'JENIS', 'JAWABAN'],
      ['1', 'Ibu kota Jepang?', '4', 'Tokyo'],
      ['2', 'Sebutkan!', '4', ''],
    ]),
    table([
      ['NO', 'SOAL', 'JENIS', 'JAWABAN'],
      ['1', 'Jelaskan!', '5', 'Karena air'],
    ]),
  ];
};

test.each([true, false])('reads tables of the five types (merged cells: %s)', async (isMerged) => {
  const { items, refused } = await read(fiveTypes(isMerged));
  expect(refused).toEqual([]);
  expect(items.map(({ content }) => content)).toMatchObject([
    { interaction: 'choice', bank_option: { 1: 'satu', 2: 'dua', 3: 'tiga' }, bank_key: ['2'] },
    { interaction: 'choice_multiple', bank_key: ['1', '3'] },
    { interaction: 'match', bank_rows: { 1: 'Jepang', 2: 'Mesir' } },
    { interaction: 'short_answer', bank_key: [{ answer: 'Tokyo', share: 1 }] },
    { interaction: 'short_answer', bank_key: [] },
    { interaction: 'essay', rubric: [{ criterion: 'Karena air', levels: [] }] },
  ]);
  expect(items.flatMap(({ warnings }) => warnings.map(({ code }) => code))).toEqual([
    'no_key_in_file',
    'key_as_rubric',
  ]);
  const { bank_option, bank_key } = items[2]?.content ?? {};
  const pairs = Object.values(bank_key as Record<string, string>).map((option) => bank_option?.[option]);
  expect(pairs).toEqual(['Tokyo', 'Kairo']);
});

test('a multiple choice with one right option stays one', async () => {
  const { items } = await read([
    table([
      ['NO', 'SOAL', 'JENIS', 'OPSI', 'JAWABAN', 'KUNCI'],
      [merged('1'), merged('Pilih!'), merged('2'), 'A', 'satu', 'V'],
      [below, below, below, 'B', 'dua', ''],
    ]),
  ]);
  expect(items[0]?.content).toMatchObject({ interaction: 'choice_multiple', bank_key: ['1'] });
});

test('reads right sides that are used again as columns, and refuses several for one', async () => {
  const rows = (last: string) => [
    table([
      ['NO', 'SOAL', 'JENIS', 'KODE', 'BARIS', 'KODE', 'KOLOM', 'KODE', 'KUNCI'],
      [merged('1'), merged('Benar?'), merged('3'), 'A', 'Satu', '1', 'Benar', 'A', '1'],
      [below, below, below, 'B', 'Dua', '2', 'Salah', 'B', '2'],
      [below, below, below, 'C', 'Tiga', '', '', 'C', last],
    ]),
  ];
  expect((await read(rows('1'))).items[0]?.content).toMatchObject({
    interaction: 'choice_table',
    bank_rows: { 1: 'Satu', 2: 'Dua', 3: 'Tiga' },
    bank_option: { 1: 'Benar', 2: 'Salah' },
    bank_key: { 1: '1', 2: '2', 3: '1' },
  });
  expect((await read(rows('1,2'))).refused).toMatchObject([{ problem: { code: 'docx_pair_several' } }]);
  expect((await read(rows('7'))).refused).toMatchObject([{ problem: { code: 'docx_pair_code' } }]);
});

test('reads statements to tick', async () => {
  const heading = ['No', 'Pernyataan', 'Benar', 'Salah'];
  const ticked = table([heading, ['1', 'Air cair', '✓', ''], ['2', 'Api dingin', '', '✓']]);
  const empty = table([heading, ['1', 'Air cair', '', ''], ['2', 'Api dingin', '', '']]);
  const { items } = await read([
    item('Tentukan benar atau salah!', 1),
    ticked,
    item('Tentukan!', 1),
    empty,
    paragraph('Kunci: B, S'),
    item('Tentukan lagi!', 1),
    empty,
  ]);
  expect(items.map(({ content }) => content)).toMatchObject([
    {
      interaction: 'choice_table',
      bank_question: '<p>Tentukan benar atau salah!</p>',
      bank_rows: { 1: 'Air cair', 2: 'Api dingin' },
      bank_option: { 1: 'Benar', 2: 'Salah' },
      bank_key: { 1: '1', 2: '2' },
    },
    { interaction: 'choice_table', bank_key: { 1: '1', 2: '2' } },
    { interaction: 'choice_table', bank_key: {} },
  ]);
  expect(items.map(({ warnings }) => warnings.map(({ code }) => code))).toEqual([[], [], ['no_key_in_file']]);
});

test('a letter that two columns begin with is no key', async () => {
  const statements = table([
    ['Pernyataan', 'Tepat', 'Tidak tepat'],
    ['Air cair', '', ''],
    ['Api dingin', '', ''],
  ]);
  const key = async (written: string) => {
    const { items } = await read([item('Tentukan!', 1), statements, paragraph(`Kunci: ${written}`)]);
    return [items[0]?.content.bank_key, items[0]?.warnings.map(({ code }) => code)];
  };
  expect(await key('T, T')).toEqual([{}, ['docx_key_unreadable', 'no_key_in_file']]);
  expect(await key('Tepat, Tidak tepat')).toEqual([{ 1: '1', 2: '2' }, []]);
});

test('a table of data stays a table', async () => {
  const { items } = await read([
    item('Perhatikan tabel!', 1),
    table([
      ['Kota', cell('Penduduk', '<w:gridSpan w:val="2"/>')],
      [cell(paragraph(run('Bandung', '<w:b/>'))), '2,5', 'juta'],
    ]),
    ...['a', 'b'].map((text) => item(text, 1, 1)),
    paragraph('Kunci: A'),
  ]);
  expect(items[0]?.content.bank_question).toBe(
    '<p>Perhatikan tabel!</p><table><tbody><tr><td>Kota</td><td colspan="2">Penduduk</td></tr><tr><td><b>Bandung</b></td><td>2,5</td><td>juta</td></tr></tbody></table>',
  );
});

test('reads a paper that stands in a table', async () => {
  const { items } = await read([
    table([
      ['1', 'Satu?'],
      ['', 'A. a'],
      ['', 'B. b'],
      ['2.', 'Dua?'],
      ['', cell(table([['A.', 'x', 'B.', 'y']]) + paragraph())],
    ]),
    paragraph('Kunci: 1. B 2. A'),
  ]);
  expect(items.map(({ content }) => [Object.values(content.bank_option), content.bank_key])).toEqual([
    [['a', 'b'], ['2']],
    [['x', 'y'], ['1']],
  ]);
});

test('reads whole questions in the cells of a table, in the order of their numbers', async () => {
  const question = (number: number, key: string) =>
    cell([`${number}. Soal?`, 'A. a', 'B. b', `Kunci: ${key}`].map((line) => paragraph(line)).join(''));
  const { items, refused } = await read([
    table([
      [question(1, 'A'), question(3, 'A')],
      [question(2, 'B'), ''],
    ]),
  ]);
  expect(refused).toEqual([]);
  expect(items.map(({ content }) => content.bank_key)).toEqual([['1'], ['2'], ['1']]);
});

test('reads letters of options in a row of their own, without merged cells', async () => {
  const { items, refused } = await read([
    table([
      ['No', 'Soal', cell('Pilihan', '<w:gridSpan w:val="2"/>'), 'Kunci'],
      ['', '', 'A', 'B', ''],
      ['1', 'Satu?', 'x', 'y', 'B'],
    ]),
  ]);
  expect(refused).toEqual([]);
  expect(items).toMatchObject([{ content: { bank_option: { 1: 'x', 2: 'y' }, bank_key: ['2'] } }]);
});

test('reads tables with one question below each other', async () => {
  const { items, refused } = await read([
    table([
      ['No', '7'],
      ['Soal', 'Ibu kota Jepang?'],
      ['A', 'Tokyo'],
      ['B', 'Kyoto'],
      ['Kunci', 'A'],
      ['Bobot', '2'],
      ['Pembahasan', 'Sejak 1868'],
    ]),
    paragraph(),
    table([
      ['Indikator', 'Siswa dapat menjelaskan'],
      ['Soal', 'Jelaskan!'],
      ['Jawaban', 'Karena air'],
    ]),
  ]);
  expect(items[1]?.ref.params).toEqual({ table: 2, row: 1 });
  expect(items[1]?.warnings[1]?.params).toEqual({ name: 'Indikator', text: 'Siswa dapat menjelaskan' });
  expect(refused).toEqual([]);
  expect(items.map(({ content }) => content)).toMatchObject([
    {
      bank_question: '<p>Ibu kota Jepang?</p>',
      bank_option: { 1: 'Tokyo', 2: 'Kyoto' },
      bank_key: ['1'],
      bank_question_weight: 2,
      hint: 'Sejak 1868',
    },
    { interaction: 'essay', rubric: [{ criterion: 'Karena air', levels: [] }] },
  ]);
});

test('reads true and false by the type of a row', async () => {
  const { items } = await read([
    table([
      ['No', 'Soal', 'Jenis Soal', 'Kunci'],
      ['1', 'Air cair.', 'B/S', 'B'],
      ['2', 'Api dingin.', 'B/S', 'Salah'],
      ['3', 'Ibu kota Jepang?', 'Isian', 'Tokyo'],
      ['4', 'Besi berat.', 'B/S', 'A'],
      ['5', 'Kayu ringan.', 'B/S', 'Ya'],
    ]),
  ]);
  expect(items.map(({ content }) => [content.interaction, content.bank_key])).toEqual([
    ['choice', ['1']],
    ['choice', ['2']],
    ['short_answer', [{ answer: 'Tokyo', share: 1 }]],
    ['choice', ['1']],
    ['choice', []],
  ]);
  expect(items[4]?.warnings.map(({ code }) => code)).toEqual(['docx_answer_no_option', 'no_key_in_file']);
});

test('skips rows of a form that are not filled in, and a second row of its heading', async () => {
  const { items, refused } = await read([
    table([
      ['NO', 'SOAL', 'JENIS', 'JAWABAN', '', 'KUNCI'],
      ['', '', '', 'Kode', 'Isi', 'V'],
      [merged('1'), merged('Pilih!'), merged('1'), 'A', 'satu', 'V'],
      [below, below, below, 'B', 'dua', ''],
      [merged('2'), merged(''), merged('1'), 'A', '', ''],
      [below, below, below, 'B', '', ''],
    ]),
  ]);
  expect(refused).toEqual([]);
  expect(items.map(({ content }) => [content.bank_option, content.bank_key])).toEqual([
    [{ 1: 'satu', 2: 'dua' }, ['1']],
  ]);
});

test.each([
  ['with their letters', ['A. x'], ['B. y']],
  ['behind their letters', ['A', 'x'], ['B', 'y']],
])('reads options in rows %s, with one merged key', async (_, first, second) => {
  const { items, refused } = await read([
    table([
      ['No', 'Soal', ...first.map((__, at) => (at === 0 ? 'Opsi' : '')), 'Kunci'],
      [merged('1'), merged('Satu?'), ...first, merged('B')],
      [below, below, ...second, below],
    ]),
  ]);
  expect(refused).toEqual([]);
  expect(items).toMatchObject([{ content: { bank_option: { 1: 'x', 2: 'y' }, bank_key: ['2'] } }]);
});

test('reads options below the text in the same cell', async () => {
  const { items } = await read([
    table([
      ['No.', 'Butir Soal', 'Kunci Jawaban', 'Level'],
      [
        '1',
        cell(['Ibu kota?', 'A. Jakarta', 'B. Bandung', 'C. Medan'].map((text) => paragraph(text)).join('')),
        'B',
        'L1',
      ],
    ]),
  ]);
  expect(items[0]?.content).toMatchObject({
    bank_question: '<p>Ibu kota?</p>',
    bank_option: { 1: 'Jakarta', 2: 'Bandung', 3: 'Medan' },
    bank_key: ['2'],
  });
  expect(items[0]?.warnings.map(({ params }) => params)).toEqual([{ name: 'Level', text: 'L1' }]);
});

test('reads sides to match in a numbered question', async () => {
  const sides = (labels: string[][]) => [
    item('Jodohkanlah!', 1),
    table([['Pernyataan', 'Jawaban'], ...labels]),
  ];
  const { items, refused } = await read([
    ...sides([
      ['1. Jepang', 'A. Kairo'],
      ['2. Mesir', 'B. Tokyo'],
      ['', 'C. Lima'],
    ]),
    paragraph('Kunci: 1-B, 2-A'),
    ...sides([
      ['1', 'Jepang', 'A', 'Kairo'],
      ['2', 'Mesir', 'B', 'Tokyo'],
    ]),
    paragraph('Kunci: (1) → B, (2) → B'),
    item('Apa?', 1),
    ...['a', 'b'].map((text) => item(text, 1, 1)),
    paragraph('Kunci: B'),
  ]);
  expect(refused).toEqual([]);
  expect(items.map(({ content }) => [content.interaction, content.bank_rows])).toEqual([
    ['match', { 1: 'Jepang', 2: 'Mesir' }],
    ['match', { 1: 'Jepang', 2: 'Mesir' }],
    ['choice', {}],
  ]);
  const { bank_option, bank_key } = items[0]?.content ?? {};
  expect(Object.values(bank_key as Record<string, string>).map((option) => bank_option?.[option])).toEqual([
    'Tokyo',
    'Kairo',
  ]);
  expect(items[1]?.content).toMatchObject({ reuse_options: true });
  expect(items[2]?.content.bank_key).toEqual(['2']);
});
