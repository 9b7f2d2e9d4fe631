/** A question of each type, in tests. */
import { CHOICE_DEFAULTS } from '@lulus/contract';
import type { ShownQuestion } from './shown-question.ts';

const aQuestion = (given: Partial<ShownQuestion>): ShownQuestion => ({
  ...CHOICE_DEFAULTS,
  option_type: 'text',
  bank_option: {},
  bank_key: [],
  ...given,
});

export const aChoice = aQuestion({ bank_option: { 1: 'Jakarta', 2: 'Bandung' }, bank_key: ['1'] });
export const aMultiple = aQuestion({
  interaction: 'choice_multiple',
  bank_option: { 1: 'Air', 2: 'Besi', 3: 'Kayu' },
  bank_key: ['1', '3'],
  scoring_rule: 'parts_minus_wrong',
  max_choices: 2,
});
export const aTable = aQuestion({
  interaction: 'choice_table',
  option_type: 'text',
  bank_option: { 1: 'Benar', 2: 'Salah' },
  bank_rows: { 1: '<p>Air mendidih pada <strong>100 °C</strong></p>', 2: '<p>Es tenggelam</p>' },
  rows_type: 'html',
  bank_key: { 1: '1', 2: '2' },
  scoring_rule: 'equal_parts',
});
export const aShortAnswer = aQuestion({
  interaction: 'short_answer',
  bank_key: [
    { answer: 'Jakarta', share: 1 },
    { answer: 'Batavia', share: 0.5 },
  ],
  text_rules: { case: true, punctuation: false },
});
export const aGapText = aQuestion({
  interaction: 'gaps',
  bank_gaps: {
    1: { type: 'list', options: { 1: 'go', 2: 'goes' } },
    2: { type: 'text' },
    3: { type: 'number' },
  },
  bank_key: { 1: ['2'], 2: [{ answer: 'mitosis', share: 1 }], 3: { value: '2.5' } },
  scoring_rule: 'equal_parts',
});
export const aMatch = aQuestion({
  interaction: 'match',
  bank_option: { 1: 'Tokyo', 2: 'Kairo', 3: 'Lima' },
  bank_rows: { 1: '<p>Mesir</p>', 2: '<p>Peru</p>' },
  rows_type: 'html',
  bank_key: { 1: '2', 2: '3' },
  reuse_options: true,
  scoring_rule: 'parts_minus_wrong',
});
export const anOrder = aQuestion({
  interaction: 'order',
  bank_option: { 1: 'Ulat', 2: 'Telur', 3: 'Kupu-kupu' },
  bank_key: ['2', '1', '3'],
  scoring_rule: 'equal_parts',
});
export const aNumber = aQuestion({
  interaction: 'number',
  bank_key: { value: '3.5', tolerance: '0.05' },
  unit: 'kg',
  wrong_points: -0.5,
});
export const anEssay = aQuestion({
  interaction: 'essay',
  bank_key: null,
  max_words: 200,
  rubric: [
    {
      criterion: 'Isi',
      levels: [
        { points: 0, description: 'Tidak sesuai' },
        { points: 2.5, description: 'Sesuai' },
      ],
    },
  ],
});
