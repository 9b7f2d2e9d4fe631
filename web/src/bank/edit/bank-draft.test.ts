import type { BankItem } from '@lulus/contract';
import { CHOICE_DEFAULTS } from '@lulus/contract';
import { describe, expect, test } from 'vitest';
import { NO_NUMBER } from '../../questions/number/number-draft.ts';
import { emptyOption } from '../options/option-drafts.ts';
import { type BankDraft, countFiles, draftOf, newDraft, reduceDraft } from './bank-draft.ts';
import { draftFiles, insertBody, updateBody } from './bank-form-data.ts';
import { typedDraft, withTyped } from './typed-draft.ts';

const EXAM = '01a1fbd7-63b8-7644-8d79-6fc8de157dbc';
const file = (name: string, type = 'image/png') => new File(['x'], name, { type });

const anItem = (given: Partial<BankItem> = {}): BankItem => ({
  id: '01a1fbd7-63b8-7644-8d79-000000000001',
  examination_id: EXAM,
  bank_type: 'image',
  bank_section: 'READING',
  bank_question: '<p>Which?</p>',
  bank_question_weight: 1.5,
  option_type: 'file',
  bank_option: { '1': 'bank_option/a.png?s=1', '2': 'bank_option/b.png?s=2', '3': 'bank_option/c.png?s=3' },
  ...CHOICE_DEFAULTS,
  bank_key: ['2'],
  bank_answer: [2],
  bank_asset: { image: ['bank_asset/x.png?s=4', 'bank_asset/y.png?s=5'], audio: [], video: [] },
  play_limit: 1,
  hint: null,
  tags: ['Poems'],
  origin_id: null,
  ...given,
});

const edited = (draft: BankDraft, ...edits: Parameters<typeof reduceDraft>[1][]) =>
  edits.reduce(reduceDraft, draft);
const parsed = (text: string | undefined) => text && JSON.parse(text);

describe('a new question', () => {
  test('starts with three empty options and weight 0', () => {
    const draft = newDraft();
    expect(draft.options).toHaveLength(3);
    expect(insertBody(EXAM, draft, ',')).toMatchObject({
      examination_id: EXAM,
      bank_type: 'text',
      bank_question_weight: '0',
      bank_option: '{}',
      bank_answer: '[]',
    });
    expect(draftFiles(draft)).toEqual([]);
  });

  test('copies only type, section, weight and number of options from the previous question', () => {
    const before = edited(
      newDraft(),
      {
        type: 'set',
        fields: {
          bank_type: 'audio',
          bank_section: 'LISTENING',
          hint: 'Listen',
          bank_question_weight: '2',
        },
      },
      { type: 'option_edited', edit: { type: 'typed', id: 0, fields: { text: 'Paris' } } },
      { type: 'option_edited', edit: { type: 'added' } },
    );
    const draft = newDraft(before);
    expect(draft).toMatchObject({
      bank_type: 'audio',
      bank_section: 'LISTENING',
      bank_question_weight: '2',
      hint: '',
    });
    expect(draft.options.map(({ text }) => text)).toEqual(['', '', '', '']);
  });

  test('numbers its options by position and leaves out empty ones', () => {
    const draft = edited(
      newDraft(),
      { type: 'option_edited', edit: { type: 'typed', id: 0, fields: { text: 'Paris' } } },
      { type: 'option_edited', edit: { type: 'typed', id: 2, fields: { text: 'Oslo' } } },
      { type: 'option_edited', edit: { type: 'answer_toggled', id: 2 } },
      { type: 'option_edited', edit: { type: 'answer_toggled', id: 0 } },
    );
    const body = insertBody(EXAM, draft, ',');
    expect(parsed(body.bank_option)).toEqual({ '1': 'Paris', '3': 'Oslo' });
    expect(parsed(body.bank_answer)).toEqual([1, 3]);
  });

  test('accepts a weight with a comma', () => {
    const draft = edited(newDraft(), { type: 'set', fields: { bank_question_weight: '1,5' } });
    expect(insertBody(EXAM, draft, ',').bank_question_weight).toBe('1.5');
  });

  test('sends its assets and, if options are files, the option files under their numbers', () => {
    const [asset, second] = [file('chart.png'), file('b.png')];
    const draft = edited(
      newDraft(),
      { type: 'assets_added', files: [asset] },
      { type: 'option_edited', edit: { type: 'file_chosen', id: 1, file: second } },
    );
    expect(draftFiles(draft)).toEqual([{ name: 'bank_asset', file: asset }]);
    const asFiles = edited(draft, { type: 'set', fields: { option_type: 'file' } });
    expect(draftFiles(asFiles)).toEqual([
      { name: 'bank_asset', file: asset },
      { name: 'bank_option_file[2]', file: second },
    ]);
    expect(insertBody(EXAM, asFiles, ',').bank_option).toBeUndefined();
    expect(countFiles(asFiles)).toBe(2);
  });
});

describe('an edited question', () => {
  test('that is not touched sends all its current data', () => {
    const body = updateBody(draftOf(anItem(), ','), ',');
    expect(parsed(body.bank_asset_delete_list)).toEqual([]);
    expect(parsed(body.bank_asset_old_list)).toHaveLength(2);
    expect(parsed(body.bank_current_option_file)).toEqual(anItem().bank_option);
    expect(parsed(body.bank_answer)).toEqual([2]);
  });

  test('marks an asset for removal, and unmarks it the second time', () => {
    const path = 'bank_asset/x.png?s=4';
    const once = edited(draftOf(anItem(), ','), { type: 'recent_toggled', path });
    expect(parsed(updateBody(once, ',').bank_asset_delete_list)).toEqual([path]);
    expect(parsed(updateBody(once, ',').bank_asset_old_list)).toEqual(['bank_asset/y.png?s=5']);
    const twice = edited(once, { type: 'recent_toggled', path });
    expect(parsed(updateBody(twice, ',').bank_asset_delete_list)).toEqual([]);
  });

  test('replaces the image of one option and keeps the others', () => {
    const fresh = file('new.png');
    const draft = edited(draftOf(anItem(), ','), {
      type: 'option_edited',
      edit: { type: 'file_chosen', id: 1, file: fresh },
    });
    expect(Object.keys(parsed(updateBody(draft, ',').bank_current_option_file))).toEqual(['1', '3']);
    expect(draftFiles(draft)).toEqual([{ name: 'bank_option_file[2]', file: fresh }]);
    const kept = edited(draft, { type: 'option_edited', edit: { type: 'file_chosen', id: 1, file: null } });
    expect(draftFiles(kept)).toEqual([]);
    expect(Object.keys(parsed(updateBody(kept, ',').bank_current_option_file))).toEqual(['1', '2', '3']);
  });

  test('moves later options up when an option is removed', () => {
    const item = anItem({
      option_type: 'text',
      bank_option: { '1': 'a', '2': 'b', '3': 'c', '4': 'd' },
      bank_answer: [4],
    });
    const draft = edited(draftOf(item, ','), { type: 'option_edited', edit: { type: 'removed', id: 1 } });
    expect(parsed(updateBody(draft, ',').bank_option)).toEqual({ '1': 'a', '2': 'c', '3': 'd' });
    expect(parsed(updateBody(draft, ',').bank_answer)).toEqual([3]);
  });

  test('shows a gap in its options as an empty option', () => {
    const draft = draftOf(anItem({ option_type: 'text', bank_option: { '1': 'a', '4': 'd' } }), ',');
    expect(draft.options.map(({ text }) => text)).toEqual(['a', '', '', 'd']);
  });

  test('is the same object until something changes', () => {
    const draft = draftOf(anItem(), ',');
    expect(edited(draft, { type: 'set', fields: { hint: '' } })).toBe(draft);
    expect(edited(draft, { type: 'assets_added', files: [] })).toBe(draft);
    expect(edited(draft, { type: 'set', fields: { hint: 'x' } })).not.toBe(draft);
  });

  test('adds an option with an id of its own', () => {
    const draft = edited(
      newDraft(),
      { type: 'option_edited', edit: { type: 'removed', id: 0 } },
      { type: 'option_edited', edit: { type: 'added' } },
    );
    expect(draft.options.map(({ id }) => id)).toEqual([1, 2, 3]);
  });
});

const NO_OPTIONS: Partial<BankItem> = { option_type: 'text', bank_option: {}, bank_answer: [] };
const TEXTS: Partial<BankItem> = { ...NO_OPTIONS, bank_option: { 1: 'a', 2: 'b', 3: 'c' } };

/** A question of each type, and one of each kind of number. */
const questions: [string, Partial<BankItem>][] = [
  ['choice', { ...TEXTS, bank_answer: [2], bank_key: ['2'], wrong_points: -0.25 }],
  [
    'choice with points',
    {
      ...TEXTS,
      option_type: 'html',
      bank_option: { 1: '<p>x<sup>2</sup></p>', 2: '<p>y</p>' },
      scoring_rule: 'option_points',
      option_points: { 1: 5, 2: -1.5 },
      bank_answer: [1],
      bank_key: ['1'],
      bank_question_weight: 5,
    },
  ],
  [
    'choice_multiple',
    {
      ...TEXTS,
      interaction: 'choice_multiple',
      scoring_rule: 'parts_minus_wrong',
      bank_answer: [1, 3],
      bank_key: ['1', '3'],
      min_choices: 1,
      max_choices: 2,
    },
  ],
  [
    'choice_table',
    {
      ...TEXTS,
      interaction: 'choice_table',
      bank_option: { 1: 'Benar', 2: 'Salah' },
      bank_rows: { 1: '<p>one</p>', 2: '<p>two</p>' },
      rows_type: 'html',
      bank_key: { 1: '2', 2: '1' },
      scoring_rule: 'equal_parts',
    },
  ],
  [
    'match',
    {
      ...NO_OPTIONS,
      interaction: 'match',
      bank_option: { 2: 'Kairo', 4: 'Lima', 7: 'Tokyo' },
      bank_rows: { 1: 'Mesir', 2: 'Peru' },
      bank_key: { 1: '4', 2: '2' },
      reuse_options: true,
      scoring_rule: 'parts_minus_wrong',
    },
  ],
  [
    'order',
    {
      ...NO_OPTIONS,
      interaction: 'order',
      option_type: 'html',
      bank_option: { 1: '<p>ulat</p>', 3: '<p>telur</p>', 4: '<p>kupu-kupu</p>' },
      bank_key: ['3', '1', '4'],
      scoring_rule: 'equal_parts',
    },
  ],
  [
    'short_answer',
    {
      ...NO_OPTIONS,
      interaction: 'short_answer',
      bank_key: [
        { answer: '*Dewantara', share: 1 },
        { answer: 'Suwardi', share: 0.125 },
      ],
      text_rules: { case: true, accents: false, punctuation: false },
    },
  ],
  [
    'a number in percent',
    { ...NO_OPTIONS, interaction: 'number', bank_key: { value: '1250', tolerance_percent: '1' }, unit: 'kg' },
  ],
  ['a value', { ...NO_OPTIONS, interaction: 'number', bank_key: { value: '-3.5', tolerance: '0.05' } }],
  ['bounds', { ...NO_OPTIONS, interaction: 'number', bank_key: { min: '0.125', max: '2' } }],
];

const read = (text: string) => {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
};

describe('a question of each type', () => {
  test.each(questions)('%s is saved as it was', (_, given) => {
    const item = anItem({ hint: '<p>See</p>', hint_type: 'html', ...given });
    const body = updateBody(draftOf(item, ','), ',') as Record<string, string>;
    const { bank_asset_delete_list: _deleted, bank_asset_old_list: _kept, ...fields } = body;
    for (const [field, text] of Object.entries(fields)) {
      expect({ [field]: read(text) }).toEqual({ [field]: item[field as keyof BankItem] ?? '' });
    }
    const isByNumber = item.bank_answer.length > 0;
    expect(Object.keys(body)).toContain(isByNumber ? 'bank_answer' : 'bank_key');
  });

  test('a new order has other numbers than its places, the same for each save', () => {
    const texts = ['telur', 'ulat', 'kepompong', 'kupu-kupu'];
    const options = texts.map((text, id) => ({ ...emptyOption(id), text }));
    const drawn = [4, 2, 3, 1];
    const draft = edited(newDraft(), {
      type: 'set',
      fields: { interaction: 'order', options, drawnNumbers: drawn },
    });
    const body = insertBody(EXAM, draft, ',');
    expect(parsed(body.bank_key)).toEqual(['4', '2', '3', '1']);
    expect(parsed(body.bank_option)).toEqual({ 1: 'kupu-kupu', 2: 'ulat', 3: 'kepompong', 4: 'telur' });
    expect(insertBody(EXAM, draft, ',')).toEqual(body);
    expect(withTyped(newDraft(), typedDraft.parse(draft)).drawnNumbers).toEqual(drawn);
  });

  test('the options of an order keep their numbers when they move, and new ones get free numbers', () => {
    const item = anItem({ ...TEXTS, interaction: 'order', bank_key: ['2', '3', '1'], bank_answer: [] });
    const draft = draftOf(item, ',');
    const moved = edited(
      draft,
      { type: 'option_edited', edit: { type: 'arranged', options: draft.options.toReversed() } },
      { type: 'option_edited', edit: { type: 'removed', id: 0 } },
      { type: 'option_edited', edit: { type: 'added' } },
      { type: 'option_edited', edit: { type: 'typed', id: 3, fields: { text: 'd' } } },
    );
    const body = updateBody(moved, ',');
    expect(parsed(body.bank_key)).toEqual(['1', '3', '2']);
    expect(parsed(body.bank_option)).toEqual({ 1: 'a', 2: 'd', 3: 'c' });
  });

  test('the images of an order are sent under their numbers', () => {
    const item = anItem({ interaction: 'order', bank_key: ['2', '3', '1'], bank_answer: [] });
    const fresh = file('new.png');
    const draft = edited(draftOf(item, ','), {
      type: 'option_edited',
      edit: { type: 'file_chosen', id: 0, file: fresh },
    });
    expect(draftFiles(draft)).toEqual([{ name: 'bank_option_file[2]', file: fresh }]);
    const { bank_key, bank_current_option_file } = updateBody(draft, ',');
    expect(parsed(bank_key)).toEqual(['2', '3', '1']);
    expect(parsed(bank_current_option_file)).toEqual({
      1: 'bank_option/a.png?s=1',
      3: 'bank_option/c.png?s=3',
    });
  });

  test('points stay with their options when one is removed', () => {
    const item = anItem({ ...TEXTS, scoring_rule: 'option_points', option_points: { 1: 1, 2: 2, 3: 3 } });
    const draft = edited(draftOf(item, ','), { type: 'option_edited', edit: { type: 'removed', id: 0 } });
    const body = updateBody(draft, ',');
    expect(parsed(body.option_points)).toEqual({ 1: 2, 2: 3 });
    expect(parsed(body.bank_answer)).toEqual([2]);
  });

  test('numbers are read by the decimal sign of the examination', () => {
    const typed = edited(newDraft(), {
      type: 'set',
      fields: { interaction: 'number', number: { ...NO_NUMBER, value: '1.250,5', tolerance: '½' } },
    });
    expect(parsed(insertBody(EXAM, typed, ',').bank_key)).toEqual({ value: '1250.5', tolerance: '0.5' });
    const unread = edited(typed, { type: 'set', fields: { number: { ...NO_NUMBER, value: 'lima' } } });
    expect(parsed(insertBody(EXAM, unread, ',').bank_key)).toEqual({ value: 'lima' });
  });
});
