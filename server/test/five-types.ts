/** A question of each type, with responses whose points are known. */
import {
  type Interaction,
  type ItemResponse,
  MAX_ESSAY_LENGTH,
  MAX_NUMBER_LENGTH,
  MAX_SHORT_TEXT_LENGTH,
} from '@lulus/contract';
import type { RevisionItem } from '../src/platform/db/json-columns.ts';

export interface Given {
  response: ItemResponse;
  /** As the server stores it. */
  stored: ItemResponse;
  /** Share of the points; null for an essay without a mark. */
  share: number | null;
}

interface TypeSample {
  item: Partial<RevisionItem>;
  /** Three that fit the question, the best first. Their stored forms differ. */
  given: readonly [Given, Given, Given];
  /** Responses that do not fit the question. */
  misfits: readonly [ItemResponse, ...ItemResponse[]];
}

const given = (response: ItemResponse, share: number | null, stored = response): Given => ({
  response,
  stored,
  share,
});

export const FIVE_TYPES: Record<Interaction, TypeSample> = {
  choice: {
    item: { bank_option: { 1: 'Paris', 2: 'Rome', 3: 'Oslo' }, bank_key: ['1'] },
    given: [given('1', 1), given('2', 0), given('3', 0)],
    // A submission may name an option of a choice as a map, so the last one names none.
    misfits: ['9', ['1'], { 9: '1' }],
  },
  choice_multiple: {
    item: {
      interaction: 'choice_multiple',
      bank_option: { 1: 'Ikan', 2: 'Paus', 3: 'Hiu' },
      bank_key: ['1', '3'],
      scoring_rule: 'parts_minus_wrong',
      max_choices: 2,
    },
    given: [given(['3', '1'], 1, ['1', '3']), given(['1'], 0.5), given(['2'], 0)],
    misfits: [['1', '2', '3'], ['4'], '1'],
  },
  choice_table: {
    item: {
      interaction: 'choice_table',
      bank_option: { 1: 'Benar', 2: 'Salah' },
      bank_rows: { 1: 'Air mendidih pada 100 °C.', 2: 'Es lebih berat daripada air.' },
      bank_key: { 1: '1', 2: '2' },
      scoring_rule: 'equal_parts',
    },
    given: [given({ 1: '1', 2: '2' }, 1), given({ 1: '1', 2: '' }, 0.5, { 1: '1' }), given({ 2: '1' }, 0)],
    misfits: [{ 3: '1' }, { 1: '3' }, '1'],
  },
  short_answer: {
    item: {
      interaction: 'short_answer',
      bank_option: {},
      bank_key: [
        { answer: 'Ki Hajar Dewantara', share: 1 },
        { answer: '*Dewantara', share: 0.5 },
      ],
    },
    given: [given(' ki  HAJAR dewantara.', 1), given('Pak Dewantara', 0.5), given('Soekarno', 0)],
    misfits: [['1'], { 1: '1' }, 'x'.repeat(MAX_SHORT_TEXT_LENGTH + 1)],
  },
  number: {
    item: {
      interaction: 'number',
      bank_option: {},
      bank_key: { value: '3.5', tolerance: '0.05' },
      unit: 'cm',
    },
    given: [given('3,53 cm', 1), given('4', 0), given('tiga', 0)],
    misfits: [['1'], { 1: '3' }, '1'.repeat(MAX_NUMBER_LENGTH + 1)],
  },
  essay: {
    item: {
      interaction: 'essay',
      bank_option: {},
      bank_key: null,
      rubric: [
        {
          criterion: 'Isi',
          levels: [
            { points: 0, description: 'Tidak sesuai' },
            { points: 1, description: 'Sesuai' },
          ],
        },
      ],
      max_words: 100,
    },
    given: [given('Kota itu ramai.\n\nSaya suka.', null), given('Kota.', null), given(' - ', null)],
    misfits: [['1'], { 1: 'Kota' }, 'x'.repeat(MAX_ESSAY_LENGTH + 1)],
  },
  gaps: {
    item: {
      interaction: 'gaps',
      bank_question: '<p>Sel membelah dengan [[1]] menjadi [[2]] sel. Intinya [[3]].</p>',
      bank_option: {},
      bank_gaps: {
        1: { type: 'text' },
        2: { type: 'number' },
        3: { type: 'list', options: { 1: 'hilang', 2: 'membelah' } },
      },
      bank_key: {
        1: [
          { answer: 'mitosis', share: 1 },
          { answer: 'pembelahan*', share: 0.5 },
        ],
        2: { value: '2' },
        3: ['2'],
      },
      scoring_rule: 'equal_parts',
    },
    given: [
      given({ 1: ' Mitosis', 2: '2,0', 3: '2' }, 1),
      given({ 1: 'pembelahan sel', 2: '2', 3: ' ' }, 0.5, { 1: 'pembelahan sel', 2: '2' }),
      given({ 2: 'dua', 3: '1' }, 0),
    ],
    misfits: [{ 4: '1' }, { 3: '3' }, { 2: '1'.repeat(MAX_NUMBER_LENGTH + 1) }, '1'],
  },
  match: {
    item: {
      interaction: 'match',
      bank_option: { 1: 'Tokyo', 2: 'Kairo', 3: 'Lima' },
      bank_rows: { 1: 'Mesir', 2: 'Peru' },
      bank_key: { 1: '2', 2: '3' },
      scoring_rule: 'equal_parts',
    },
    given: [given({ 2: '3', 1: '2' }, 1), given({ 1: '2', 2: '' }, 0.5, { 1: '2' }), given({ 1: '3' }, 0)],
    misfits: [{ 1: '2', 2: '2' }, { 3: '1' }, ['2', '3']],
  },
  order: {
    item: {
      interaction: 'order',
      bank_option: { 1: 'Ulat', 2: 'Telur', 3: 'Kupu-kupu', 4: 'Kepompong' },
      bank_key: ['2', '1', '4', '3'],
      scoring_rule: 'equal_parts',
    },
    given: [given(['2', '1', '4', '3'], 1), given(['2', '1', '3', '4'], 0.5), given(['3', '4', '1', '2'], 0)],
    misfits: [['2', '1'], ['2', '1', '4', '4'], { 1: '2' }],
  },
};

/** Adds points. There is no sum while an essay is unmarked. */
export const sumOf = (points: (number | null)[]): number | null =>
  points.reduce((sum, one) => (sum === null || one === null ? null : sum + one), 0);
