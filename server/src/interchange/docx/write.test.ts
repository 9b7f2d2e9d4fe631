import type { BankItem } from '@lulus/contract';
import { XMLValidator } from 'fast-xml-parser';
import { strFromU8, unzipSync } from 'fflate';
import { beforeAll, describe, expect, test } from 'vitest';
import { samplePaper } from '../../../test/docx-out/sample-paper.ts';
import { anExportedExamination, anExportedItem } from '../../../test/exported-item.ts';
import { FIVE_TYPES } from '../../../test/five-types.ts';
import type { ExportedExamination, Written } from '../exported.ts';
import { legalText } from '../xml-text.ts';
import { writeDocx } from './write.ts';

const partsOf = ({ file }: Written) => unzipSync(file);
const bodyOf = (written: Written): string => {
  const part = partsOf(written)['word/document.xml'];
  if (!part) throw new Error('no document');
  return strFromU8(part);
};

const decode = (text: string) =>
  text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&apos;', "'")
    .replaceAll('&amp;', '&');
const wordsOf = (xml: string) =>
  decode(
    xml
      .replace(/<w:tab\/>/g, ' ')
      .replace(/<w:br\/>/g, '\n')
      .replace(/<[^>]*>/g, ''),
  );
/** The lines of the document, without those of tables. */
const linesOf = (written: Written) =>
  [...bodyOf(written).matchAll(/<w:p>.*?<\/w:p>/gs)].map(([paragraph]) => wordsOf(paragraph));

const write = (fields: Partial<BankItem>, examination: Partial<ExportedExamination> = {}) =>
  writeDocx({ ...anExportedExamination([anExportedItem(fields)]), ...examination });
const codesOf = ({ lost }: Written) => lost.map(({ problem }) => problem.code);
const typeOf = (interaction: BankItem['interaction']) => FIVE_TYPES[interaction].item as Partial<BankItem>;

describe('questions', () => {
  test('a choice has its number, options, key, points and explanation as typed text', async () => {
    const written = await write({
      bank_section: 'GEOGRAFI',
      bank_key: ['2'],
      bank_question_weight: 2.5,
      hint: 'Lihat peta.\nLalu pilih.',
    });
    expect(linesOf(written)).toEqual([
      'Ujian',
      'GEOGRAFI',
      '1. Ibu kota Indonesia?',
      'A. Jakarta',
      'B. Bandung',
      'Kunci: B',
      'Bobot: 2,5',
      'Pembahasan: Lihat peta.',
      'Lalu pilih.',
    ]);
    expect(codesOf(written)).toEqual([]);
  });

  test('labels are English in an English examination', async () => {
    const written = await write({
      bank_question: '<p>Which of these is the capital of France?</p>',
      bank_question_weight: 2,
      hint: 'x',
    });
    expect(linesOf(written).slice(4)).toEqual(['Answer: A', 'Points: 2', 'Explanation: x']);
  });

  test.each<[BankItem['interaction'], string[], string[]]>([
    ['choice', ['A. Paris', 'C. Oslo', 'Kunci: A'], []],
    [
      'choice_multiple',
      ['B. Paus', 'Kunci: A, C', 'Penilaian: Benar kurang salah', 'Maksimal Pilihan: 2'],
      [],
    ],
    ['choice_table', ['Es lebih berat daripada air.', '☐', 'Jenis Soal: Benar/Salah', 'Kunci: 1=A; 2=B'], []],
    ['short_answer', ['Jenis Soal: Isian singkat', 'Kunci: Ki Hajar Dewantara; *Dewantara (50%)'], []],
    ['number', ['Jenis Soal: Angka', 'Kunci: 3,5 ± 0,05', 'Satuan: cm'], []],
    [
      'essay',
      ['Jenis Soal: Uraian', 'Rubrik: Isi | 0 = Tidak sesuai | 1 = Sesuai', 'Maksimal Kata: 100'],
      [],
    ],
    [
      'gaps',
      [
        '1. Sel membelah dengan [[1]] menjadi [[2]] sel. Intinya [[3]].',
        'Rumpang 1: mitosis; pembelahan* (50%)',
        'Rumpang 2: angka: 2',
        'Rumpang 3: pilihan: hilang; *membelah',
      ],
      [],
    ],
    ['match', ['(2) Peru', 'B. Kairo', 'Jenis Soal: Menjodohkan', 'Kunci: 1=B; 2=C'], []],
    ['order', ['A. Ulat', 'Jenis Soal: Mengurutkan', 'Kunci: B, A, D, C'], []],
  ])('%s has its words and key, and names its losses', async (interaction, lines, losses) => {
    const written = await write(typeOf(interaction));
    expect(linesOf(written)).toEqual(expect.arrayContaining(lines));
    expect(codesOf(written)).toEqual(losses);
  });

  test('points by option have a line', async () => {
    const written = await write({
      scoring_rule: 'option_points',
      option_points: { 1: 1, 2: 5 },
      bank_question_weight: 5,
      bank_key: ['2'],
    });
    expect(linesOf(written)).toContain('Nilai Pilihan: A=1; B=5');
    expect(codesOf(written)).toEqual([]);
  });

  test('tags, pins and a key of several right options of a single choice have lines', async () => {
    const written = await write({ tags: ['x'], pinned_options: ['1'], bank_key: ['1', '2'] });
    expect(linesOf(written)).toEqual(
      expect.arrayContaining(['Jenis Soal: PG', 'Kunci: A, B', 'Pilihan Terkunci: A', 'Label: x']),
    );
    expect(codesOf(written)).toEqual([]);
  });

  test.each([
    ['an option inside the text', { bank_question: '<p>Pilih</p><p>A. satu</p><p>B. dua</p>' }],
    ['a key inside the text', { bank_question: '<p>Perhatikan</p><p>Kunci: A</p>' }],
    ['points at the end of the text', { bank_question: '<p>Berapa (3 poin)</p>' }],
    ['the next number in the explanation', { hint: 'Langkah:\n2. Hitung' }],
    ['several options in one', { bank_option: { 1: 'satu   C. dua', 2: 'tiga' } }],
    ['an empty option', { bank_option: { 1: '', 2: 'tiga' } }],
  ])('names %s', async (_, fields) => {
    const items = [anExportedItem(fields), anExportedItem({ id: 'next' })];
    expect(codesOf(await writeDocx(anExportedExamination(items)))).toContain('docx_not_read_back');
  });

  test('a passage stands under a heading with its questions, for one question too', async () => {
    const { lost, ...paper } = { lost: 0, ...(await samplePaper()) };
    const lines = linesOf(await writeDocx(paper));
    expect(lines).toContain('Teks untuk soal 15–16');
    const one = await writeDocx({ ...paper, items: paper.items.slice(-1) });
    expect(linesOf(one)).toContain('Teks untuk soal 1–1');
    expect(codesOf(one)).toEqual(['docx_no_media']);
  });
});

describe('rich content', () => {
  let written: Written;
  let xml: string;
  beforeAll(async () => {
    written = await writeDocx(await samplePaper());
    xml = bodyOf(written);
  });

  test.each([
    ['bold', /<w:rPr><w:b\/>.*?<\/w:rPr><w:t[^>]*>tebal</],
    ['italic', /<w:i\/>(?:(?!<w:t).)*<w:t[^>]*>miring</],
    ['underline', /<w:u [^>]*\/>(?:(?!<w:t).)*<w:t[^>]*>garis</],
    ['strike', /<w:strike\/>(?:(?!<w:t).)*<w:t[^>]*>coret</],
    ['subscript', /<w:vertAlign w:val="subscript"\/><\/w:rPr><w:t[^>]*>2</],
    ['superscript', /<w:vertAlign w:val="superscript"\/><\/w:rPr><w:t[^>]*>2</],
    ['code', /w:ascii="Courier New"(?:(?!<w:t).)*<w:t[^>]*>x = 1</],
    ['a break', /<w:br\/>/],
    ['a nested list', /<w:ind w:left="1275" w:hanging="425"\/>.*?•<\/w:t><w:tab\/>.*?dalam/],
    ['a numbered list from its start', /\(3\)<\/w:t><w:tab\/>/],
    ['a quote', /<w:pStyle w:val="Quotation"\/>/],
    ['a block of code', /<w:pStyle w:val="Code"\/>/],
    ['a heading row', /<w:tblHeader\/>/],
    ['a cell over columns', /<w:gridSpan w:val="2"\/>/],
    ['a cell over rows', /<w:vMerge w:val="restart"\/>.*?<w:vMerge w:val="continue"\/>/],
    ['a formula in a line', /<m:oMath>.*?<m:sSup>/],
    ['a formula of its own', /<m:oMathPara><m:oMath>/],
    ['a matrix', /<m:mr><m:e>/],
    ['an integral', /<m:chr m:val="∫"\/>/],
    ['Arabic paragraphs', /<w:bidi\/>/],
    ['Arabic words', /<w:rtl\/>(?:(?!<w:t).)*<w:t[^>]*>كتاب</],
    ['ruby', /<w:rt>.*?かん.*?<\/w:rt><w:rubyBase>.*?漢.*?<\/w:rubyBase>/],
    ['the description of a picture', /descr="Hutan hujan"/],
    ['the size of a picture', /<wp:extent cx="2286000" cy="1428750"\/>/],
    ['the language', /<w:lang w:eastAsia="ja"\/>|<w:lang w:bidi="ar"\/>/],
    ['questions that stay with their options', /<w:keepNext\/>/],
  ])('has %s', (_, pattern) => {
    expect(xml).toMatch(new RegExp(pattern.source, 's'));
  });

  test('pictures are PNG or JPEG, and each is in the file once', () => {
    const media = Object.entries(partsOf(written)).filter(([name]) => name.startsWith('word/media/'));
    expect(media).toHaveLength(3);
    for (const [name, bytes] of media) {
      expect(name).toMatch(/\.(png|jpg)$/);
      expect([0x89, 0xff]).toContain(bytes[0]);
    }
  });

  test('names lists, code, recordings and pictures that are not there', async () => {
    const problems = written.lost.map(({ problem }) => problem);
    expect(problems).toContainEqual({
      code: 'docx_plain',
      params: { names: '<code>, <ul>, <ol>, <blockquote>, <pre>, <caption>' },
    });
    expect(problems).toContainEqual({ code: 'docx_no_media', params: { name: 'hutan.mp3' } });
    const broken = await write(
      { bank_question: '<p>Lihat <img src="bank_asset/x.png" alt="peta" /></p>' },
      { media: new Map([['bank_asset/x.png', new Uint8Array(9)]]) },
    );
    expect(broken.lost[0]?.problem).toEqual({ code: 'docx_picture_missing', params: { name: 'x.png' } });
    expect(linesOf(broken)).toContain('1. Lihat [peta]');
  });
});

test('writes an examination without questions', async () => {
  expect(linesOf(await writeDocx(anExportedExamination([])))).toEqual(['Ujian']);
});

test.each([
  'a\u0001b\u000bc\u001f',
  'x\ud800y\udc00',
  ']]><script>alert(1)</script>&amp;',
  '<?xml version="1.0"?><!DOCTYPE x>',
  '\ufffe\uffff',
  'kata '.repeat(6000),
  'ا.'.repeat(15000),
])('writes valid XML for hostile texts', async (text) => {
  const escaped = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  const written = await write(
    { bank_question: `<p>${escaped}</p>`, bank_option: { 1: text, 2: 'b' }, hint: text, bank_section: text },
    { name: text },
  );
  for (const [name, bytes] of Object.entries(partsOf(written))) {
    if (!/\.(xml|rels)$/.test(name)) continue;
    const part = strFromU8(bytes);
    expect([name, XMLValidator.validate(part)]).toEqual([name, true]);
    expect(legalText(part)).toBe(part);
    expect(part).not.toContain('\ufffd');
  }
});

test('writes 1,000 questions', { timeout: 60_000 }, async () => {
  const items = Array.from({ length: 1000 }, (_, at) => anExportedItem({ id: String(at) }));
  const written = await writeDocx(anExportedExamination(items));
  expect(linesOf(written)).toHaveLength(1 + 4 * 1000);
  expect(written.lost).toEqual([]);
});
