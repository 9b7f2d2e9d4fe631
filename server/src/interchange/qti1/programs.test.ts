/** Files as programs write them, and what is read from them. */
import { expect, test } from 'vitest';
import { bytesOf, readBytes, warningsIn } from '../../../test/qti1-files.ts';
import type { ImportedFields } from '../imported.ts';

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
