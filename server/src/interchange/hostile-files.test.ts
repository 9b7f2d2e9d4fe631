/** Files that attack the reader: zip bombs, paths out of a package, and scripts in every text. */
import type { ImportFormat } from '@lulus/contract';
import { strToU8, zipSync } from 'fflate';
import { expect, test } from 'vitest';
import { buildDocx, item, paragraph } from '../../test/docx/build-docx.ts';
import { anExportedExamination, anExportedItem, anExportedSection } from '../../test/exported-item.ts';
import { aWorkbook } from '../../test/xlsx/workbook.ts';
import { readFile } from './fit-file.ts';
import { writeLulus } from './lulus/write.ts';

const PACKED: ImportFormat[] = ['lulus', 'docx', 'xlsx', 'qti', 'qti1'];
/** The parts by which each format is known. */
const PARTS = [
  'examination.json',
  'word/document.xml',
  'xl/workbook.xml',
  '[Content_Types].xml',
  'imsmanifest.xml',
];

const reason = (bytes: Uint8Array, format: ImportFormat) =>
  readFile({ name: 'soal.zip', bytes }, format).then(
    () => 'read',
    ({ problem }) => problem?.code,
  );

/** Writes a size into the headers of the first entry. */
function withSize(bytes: Uint8Array, size: number): Uint8Array {
  const changed = bytes.slice();
  const view = new DataView(changed.buffer);
  view.setUint32(22, size, true);
  const directory = view.getUint32(changed.length - 6, true);
  view.setUint32(directory + 24, size, true);
  return changed;
}

const filled = (bytes: Uint8Array) => zipSync(Object.fromEntries(PARTS.map((name) => [name, bytes])));

test.each(PACKED)('a zip that unpacks to too much is no %s', async (format) => {
  const claims = withSize(filled(strToU8('x')), 240 * 1024 * 1024);
  expect(await reason(claims, format)).toBe('zip_too_large');
  const many = Object.fromEntries(Array.from({ length: 5001 }, (_, at) => [`f${at}`, new Uint8Array()]));
  expect(await reason(zipSync(many), format)).toBe('zip_too_large');
});

test.each(PACKED)('an entry of %s that is larger than it claims is not unpacked further', async (format) => {
  const bomb = withSize(filled(new Uint8Array(20 * 1024 * 1024)), 100);
  const before = process.memoryUsage().arrayBuffers;
  expect(await reason(bomb, format)).not.toBe('read');
  expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(120 * 1024 * 1024);
});

test('a path out of the package finds nothing', async () => {
  const { file } = writeLulus({
    ...anExportedExamination([
      anExportedItem({
        bank_section: 'A',
        bank_asset: { image: ['../../etc/passwd'], audio: [], video: [] },
      }),
    ]),
    sections: [anExportedSection('A')],
  });
  const lulus = await readFile({ name: 'ujian.lulus.zip', bytes: file }, 'lulus');
  expect(lulus.media).toEqual([]);
});

const ATTACK =
  '<script>alert(1)</script><img src="x" onerror="alert(1)"><a href="javascript:alert(1)" onclick="x()">k</a><svg onload="x()"></svg>';
const escaped = ATTACK.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/"/g, '&quot;');
const cdata = `<![CDATA[${ATTACK}]]>`;
const gift = ATTACK.replace(/[=:]/g, (sign) => `\\${sign}`);
const NS = 'xmlns="http://www.imsglobal.org/xsd/imsqti_v2p1"';
const material = `<material><mattext texttype="text/html">${escaped}</mattext></material>`;
const text = (name: string) => `<${name} format="html"><text>${cdata}</text></${name}>`;

const FILES: [format: ImportFormat, bytes: Uint8Array][] = [
  ['gift', strToU8(`[html]${gift}{=${gift}#${gift} ~${gift} ####${gift}}`)],
  ['aiken', strToU8(`${ATTACK}\nA. ${ATTACK}\nB. b\nANSWER: A`)],
  ['text', strToU8(`1. ${ATTACK}\na. ${ATTACK}\nb. b\nKunci: A\nPembahasan: ${ATTACK}`)],
  [
    'moodle_xml',
    strToU8(
      `<quiz><question type="description">${text('questiontext')}</question><question type="multichoice"><name><text>${cdata}</text></name>${text('questiontext')}${text('generalfeedback')}<single>true</single><answer fraction="100" format="html"><text>${cdata}</text>${text('feedback')}</answer><answer fraction="0"><text>b</text></answer></question></quiz>`,
    ),
  ],
  [
    'qti',
    strToU8(
      `<assessmentItem ${NS} identifier="i" title="${escaped}" adaptive="false" timeDependent="false"><responseDeclaration identifier="R" cardinality="single" baseType="identifier"><correctResponse><value>A</value></correctResponse></responseDeclaration><itemBody><p onclick="x()">Apa?<script>alert(1)</script><img src="x" alt="" onerror="alert(1)"/></p><choiceInteraction responseIdentifier="R" maxChoices="1"><simpleChoice identifier="A"><a href="javascript:alert(1)">k</a></simpleChoice><simpleChoice identifier="B">b</simpleChoice></choiceInteraction></itemBody></assessmentItem>`,
    ),
  ],
  [
    'qti1',
    strToU8(
      `<questestinterop><assessment title="${escaped}"><section><item title="${escaped}"><presentation>${material}<response_lid ident="r" rcardinality="Single"><render_choice><response_label ident="a">${material}</response_label><response_label ident="b"><material><mattext>b</mattext></material></response_label></render_choice></response_lid></presentation><resprocessing><respcondition><conditionvar><varequal respident="r">a</varequal></conditionvar><setvar varname="SCORE" action="Set">1</setvar></respcondition></resprocessing><itemfeedback ident="general_fb">${material}</itemfeedback></item></section></assessment></questestinterop>`,
    ),
  ],
  [
    'xlsx',
    aWorkbook({
      sheets: [
        {
          rows: [
            ['Soal', 'A', 'B', 'Kunci', 'Pembahasan', 'Stimulus'],
            [ATTACK, ATTACK, 'b', 'A', ATTACK, ATTACK],
          ],
        },
      ],
    }).bytes,
  ],
  [
    'docx',
    buildDocx([
      item(`Apa ${ATTACK}`, 1),
      item(`Ini ${ATTACK}`, 1, 1),
      item('b', 1, 1),
      paragraph('Kunci: A'),
      paragraph(`Pembahasan: ${ATTACK}`),
    ]),
  ],
  [
    'lulus',
    writeLulus({
      ...anExportedExamination([
        anExportedItem({
          bank_section: 'A',
          bank_question: `<p>${ATTACK}</p>`,
          option_type: 'html',
          bank_option: { 1: ATTACK, 2: 'b' },
          hint: ATTACK,
          hint_type: 'html',
        }),
      ]),
      sections: [anExportedSection('A')],
    }).file,
  ],
];

const ACTIVE = /<(?:script|svg|a|iframe)\b|<[^>]*\s(?:on\w+|href)\s*=|<[^>]*javascript:/i;

test.each(FILES)(
  'scripts in all texts of %s are left out, or the question is refused',
  async (format, bytes) => {
    const { items, refused, stimuli } = await readFile({ name: 'soal', bytes }, format);
    expect(items.length + refused.length).toBeGreaterThan(0);
    const richTexts = items.flatMap(({ content }) => [
      content.bank_question,
      ...(content.option_type === 'html' ? Object.values(content.bank_option) : []),
      ...(content.rows_type === 'html' ? Object.values(content.bank_rows) : []),
      ...(content.hint_type === 'html' ? [content.hint] : []),
    ]);
    const passages = Object.values(stimuli).map(({ content }) => content);
    for (const html of [...richTexts, ...passages]) expect(html).not.toMatch(ACTIVE);
    for (const one of refused) expect(one.problem.code).toMatch(/^[a-z_]+$/);
  },
);
