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

  test('questions that a quiz draws from a bank of the file keep the points of the quiz', () => {
    const bank = `<questestinterop><objectbank ident="b1">${item('A')}${item('B')}</objectbank></questestinterop>`;
    const draw =
      '<section title="Acak"><selection_ordering><selection><sourcebank_ref>b1</sourcebank_ref><selection_number>1</selection_number><selection_extension><points_per_item>2.0</points_per_item></selection_extension></selection></selection_ordering></section>';
    const bytes = zip({ 'b1.xml.qti': bank, 'g1.xml.qti': quiz('Kuis', draw) });
    const { entries } = importQti1({ name: 'course.imscc', bytes });
    expect(entries).toHaveLength(2);
    for (const entry of entries as ImportedItem[]) {
      expect(entry.fields).toMatchObject({ tags: ['Acak'], bank_question_weight: 2 });
      expect(entry.warnings).toEqual([{ code: 'draw_dropped', params: { count: 1, name: 'Acak' } }]);
    }
  });

  test.each([
    ['in a folder', 'kursus/'],
    ['with the folders of Windows', 'kursus\\'],
  ])('a package %s is read', (_, folder) => {
    const at = (path: string) => `${folder}${path}`.replaceAll('/', folder.at(-1) ?? '/');
    const stem = '&lt;img src="$IMS-CC-FILEBASE$/Gambar/a.png" alt="a"&gt;';
    const bytes = zip({
      [at('imsmanifest.xml')]: '<manifest/>',
      [at('g1/assessment_qti.xml')]: quiz('Kuis', item('Soal kuis')),
      [at('non_cc_assessments/g1.xml.qti')]: quiz('Kuis', item(stem)),
      [at('web_resources/Gambar/a.png')]: PNG,
    });
    const { entries, media } = importQti1({ name: 'x.zip', bytes });
    expect(entries).toHaveLength(1);
    expect(Object.keys(media)).toEqual(['kursus/web_resources/Gambar/a.png']);
  });

  test('the description and the time limit of a quiz are named, even before a refused question', () => {
    const meta =
      '<quiz><title>Kuis</title><description>&lt;p&gt;Kerjakan &lt;b&gt;sendiri&lt;/b&gt;.&lt;/p&gt;</description><time_limit>30</time_limit></quiz>';
    const upload =
      '<item><itemmetadata><qtimetadata><qtimetadatafield><fieldlabel>question_type</fieldlabel><fieldentry>file_upload_question</fieldentry></qtimetadatafield></qtimetadata></itemmetadata></item>';
    const left = [
      { code: 'instructions_dropped', params: { text: 'Kerjakan sendiri.' } },
      { code: 'test_time_dropped', params: { time: '30 min' } },
    ];
    const read = (files: Record<string, string>) =>
      importQti1({ name: 'x.zip', bytes: zip(files) }).entries.map((entry) =>
        isRefused(entry) ? entry.refused.code : entry.warnings,
      );
    expect(read({ 'g1/g1.xml': quiz('Kuis', upload + item('A')), 'g1/assessment_meta.xml': meta })).toEqual([
      'upload_needed',
      left,
    ]);
    expect(
      read({
        'non_cc_assessments/g1.xml.qti': quiz('Kuis', item('A') + upload),
        'g1/assessment_meta.xml': meta,
      }),
    ).toEqual([left, 'upload_needed']);
    expect(read({ 'g1/g1.xml': quiz('Kuis', item('A')), 'g1/assessment_meta.xml': '<quiz>' })).toEqual([[]]);
  });

  test('files with questions that the package does not have are named', () => {
    const listed =
      '<manifest xmlns:bb="b"><resources><resource type="imsqti_xmlv1p2"><file href="./G1/soal%201.xml"/></resource><resource type="imsqti_xmlv1p2/imscc_xmlv1p1/assessment"><file href="g2/g2.xml"/></resource><resource type="assessment/x-bb-qti-pool" bb:file="res9.dat"/><resource type="webcontent" href="a.xml"/></resources></manifest>';
    const files = { 'p/imsmanifest.xml': listed, 'p/g1/soal 1.xml': quiz('Kuis', item('A')) };
    expect(readBytes(zip(files))).toMatchObject([
      { bank_question: 'A' },
      'qti_file_missing',
      'qti_file_missing',
    ]);
  });

  test('a quiz whose copy for other programs is missing is complete', () => {
    const listed =
      '<manifest><resources><resource type="imsqti_xmlv1p2/imscc_xmlv1p1/assessment"><file href="g1/assessment_qti.xml"/></resource></resources></manifest>';
    const files = {
      'imsmanifest.xml': listed,
      'non_cc_assessments/g1.xml.qti': quiz('Kuis', item('A')),
    };
    expect(readBytes(zip(files))).toMatchObject([{ bank_question: 'A' }]);
  });

  test('time limits of tests in the file itself are named', () => {
    const field =
      '<qtimetadata><qtimetadatafield><fieldlabel>qmd_timelimit</fieldlabel><fieldentry>45</fieldentry></qtimetadatafield></qtimetadata>';
    const section = (inner: string) => `${inner}${item('A')}`;
    const timesIn = (inner: string) => {
      const xml = quiz('Kuis', item('A')).replace('title="Kuis">', `title="Kuis">${inner}`);
      const [entry] = importQti1({ name: 'a.xml', bytes: strToU8(xml) }).entries as ImportedItem[];
      return entry?.warnings;
    };
    expect(timesIn(field)).toEqual([{ code: 'test_time_dropped', params: { time: '45 min' } }]);
    expect(timesIn('<duration>PT1H</duration>')).toEqual([
      { code: 'test_time_dropped', params: { time: 'PT1H' } },
    ]);
    expect(timesIn(field.replace('45', '0'))).toEqual([]);
    expect(warningsIn(strToU8(quiz('Kuis', section('<duration>PT5M</duration>'))))).toEqual([
      ['test_time_dropped'],
    ]);
  });

  test('a long comment can stand before the questions', () => {
    const bytes = strToU8(
      `<?xml version="1.0"?><!-- ${'lisensi '.repeat(1000)} -->${quiz('Kuis', item('A'))}`,
    );
    expect(detectFormat({ name: 'x.xml', bytes })).toBe('qti1');
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
