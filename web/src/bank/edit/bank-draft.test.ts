import type { BankItem } from '@lulus/contract';
import { CHOICE_DEFAULTS } from '@lulus/contract';
import { describe, expect, test } from 'vitest';
import { type BankDraft, countFiles, draftOf, newDraft, reduceDraft } from './bank-draft.ts';
import { draftFiles, insertBody, updateBody } from './bank-form-data.ts';

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
    expect(insertBody(EXAM, draft)).toMatchObject({
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
      { type: 'type_chosen', bank_type: 'audio' },
      {
        type: 'typed',
        field: 'bank_section',
        value: 'LISTENING',
      },
      { type: 'typed', field: 'hint', value: 'Listen' },
      { type: 'typed', field: 'bank_question_weight', value: '2' },
      { type: 'option_edited', edit: { type: 'typed', id: 0, text: 'Paris' } },
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
      { type: 'option_edited', edit: { type: 'typed', id: 0, text: 'Paris' } },
      { type: 'option_edited', edit: { type: 'typed', id: 2, text: 'Oslo' } },
      { type: 'option_edited', edit: { type: 'answer_toggled', id: 2 } },
      { type: 'option_edited', edit: { type: 'answer_toggled', id: 0 } },
    );
    const body = insertBody(EXAM, draft);
    expect(parsed(body.bank_option)).toEqual({ '1': 'Paris', '3': 'Oslo' });
    expect(parsed(body.bank_answer)).toEqual([1, 3]);
  });

  test('accepts a weight with a comma', () => {
    const draft = edited(newDraft(), { type: 'typed', field: 'bank_question_weight', value: '1,5' });
    expect(insertBody(EXAM, draft).bank_question_weight).toBe('1.5');
  });

  test('sends its assets and, if options are files, the option files under their numbers', () => {
    const [asset, second] = [file('chart.png'), file('b.png')];
    const draft = edited(
      newDraft(),
      { type: 'assets_added', files: [asset] },
      { type: 'option_edited', edit: { type: 'file_chosen', id: 1, file: second } },
    );
    expect(draftFiles(draft)).toEqual([{ name: 'bank_asset', file: asset }]);
    const asFiles = edited(draft, { type: 'option_type_chosen', option_type: 'file' });
    expect(draftFiles(asFiles)).toEqual([
      { name: 'bank_asset', file: asset },
      { name: 'bank_option_file[2]', file: second },
    ]);
    expect(insertBody(EXAM, asFiles).bank_option).toBeUndefined();
    expect(countFiles(asFiles)).toBe(2);
  });
});

describe('an edited question', () => {
  test('that is not touched sends all its current data', () => {
    const body = updateBody(draftOf(anItem()));
    expect(parsed(body.bank_asset_delete_list)).toEqual([]);
    expect(parsed(body.bank_asset_old_list)).toHaveLength(2);
    expect(parsed(body.bank_current_option_file)).toEqual(anItem().bank_option);
    expect(parsed(body.bank_answer)).toEqual([2]);
  });

  test('marks an asset for removal, and unmarks it the second time', () => {
    const path = 'bank_asset/x.png?s=4';
    const once = edited(draftOf(anItem()), { type: 'recent_toggled', path });
    expect(parsed(updateBody(once).bank_asset_delete_list)).toEqual([path]);
    expect(parsed(updateBody(once).bank_asset_old_list)).toEqual(['bank_asset/y.png?s=5']);
    const twice = edited(once, { type: 'recent_toggled', path });
    expect(parsed(updateBody(twice).bank_asset_delete_list)).toEqual([]);
  });

  test('replaces the image of one option and keeps the others', () => {
    const fresh = file('new.png');
    const draft = edited(draftOf(anItem()), {
      type: 'option_edited',
      edit: { type: 'file_chosen', id: 1, file: fresh },
    });
    expect(Object.keys(parsed(updateBody(draft).bank_current_option_file))).toEqual(['1', '3']);
    expect(draftFiles(draft)).toEqual([{ name: 'bank_option_file[2]', file: fresh }]);
    const kept = edited(draft, { type: 'option_edited', edit: { type: 'file_chosen', id: 1, file: null } });
    expect(draftFiles(kept)).toEqual([]);
    expect(Object.keys(parsed(updateBody(kept).bank_current_option_file))).toEqual(['1', '2', '3']);
  });

  test('moves later options up when an option is removed', () => {
    const item = anItem({
      option_type: 'text',
      bank_option: { '1': 'a', '2': 'b', '3': 'c', '4': 'd' },
      bank_answer: [4],
    });
    const draft = edited(draftOf(item), { type: 'option_edited', edit: { type: 'removed', id: 1 } });
    expect(parsed(updateBody(draft).bank_option)).toEqual({ '1': 'a', '2': 'c', '3': 'd' });
    expect(parsed(updateBody(draft).bank_answer)).toEqual([3]);
  });

  test('shows a gap in its options as an empty option', () => {
    const draft = draftOf(anItem({ option_type: 'text', bank_option: { '1': 'a', '4': 'd' } }));
    expect(draft.options.map(({ text }) => text)).toEqual(['a', '', '', 'd']);
  });

  test('is the same object until something changes', () => {
    const draft = draftOf(anItem());
    expect(edited(draft, { type: 'typed', field: 'hint', value: '' })).toBe(draft);
    expect(edited(draft, { type: 'assets_added', files: [] })).toBe(draft);
    expect(edited(draft, { type: 'typed', field: 'hint', value: 'x' })).not.toBe(draft);
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
