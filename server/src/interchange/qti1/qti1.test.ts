/** Files of QTI 1.2 as programs write them, awkward ones included, and what is read from them. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { strToU8, zipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { contentText } from '../../content/content-text.ts';
import { readFile } from '../fit-file.ts';
import { detectFormat } from '../formats.ts';
import { type ImportedFields, type ImportedItem, isRefused, Unreadable } from '../imported.ts';
import { importQti1 } from './map.ts';
import { detectQti1 } from './read.ts';

const FOLDER = fileURLToPath(new URL('../../../test/qti1/', import.meta.url));
const bytesOf = (name: string) => new Uint8Array(readFileSync(`${FOLDER}${name}`));
const zip = (files: Record<string, string | Uint8Array>) =>
  zipSync(
    Object.fromEntries(
      Object.entries(files).map(([name, content]) => [
        name,
        typeof content === 'string' ? strToU8(content) : content,
      ]),
    ),
  );
const PNG = new Uint8Array(
  Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  ),
);

/** The fields of the questions, or the code of their refusal. */
const readBytes = (bytes: Uint8Array, name = 'soal.xml') =>
  importQti1({ name, bytes }).entries.map((entry): ImportedFields | string =>
    isRefused(entry) ? entry.refused.code : entry.fields,
  );
const warningsIn = (bytes: Uint8Array) =>
  importQti1({ name: 'soal.xml', bytes }).entries.map((entry) =>
    isRefused(entry) ? [] : entry.warnings.map(({ code }) => code),
  );

/** A file with these items. */
const fileOf = (...items: string[]) =>
  strToU8(
    `<questestinterop><assessment title="T"><section>${items.join('')}</section></assessment></questestinterop>`,
  );
const LABELS = ['a', 'b', 'c'].map(
  (ident) =>
    `<response_label ident="${ident}"><material><mattext>Teks ${ident}</mattext></material></response_label>`,
);
const choice = (processing: string, { stem = 'Soal?', cardinality = 'Single', labels = LABELS } = {}) =>
  `<item><presentation><material><mattext>${stem}</mattext></material><response_lid ident="r" rcardinality="${cardinality}"><render_choice>${labels.join('')}</render_choice></response_lid></presentation><resprocessing>${processing}</resprocessing></item>`;
const typed = (processing: string, field = '<render_fib/>', stem = 'Soal?') =>
  `<item><presentation><material><mattext>${stem}</mattext></material><response_str ident="r">${field}</response_str></presentation><resprocessing>${processing}</resprocessing></item>`;
const right = (test: string, value = '1', action = 'Set') =>
  `<respcondition><conditionvar>${test}</conditionvar><setvar varname="SCORE" action="${action}">${value}</setvar></respcondition>`;
const equal = (value: string, response = 'r') => `<varequal respident="${response}">${value}</varequal>`;

test('the types of Canvas', () => {
  expect(readBytes(bytesOf('canvas-types.xml'))).toMatchObject([
    {
      interaction: 'choice',
      bank_question: '<div><p>Rumus air <em>murni</em>?</p></div>',
      bank_question_weight: 2.5,
      option_type: 'text',
      bank_option: { 1: 'H2O < H2O2', 2: 'CO2', 3: '<br>' },
      bank_key: ['1'],
      hint: '<p>Lihat bab 2.</p>',
    },
    {
      interaction: 'choice',
      bank_option: { 1: 'True', 2: 'False' },
      bank_key: ['1'],
      keep_option_order: true,
    },
    { interaction: 'choice_multiple', bank_key: ['1', '3'], scoring_rule: 'all_or_nothing' },
    {
      interaction: 'short_answer',
      bank_key: [
        { answer: 'Bandung', share: 1 },
        { answer: 'Kota Bandung \\*', share: 1 },
      ],
    },
    {
      interaction: 'gaps',
      bank_question: '<p>Mawar [[1]], langit [[2]]. [bukan gap]</p>',
      bank_gaps: { 1: { type: 'text' }, 2: { type: 'text' } },
      bank_key: {
        1: [
          { answer: 'merah', share: 1 },
          { answer: 'merah muda', share: 1 },
        ],
        2: [{ answer: 'biru', share: 1 }],
      },
      scoring_rule: 'equal_parts',
    },
    {
      interaction: 'gaps',
      bank_gaps: { 1: { type: 'list', options: { 1: 'Es', 2: 'Besi' } } },
      bank_key: { 1: ['1'], 2: ['2'] },
      scoring_rule: 'equal_parts',
    },
    {
      interaction: 'match',
      bank_rows: { 3: 'Kota Eiffel' },
      reuse_options: true,
      scoring_rule: 'equal_parts',
    },
    { interaction: 'number', bank_key: { value: '9.8', tolerance: '0.1' } },
    { interaction: 'number', bank_key: { min: '36.5', max: '37.2' } },
    { interaction: 'essay', bank_question_weight: 10 },
    'upload_needed',
    'unsupported_type',
    { interaction: 'choice', option_type: 'html', bank_option: { 1: '<b>ya</b>', 2: 'tidak' } },
  ]);
  expect(warningsIn(bytesOf('canvas-types.xml')).flat()).toEqual([
    'feedback_dropped',
    'canvas_partial_points',
    'description_as_stimulus',
  ]);
});

test('the types of Blackboard', () => {
  const read = readBytes(bytesOf('blackboard-pool.dat'), 'res00001.dat');
  expect(read).toMatchObject([
    { interaction: 'choice', bank_key: ['1'], bank_question_weight: 10, keep_option_order: true },
    { bank_option: { 1: 'Benar', 2: 'Salah' }, bank_key: ['2'] },
    { interaction: 'choice_multiple', bank_key: ['1', '3'], bank_question_weight: 4 },
    { interaction: 'match', bank_rows: { 1: 'Akar', 2: 'Daun' }, bank_question: 'Jodohkan.' },
    { interaction: 'order', scoring_rule: 'all_or_nothing' },
    {
      interaction: 'short_answer',
      bank_key: [
        { answer: 'Denpasar', share: 1 },
        { answer: '*Sar*', share: 1 },
      ],
    },
    {
      interaction: 'gaps',
      scoring_rule: 'all_or_nothing',
      bank_key: { 2: [{ answer: '3' }, { answer: 'tiga' }] },
    },
    { interaction: 'gaps', bank_question: 'Saya [[1]] ke [[2]].', bank_key: { 1: ['1'], 2: ['2'] } },
    { interaction: 'number', bank_key: { value: '3.14', tolerance: '0.01' } },
    { interaction: 'essay', rubric: [{ criterion: 'Menyebut klorofil.', levels: [] }] },
    { bank_option: { 1: 'Yes', 2: 'No' }, bank_key: ['1'] },
    { interaction: 'choice', bank_option: { 1: 'Setuju', 2: 'Tidak setuju' } },
    'unsupported_type',
    'upload_needed',
    'unsupported_type',
  ]);
  const [, , , match, order] = read as ImportedFields[];
  const pairs = Object.values(match?.bank_key as Record<string, string>).map(
    (key) => match?.bank_option?.[key],
  );
  expect(pairs).toEqual(['Menyerap air', 'Fotosintesis']);
  expect((order?.bank_key as string[] | undefined)?.map((key) => order?.bank_option?.[key])).toEqual([
    'Telur',
    'Berudu',
    'Katak',
  ]);
});

test('keys by letter and by text, points, and rules that are not ours', () => {
  expect(readBytes(bytesOf('respondus.xml'))).toMatchObject([
    { bank_question: '2 &lt; 3 dan <b>5 &gt; 4</b>?', bank_key: ['1'], pinned_options: ['3'] },
    { bank_key: ['2'], bank_question_weight: 3 },
    { interaction: 'choice', bank_option: { 2: 'Biru' } },
    { scoring_rule: 'option_points', option_points: { 1: 4, 2: 2, 3: -1 }, bank_key: ['1'] },
    { scoring_rule: 'parts_minus_wrong', bank_key: ['1', '2'], min_choices: 1, max_choices: 3 },
    { scoring_rule: 'all_or_nothing', bank_key: ['1', '2'] },
    'scoring_not_ours',
    { bank_question: 'Air mendidih pada [[1]] derajat di kota [[2]]', bank_question_weight: 2 },
    'gap_weights_unequal',
    { bank_key: [{ share: 1 }, { answer: 'Aceh', share: 0.5 }], wrong_points: -0.5 },
  ]);
  const warnings = warningsIn(bytesOf('respondus.xml'));
  expect([warnings[2], warnings[5], warnings[7]]).toEqual([
    ['key_not_an_option'],
    ['more_ticks_cost'],
    ['case_of_some_gaps'],
  ]);
});

test('the profiles of Common Cartridge', () => {
  const [picture, pattern, essay, several] = readBytes(bytesOf('common-cartridge.xml')) as ImportedFields[];
  expect(picture).toMatchObject({ bank_key: ['2'], bank_question_weight: 2 });
  expect(pattern).toMatchObject({ bank_key: [{ answer: '*Soekarno*', share: 1 }] });
  expect(essay).toMatchObject({ interaction: 'essay' });
  expect(several).toMatchObject({ interaction: 'choice_multiple', bank_key: ['1', '2'] });
  expect(several?.bank_question).toMatch(/alttext="x\^2".*alttext="y"/s);
});

describe('scores', () => {
  test.each([
    ['no key', '', {}],
    [
      'two right options, each alone',
      right(equal('a')) + right(equal('b')),
      { interaction: 'choice', bank_key: ['1', '2'] },
    ],
    ['all but one', right(`<not>${equal('b')}</not>`), { bank_key: ['1', '3'] }],
    ['the key by its ident in capitals', right(equal('B')), { bank_key: ['2'] }],
    ['points without a maximum', right(equal('c'), '5'), { bank_key: ['3'], bank_question_weight: 5 }],
    [
      'percent',
      `<outcomes><decvar maxvalue="100"/></outcomes>${right(equal('a'), '100')}${right(equal('b'), '50')}`,
      { option_points: { 1: 1, 2: 0.5, 3: 0 }, bank_question_weight: 1 },
    ],
    [
      'percent beside points',
      `<outcomes><decvar maxvalue="8"/></outcomes>${right(equal('a'), 'SCORE.max')}${right(equal('b'), '25')}`,
      { option_points: { 1: 8, 2: 2, 3: 0 } },
    ],
    [
      'a best option below the maximum',
      `<outcomes><decvar maxvalue="100"/></outcomes>${right(equal('a'), '50')}`,
      { option_points: { 1: 0.5, 2: 0, 3: 0 }, bank_question_weight: 0.5 },
    ],
    [
      'two options are needed',
      right(equal('a') + equal('b')),
      { interaction: 'choice_multiple', bank_key: ['1', '2'] },
    ],
    ['a comma', right(equal('a'), '2,5'), { bank_question_weight: 2.5 }],
    ['an option by its own name', right('<varequal respident="b"/>'), { bank_key: ['2'] }],
    ['a name that no answer has', right(equal('b', 'x')), { bank_key: ['2'] }],
  ])('%s', (_, processing, expected) => {
    expect(readBytes(fileOf(choice(processing)))).toMatchObject([expected]);
  });
  test('another variable beside the score', () => {
    const set = (name: string, value: string) => `<setvar varname="${name}" action="Add">${value}</setvar>`;
    const condition = `<respcondition><conditionvar>${equal('b')}</conditionvar>${set('Respondus_Correct', '1')}${set('SCORE', '4')}</respcondition>`;
    expect(readBytes(fileOf(choice(condition)))).toMatchObject([
      { bank_key: ['2'], bank_question_weight: 4 },
    ]);
  });
  test('the whole score for each of several right options', () => {
    const settings =
      '<response_extension><d2l_2p0:grading_type>0</d2l_2p0:grading_type></response_extension>';
    const processing = right(equal('a'), '100') + right(equal('b'), '0') + right(equal('c'), '100');
    const bytes = fileOf(
      choice(processing, { cardinality: 'Multiple' }).replace('<response_lid', `${settings}<response_lid`),
    );
    expect(readBytes(bytes)).toMatchObject([
      { interaction: 'choice_multiple', bank_key: ['1', '3'], scoring_rule: 'all_or_nothing' },
    ]);
    expect(warningsIn(bytes)).toEqual([['each_full_read_as_all']]);
  });
  test('no key, and a text for one option', () => {
    const condition = `<respcondition><conditionvar>${equal('a')}</conditionvar><displayfeedback linkrefid="a_fb"/></respcondition>`;
    expect(readBytes(fileOf(choice(condition)))[0]).not.toHaveProperty('bank_key');
  });
  test('right answers without points that are named by the text they show', () => {
    const shows = (value: string, text: string) =>
      `<respcondition continue="No"><conditionvar>${equal(value)}</conditionvar><setvar action="Add" varname="SCORE">0.0</setvar><displayfeedback linkrefid="${text}"/></respcondition>`;
    const all = shows('a', 'InCorrect') + shows('b', 'Correct') + shows('c', 'Correct');
    expect(readBytes(fileOf(choice(all)))).toMatchObject([{ interaction: 'choice', bank_key: ['2', '3'] }]);
    expect(readBytes(fileOf(choice(all, { cardinality: 'Multiple' })))).toMatchObject([
      { interaction: 'choice_multiple', bank_key: ['2', '3'] },
    ]);
  });
  test('points by option, as newer Canvas quizzes have them', () => {
    const points =
      '<itemmetadata><qtimetadata><qtimetadatafield><fieldlabel>points_possible</fieldlabel><fieldentry>10.0</fieldentry></qtimetadatafield></qtimetadata></itemmetadata>';
    const processing = `<outcomes><decvar maxvalue="100" minvalue="0"/></outcomes>${right(equal('a'), '10.0')}${right(equal('b'), '5.0')}`;
    expect(readBytes(fileOf(choice(processing).replace('<item>', `<item>${points}`)))).toMatchObject([
      { option_points: { 1: 10, 2: 5, 3: 0 }, bank_question_weight: 10 },
    ]);
  });
  test('percent of options that together are worth the maximum', () => {
    const add = (value: string, points: string) => right(equal(value), points, 'Add');
    const processing = `<outcomes><decvar maxvalue="10" minvalue="0"/></outcomes>${add('a', '50')}${add('b', '-10')}${add('c', '50')}`;
    expect(readBytes(fileOf(choice(processing, { cardinality: 'Multiple' })))).toMatchObject([
      { option_points: { 1: 5, 2: -1, 3: 5 }, bank_question_weight: 10 },
    ]);
  });
  test('an order with a definition of its own elements', () => {
    const type =
      '<!DOCTYPE questestinterop SYSTEM "a.dtd" [<!-- extension --><!ELEMENT ims_render_object (flow_label+)>]>';
    const item = `<item><presentation><material><mattext>Urutkan</mattext></material><response_lid ident="r" rcardinality="Ordered"><render_extension><ims_render_object shuffle="No"><flow_label>${LABELS.join('')}</flow_label></ims_render_object></render_extension></response_lid></presentation><resprocessing><outcomes><decvar varname="ORDERSCORE"/></outcomes>${right(equal('b') + equal('c') + equal('a'), '5', 'Add')}</resprocessing></item>`;
    const [order] = readBytes(
      strToU8(`${type}<questestinterop>${item}</questestinterop>`),
    ) as ImportedFields[];
    expect(order).toMatchObject({ interaction: 'order', bank_question_weight: 5 });
    expect((order?.bank_key as string[] | undefined)?.map((key) => order?.bank_option?.[key])).toEqual(
      ['b', 'c', 'a'].map((ident) => `Teks ${ident}`),
    );
  });
  test('a gap with a list among typed gaps', () => {
    const type =
      '<itemmetadata><qtimetadata><qtimetadatafield><fieldlabel>question_type</fieldlabel><fieldentry>fill_in_multiple_blanks_question</fieldentry></qtimetadatafield></qtimetadata></itemmetadata>';
    const gap = (ident: string, labels: string) =>
      `<response_lid ident="response_${ident}"><material><mattext>x</mattext></material><render_choice>${labels}</render_choice></response_lid>`;
    const label = (ident: string, attributes: string) =>
      `<response_label ident="${ident}" ${attributes}><material><mattext>${ident}</mattext></material></response_label>`;
    const list = label('merah', 'answer_type="dropdown"') + label('biru', 'answer_type="dropdown"');
    const open = label('laut', 'answer_type="openEntry" scoring_algorithm="TextContainsAnswer"');
    const item = `<item>${type}<presentation><material><mattext>Warna [g1] dan [g2].</mattext></material>${gap('g1', list)}${gap('g2', open)}</presentation><resprocessing>${right(equal('biru', 'response_g1'), '50', 'Add')}${right(equal('laut', 'response_g2'), '50', 'Add')}</resprocessing></item>`;
    expect(readBytes(fileOf(item))).toMatchObject([
      {
        bank_gaps: { 1: { type: 'list', options: { 1: 'merah', 2: 'biru' } }, 2: { type: 'text' } },
        bank_key: { 1: ['2'], 2: [{ answer: '*laut*', share: 1 }] },
        scoring_rule: 'equal_parts',
      },
    ]);
  });
  test('pairs as groups', () => {
    const group = (ident: string) =>
      `<response_grp ident="${ident}"><material><mattext>Kiri ${ident}</mattext></material><render_choice>${LABELS.join('')}</render_choice></response_grp>`;
    const item = `<item><presentation><material><mattext>Jodohkan</mattext></material>${group('p')}${group('q')}</presentation><resprocessing>${right(equal('b', 'p'), '1', 'Add')}${right(equal('a', 'q'), '1', 'Add')}</resprocessing></item>`;
    expect(readBytes(fileOf(item))).toMatchObject([
      { interaction: 'match', bank_rows: { 1: 'Kiri p', 2: 'Kiri q' }, scoring_rule: 'equal_parts' },
    ]);
  });
  test('fourteen options, of which eight are right', () => {
    const idents = [...'abcdefghijklmn'];
    const labels = idents.map(
      (ident) =>
        `<response_label ident="${ident}"><material><mattext>Teks ${ident}</mattext></material></response_label>`,
    );
    const tests = idents.map((ident, at) => (at < 8 ? equal(ident) : `<not>${equal(ident)}</not>`));
    const [item] = readBytes(
      fileOf(choice(right(`<and>${tests.join('')}</and>`), { cardinality: 'Multiple', labels })),
    );
    expect(item).toMatchObject({ scoring_rule: 'all_or_nothing', bank_key: [...'12345678'] });
  });
  test.each([
    [
      'a tolerance',
      right('<vargte respident="r">1.5</vargte><varlte respident="r">2.5</varlte>'),
      { min: '1.5', max: '2.5' },
    ],
    [
      'a bound that is wrong',
      right('<vargt respident="r">1</vargt><varlt respident="r">2</varlt>'),
      { min: '1', max: '2' },
    ],
    [
      'an exponent',
      right(
        `<or>${equal('1e3')}<and><vargte respident="r">9e2</vargte><varlte respident="r">1.1e3</varlte></and></or>`,
      ),
      { value: '1000', tolerance: '100' },
    ],
  ])('a number with %s', (_, processing, bank_key) => {
    expect(readBytes(fileOf(typed(processing)))).toMatchObject([{ interaction: 'number', bank_key }]);
  });
  test.each([
    ['number_open_interval', right('<vargte respident="r">1</vargte>')],
    [
      'number_several',
      `${right('<vargte respident="r">1</vargte><varlte respident="r">2</varlte>')}${right('<vargte respident="r">5</vargte><varlte respident="r">6</varlte>')}`,
    ],
    ['number_unreadable', right('<vargte respident="r">satu</vargte><varlte respident="r">2</varlte>')],
    ['scoring_not_ours', right('<durgte>10</durgte>')],
    [
      'scoring_not_ours',
      `<respcondition><conditionvar>${equal('a.*')}</conditionvar><setvar variablename="EvaluationType">MATCHES</setvar><setvar variablename="SCORE">1</setvar></respcondition>`,
    ],
  ])('%s', (code, processing) => {
    expect(readBytes(fileOf(typed(processing)))).toEqual([code]);
  });
});

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

describe('texts', () => {
  const stemOf = (mattext: string) => {
    const bytes = fileOf(choice(right(equal('a'))).replace('<mattext>Soal?</mattext>', mattext));
    return (readBytes(bytes)[0] as ImportedFields).bank_question;
  };
  test.each([
    ['<mattext texttype="text/plain">a &lt;b&gt; c</mattext>', 'a &lt;b&gt; c'],
    ['<mattext texttype="text/plain">baris 1\nbaris 2</mattext>', '<p>baris 1<br />baris 2</p>'],
    ['<mattext>a &lt;b&gt;c&lt;/b&gt;</mattext>', 'a <b>c</b>'],
    ['<mattext>x &lt; y &amp; z</mattext>', 'x &lt; y &amp; z'],
    [
      '<mattext texttype="text/html"><![CDATA[<h3>Judul</h3>&eacute;]]></mattext>',
      '<p><strong>Judul</strong></p>é',
    ],
    ['<mattext texttype="text/xhtml"><p>satu <b>dua</b> tiga</p></mattext>', '<p>satu <b>dua</b> tiga</p>'],
    ['<mattext>satu</mattext><mattext>dua</mattext>', 'satu dua'],
    ['<mattext texttype="text/html">&lt;script&gt;alert(1)&lt;/script&gt;Soal</mattext>', 'Soal'],
    ['<mattext texttype="text/html">$5 dan $6</mattext>', '$5 dan $6'],
  ])('%s', (mattext, expected) => {
    expect(stemOf(mattext)).toBe(expected);
  });
  test('pictures and recordings that stand as material', () => {
    const material = `<mattext>Lihat</mattext><matimage imagtype="image/png" embedded="base64">${Buffer.from(PNG).toString('base64')}</matimage><mataudio uri="a.mp3"/>`;
    const { entries, media } = importQti1({
      name: 'a.xml',
      bytes: fileOf(choice(right(equal('a'))).replace('<mattext>Soal?</mattext>', material)),
    });
    const [item] = entries as ImportedItem[];
    expect(Object.keys(media)).toEqual(['embedded/1.png']);
    expect(item?.fields.bank_question).toBe('Lihat <img src="embedded/1.png" alt="" />');
    expect(item?.warnings).toEqual([{ code: 'recording_missing', params: { name: 'a.mp3' } }]);
  });
  test('a formula that cannot be read stays text', () => {
    const image = '&lt;img class="equation_image" data-equation-content="\\\\tidakada{"&gt;';
    const bytes = fileOf(choice(right(equal('a')), { stem: image }));
    expect(warningsIn(bytes)).toEqual([['formula_as_text']]);
    expect(contentText((readBytes(bytes)[0] as ImportedFields).bank_question)).toContain('tidakada');
  });
  test('questions belong to the text that they name', () => {
    const field = (label: string, entry: string) =>
      `<itemmetadata><qtimetadata><qtimetadatafield><fieldlabel>${label}</fieldlabel><fieldentry>${entry}</fieldentry></qtimetadatafield></qtimetadata></itemmetadata>`;
    const text = `<item ident="t1">${field('question_type', 'text_only_question')}<presentation><material><mattext>Bacaan</mattext></material></presentation></item>`;
    const child = choice(right(equal('a'))).replace(
      '<item>',
      `<item>${field('parent_stimulus_item_ident', 't1')}`,
    );
    const { entries } = importQti1({ name: 'a.xml', bytes: fileOf(text, child, choice(right(equal('a')))) });
    expect(entries.map((entry) => isRefused(entry) || entry.stimulus)).toEqual(['text-1', undefined]);
  });
  test('a text without a question after it is refused', () => {
    const text =
      '<item title="Teks"><presentation><material><mattext>Bacaan</mattext></material></presentation></item>';
    expect(readBytes(fileOf(text, choice(right(equal('a'))), text))).toMatchObject([{}, 'description_alone']);
  });
  test('bytes in the encoding of the declaration', () => {
    const xml = `<?xml version="1.0" encoding="windows-1252"?>${Buffer.from(fileOf(choice(right(equal('a')), { stem: '“Café” 5 €' }))).toString()}`;
    const bytes = Uint8Array.from(
      xml,
      (char) => ({ '“': 0x93, '”': 0x94, '€': 0x80 })[char] ?? char.charCodeAt(0),
    );
    expect(readBytes(bytes)).toMatchObject([{ bank_question: '“Café” 5 €' }]);
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
