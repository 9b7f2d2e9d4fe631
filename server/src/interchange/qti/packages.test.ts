/** Packages with several files, as other programs lay them out. */
import { strToU8, zipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { readFile } from '../fit-file.ts';
import { isRefused, Unreadable } from '../imported.ts';
import { detectFormat } from '../readers.ts';
import { importQti } from './map.ts';

const V2 = 'http://www.imsglobal.org/xsd/imsqti_v2p1';
const MATCH = 'http://www.imsglobal.org/question/qti_v2p1/rptemplates/match_correct';
const PNG = new Uint8Array([137, 80, 78, 71]);

const item = (stem: string) =>
  `<assessmentItem xmlns="${V2}" identifier="i" title="Soal" adaptive="false" timeDependent="false"><responseDeclaration identifier="RESPONSE" cardinality="single" baseType="identifier"><correctResponse><value>B</value></correctResponse></responseDeclaration><outcomeDeclaration identifier="SCORE" cardinality="single" baseType="float"/><itemBody><p>${stem}</p><choiceInteraction responseIdentifier="RESPONSE" maxChoices="1"><simpleChoice identifier="A">a</simpleChoice><simpleChoice identifier="B">b</simpleChoice></choiceInteraction></itemBody><responseProcessing template="${MATCH}"/></assessmentItem>`;
const UNSUPPORTED = item('x').replaceAll('choiceInteraction', 'hotspotInteraction');
const manifest = (resources: string, attributes = '') =>
  `<manifest xmlns="http://www.imsglobal.org/xsd/imscp_v1p1" identifier="m"${attributes}><resources>${resources}</resources></manifest>`;
const resource = (href: string, type = 'item') =>
  `<resource identifier="${type}-x" type="imsqti_${type}_xmlv2p1" href="${href}"><file href="${href}"/></resource>`;
const ref = (href: string) => `<assessmentItemRef identifier="r" href="${href}"/>`;
const section = (title: string, inner: string) =>
  `<assessmentSection xmlns="${V2}" identifier="s" title="${title}" visible="true">${inner}</assessmentSection>`;
const testFile = (inner: string, title = 'Ujian', tail = '') =>
  `<assessmentTest xmlns="${V2}" identifier="t" title="${title}"><testPart identifier="p" navigationMode="nonlinear" submissionMode="individual">${inner}</testPart>${tail}</assessmentTest>`;

type Files = Record<string, string | Uint8Array>;
const zip = (files: Files) =>
  zipSync(
    Object.fromEntries(
      Object.entries(files).map(([name, text]) => [name, typeof text === 'string' ? strToU8(text) : text]),
    ),
  );
const read = (files: Files) => importQti({ name: 'x.zip', bytes: zip(files) });
/** The texts of questions with the codes of their warnings, and what is refused. */
const outlineOf = (files: Files) =>
  read(files).entries.map((entry) =>
    isRefused(entry)
      ? [entry.refused.code, ...Object.values(entry.refused.params ?? {})]
      : [entry.fields.bank_question.replace(/<[^<>]*>/g, ''), ...entry.warnings.map(({ code }) => code)],
  );

describe('content of other programs', () => {
  const options = (first: string) =>
    read({ 'a.xml': item('Satu').replace('>a</simpleChoice>', `>${first}</simpleChoice>`) }).entries.map(
      (entry) => (isRefused(entry) ? entry.refused : entry.fields.bank_option?.[1]),
    );

  test('HTML in CDATA is read as such, but not in code and not in part', () => {
    expect(options('<![CDATA[<p>x<br>y &amp; <b>z</b></p>]]>')).toEqual(['<p>x<br />y &amp; <b>z</b></p>']);
    expect(options('<code><![CDATA[<p>x</p>]]></code>')).toEqual(['<code>&lt;p&gt;x&lt;/p&gt;</code>']);
    expect(options('<![CDATA[a <b>]]>')).toEqual(['a <b>']);
    expect(options('&lt;p&gt;x&lt;/p&gt;')).toEqual(['<p>x</p>']);
    const deep = `<![CDATA[${'<p><b>'.repeat(5000)}x</p>]]>`;
    expect(options(deep)).toHaveLength(1);
  });

  test('help for some students of APIP is no part of a passage or item, and is named', () => {
    const help = '<apipAccessibility><spokenText>Bunyi</spokenText><order>1</order></apipAccessibility>';
    const files = {
      'imsmanifest.xml': manifest(resource('s.xml', 'apipsection') + resource('hilang.xml', 'apipitem')),
      's.xml': section(
        'Satu',
        `<rubricBlock view="candidate"><p>Bacaan</p>${help}</rubricBlock>${ref('a.xml')}`,
      ),
      'a.xml': item('Satu').replace('</assessmentItem>', `${help}</assessmentItem>`),
    };
    expect(outlineOf(files)).toEqual([
      ['Satu', 'qti_support_dropped'],
      ['qti_file_missing', 'hilang.xml'],
    ]);
    expect(Object.values(read(files).stimuli)).toMatchObject([
      { content: '<p>Bacaan</p>', warnings: [{ code: 'qti_support_dropped' }] },
    ]);
  });
});

describe('places of files', () => {
  test('each level of the manifest can name a folder', () => {
    const listed = manifest(resource('soal%201.xml'), ' xml:base="isi/"').replace(
      '<resources>',
      '<resources xml:base="butir">',
    );
    expect(outlineOf({ 'imsmanifest.xml': listed, 'isi/butir/soal 1.xml': item('Satu') })).toEqual([
      ['Satu'],
    ]);
  });

  test('a folder that the manifest names for nothing does no harm', () => {
    const listed = manifest(resource('a.xml'), ' xml:base="https://example.com/"');
    expect(outlineOf({ 'imsmanifest.xml': listed, 'a.xml': item('Satu') })).toEqual([['Satu']]);
  });

  test('names can have backslashes and other capital letters', () => {
    const { entries, media } = read({
      'paket\\imsmanifest.xml': manifest(resource('Test.xml', 'test') + resource('butir\\A.XML')),
      'paket\\test.xml': testFile(section('Bagian', ref('butir/a.xml'))),
      'paket\\butir\\a.xml': item('<img src="..\\Media\\P.PNG" alt=""/>'),
      'paket\\media\\p.png': PNG,
    });
    expect(entries).toMatchObject([{ section: 'Bagian' }]);
    expect(Object.keys(media)).toEqual(['paket/media/p.png']);
  });

  test('a resource without an address has its item among its files', () => {
    const listed = manifest(
      '<resource identifier="a" type="imsqti_item_xmlv2p1"><file href="p.png"/><file href="a.xml"/></resource>',
    );
    expect(outlineOf({ 'imsmanifest.xml': listed, 'a.xml': item('Satu'), 'p.png': PNG })).toEqual([['Satu']]);
  });

  test('a long comment can stand before an item', () => {
    const xml = `<?xml version="1.0"?><!-- ${'lisensi '.repeat(2000)} -->${item('Satu')}`;
    expect(detectFormat({ name: 'a.xml', bytes: strToU8(xml) })).toBe('qti');
  });
});

describe('what a package has besides', () => {
  test.each([
    ['empty', ''],
    ['broken', '<manifest><resources>'],
  ])('with an %s manifest, the items are read', (_, text) => {
    expect(outlineOf({ 'imsmanifest.xml': text, 'a.xml': item('Satu'), 'b.xml': item('Dua') })).toEqual([
      ['Satu', 'qti_manifest_unread'],
      ['Dua'],
    ]);
    expect(() => read({ 'imsmanifest.xml': text })).toThrow(Unreadable);
  });

  test('a missing file of a section is refused by name', () => {
    const inner = `${section('Satu', ref('a.xml'))}<assessmentSectionRef identifier="r" href="hilang.xml"/>`;
    expect(outlineOf({ 'test.xml': testFile(inner), 'a.xml': item('Satu') })).toEqual([
      ['Satu'],
      ['qti_file_missing', 'hilang.xml'],
    ]);
  });

  test('a missing file that the manifest and the test name is refused once', () => {
    expect(
      outlineOf({
        'imsmanifest.xml': manifest(resource('tests/t.xml', 'test') + resource('items/x.xml')),
        'tests/t.xml': testFile(section('Satu', ref('../items/x.xml') + ref('../items/a.xml'))),
        'items/a.xml': item('Satu'),
      }),
    ).toEqual([['qti_file_missing', 'items/x.xml'], ['Satu']]);
  });

  test('texts of the test and its parts stand before their questions, and those for others are named', () => {
    const rubric = (view: string, text: string) => `<rubricBlock view="${view}"><p>${text}</p></rubricBlock>`;
    const inner = `${rubric('candidate', 'Bagian')}${section('Satu', rubric('tutor', 'Guru') + ref('a.xml'))}`;
    const files = {
      't.xml': testFile(inner).replace('<testPart', `${rubric('candidate', 'Tes')}<testPart`),
      'a.xml': item('Satu'),
    };
    expect(outlineOf(files)).toEqual([['Satu', 'qti_rubric_dropped']]);
    expect(Object.values(read(files).stimuli).map(({ content }) => content)).toEqual([
      '<p>Tes</p><p>Bagian</p>',
    ]);
  });

  test('warnings about the test stand with a question that can be imported', () => {
    const feedback =
      '<testFeedback identifier="f" outcomeIdentifier="o" showHide="show" access="atEnd"><p>Selesai.</p></testFeedback>';
    const inner = section('Satu', `<selection select="1"/>${ref('x.xml')}${ref('a.xml')}${ref('y.xml')}`);
    expect(
      outlineOf({
        'test.xml': testFile(inner, 'Ujian', feedback),
        'a.xml': item('Satu'),
        'x.xml': UNSUPPORTED,
        'y.xml': UNSUPPORTED,
      }),
    ).toEqual([
      ['unsupported_type', 'hotspotInteraction'],
      ['Satu', 'qti_test_rule_dropped', 'qti_test_feedback_dropped'],
      ['unsupported_type', 'hotspotInteraction'],
    ]);
  });

  test('an item that tests use again is imported once, with a warning', () => {
    const { entries, sections } = read({
      't1.xml': testFile(section('Bagian', ref('a.xml')), 'Ujian 1'),
      't2.xml': testFile(section('Bagian', ref('b.xml') + ref('a.xml') + ref('a.xml')), 'Ujian 2'),
      'a.xml': item('Satu'),
      'b.xml': item('Dua'),
    });
    expect(entries).toMatchObject([{ section: 'Ujian 1 / Bagian' }, { section: 'Ujian 2 / Bagian' }]);
    expect(sections?.map(({ name }) => name)).toEqual(['Ujian 1 / Bagian', 'Ujian 2 / Bagian']);
    const codes = entries.map((entry) => (isRefused(entry) ? [] : entry.warnings.map(({ code }) => code)));
    expect(codes[0]?.filter((code) => code === 'qti_item_again')).toHaveLength(1);
    expect(codes[1]).not.toContain('qti_item_again');
  });

  test('a section that contains itself is read once', () => {
    const own = section('Satu', `<assessmentSectionRef identifier="r" href="s.xml"/>${ref('a.xml')}`);
    const { entries, sections } = read({
      'test.xml': testFile('<assessmentSectionRef identifier="r" href="s.xml"/>'),
      's.xml': own,
      'a.xml': item('Satu'),
    });
    expect(entries).toHaveLength(1);
    expect(sections).toEqual([{ name: 'Satu' }]);
  });

  test('a zip with packages inside is named', async () => {
    const bytes = zip({ 'kelas/paket.zip': zip({ 'a.xml': item('Satu') }) });
    await expect(readFile({ name: 'x.zip', bytes })).rejects.toMatchObject({
      problem: { code: 'zip_in_zip', params: { name: 'kelas/paket.zip' } },
    });
  });

  test('a file of QTI 1.2 in the package is refused by name', () => {
    expect(outlineOf({ 'a.xml': item('Satu'), 'b.xml': '<questestinterop/>' })).toEqual([
      ['Satu'],
      ['qti_older_file'],
    ]);
  });

  test('a response of several fields is refused by name', () => {
    const xml = item('Satu').replace('cardinality="single" baseType="identifier"', 'cardinality="record"');
    expect(outlineOf({ 'a.xml': xml })).toEqual([['unsupported_type', 'record']]);
  });
});
