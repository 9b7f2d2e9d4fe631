/** How questions are scored in a file, and the rule of ours that gives the same points. */
import { strToU8 } from 'fflate';
import { describe, expect, test } from 'vitest';
import {
  choice,
  equal,
  fileOf,
  LABELS,
  readBytes,
  right,
  typed,
  warningsIn,
} from '../../../test/qti1-files.ts';
import type { ImportedFields } from '../imported.ts';

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
    [
      'a maximum without an end',
      `<outcomes><decvar maxvalue="Infinity"/></outcomes>${right(equal('a'))}`,
      { bank_key: ['1'], bank_question_weight: 1 },
    ],
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
  test('typed gaps in which capital letters matter and typing errors do not', () => {
    const field = (name: string, value: string) =>
      `<qtimetadatafield><fieldlabel>${name}</fieldlabel><fieldentry>${value}</fieldentry></qtimetadatafield>`;
    const metadata = `<itemmetadata><qtimetadata>${field('question_type', 'fill_in_multiple_blanks_question')}${field('case_sensitive', 'true')}</qtimetadata></itemmetadata>`;
    const label =
      '<response_label ident="l" answer_type="openEntry" scoring_algorithm="TextCloseEnough" levenshtein_distance="1"><material><mattext>Laut</mattext></material></response_label>';
    const item = `<item>${metadata}<presentation><material><mattext>Warna [g].</mattext></material><response_lid ident="response_g"><render_choice>${label}</render_choice></response_lid></presentation><resprocessing>${right(equal('l', 'response_g'), '100', 'Add')}</resprocessing></item>`;
    expect(readBytes(fileOf(item))).toMatchObject([
      { bank_key: { 1: [{ answer: 'Laut', share: 1 }] }, text_rules: { case: true } },
    ]);
    expect(warningsIn(fileOf(item))).toEqual([['typing_errors_wrong']]);
  });
  test('texts above and below the options of an order', () => {
    const text = (words: string) => `<material><mattext>${words}</mattext></material>`;
    const item = `<item><presentation>${text('Urutkan')}<response_lid ident="r" rcardinality="Ordered"><render_extension>${text('Dulu')}<ims_render_object>${LABELS.join('')}</ims_render_object>${text('Kini')}</render_extension></response_lid></presentation><resprocessing>${right(equal('b') + equal('c') + equal('a'))}</resprocessing></item>`;
    expect(readBytes(fileOf(item))).toMatchObject([
      { interaction: 'order', bank_question: '<p>Urutkan</p><p>Dulu</p><p>Kini</p>' },
    ]);
  });
  test('pairs that the form of Canvas leaves empty', () => {
    const metadata =
      '<itemmetadata><qtimetadata><qtimetadatafield><fieldlabel>question_type</fieldlabel><fieldentry>matching_question</fieldentry></qtimetadatafield></qtimetadata></itemmetadata>';
    const empty = '<response_label ident="e"><material><mattext></mattext></material></response_label>';
    const pair = (ident: string, left: string) =>
      `<response_lid ident="${ident}"><material><mattext>${left}</mattext></material><render_choice>${LABELS.join('')}${empty}</render_choice></response_lid>`;
    const add = (ident: string, value: string) => right(equal(value, ident), '33.33', 'Add');
    const item = `<item>${metadata}<presentation><material><mattext>Jodohkan</mattext></material>${pair('p', 'Kiri')}${pair('q', 'Kanan')}${pair('x', '')}</presentation><resprocessing><outcomes><decvar maxvalue="100"/></outcomes>${add('p', 'b')}${add('q', 'a')}${add('x', 'e')}</resprocessing></item>`;
    const [match] = readBytes(fileOf(item)) as ImportedFields[];
    expect(match).toMatchObject({ bank_rows: { 1: 'Kiri', 2: 'Kanan' }, scoring_rule: 'equal_parts' });
    expect(Object.values(match?.bank_option ?? {}).sort()).toEqual(['Teks a', 'Teks b', 'Teks c']);
  });
  test('a text beside the only answer, and a name beside the only gap', () => {
    const beside = (name: string) =>
      choice(right(equal('a')), { stem: 'Langit [g]' }).replace(
        '<render_choice>',
        `<material><mattext>${name}</mattext></material><render_choice>`,
      );
    expect(readBytes(fileOf(beside('Pilih satu'), beside('g')))).toMatchObject([
      { interaction: 'choice', bank_question: '<p>Langit [g]</p><p>Pilih satu</p>' },
      { interaction: 'gaps', bank_question: 'Langit [[1]]' },
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
