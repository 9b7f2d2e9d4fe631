/** Packages with several files, and hostile files. */
import { strToU8 } from 'fflate';
import { describe, expect, test } from 'vitest';
import {
  choice,
  equal,
  fileOf,
  PNG,
  readBytes,
  right,
  typed,
  warningsIn,
  zip,
} from '../../../test/qti1-files.ts';
import { readFile } from '../fit-file.ts';
import { type ImportedItem, isRefused, Unreadable } from '../imported.ts';
import { detectFormat } from '../readers.ts';
import { importQti1 } from './map.ts';
import { detectQti1 } from './read.ts';

describe('packages', () => {
  const item = (stem: string) => choice(right(equal('a')), { stem });
  const quiz = (title: string, body: string) =>
    `<questestinterop><assessment ident="x" title="${title}"><section ident="root_section">${body}</section></assessment></questestinterop>`;

  test('pictures of Canvas and Blackboard are found inside the package only', async () => {
    const pictures = [
      '$IMS-CC-FILEBASE$/Uploaded%20Media/a.png?canvas_download=1',
      '%24IMS-CC-FILEBASE%24/Uploaded Media/a.png',
      '@X@EmbeddedFile.requestUrlStub@X@bbcswebdav/xid-77_1',
      '../../../../etc/passwd.png',
      'https://example.com/a.png',
    ].map((src) => `&lt;img src="${src}" alt="x"&gt;`);
    const bytes = zip({
      'imsmanifest.xml': '<manifest/>',
      'g1/g1.xml': quiz('Gambar', item(`&lt;p&gt;${pictures.join('')}&lt;/p&gt;`)),
      'web_resources/Uploaded Media/a.png': PNG,
      'csfiles/home_dir/foto__xid-77_1.png': PNG,
      'csfiles/home_dir/foto__xid-77_1.png.xml': '<lom/>',
    });
    const { items, media } = await readFile({ name: 'quiz.zip', bytes });
    expect(media).toHaveLength(2);
    expect(items[0]?.content.bank_question.match(/src="bank_asset/g)).toHaveLength(3);
    expect(items[0]?.warnings.map(({ code }) => code)).toEqual([
      'no_such_file_in_import',
      'no_such_file_in_import',
    ]);
  });

  test('a quiz that stands in the package twice is read once, and banks become sections', () => {
    const bank = `<questestinterop><objectbank ident="b1"><qtimetadata><qtimetadatafield><fieldlabel>bank_title</fieldlabel><fieldentry>Bank Kimia</fieldentry></qtimetadatafield></qtimetadata>${item('Soal bank')}</objectbank></questestinterop>`;
    const draw = (bankId: string) =>
      `<section title="Acak"><selection_ordering><selection><sourcebank_ref>${bankId}</sourcebank_ref><selection_number>2</selection_number></selection></selection_ordering></section>`;
    const bytes = zip({
      'imsmanifest.xml': '<manifest/>',
      'g1/assessment_qti.xml': quiz('Kuis', item('Soal kuis')),
      'g1/assessment_meta.xml': '<quiz/>',
      'non_cc_assessments/g1.xml.qti': quiz('Kuis', item('Soal kuis') + draw('b1') + draw('b9')),
      'non_cc_assessments/b1.xml.qti': bank,
    });
    const { entries } = importQti1({ name: 'course.imscc', bytes });
    expect(
      entries.map((entry) =>
        isRefused(entry) ? entry.refused : [entry.section, entry.fields.bank_question],
      ),
    ).toEqual([
      ['Kuis', 'Soal kuis'],
      { code: 'bank_not_in_file', params: { count: 2, name: 'Acak' } },
      ['Bank Kimia', 'Soal bank'],
    ]);
  });

  test('a text before the questions is named once', () => {
    const text = (name: string, words: string) =>
      `<${name}><flow_mat><material><mattext>${words}</mattext></material></flow_mat></${name}>`;
    const body =
      text('rubric', 'Kerjakan dengan teliti.') + text('presentation_material', '') + item('A') + item('B');
    expect(warningsIn(strToU8(quiz('Kuis', body)))).toEqual([['instructions_dropped'], []]);
  });

  test('questions of a group keep its name and its points', () => {
    const group = `<section title="Kelompok 1"><selection_ordering><selection><selection_number>1</selection_number><selection_extension><points_per_item>3.0</points_per_item></selection_extension></selection></selection_ordering>${item('A')}${item('B')}</section>`;
    const { entries } = importQti1({ name: 'a.xml', bytes: strToU8(quiz('Kuis', group)) });
    for (const entry of entries as ImportedItem[]) {
      expect(entry).toMatchObject({
        section: 'Kuis',
        fields: { tags: ['Kelompok 1'], bank_question_weight: 3 },
      });
      expect(entry.warnings).toEqual([{ code: 'draw_dropped', params: { count: 1, name: 'Kelompok 1' } }]);
    }
  });

  test('a question that stands in a bank elsewhere is named', () => {
    const references = '<bankentry_item sourcebank_ref="b9" item_ref="i9"/><itemref linkrefid="i1"/>';
    const own = item('A').replace('<item>', '<item ident="i1">');
    const bytes = strToU8(quiz('Kuis', references + own));
    expect(readBytes(bytes)).toMatchObject(['bank_not_in_file', { bank_question: 'A' }]);
  });

  test('a broken part is named, and the others are read', () => {
    const bytes = zip({
      'res00001.dat': quiz('Satu', item('A')),
      'res00002.dat': '<questestinterop><assessment>',
      'res00003.dat': '<questestinterop><!ENTITY a "b"></questestinterop>',
    });
    expect(readBytes(bytes)).toMatchObject([{ bank_question: 'A' }, 'file_broken_at', 'xml_declaration']);
    expect(() => readBytes(zip({ 'res00002.dat': '<questestinterop><assessment>' }))).toThrow(Unreadable);
  });

  test('the package is found by its content', () => {
    const bytes = zip({ 'a/b/soal.xml': quiz('Kuis', item('A')) });
    expect(detectFormat({ name: 'x.zip', bytes })).toBe('qti1');
    expect(detectQti1({ name: 'x.zip', bytes: zip({ 'a.xml': '<assessmentItem/>' }) })).toBe(false);
    expect(detectQti1({ name: 'x.zip', bytes: bytes.subarray(0, 60) })).toBe(false);
    expect(detectQti1({ name: 'x.xml', bytes: strToU8('<ims:questestinterop xmlns:ims="x"/>') })).toBe(true);
  });
});

describe('hostile files', () => {
  test.each([
    ['entities', '<!DOCTYPE a [<!ENTITY b "c">]><questestinterop>&b;</questestinterop>', 'xml_declaration'],
    ['parameter entities', '<!DOCTYPE a [%b;]><questestinterop/>', 'xml_declaration'],
    [
      'depth',
      `<questestinterop>${'<section>'.repeat(5000)}${'</section>'.repeat(5000)}</questestinterop>`,
      'xml_too_deep',
    ],
    ['another root', '<html/>', 'qti1_root_missing'],
    ['nothing', '', 'no_questions_in_file'],
  ])('%s', (_, xml, code) => {
    const read = () => readBytes(strToU8(xml));
    expect(read).toThrow(Unreadable);
    expect(read).toThrow(code);
  });
  test('many conditions and many open signs take little time', () => {
    const start = performance.now();
    const many = right(equal('a')).repeat(5000);
    expect(readBytes(fileOf(choice(many)))).toEqual(['scoring_not_ours']);
    for (const part of ['<img "', '<a href="', '\\(', '[r] ', '<p><h1>', '&amp;lt;img ']) {
      const stem = `<![CDATA[${part.repeat(5000)}]]>`;
      expect(readBytes(fileOf(typed(right(equal('a')), '<render_fib/>', stem)))).toHaveLength(1);
    }
    expect(performance.now() - start).toBeLessThan(10_000);
  });
});
