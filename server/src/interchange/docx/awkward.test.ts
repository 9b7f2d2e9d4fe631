/** Documents as other programs write them: lists, headings, and files that cannot be read. */
import { zipSync } from 'fflate';
import { expect, test } from 'vitest';
import {
  buildDocx,
  cell,
  equation,
  inlinePicture,
  item,
  math,
  paragraph,
  run,
  table,
} from '../../../test/docx/build-docx.ts';
import { KEY, OPTIONS, PICTURES, readDocument, readStem } from '../../../test/docx/read-stem.ts';
import { readFile } from '../fit-file.ts';
import { Unreadable } from '../imported.ts';

const p = (text: string) => `<p>${text}</p>`;

const level = (format: string, text: string) => ({ format, text });

test.each([
  ['numbers without a sign', [level('decimal', '%1'), level('lowerLetter', '%2')]],
  ['brackets', [level('decimal', '(%1)'), level('upperLetter', '(%2)')]],
  ['half brackets', [level('decimal', '%1)'), level('lowerLetter', '%2)')]],
  ['words', [level('decimal', 'Soal %1'), level('upperLetter', '%2.')]],
  ['zeros', [level('decimalZero', '%1.'), level('upperLetter', '%2:')]],
])('reads lists with %s', async (_, levels) => {
  const { items } = await readDocument(
    [item('Satu?', 1), ...OPTIONS, item('Dua?', 1), ...OPTIONS, paragraph('Kunci: 1. A 2. B')],
    {
      lists: [{ levels }],
    },
  );
  expect(items.map(({ content }) => content.bank_key)).toEqual([['1'], ['2']]);
});

test('reads lists of styles, and own lists of options that begin again', async () => {
  const styles =
    '<w:style w:type="paragraph" w:styleId="Soal"><w:name w:val="Soal"/><w:pPr><w:numPr><w:numId w:val="1"/></w:numPr></w:pPr></w:style><w:style w:type="paragraph" w:styleId="SoalDua"><w:basedOn w:val="Soal"/></w:style>';
  const letters = { levels: [level('lowerLetter', '%1.')] };
  const { items, refused } = await readDocument(
    [
      paragraph(run('Satu?'), '<w:pStyle w:val="Soal"/>'),
      item('a', 2),
      item('b', 2),
      paragraph(run('Dua?'), '<w:pStyle w:val="SoalDua"/>'),
      item('c', 3),
      item('d', 3),
      paragraph('Kunci: 1. B 2. A'),
    ],
    { styles, lists: [{ levels: [level('decimal', '%1.')] }, letters, { like: 2, restart: true }] },
  );
  expect(refused).toEqual([]);
  expect(items.map(({ content }) => [Object.values(content.bank_option), content.bank_key])).toEqual([
    [['a', 'b'], ['2']],
    [['c', 'd'], ['1']],
  ]);
});

test('reads options with Arabic letters of a list', async () => {
  const numbers = { levels: [level('decimal', '%1.'), level('arabicAbjad', '%2.')] };
  const { items } = await readDocument([item('ما هذا؟', 1), ...OPTIONS, KEY], { lists: [numbers] });
  expect(items).toMatchObject([{ content: { bank_option: { 1: 'a', 2: 'b' }, bank_key: ['1'] } }]);
});

test('the head of a paper belongs to no question', async () => {
  const { items, refused } = await readDocument(
    [
      paragraph(inlinePicture('rId10', 'logo') + run('SMA Negeri 1')),
      table([
        ['Mata pelajaran', 'Fisika'],
        ['Kelas', 'X'],
      ]),
      item('Apa?', 1),
      ...OPTIONS,
      KEY,
    ],
    { pictures: PICTURES },
  );
  expect(items[0]?.content.bank_question).toBe(p('Apa?'));
  expect(refused.map(({ problem }) => problem)).toEqual([
    { code: 'outside_questions', params: { text: '[…]SMA Negeri 1 Mata pelajaran Fisika Kelas X' } },
  ]);
});

test('an option may be a picture in the next paragraph', async () => {
  const { items } = await readDocument(
    [
      item('Apa?', 1),
      item('', 1, 1),
      paragraph(inlinePicture('rId10', 'satu')),
      item('', 1, 1),
      paragraph(inlinePicture('rId10', 'dua')),
      KEY,
    ],
    { pictures: PICTURES },
  );
  expect(items[0]?.content.bank_option?.['2']).toBe(
    '<img src="bank_asset/import-0.png" alt="dua" width="120" height="80" />',
  );
});

test.each([
  ['pairs in cells', [['1. A', '2. B']]],
  [
    'rows',
    [
      ['No', 'Kunci'],
      ['1', 'A'],
      ['2', 'B'],
    ],
  ],
  [
    'columns',
    [
      ['No', 'Jawaban', 'No', 'Jawaban'],
      ['1', 'A', '2', 'B'],
    ],
  ],
  [
    'a list of numbers',
    [
      ['1', '2'],
      ['A', 'B'],
    ],
  ],
])('reads keys in a table: %s', async (_, rows) => {
  const body = [item('Satu?', 1), ...OPTIONS, item('Dua?', 1), ...OPTIONS, paragraph(), table(rows)];
  const { items, refused } = await readDocument(body);
  expect(refused).toEqual([]);
  expect(items.map(({ content }) => content.bank_key)).toEqual([['1'], ['2']]);
});

test('a heading before questions is a section', async () => {
  const styles = '<w:style w:type="paragraph" w:styleId="Judul1"><w:name w:val="heading 1"/></w:style>';
  const heading = (text: string) => paragraph(run(text), '<w:pStyle w:val="Judul1"/>');
  const { items } = await readDocument(
    [
      heading('Biologi'),
      item('Satu?', 1),
      ...OPTIONS,
      KEY,
      heading('Kimia'),
      paragraph('Bacalah teks berikut untuk soal nomor 2–3!'),
      paragraph('Isi teks'),
      item('Dua?', 1),
      ...OPTIONS,
      KEY,
    ],
    { styles },
  );
  expect(items.map(({ section }) => section)).toEqual(['BIOLOGI', 'KIMIA']);
});

test('keeps the numbers of lists inside a question', async () => {
  const { items } = await readDocument([
    item('Perhatikan!', 1),
    item('air', 1, 2),
    item('api', 1, 2),
    paragraph('Yang benar adalah …'),
    item('(1) saja', 1, 1),
    item('(2) saja', 1, 1),
    KEY,
  ]);
  expect(items[0]?.content).toMatchObject({
    bank_question: '<p>Perhatikan!</p><p>(1) air</p><p>(2) api</p><p>Yang benar adalah …</p>',
    bank_option: { 1: '(1) saja', 2: '(2) saja' },
  });
});

test('reads strict documents, other prefixes and another main part', async () => {
  expect(await readStem('Apa?', { isStrict: true })).toEqual({ text: p('Apa?'), warnings: [] });
  const xml =
    '<ns0:document xmlns:ns0="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><ns0:body><ns0:p><ns0:r><ns0:t>1. Apa?</ns0:t></ns0:r></ns0:p><ns0:p><ns0:r><ns0:t>A. a B. b</ns0:t></ns0:r></ns0:p></ns0:body></ns0:document>';
  const { items } = await readDocument([], { xml });
  expect(items[0]?.content).toMatchObject({ bank_question: p('Apa?'), bank_option: { 1: 'a', 2: 'b' } });
});

test('an empty cell and a table in a table do no harm', async () => {
  const inside = table([['x', cell('')]]);
  const { items } = await readDocument([
    item('Apa?', 1),
    table([[cell(inside + paragraph()), 'y']]),
    ...OPTIONS,
    KEY,
  ]);
  expect(items[0]?.content.bank_question).toBe(
    '<p>Apa?</p><table><tbody><tr><td><table><tbody><tr><td>x</td><td></td></tr></tbody></table></td><td>y</td></tr></tbody></table>',
  );
});

test('reads tables in tables in tables quickly', async () => {
  let inside = paragraph('x');
  for (let depth = 0; depth < 60; depth++) inside = table([[cell(inside + paragraph()), 'y']]);
  const { items, refused } = await readDocument([item('Apa?', 1), inside, ...OPTIONS, KEY]);
  expect([...items, ...refused]).toHaveLength(1);
});

test('a formula that is nested too deeply is refused', async () => {
  let inside = math.text('x');
  for (let depth = 0; depth < 300; depth++) inside = math.root(inside);
  const bytes = buildDocx([item(equation(inside), 1)]);
  expect(await fault({ name: 'soal.docx', bytes })).toBe('docx_part_broken word/document.xml 1');
});

async function fault(file: { name: string; bytes: Uint8Array }): Promise<string> {
  try {
    await readFile(file);
  } catch (error) {
    if (error instanceof Unreadable)
      return [error.problem.code, ...Object.values(error.problem.params)].join(' ');
    throw error;
  }
  return 'read';
}
const bytesOf = (text: string) => new Uint8Array(Buffer.from(text, 'latin1'));
const anOldFile = (stream: string) =>
  new Uint8Array(Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.from(stream, 'utf16le')]));

test.each([
  ['no questions', buildDocx([paragraph('')]), 'no_questions_in_file'],
  [
    'broken XML',
    buildDocx([], { xml: '<w:document><w:body></w:document>' }),
    'docx_part_broken word/document.xml 1',
  ],
  [
    'an entity',
    buildDocx([], { xml: '<!DOCTYPE x [<!ENTITY e "e">]><w:document/>' }),
    'docx_declaration word/document.xml',
  ],
  ['half a file', buildDocx([item('Apa?', 1)]).slice(0, 900), 'zip_broken'],
  ['an old document', anOldFile('WordDocument'), 'save_as_docx .doc'],
  ['a password', anOldFile('EncryptedPackage'), 'document_has_password'],
  [
    'an OpenDocument',
    zipSync({ mimetype: [bytesOf('application/vnd.oasis.opendocument.text'), { level: 0 }] }),
    'save_as_docx .odt',
  ],
  ['a PDF', bytesOf('%PDF-1.7\n1. Apa?\nA. a\nB. b'), 'save_as_docx PDF'],
  ['rich text', bytesOf('{\\rtf1\\ansi 1. Apa?\\par A. a\\par B. b}'), 'save_as_docx RTF'],
])('says what is wrong with %s', async (_, bytes, expected) => {
  expect(await fault({ name: 'soal.docx', bytes })).toBe(expected);
});

const deletedText = (text: string) => `<w:del w:id="1"><w:r><w:delText>${text}</w:delText></w:r></w:del>`;
const deletedItem = (text: string, level: number) =>
  paragraph(
    deletedText(text),
    `<w:numPr><w:ilvl w:val="${level}"/><w:numId w:val="1"/></w:numPr><w:rPr><w:del w:id="2"/></w:rPr>`,
  );

test('paragraphs and tables with tracked deletions are no options, questions or tables', async () => {
  const deletedTable = table([[cell(paragraph(deletedText('tabel')))]]).replace(
    '<w:tr>',
    '<w:tr><w:trPr><w:del w:id="3"/></w:trPr>',
  );
  const { items, refused } = await readDocument([
    item('Satu?', 1),
    deletedTable,
    item('a', 1, 1),
    deletedItem('pilihan', 1),
    item('b', 1, 1),
    paragraph('Kunci: B'),
    deletedItem('soal', 0),
    item('Dua?', 1),
    ...OPTIONS,
    KEY,
  ]);
  expect(refused).toEqual([]);
  expect(items).toMatchObject([
    { n: 1, content: { bank_question: '<p>Satu?</p>', bank_option: { 1: 'a', 2: 'b' }, bank_key: ['2'] } },
    { n: 2, content: { bank_question: '<p>Dua?</p>', bank_key: ['1'] } },
  ]);
  const named = items.flatMap(({ warnings }) => warnings.map(({ params }) => params.text));
  expect(named).toEqual(['tabel', 'pilihan', 'soal']);
});
