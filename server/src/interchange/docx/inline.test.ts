import sharp from 'sharp';
import { expect, test } from 'vitest';
import {
  equation,
  inlinePicture,
  item,
  math,
  paragraph,
  pictureContent,
  run,
} from '../../../test/docx/build-docx.ts';
import { png } from '../../../test/docx/png.ts';
import { KEY, OPTIONS, PICTURES, readDocument, readStem } from '../../../test/docx/read-stem.ts';
import { renderLatex } from '../../content/write-math.ts';

const p = (text: string) => `<p>${text}</p>`;

test.each([
  [
    'runs that look the same',
    run('Ibu', '<w:b/>') + run(' kota', '<w:b/>') + run(' Jepang?'),
    '<b>Ibu kota</b> Jepang?',
  ],
  [
    'super- and subscripts',
    run('H') +
      run('2', '<w:vertAlign w:val="subscript"/>') +
      run('O dan m') +
      run('3', '<w:vertAlign w:val="superscript"/>'),
    'H<sub>2</sub>O dan m<sup>3</sup>',
  ],
  ['line breaks', run('Satu\ndua'), 'Satu</p><p>dua'],
  ['capitals', run('dki', '<w:caps/>'), 'DKI'],
  ['bold that is switched off', run('x', '<w:b w:val="0"/>'), 'x'],
  ['a link', `<w:hyperlink r:id="rId20">${run('situs')}</w:hyperlink>`, 'situs'],
  [
    'smart tags',
    `<w:smartTag w:element="place"><w:smartTag>${run('Bandung')}</w:smartTag></w:smartTag>`,
    'Bandung',
  ],
  ['content controls', `<w:sdt><w:sdtPr/><w:sdtContent>${run('isi')}</w:sdtContent></w:sdt>`, 'isi'],
  ['simple fields', `<w:fldSimple w:instr=" REF x ">${run('3.1')}</w:fldSimple>`, '3.1'],
  [
    'fields',
    `<w:r><w:fldChar w:fldCharType="begin"/></w:r><w:r><w:instrText> HYPERLINK "x" </w:instrText></w:r><w:r><w:fldChar w:fldCharType="separate"/></w:r>${run('tautan')}<w:r><w:fldChar w:fldCharType="end"/></w:r>`,
    'tautan',
  ],
  ['insertions', `<w:ins w:id="1">${run('baru')}</w:ins>`, 'baru'],
  [
    'symbols',
    '<w:r><w:t>Sudut </w:t></w:r><w:r><w:sym w:font="Symbol" w:char="F061"/></w:r><w:r><w:sym w:font="Wingdings" w:char="F0FC"/></w:r>',
    'Sudut α✓',
  ],
  ['text in a symbol font', run('ab', '<w:rFonts w:ascii="Symbol"/>'), 'αβ'],
  ['signs of XML', run('a < b & c > "d"'), 'a &lt; b &amp; c &gt; "d"'],
  ['Arabic', run('ما معنى الكلمة؟', '<w:rtl/>'), 'ما معنى الكلمة؟'],
  [
    'ruby',
    '<w:r><w:ruby><w:rt><w:r><w:t>かん</w:t></w:r></w:rt><w:rubyBase><w:r><w:t>漢</w:t></w:r></w:rubyBase></w:ruby></w:r>',
    '<ruby>漢<rt>かん</rt></ruby>',
  ],
  ['a script as text', run('<script>alert(1)</script>'), '&lt;script&gt;alert(1)&lt;/script&gt;'],
  [
    'one of two forms of a picture',
    `<w:r><mc:AlternateContent><mc:Choice Requires="wps"><w:drawing><wp:inline>${pictureContent('rId10', 'x')}</wp:inline></w:drawing></mc:Choice><mc:Fallback><w:pict><v:shape><v:imagedata r:id="rId10"/></v:shape></w:pict></mc:Fallback></mc:AlternateContent></w:r>${run('?')}`,
    '<img src="bank_asset/import-0.png" alt="x" />?',
  ],
  [
    'an old picture',
    `<w:r><w:pict><v:shape style="width:30pt;height:15pt" alt="peta"><v:imagedata r:id="rId10"/></v:shape></w:pict></w:r>${run('?')}`,
    '<img src="bank_asset/import-0.png" alt="peta" width="40" height="20" />?',
  ],
])('keeps %s', async (_, stem, text) => {
  expect(await readStem(stem, { pictures: PICTURES })).toEqual({ text: p(text), warnings: [] });
});

const emf = new Uint8Array(100);
emf.set([1, 0, 0, 0]);
emf.set(Buffer.from(' EMF'), 40);
const shape = (inner: string) =>
  `<w:r><w:drawing><wp:inline><a:graphic><a:graphicData uri="http://schemas.microsoft.com/office/word/2010/wordprocessingShape"><wps:wsp>${inner}</wps:wsp></a:graphicData></a:graphic></wp:inline></w:drawing></w:r>`;
const graphic = (kind: string) =>
  `<w:r><w:drawing><wp:inline><a:graphic><a:graphicData uri="http://schemas.openxmlformats.org/drawingml/2006/${kind}"/></a:graphic></wp:inline></w:drawing></w:r>`;

test.each([
  [
    'deletions',
    `<w:del w:id="1"><w:r><w:delText>lama</w:delText></w:r></w:del>${run('baru?')}`,
    'baru?',
    'docx_deleted_text lama',
  ],
  ['hidden text', run('Apa?') + run(' rahasia', '<w:vanish/>'), 'Apa?', 'docx_hidden_text rahasia'],
  [
    'comments',
    `${run('Apa?')}<w:r><w:commentReference w:id="5"/></w:r>`,
    'Apa?',
    'docx_comment periksa lagi',
  ],
  [
    'footnotes',
    `${run('Apa')}<w:r><w:footnoteReference w:id="2"/></w:r>${run('?')}`,
    'Apa [lihat bab 2]?',
    'docx_note_in_text lihat bab 2',
  ],
  ['charts', run('Apa?') + graphic('chart'), 'Apa?', 'docx_chart'],
  ['SmartArt', run('Apa?') + graphic('diagram'), 'Apa?', 'docx_smart_art'],
  ['shapes', run('Apa?') + shape('<wps:spPr/>'), 'Apa?', 'docx_shape'],
  [
    'text boxes',
    run('Apa?') + shape(`<wps:txbx><w:txbxContent>${paragraph('Isi kotak')}</w:txbxContent></wps:txbx>`),
    'Apa?</p><p>Isi kotak',
    'docx_text_box',
  ],
  [
    'metafiles',
    run('Apa? ') + inlinePicture('rId11', 'grafik'),
    'Apa? [grafik]',
    'docx_picture_format image2.emf EMF',
  ],
  [
    'missing pictures',
    run('Apa? ') + inlinePicture('rId12', ''),
    'Apa? [rId12]',
    'no_such_file_in_import rId12',
  ],
  [
    'old equations',
    `${run('Nilai ')}<w:r><w:object><v:shape style="width:30pt;height:15pt"><v:imagedata r:id="rId10"/></v:shape><o:OLEObject ProgID="Equation.3"/></w:object></w:r>`,
    'Nilai <img src="bank_asset/import-0.png" alt="" width="40" height="20" />',
    'docx_old_equation',
  ],
  [
    'unknown symbols',
    `${run('Apa ')}<w:r><w:sym w:font="Webdings" w:char="F021"/></w:r>`,
    'Apa □',
    'docx_symbol Webdings F021',
  ],
  [
    'fields without a result',
    `${run('Nilai ')}<w:r><w:fldChar w:fldCharType="begin"/></w:r><w:r><w:instrText>EQ \\f(1;2)</w:instrText></w:r><w:r><w:fldChar w:fldCharType="end"/></w:r>`,
    'Nilai [EQ \\f(1;2)]',
    'docx_field EQ \\f(1;2)',
  ],
  [
    'boxes in formulas',
    `${run('Nilai ')}${equation(`<m:borderBox><m:e>${math.text('x')}</m:e></m:borderBox>`)}`,
    `Nilai ${renderLatex('x', false)}`,
    'docx_formula_box m:borderBox',
  ],
])('names %s', async (_, stem, text, warning) => {
  const options = {
    pictures: { ...PICTURES, rId11: { name: 'image2.emf', bytes: emf } },
    comments: `<w:comment w:id="5">${paragraph('periksa lagi')}</w:comment>`,
    footnotes: `<w:footnote w:id="2">${paragraph('lihat bab 2')}</w:footnote>`,
  };
  expect(await readStem(stem, options)).toEqual({ text: p(text), warnings: [warning] });
});

test('takes a PNG out of a metafile', async () => {
  const whole = Buffer.concat([emf, png(3, 3, [1, 2, 3]), Buffer.alloc(20)]);
  const { media, items } = await readDocument(
    [item(run('Apa? ') + inlinePicture('rId11', 'x'), 1), ...OPTIONS, KEY],
    {
      pictures: { rId11: { name: 'image2.emf', bytes: whole } },
    },
  );
  expect(items[0]?.warnings).toEqual([]);
  expect(media[0]?.bytes).toEqual(Buffer.from(png(3, 3, [1, 2, 3])));
});

test('turns a drawing in SVG into PNG', async () => {
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10"><rect width="5" height="5"/></svg>';
  const { media } = await readDocument([item(inlinePicture('rId11', 'x'), 1), ...OPTIONS, KEY], {
    pictures: { rId11: { name: 'image2.svg', bytes: Buffer.from(svg) } },
  });
  expect(
    Buffer.from(media[0]?.bytes ?? [])
      .subarray(1, 4)
      .toString(),
  ).toBe('PNG');
});

test('crops and turns pictures as the document does', async () => {
  const bytes = png(40, 20, [9, 9, 9]);
  const drawing = (inFill: string, inShape: string) =>
    `<w:r><w:drawing><wp:inline><wp:extent cx="381000" cy="190500"/>${pictureContent('rId11', 'x', inFill).replace('<pic:spPr/>', `<pic:spPr>${inShape}</pic:spPr>`)}</wp:inline></w:drawing></w:r>`;
  const body = [
    item(
      drawing('<a:srcRect l="50000" b="25000"/>', '') +
        drawing('', '<a:xfrm rot="5400000"/>') +
        drawing('', '<a:xfrm rot="600000"/>'),
      1,
    ),
    ...OPTIONS,
    KEY,
  ];
  const { items, media } = await readDocument(body, { pictures: { rId11: { name: 'a.png', bytes } } });
  const sizes = await Promise.all(media.map(async (one) => sharp(one.bytes).metadata()));
  expect(sizes.map(({ width, height }) => [width, height])).toEqual([
    [20, 15],
    [20, 40],
    [40, 20],
  ]);
  expect(items[0]?.content.bank_question).toContain('import-1.png" alt="x" width="20" height="40"');
  expect(items[0]?.warnings.map(({ params }) => params)).toEqual([{ degrees: 10 }]);
});

test('gives each warning to its own question', async () => {
  const { items } = await readDocument([
    item('Satu?', 1),
    ...OPTIONS,
    KEY,
    item(run('Dua?') + graphic('chart'), 1),
    ...OPTIONS,
    KEY,
    item('Tiga?', 1),
    item('a', 1, 1),
    item(run('b') + graphic('diagram'), 1, 1),
    KEY,
  ]);
  expect(items.map(({ warnings }) => warnings.map(({ code }) => code))).toEqual([
    [],
    ['docx_chart'],
    ['docx_smart_art'],
  ]);
});

test('the header and footer of pages are named, but not page numbers', async () => {
  const page = paragraph(
    '<w:r><w:t>Halaman </w:t></w:r><w:fldSimple w:instr="PAGE"><w:r><w:t>1</w:t></w:r></w:fldSimple>',
  );
  const { warnings } = await readStem('Apa?', {
    header: paragraph('Yayasan Budi') + paragraph('SMA 1'),
    footer: page + paragraph('Paket A'),
  });
  expect(warnings).toEqual(['docx_header Yayasan Budi SMA 1', 'docx_footer Paket A']);
  expect((await readStem('Apa?', { footer: page })).warnings).toEqual([]);
});
