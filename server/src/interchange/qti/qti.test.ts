/** Items as other programs write them. */
import { strToU8, zipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { readFile } from '../fit-file.ts';
import { type Imported, type ImportedItem, isRefused, Unreadable } from '../imported.ts';
import { importQti } from './map.ts';
import { detectQti } from './read.ts';

const V2 = 'http://www.imsglobal.org/xsd/imsqti_v2p1';
const RP = 'http://www.imsglobal.org/question/qti_v2p1/rptemplates';
const MATCH = `<responseProcessing template="${RP}/match_correct"/>`;
const MAP = `<responseProcessing template="${RP}/map_response"/>`;
const SCORE = '<outcomeDeclaration identifier="SCORE" cardinality="single" baseType="float"/>';

const correct = (...values: string[]) =>
  `<correctResponse>${values.map((value) => `<value>${value}</value>`).join('')}</correctResponse>`;
const declared = (cardinality: string, baseType: string, inner = '', id = 'RESPONSE') =>
  `<responseDeclaration identifier="${id}" cardinality="${cardinality}" baseType="${baseType}">${inner}</responseDeclaration>${SCORE}`;
const mapping = (entries: Record<string, number>, bounds = '') =>
  `<mapping defaultValue="0" ${bounds}>${Object.entries(entries)
    .map(([key, value]) => `<mapEntry mapKey="${key}" mappedValue="${value}"/>`)
    .join('')}</mapping>`;
const item = (head: string, body: string, tail = '', attributes = '') =>
  `<?xml version="1.0" encoding="UTF-8"?><assessmentItem xmlns="${V2}" identifier="i.1" title="Soal" adaptive="false" timeDependent="false" ${attributes}>${head}<itemBody>${body}</itemBody>${tail}</assessmentItem>`;
const choices = (count: number) =>
  ['A', 'B', 'C', 'D', 'E']
    .slice(0, count)
    .map((id) => `<simpleChoice identifier="${id}">Pilihan ${id}</simpleChoice>`)
    .join('');
const choiceBody = (max = 1, count = 3) =>
  `<p>Soal?</p><choiceInteraction responseIdentifier="RESPONSE" shuffle="true" maxChoices="${max}">${choices(count)}</choiceInteraction>`;

const readXml = (xml: string | Uint8Array): Imported =>
  importQti({ name: 'item.xml', bytes: typeof xml === 'string' ? strToU8(xml) : xml });
const readZip = (files: Record<string, string | Uint8Array>): Imported =>
  importQti({
    name: 'x.zip',
    bytes: zipSync(
      Object.fromEntries(
        Object.entries(files).map(([name, text]) => [name, typeof text === 'string' ? strToU8(text) : text]),
      ),
    ),
  });
const only = ({ entries }: Imported): ImportedItem => {
  const [entry] = entries;
  if (!entry || isRefused(entry)) throw new Error(JSON.stringify(entry));
  return entry;
};
const fieldsOf = (xml: string) => only(readXml(xml)).fields;
const codesOf = (xml: string) => only(readXml(xml)).warnings.map(({ code }) => code);
const refusalOf = (xml: string) => {
  const [entry] = readXml(xml).entries;
  if (!entry || !isRefused(entry)) throw new Error(JSON.stringify(entry));
  return [entry.refused.code, ...Object.values(entry.refused.params ?? {})];
};

const CHOICE = item(declared('single', 'identifier', correct('B')), choiceBody(), MATCH);
const CHOICE_3 = `<qti-assessment-item xmlns="http://www.imsglobal.org/xsd/imsqtiasi_v3p0" identifier="i3" title="Tiga" adaptive="false" time-dependent="false" xml:lang="id">
  <qti-response-declaration identifier="RESPONSE" cardinality="single" base-type="identifier"><qti-correct-response><qti-value>B</qti-value></qti-correct-response></qti-response-declaration>
  <qti-outcome-declaration identifier="SCORE" cardinality="single" base-type="float"/>
  <qti-stylesheet href="style.css" type="text/css"/>
  <qti-item-body class="qti-layout-row" data-x="1"><div class="qti-layout-col6"><p>Apa&#160;ini?</p></div>
    <qti-choice-interaction response-identifier="RESPONSE" shuffle="true" max-choices="1"><qti-prompt>Pilih satu.</qti-prompt>
      <qti-simple-choice identifier="A" fixed="true"><p>Satu</p></qti-simple-choice><qti-simple-choice identifier="B"><p>Dua</p></qti-simple-choice>
    </qti-choice-interaction></qti-item-body>
  <qti-response-processing template="https://purl.imsglobal.org/spec/qti/v3p0/rptemplates/match_correct.xml"/>
</qti-assessment-item>`;

describe('choices', () => {
  test('with one right option', () => {
    expect(fieldsOf(CHOICE)).toMatchObject({
      interaction: 'choice',
      bank_question: '<p>Soal?</p>',
      bank_option: { 1: 'Pilihan A', 2: 'Pilihan B', 3: 'Pilihan C' },
      bank_key: ['2'],
      bank_question_weight: 1,
    });
    expect(codesOf(CHOICE)).toEqual([]);
  });
  test('with a glossary, which is left out by name', () => {
    const glossary =
      '<catalogInfo><catalog id="a"><card support="glossary"><htmlContent><p>Insang</p><p>alat napas</p></htmlContent></card></catalog></catalogInfo>';
    expect(
      only(readXml(CHOICE.replace('</assessmentItem>', `${glossary}</assessmentItem>`))).warnings,
    ).toEqual([{ code: 'qti_support_dropped', params: { text: 'Insang alat napas' } }]);
  });
  test('of QTI 3.0', () => {
    const fields = fieldsOf(CHOICE_3);
    expect(fields).toMatchObject({ interaction: 'choice', bank_key: ['2'], pinned_options: ['1'] });
    expect(fields.bank_question).toContain('Apa\u00a0ini?');
    expect(fields.bank_question).toContain('<p>Pilih satu.</p>');
  });
  test('with a prefix, as UTF-16, and with a document type', () => {
    const prefixed = CHOICE.replace('xmlns=', 'xmlns:q=').replace(/<(\/?)(?=[a-z])/g, '<$1q:');
    expect(fieldsOf(prefixed).bank_key).toEqual(['2']);
    const wide = Buffer.from(`\uFEFF${CHOICE.replace('UTF-8', 'UTF-16')}`, 'utf16le');
    expect(only(readXml(wide)).fields.bank_key).toEqual(['2']);
    const typed = CHOICE.replace(
      '<assessmentItem',
      '<!DOCTYPE assessmentItem SYSTEM "x.dtd">\n<assessmentItem',
    );
    expect(fieldsOf(typed.replace('Soal?', 'a&nbsp;b')).bank_question).toBe('<p>a\u00a0b</p>');
  });
  test('entities of the file are never read', () => {
    const evil = CHOICE.replace(
      '<assessmentItem',
      '<!DOCTYPE a [<!ENTITY x SYSTEM "file:///etc/passwd">]><assessmentItem',
    );
    expect(() => readXml(evil)).toThrow(Unreadable);
  });
  test('with points by option, within bounds', () => {
    const head = declared('single', 'identifier', mapping({ A: 2, B: 1, C: -1 }, 'lowerBound="0"'));
    expect(fieldsOf(item(head, choiceBody(), MAP))).toMatchObject({
      scoring_rule: 'option_points',
      option_points: { 1: 2, 2: 1, 3: 0 },
      bank_key: ['1'],
    });
  });
  test('without response processing, and without a key', () => {
    const assumed = item(declared('single', 'identifier', correct('A')), choiceBody());
    expect([fieldsOf(assumed).bank_key, codesOf(assumed)]).toEqual([['1'], ['qti_scoring_assumed']]);
    expect(fieldsOf(item(declared('single', 'identifier'), choiceBody(), MATCH)).bank_key).toBeUndefined();
  });
  test('with several right options', () => {
    const head = declared('multiple', 'identifier', correct('C', 'A'));
    expect(fieldsOf(item(head, choiceBody(2), MATCH))).toMatchObject({
      interaction: 'choice_multiple',
      bank_key: ['1', '3'],
      max_choices: 2,
      scoring_rule: 'all_or_nothing',
    });
  });
  test('a sum of points needs its bounds', () => {
    const minus = (bounds: string) =>
      item(declared('multiple', 'identifier', mapping({ A: 1, B: -1, C: 1 }, bounds)), choiceBody(0), MAP);
    expect(fieldsOf(minus('lowerBound="0"'))).toMatchObject({
      scoring_rule: 'parts_minus_wrong',
      bank_question_weight: 2,
    });
    expect(refusalOf(minus(''))).toEqual(['qti_custom_processing', 'lowerBound']);
    expect(refusalOf(minus('lowerBound="0" upperBound="1"'))).toEqual([
      'qti_custom_processing',
      'upperBound',
    ]);
  });
  test('memberships, as some programs write a set', () => {
    const member = (id: string) =>
      `<member><baseValue baseType="identifier">${id}</baseValue><variable identifier="RESPONSE"/></member>`;
    const rules = `<responseProcessing><responseCondition><responseIf><and>${member('A')}<not>${member('B')}</not>${member('C')}</and><setOutcomeValue identifier="SCORE"><baseValue baseType="float">100</baseValue></setOutcomeValue></responseIf></responseCondition></responseProcessing>`;
    expect(fieldsOf(item(declared('multiple', 'identifier'), choiceBody(0), rules))).toMatchObject({
      bank_key: ['1', '3'],
      scoring_rule: 'all_or_nothing',
      bank_question_weight: 100,
    });
  });
  test('pictures as options, and a recording with plays', () => {
    const picture = (id: string) =>
      `<simpleChoice identifier="${id}"><img src="img/${id}.png" alt="${id}"/></simpleChoice>`;
    const body = `<mediaInteraction responseIdentifier="M" autostart="true" maxPlays="2"><object data="a%20b.mp3" type="audio/mpeg"/></mediaInteraction><choiceInteraction responseIdentifier="RESPONSE" maxChoices="1">${picture('A')}${picture('B')}</choiceInteraction>`;
    const xml = item(declared('single', 'identifier', correct('A')), body, MATCH);
    const read = readZip({
      'deep/er/item.xml': xml,
      'deep/er/img/A.png': 'a',
      'deep/er/img/B.png': 'b',
      'deep/er/a b.mp3': 'c',
    });
    expect(only(read).fields).toMatchObject({
      option_type: 'file',
      bank_option: { 1: 'deep/er/img/A.png', 2: 'deep/er/img/B.png' },
      files: ['deep/er/a b.mp3'],
      play_limit: 2,
      keep_option_order: true,
    });
    expect(Object.keys(read.media).sort()).toEqual([
      'deep/er/a b.mp3',
      'deep/er/img/A.png',
      'deep/er/img/B.png',
    ]);
  });
  test('files outside of the package are not read', () => {
    const body = choiceBody().replace('Soal?', 'Soal? <img src="../../etc/passwd" alt="x"/>');
    const read = readZip({ 'item.xml': item(declared('single', 'identifier', correct('A')), body, MATCH) });
    expect(read.media).toEqual({});
  });
});

describe('typed answers', () => {
  const entry =
    '<p>Ibu kota?</p><p><textEntryInteraction responseIdentifier="RESPONSE" expectedLength="15"/></p>';
  test('a text by its mapping', () => {
    const inner = `<mapping defaultValue="0"><mapEntry mapKey="Jakarta" mappedValue="2" caseSensitive="false"/><mapEntry mapKey="DKI*" mappedValue="1" caseSensitive="false"/></mapping>`;
    expect(fieldsOf(item(declared('single', 'string', inner), entry, MAP))).toMatchObject({
      interaction: 'short_answer',
      bank_question: '<p>Ibu kota?</p>',
      bank_key: [
        { answer: 'Jakarta', share: 1 },
        { answer: 'DKI\\*', share: 0.5 },
      ],
      text_rules: { case: false, punctuation: true },
      bank_question_weight: 2,
    });
  });
  test('a number with a tolerance, in the style of other programs', () => {
    const rules = `<responseProcessing><responseCondition><responseIf><isNull><variable identifier="RESPONSE"/></isNull><setOutcomeValue identifier="SCORE"><baseValue baseType="float">0.0</baseValue></setOutcomeValue></responseIf><responseElseIf><equal toleranceMode="absolute" tolerance="0.5 0.5"><variable identifier="RESPONSE"/><correct identifier="RESPONSE"/></equal><setOutcomeValue identifier="SCORE"><baseValue baseType="float">3</baseValue></setOutcomeValue></responseElseIf></responseCondition></responseProcessing>`;
    expect(fieldsOf(item(declared('single', 'float', correct('3.0')), entry, rules))).toMatchObject({
      interaction: 'number',
      bank_key: { value: '3', tolerance: '0.5' },
      bank_question_weight: 3,
    });
  });
  test('numbers with parts of the points, and several numbers, are refused', () => {
    expect(refusalOf(item(declared('single', 'integer', mapping({ 3: 1, 4: 0.5 })), entry, MAP))).toEqual([
      'number_partial',
    ]);
    expect(refusalOf(item(declared('single', 'integer', mapping({ 3: 1, 4: 1 })), entry, MAP))).toEqual([
      'number_several',
    ]);
  });
  test('an essay with notes for scorers', () => {
    const body =
      '<rubricBlock view="scorer"><p>Isi lengkap.</p></rubricBlock><extendedTextInteraction responseIdentifier="RESPONSE" expectedLines="5"><prompt>Tulis.</prompt></extendedTextInteraction>';
    const outcome =
      '<outcomeDeclaration identifier="MAXSCORE" cardinality="single" baseType="float"><defaultValue><value>5</value></defaultValue></outcomeDeclaration>';
    const xml = item(declared('single', 'string') + outcome, body, MATCH);
    expect(fieldsOf(xml)).toMatchObject({
      interaction: 'essay',
      bank_question: '<p>Tulis.</p>',
      bank_question_weight: 5,
      rubric: [{ criterion: 'Isi lengkap.', levels: [] }],
    });
    expect(codesOf(xml)).toEqual(['qti_rubric_without_points']);
  });
});

describe('several parts', () => {
  const set = (ids: string[], max: number) =>
    `<simpleMatchSet>${ids.map((id) => `<simpleAssociableChoice identifier="${id}" matchMax="${max}">${id}</simpleAssociableChoice>`).join('')}</simpleMatchSet>`;
  const match = (columns: number, rows = 1) =>
    `<p>Cocokkan.</p><matchInteraction responseIdentifier="RESPONSE" shuffle="true">${set(['A', 'B'], rows)}${set(['X', 'Y', 'Z'], columns)}</matchInteraction>`;
  test('a matching, and a table', () => {
    const head = declared('multiple', 'directedPair', correct('A Y', 'B X'));
    expect(fieldsOf(item(head, match(1), MATCH))).toMatchObject({
      interaction: 'match',
      bank_rows: { 1: 'A', 2: 'B' },
      bank_key: { 1: '2', 2: '1' },
      scoring_rule: 'all_or_nothing',
    });
    expect(fieldsOf(item(head, match(0), MATCH))).toMatchObject({
      interaction: 'choice_table',
      bank_key: { 1: '2', 2: '1' },
    });
    expect(codesOf(item(head, match(0, 0), MATCH))).toEqual(['qti_one_partner']);
  });
  test('columns that come first', () => {
    const head = declared('multiple', 'directedPair', mapping({ 'A X': 1, 'A Y': 1, 'B Z': 1 }));
    const body = match(1, 0);
    expect(fieldsOf(item(head, body, MAP))).toMatchObject({
      interaction: 'choice_table',
      bank_rows: { 1: 'X', 2: 'Y', 3: 'Z' },
      bank_option: { 1: 'A', 2: 'B' },
      bank_key: { 1: '1', 2: '1', 3: '2' },
      scoring_rule: 'equal_parts',
      bank_question_weight: 3,
    });
  });
  test('unequal pairs, and several partners, are refused', () => {
    const unequal = declared('multiple', 'directedPair', mapping({ 'A X': 2, 'B Y': 1 }));
    expect(refusalOf(item(unequal, match(1), MAP))[0]).toBe('qti_custom_processing');
    const many = declared('multiple', 'directedPair', correct('A X', 'A Y', 'B X'));
    expect(refusalOf(item(many, match(0, 0), MATCH))[0]).toBe('unsupported_type');
  });
  test('an order', () => {
    const body = `<orderInteraction responseIdentifier="RESPONSE" shuffle="true"><prompt>Urutkan</prompt>${choices(3)}</orderInteraction>`;
    expect(
      fieldsOf(item(declared('ordered', 'identifier', correct('C', 'A', 'B')), body, MATCH)),
    ).toMatchObject({
      interaction: 'order',
      bank_question: '<p>Urutkan</p>',
      bank_key: ['3', '1', '2'],
    });
  });
  const inline =
    '<p>Air <inlineChoiceInteraction responseIdentifier="R1" shuffle="false"><inlineChoice identifier="A">cair</inlineChoice><inlineChoice identifier="B">padat</inlineChoice></inlineChoiceInteraction> dan <textEntryInteraction responseIdentifier="R2"/>.</p>';
  const two = `${declared('single', 'identifier', correct('A'), 'R1').replace(SCORE, '')}${declared('single', 'string', correct('es'), 'R2')}`;
  const isRight = (id: string) =>
    `<match><variable identifier="${id}"/><correct identifier="${id}"/></match>`;
  const plus = (id: string, points: number) =>
    `<responseCondition><responseIf>${isRight(id)}<setOutcomeValue identifier="SCORE"><sum><variable identifier="SCORE"/><baseValue baseType="float">${points}</baseValue></sum></setOutcomeValue></responseIf></responseCondition>`;
  test('gaps that add up, or count as a whole', () => {
    const sum = item(
      two,
      inline,
      `<responseProcessing>${plus('R1', 1)}${plus('R2', 1)}</responseProcessing>`,
    );
    expect(fieldsOf(sum)).toMatchObject({
      interaction: 'gaps',
      bank_question: '<p>Air [[1]] dan [[2]].</p>',
      bank_key: { 1: ['1'], 2: [{ answer: 'es', share: 1 }] },
      scoring_rule: 'equal_parts',
      bank_question_weight: 2,
    });
    const all = `<responseProcessing><responseCondition><responseIf><and>${isRight('R1')}${isRight('R2')}</and><setOutcomeValue identifier="SCORE"><baseValue baseType="float">1</baseValue></setOutcomeValue></responseIf><responseElse><setOutcomeValue identifier="SCORE"><baseValue baseType="float">0</baseValue></setOutcomeValue></responseElse></responseCondition></responseProcessing>`;
    expect(fieldsOf(item(two, inline, all))).toMatchObject({
      scoring_rule: 'all_or_nothing',
      bank_question_weight: 1,
    });
  });
  test('unequal gaps are refused', () => {
    const xml = item(
      two,
      inline,
      `<responseProcessing>${plus('R1', 1)}${plus('R2', 2)}</responseProcessing>`,
    );
    expect(refusalOf(xml)).toEqual(['gap_weights_unequal', '1, 2']);
  });
  test('words that are dragged into a text', () => {
    const body =
      '<gapMatchInteraction responseIdentifier="RESPONSE" shuffle="true"><prompt>Isi.</prompt><gapText identifier="W" matchMax="1">winter</gapText><gapText identifier="S" matchMax="1">summer</gapText><blockquote><p>Now is the <gap identifier="G1"/> and <gap identifier="G2"/>.</p></blockquote></gapMatchInteraction>';
    const head = declared('multiple', 'directedPair', mapping({ 'W G1': 1, 'S G2': 1 }, 'lowerBound="0"'));
    expect(fieldsOf(item(head, body, MAP))).toMatchObject({
      interaction: 'gaps',
      bank_question: '<p>Isi.</p><blockquote><p>Now is the [[1]] and [[2]].</p></blockquote>',
      bank_gaps: { 1: { type: 'list', options: { 1: 'winter', 2: 'summer' } } },
      bank_key: { 1: ['1'], 2: ['2'] },
      scoring_rule: 'equal_parts',
      bank_question_weight: 2,
    });
  });
});

describe('refused by name', () => {
  test.each([
    'hotspotInteraction',
    'graphicOrderInteraction',
    'graphicGapMatchInteraction',
    'selectPointInteraction',
    'drawingInteraction',
    'uploadInteraction',
    'sliderInteraction',
    'portableCustomInteraction',
    'customInteraction',
    'hottextInteraction',
    'associateInteraction',
  ])('%s', (name) => {
    expect(
      refusalOf(item(declared('single', 'string'), `<p>x</p><${name} responseIdentifier="RESPONSE"/>`)),
    ).toEqual(['unsupported_type', name]);
  });
  test('templates, adaptive items, custom processing, and items without an interaction', () => {
    const template = '<templateDeclaration identifier="T" cardinality="single" baseType="integer"/>';
    expect(refusalOf(item(template + declared('single', 'identifier'), choiceBody(), MATCH))).toEqual([
      'unsupported_type',
      'templateDeclaration',
    ]);
    expect(refusalOf(CHOICE.replace('adaptive="false"', 'adaptive="true"'))).toEqual([
      'unsupported_type',
      'adaptive',
    ]);
    const custom =
      '<responseProcessing><setOutcomeValue identifier="SCORE"><customOperator class="x"/></setOutcomeValue></responseProcessing>';
    expect(refusalOf(item(declared('single', 'identifier'), choiceBody(), custom))).toEqual([
      'qti_custom_processing',
      'customOperator',
    ]);
    expect(refusalOf(item('', '<p>Bacalah.</p>'))).toEqual(['qti_no_interaction']);
    const both = `${choiceBody()}<extendedTextInteraction responseIdentifier="R2"/>`;
    expect(refusalOf(item(declared('single', 'identifier'), both))[0]).toBe('qti_several_interactions');
  });
});

const MANIFEST = `<manifest xmlns="http://www.imsglobal.org/xsd/imscp_v1p1" identifier="m"><resources>
  <resource identifier="t" type="imsqti_test_xmlv2p1" href="tests/test.xml"><file href="tests/test.xml"/></resource>
  <resource identifier="b" type="imsqti_item_xmlv2p1" href="items/b.xml"><file href="items/b.xml"/></resource>
  <resource identifier="a" type="imsqti_item_xmlv2p1" href="items/a.xml"><file href="items/a.xml"/></resource>
  <resource identifier="x" type="imsqti_item_xmlv2p1" href="items/gone.xml"><file href="items/gone.xml"/></resource>
</resources></manifest>`;
const TEST = `<assessmentTest xmlns="${V2}" identifier="t" title="Tes"><timeLimits maxTime="3600"/><testPart identifier="p" navigationMode="linear" submissionMode="individual">
  <assessmentSection identifier="s1" title="IPA" visible="true"><assessmentSection identifier="s2" title="Biologi" visible="true"><timeLimits maxTime="600"/><selection select="1"/><ordering shuffle="true"/>
    <rubricBlock view="candidate"><p>Bacaan bersama.</p></rubricBlock>
    <assessmentItemRef identifier="r1" href="../items/a.xml"><weight identifier="W" value="2.5"/></assessmentItemRef></assessmentSection></assessmentSection>
</testPart></assessmentTest>`;

describe('packages', () => {
  test('a test gives order, sections, times and weights', () => {
    const read = readZip({
      'imsmanifest.xml': MANIFEST,
      'tests/test.xml': TEST,
      'items/a.xml': CHOICE,
      'items/b.xml': CHOICE_3,
    });
    const [first, second, third] = read.entries as ImportedItem[];
    expect([first?.section, first?.fields.bank_question_weight]).toEqual(['Biologi', 2.5]);
    expect(first?.warnings.map(({ code }) => code)).toEqual([
      'qti_test_time_dropped',
      'qti_test_rule_dropped',
    ]);
    expect(read.stimuli[first?.stimulus ?? '']?.content).toBe('<p>Bacaan bersama.</p>');
    expect(read.sections).toEqual([
      { name: 'Biologi', duration_seconds: 600, forward_only: true, shuffle_questions: true },
    ]);
    expect([second?.section, second?.ref.params?.name]).toEqual(['', 'Tiga']);
    expect(third).toMatchObject({
      refused: { code: 'qti_file_missing', params: { name: 'items/gone.xml' } },
    });
  });
  test('without a manifest, and with a broken item', () => {
    const read = readZip({
      'pkg/a.xml': CHOICE,
      'pkg/b.xml': CHOICE.replace('</itemBody>', ''),
      '__MACOSX/pkg/._a.xml': 'x',
      'pkg/readme.xml': '<x/>',
    });
    expect(read.entries.map((entry) => (isRefused(entry) ? entry.refused.code : 'stored'))).toEqual([
      'stored',
      'file_broken_at',
    ]);
  });
  test('shared stimuli', () => {
    const stimulus =
      '<qti-assessment-stimulus identifier="s" title="S"><qti-stimulus-body><h2>Judul</h2><p>Teks <img src="p.png" alt="p"/></p></qti-stimulus-body></qti-assessment-stimulus>';
    const withRef = CHOICE_3.replace(
      '<qti-stylesheet',
      '<qti-assessment-stimulus-ref identifier="s" href="../s/s.xml"/><qti-stylesheet',
    );
    const read = readZip({ 'i/1.xml': withRef, 'i/2.xml': withRef, 's/s.xml': stimulus, 's/p.png': 'p' });
    expect((read.entries as ImportedItem[]).map((one) => one.stimulus)).toEqual(['s/s.xml', 's/s.xml']);
    expect(read.stimuli['s/s.xml']?.content).toBe(
      '<p><strong>Judul</strong></p><p>Teks <img src="s/p.png" alt="p" /></p>',
    );
  });
  test('explanations that all see, and texts for single answers', () => {
    const head = `${declared('single', 'identifier', correct('A'))}<outcomeDeclaration identifier="F" cardinality="single" baseType="identifier"/>`;
    const rules =
      '<responseProcessing><responseCondition><responseIf><match><variable identifier="RESPONSE"/><correct identifier="RESPONSE"/></match><setOutcomeValue identifier="SCORE"><baseValue baseType="float">1</baseValue></setOutcomeValue></responseIf></responseCondition><setOutcomeValue identifier="F"><baseValue baseType="identifier">ALL</baseValue></setOutcomeValue></responseProcessing>';
    const shown =
      '<modalFeedback outcomeIdentifier="F" identifier="ALL" showHide="show"><p>Sebab.</p></modalFeedback><modalFeedback outcomeIdentifier="F" identifier="X" showHide="show">Lain.</modalFeedback>';
    const xml = item(head, choiceBody(), rules + shown);
    expect(fieldsOf(xml).hint).toBe('<p>Sebab.</p>');
    expect(codesOf(xml)).toEqual(['feedback_dropped']);
  });
  test('what is found by its content', () => {
    const zip = (files: Record<string, string>) => ({
      name: 'x.zip',
      bytes: zipSync(Object.fromEntries(Object.entries(files).map(([name, text]) => [name, strToU8(text)]))),
    });
    expect(detectQti({ name: 'x', bytes: strToU8(CHOICE_3) })).toBe(true);
    expect(detectQti(zip({ 'a/item.xml': CHOICE }))).toBe(true);
    expect(detectQti(zip({ 'q.xml': '<questestinterop/>' }))).toBe(false);
    expect(detectQti({ name: 'x', bytes: strToU8('<quiz></quiz>') })).toBe(false);
    expect(detectQti(zip({ 'word/document.xml': '<w:document/>' }))).toBe(false);
  });
  test('rich content is stored as the form stores it', async () => {
    const math =
      '<m:math xmlns:m="http://www.w3.org/1998/Math/MathML"><m:msup><m:mi>x</m:mi><m:mn>2</m:mn></m:msup></m:math>';
    const body = choiceBody().replace(
      '<p>Soal?</p>',
      `<div class="grid"><h3>Judul</h3><figure><p>Gambar</p><figcaption>Ket.</figcaption></figure><table><tbody><tr><td colspan="2">a</td></tr></tbody></table><p>${math} <![CDATA[a < b]]> <a href="http://x">tautan</a></p></div>`,
    );
    const { items, refused } = await readFile({
      name: 'i.xml',
      bytes: strToU8(item(declared('single', 'identifier', correct('A')), body, MATCH)),
    });
    expect(refused).toEqual([]);
    expect(items[0]?.content.bank_question).toMatch(
      /<strong>Judul<\/strong>.*<math.*<msup>.*a &lt; b tautan/s,
    );
  });
});
