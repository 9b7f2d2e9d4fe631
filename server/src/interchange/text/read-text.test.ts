import { expect, test } from 'vitest';
import { type ImportedItem, isRefused } from '../imported.ts';
import { mapText } from './map.ts';
import { richParagraphs } from './paragraphs.ts';
import { readParagraphs, readText } from './read.ts';

const read = (text: string) => mapText(readText({ name: 'soal.txt', bytes: new TextEncoder().encode(text) }));
const summary = (text: string) =>
  read(text).entries.map((entry) => {
    if (isRefused(entry))
      return [entry.ref.params.number, entry.refused.code, ...Object.values(entry.refused.params)];
    const { bank_question, bank_option, bank_key } = entry.fields;
    const stem = bank_question.replace(/^<p>(.*)<\/p>$/, '$1');
    return [stem, Object.values(bank_option ?? {}).join('|'), JSON.stringify(bank_key)];
  });
const only = (text: string): ImportedItem => {
  const { entries } = read(text);
  expect(entries).toHaveLength(1);
  expect(entries[0]).not.toHaveProperty('refused');
  return entries[0] as ImportedItem;
};
const codes = ({ warnings }: ImportedItem) => warnings.map(({ code }) => code);

const ONE = ['Ibu kota Indonesia adalah …', 'Jakarta|Bandung|Medan|Solo', '["1"]'];
const STEM = 'Ibu kota Indonesia adalah …';

test.each([
  ['1. and A. with Kunci', `1. ${STEM}\nA. Jakarta\nB. Bandung\nC. Medan\nD. Solo\nKunci: A`],
  ['1) and a)', `1) ${STEM}\na) Jakarta\nb) Bandung\nc) Medan\nd) Solo\nKunci jawaban: a`],
  ['(1) and (A)', `(1) ${STEM}\n(A) Jakarta\n(B) Bandung\n(C) Medan\n(D) Solo\nJawaban: A`],
  ['No. 1 and a.', `No. 1 ${STEM}\na. Jakarta\nb. Bandung\nc. Medan\nd. Solo\nKunci = A`],
  ['Soal 1', `Soal 1\n${STEM}\na. Jakarta\nb. Bandung\nc. Medan\nd. Solo\nKunci : A. Jakarta`],
  ['English', `Question 1: ${STEM}\nA. Jakarta\nB. Bandung\nC. Medan\nD. Solo\nAnswer: A`],
  ['an asterisk before', `1. ${STEM}\n*A. Jakarta\nB. Bandung\nC. Medan\nD. Solo`],
  ['an asterisk behind', `1. ${STEM}\nA.* Jakarta\nB. Bandung\nC. Medan\nD. Solo`],
  ['an asterisk at the end', `1. ${STEM}\nA. Jakarta *\nB. Bandung\nC. Medan\nD. Solo`],
  ['options in one line', `1. ${STEM}\nA. Jakarta B. Bandung C. Medan D. Solo\nKunci: A`],
  ['options with tabs', `1. ${STEM}\nA. Jakarta\tB. Bandung\tC. Medan\tD. Solo\nKunci: A`],
  ['options in two columns', `1. ${STEM}\nA. Jakarta     C. Medan\nB. Bandung     D. Solo\nKunci: A`],
  ['everything in one line', `1. ${STEM} a. Jakarta b. Bandung c. Medan d. Solo\nKunci: a`],
  ['empty lines everywhere', `\n1. ${STEM}\n\nA. Jakarta\n\nB. Bandung\n\nC. Medan\n\nD. Solo\n\nKunci: A\n`],
  ['the key as text', `1. ${STEM}\nA. Jakarta\nB. Bandung\nC. Medan\nD. Solo\nKunci: jakarta`],
  ['the key in the next line', `1. ${STEM}\nA. Jakarta\nB. Bandung\nC. Medan\nD. Solo\nKunci:\nA`],
  ['lines of Windows', `1. ${STEM}\r\nA. Jakarta\r\nB. Bandung\r\nC. Medan\r\nD. Solo\r\nKunci: A`],
  ['no space behind labels', `1.${STEM}\nA.Jakarta\nB.Bandung\nC.Medan\nD.Solo\nKunci: A`],
])('%s', (_, text) => {
  expect(summary(text)).toEqual([ONE]);
});

const three = (between = '') =>
  ['1. Satu?', '2. Dua?', '3. Tiga?'].map((stem) => `${stem}\nA. a\nB. b\nC. c`).join(`\n${between}`);
const keyed = (...keys: string[]) =>
  ['Satu?', 'Dua?', 'Tiga?'].map((stem, at) => [stem, 'a|b|c', JSON.stringify(keys[at]?.split(','))]);

test.each([
  ['in one line', 'Kunci jawaban: 1. A 2. C 3. B', ['1', '3', '2']],
  ['with hyphens', 'Kunci Jawaban:\n1-A, 2-C, 3-B', ['1', '3', '2']],
  ['in lines', 'KUNCI JAWABAN\n1. A\n2. C\n3. B', ['1', '3', '2']],
  ['in columns', 'Kunci\n1. A\t3. B\n2. C', ['1', '3', '2']],
  ['in English', 'Answer key: 1) a 2) c 3) b', ['1', '3', '2']],
  ['with several letters', 'Kunci: 1. A, B 2. C 3. A dan C', ['1,2', '3', '1,3']],
])('a list of keys %s', (_, list, keys) => {
  expect(summary(`${three()}\n\n${list}`)).toEqual(keyed(...keys));
});

test('keys behind each section, and keys that no question has', () => {
  const text = `BAGIAN I\n${three()}\nKunci: 1. A 2. B 3. C 4. D\nURAIAN\n1. Jelaskan!\n2. Uraikan!\nKunci\n1. Air`;
  expect(summary(text)).toEqual([
    ...keyed('1', '2', '3'),
    ['Jelaskan!', '', 'null'],
    ['Uraikan!', '', 'null'],
    [14, 'outside_questions', '4. D'],
  ]);
});

test('several right letters make a multiple choice', () => {
  const { fields } = only('1. Q?\nA. a\nB. b\nC. c\nKunci: A, C');
  expect(fields).toMatchObject({ interaction: 'choice_multiple', bank_key: ['1', '3'] });
});

test('without a key, and with a key that is no option', () => {
  const none = only('1. Q?\nA. a\nB. b');
  expect(none.fields).not.toHaveProperty('bank_key');
  expect(codes(none)).toEqual(['no_key_in_file']);
  expect(codes(only('1. Q?\nA. a\nB. b\nKunci: E'))).toEqual(['answer_no_option', 'no_key_in_file']);
});

test('essays with and without a key, short answers under their heading', () => {
  const text =
    'ISIAN\n1. Ibu kota?\nKunci: Jakarta; DKI Jakarta\n2. Sungai terpanjang?\n\nURAIAN\n1. Jelaskan!\na. air\nb. api\nKunci: Air itu cair\ndan basah\n2. Uraikan!\nJawab: ........';
  const { entries } = read(text) as { entries: ImportedItem[] };
  expect(entries.map(({ section, fields }) => [section, fields.interaction])).toEqual([
    ['ISIAN', 'short_answer'],
    ['ISIAN', 'short_answer'],
    ['URAIAN', 'essay'],
    ['URAIAN', 'essay'],
  ]);
  expect(entries[0]?.fields.bank_key).toEqual([
    { answer: 'Jakarta', share: 1 },
    { answer: 'DKI Jakarta', share: 1 },
  ]);
  expect(entries[2]?.fields).toMatchObject({
    bank_question: '<p>Jelaskan!</p><p>a. air</p><p>b. api</p>',
    rubric: [{ criterion: 'Air itu cair\ndan basah', levels: [] }],
  });
  expect(entries.map(codes)).toEqual([[], ['no_key_in_file'], ['key_as_rubric'], []]);
});

test.each([
  ['BAGIAN I', 'BAGIAN I'],
  ['SECTION A: Grammar', 'SECTION A: Grammar'],
  ['A. PILIHAN GANDA', 'PILIHAN GANDA'],
  ['II. Pilihan ganda:', 'Pilihan ganda'],
])('the heading %s is a section', (heading, section) => {
  const text = `1. Q?\nA. a\nB. b\nKunci: A\n${heading}\n1. R?\nA. a\nB. b\nKunci: B`;
  const { entries } = read(text) as { entries: ImportedItem[] };
  expect(entries.map((entry) => entry.section)).toEqual(['', section]);
});

test('keys of two sections with the same numbers', () => {
  const text = `BAGIAN I\n${three()}\nBAGIAN II\n${three()}\nKUNCI\nBagian I\n1. A 2. B 3. C\nBagian II\n1. C 2. C 3. C`;
  expect(summary(text)).toEqual([...keyed('1', '2', '3'), ...keyed('3', '3', '3')]);
});

test('a passage for several questions', () => {
  const passage =
    'Teks berikut untuk soal nomor 2–3.\nAir itu penting.\n(1) Air mengalir.\n1. Air jernih.\n\n';
  const { entries, stimuli } = read(three().replace('2. Dua', `${passage}2. Dua`)) as {
    entries: ImportedItem[];
    stimuli: Record<string, { content: string }>;
  };
  expect(entries.map(({ stimulus }) => stimulus)).toEqual([undefined, '5', '5']);
  expect(stimuli[5]?.content).toBe('<p>Air itu penting.</p><p>(1) Air mengalir.</p><p>1. Air jernih.</p>');
});

test('the line that names a passage stays if it says more', () => {
  const { stimuli } = read(
    'Harga beras untuk soal 1 s.d. 2 adalah Rp12.000.\n1. Q?\nA. a\nB. b\n2. R?\nA. a\nB. b',
  );
  expect(Object.values(stimuli)[0]?.content).toBe('<p>Harga beras untuk soal 1 s.d. 2 adalah Rp12.000.</p>');
  const english = read('Read the following text to answer questions 1 to 2!\nText.\n1. Q?\nA. a\nB. b');
  expect(Object.values(english.stimuli)[0]?.content).toBe('<p>Text.</p>');
});

test('a text before a question without numbers is added to it', () => {
  const [first, second] = read(
    '1. Q?\nA. a\nB. b\nKunci: A\n\nPerhatikan teks berikut!\nAir.\n2. R?\nA. a\nB. b\nKunci: B',
  ).entries as ImportedItem[];
  expect(first?.fields.bank_option).toEqual({ 1: 'a', 2: 'b' });
  expect(second?.fields.bank_question).toBe('<p>Perhatikan teks berikut!</p><p>Air.</p><p>R?</p>');
  expect(second && codes(second)).toEqual(['text_before_added']);
});

test('titles and instructions are refused by name', () => {
  const text =
    'SMA Negeri 1\nPetunjuk umum:\n1. Berdoalah.\n2. Tulis nama.\n\nA. PILIHAN GANDA\nPilihlah jawaban yang benar!\n1. Q?\nA. a\nB. b\nKunci: A';
  expect(summary(text)).toEqual([
    [1, 'outside_questions', 'SMA Negeri 1 Petunjuk umum: 1. Berdoalah. 2. Tulis nama.'],
    [7, 'outside_questions', 'Pilihlah jawaban yang benar!'],
    ['Q?', 'a|b', '["1"]'],
  ]);
});

test('a numbered list inside a question', () => {
  const text =
    '1. Perhatikan pernyataan berikut!\n1. Air\n2. Api\n3. Tanah\nYang benar adalah …\nA. 1 dan 2\nB. 2 dan 3\nKunci: A\n2. Perhatikan!\n(1) x\n(2) y\nA. (1)\nB. (2)\nKunci: B';
  expect(read(text).entries.map((entry) => (entry as ImportedItem).fields.bank_question)).toEqual([
    '<p>Perhatikan pernyataan berikut!</p><p>1. Air</p><p>2. Api</p><p>3. Tanah</p><p>Yang benar adalah …</p>',
    '<p>Perhatikan!</p><p>(1) x</p><p>(2) y</p>',
  ]);
});

test.each([
  ['1. Q? (2 poin)\nA. a\nB. b\nKunci: A', 2],
  ['1. Q? [Skor 2,5]\nA. a\nB. b\nKunci: A', 2.5],
  ['1. Q?\nA. a\nB. b\nKunci: A\nBobot: 3', 3],
  ['1. Q? (3 points)\nA. a\nB. b\nAnswer: A', 3],
])('points in %j', (text, points) => {
  const { fields } = only(text);
  expect(fields.bank_question).toBe('<p>Q?</p>');
  expect(fields.bank_question_weight).toBe(points);
});

test('explanations of several lines', () => {
  const text =
    '1. Q?\nA. a\nB. b\nKunci: A\nPembahasan: karena a\n1. satu\n2. dua\n\n2. R?\nA. a\nB. b\nKunci: B';
  const entries = read(text).entries as ImportedItem[];
  expect(entries.map(({ fields }) => [fields.bank_question, fields.hint])).toEqual([
    ['<p>Q?</p>', 'karena a<br />1. satu<br />2. dua'],
    ['<p>R?</p>', undefined],
  ]);
});

test('names, decimals and signs are text', () => {
  const text =
    '1. Siapa penulisnya, A. A. Navis?\nB. J. Habibie lahir pada 1.250 SM.\n3.5 meter < 4 & 5\nA. A. Navis\nB. B. J. Habibie\nKunci: B';
  expect(summary(text)).toEqual([
    [
      'Siapa penulisnya, A. A. Navis?</p><p>B. J. Habibie lahir pada 1.250 SM.</p><p>3.5 meter &lt; 4 &amp; 5',
      'A. Navis|B. J. Habibie',
      '["2"]',
    ],
  ]);
});

test('faults of a question are named and leave the others', () => {
  const text =
    '1. Q?\nA. a\nB. b\nD. d\nKunci: A\n2. R?\nA. a\nB. b\nKunci: B\nPILIHAN GANDA\n3. S?\n4. T?\nA. a\nB. b\nKunci: A';
  expect(summary(text)).toEqual([
    [1, 'option_missing', 'C', 4],
    ['R?', 'a|b', '["2"]'],
    [11, 'too_few_options'],
    ['T?', 'a|b', '["1"]'],
  ]);
});

test('options that cannot be read are not taken as an essay', () => {
  const text =
    '1. Q?\nA. a\nA. b\nC. c\n2. R?\nA: a\nB: b\nKunci: A\n3. S?\nKunci: B\n4. Tabel\nNama Nilai\nA.   80\nRata-rata?\nA. 85\nB. 80\nKunci: A';
  expect(summary(text)).toEqual([
    [1, 'options_unreadable'],
    [5, 'options_unreadable'],
    [9, 'options_unreadable'],
    ['Tabel</p><p>Nama Nilai</p><p>A.   80</p><p>Rata-rata?', '85|80', '["1"]'],
  ]);
});

test('statements that are true or false', () => {
  const text =
    '1. Bumi bulat. (B/S)\nKunci: B\n2. Bumi datar. Benar atau salah?\nKunci: Salah\n3. True or false: water is dry.\nAnswer: F';
  expect(summary(text)).toEqual([
    ['Bumi bulat. (B/S)', 'Benar|Salah', '["1"]'],
    ['Bumi datar. Benar atau salah?', 'Benar|Salah', '["2"]'],
    ['True or false: water is dry.', 'True|False', '["2"]'],
  ]);
});

test('lines of a text that look like instructions, headings or points', () => {
  const text =
    '1. Perhatikan gambar!\n\nPilihlah pernyataan yang benar!\n\nBagian A menunjukkan akar.\nNilai: 80\nA. a\nB. b\nKunci: A\nNilai: 2';
  const { fields } = only(text);
  expect(fields.bank_question).toBe(
    '<p>Perhatikan gambar!</p><p>Pilihlah pernyataan yang benar!</p><p>Bagian A menunjukkan akar.</p><p>Nilai: 80</p>',
  );
  expect(fields).toMatchObject({ bank_question_weight: 2, bank_key: ['1'] });
});

test('two different keys', () => {
  const item = only('1. Q?\nA. a\nB. b\nKunci: A\n\nKunci jawaban\n1. B');
  expect(item.fields.bank_key).toEqual(['1']);
  expect(codes(item)).toEqual(['two_keys']);
});

test('instructions with letters begin sections, with keys at the end', () => {
  const text =
    'A. Berilah tanda silang (x) pada jawaban yang benar!\n1. Q?\na. x\nb. y\nB. Isilah titik-titik berikut!\n1. R …\n2. S …\nC. Jawablah pertanyaan berikut!\n1. T!\n2. U!\nKUNCI JAWABAN\nA. Pilihan Ganda\n1. b\nB. Isian\n1. r\n2. s\nC. Uraian\n1. t\n2. u';
  const items = read(text).entries.filter((entry) => !isRefused(entry)) as ImportedItem[];
  expect(
    items.map(({ section, fields }) => [
      section,
      fields.interaction,
      fields.rubric?.[0]?.criterion ?? fields.bank_key,
    ]),
  ).toEqual([
    ['PILIHAN GANDA', 'choice', ['2']],
    ['ISIAN', 'short_answer', [{ answer: 'r', share: 1 }]],
    ['ISIAN', 'short_answer', [{ answer: 's', share: 1 }]],
    ['URAIAN', 'essay', 't'],
    ['URAIAN', 'essay', 'u'],
  ]);
});

test('bold signs, headings and rules of Markdown', () => {
  const text =
    '### Soal\n---\n**1. Q?**\nA. a\n**B. b**\n---\n**2.** 2**3 dan 3**2\nA. 8\nB. 9\n**Jawaban:** B. karena **9**\n**Pembahasan:** ya';
  expect(summary(text).slice(-2)).toEqual([
    ['<b>Q?</b>', 'a|b', '["2"]'],
    ['2**3 dan 3**2', '8|9', '["2"]'],
  ]);
});

test.each([
  [
    'a key line each',
    '1. Jawaban: A\nPembahasan: Jakarta\nadalah ibu kota.\n\n2. Kunci: C\nPembahasan:\nTiga.',
  ],
  ['pairs', '1. A\nPembahasan: Jakarta\nadalah ibu kota.\n2. C\nPembahasan: Tiga.'],
])('keys at the end have explanations, with %s', (_, list) => {
  const questions = `1. ${STEM}\nA. Jakarta\nB. Bandung\n\n2. Satu tambah dua?\nA. 1\nB. 2\nC. 3\n`;
  const { entries } = read(`${questions}\nKUNCI JAWABAN DAN PEMBAHASAN\n${list}`) as {
    entries: ImportedItem[];
  };
  expect(entries.map(({ fields }) => [fields.bank_key, fields.hint])).toEqual([
    [['1'], expect.stringContaining('adalah ibu kota.')],
    [['3'], expect.stringContaining('Tiga.')],
  ]);
});

test('LaTeX is a formula', () => {
  const { fields } = only('1. Nilai \\(x^2\\) < 4?\nA. \\(x=1\\)\nB. dua\nKunci: A');
  expect(fields.bank_question).toMatch(/^<p>Nilai <math alttext="x\^2">.*<\/math> &lt; 4\?<\/p>$/s);
  expect(fields.bank_option).toEqual({ 1: expect.stringMatching(/^<math alttext="x=1">/), 2: 'dua' });
});

test('rich paragraphs keep formatting, formulas and lists of Word', () => {
  const paragraphs = [
    ...richParagraphs('1. H<sub>2</sub>O <b>adalah</b> <math><mi>x</mi></math>', 1),
    ...richParagraphs('A. <i>air</i>  B. <img src="a.png" alt=""/><br>C. x &lt; y', 2),
    ...richParagraphs('Kunci: <b>B</b>', 3),
    ...richParagraphs('Kedua', 4, '2.'),
    ...richParagraphs('satu', 5, 'a.'),
    ...richParagraphs('<b>dua</b>', 6, 'b.'),
  ];
  const { entries } = mapText(readParagraphs(paragraphs)) as { entries: ImportedItem[] };
  expect(entries.map(({ fields }) => fields)).toEqual([
    {
      interaction: 'choice',
      bank_question: '<p>H<sub>2</sub>O <b>adalah</b> <math><mi>x</mi></math></p>',
      option_type: 'html',
      bank_option: { 1: '<i>air</i>', 2: '<img src="a.png" alt="" />', 3: 'x &lt; y' },
      bank_key: ['2'],
    },
    {
      interaction: 'choice',
      bank_question: '<p>Kedua</p>',
      option_type: 'text',
      bank_option: { 1: 'satu', 2: 'dua' },
      bank_key: ['2'],
    },
  ]);
});

test('a file without text cannot be read', () => {
  expect(() => read('\n \n')).toThrowError(
    expect.objectContaining({ problem: { code: 'no_questions_in_file', params: {} } }),
  );
});
