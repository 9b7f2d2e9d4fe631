import { bankItem } from '@lulus/contract';
import { renderHook } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { chooseLanguage } from '../platform/i18n/i18n.ts';
import { useFieldTexts } from './field-texts.ts';

afterEach(() => chooseLanguage('default'));

const texts = () => renderHook(useFieldTexts).result.current;

test.each<[name: string, value: unknown, text: string]>([
  ['interaction', 'choice_multiple', 'Pilihan ganda kompleks'],
  ['scoring_rule', 'parts_minus_wrong', 'Benar dikurangi salah'],
  ['rows_type', 'html', 'Teks berformat'],
  ['kind', 'everyone', 'Poin untuk semua siswa'],
  ['kind', 'collection', 'collection'],
  ['decimal_sign', '.', 'Titik'],
  ['negative_total', true, 'ya'],
  ['bank_question', 'text', 'text'],
  ['bank_rows', { 1: 'Air mendidih', 2: 'Es tenggelam' }, '1: Air mendidih\n2: Es tenggelam'],
  ['bank_key', ['1', '3'], '1, 3'],
  ['bank_key', { 1: '2', 2: '1' }, '1: 2\n2: 1'],
  ['bank_key', { value: '3.5', tolerance: '0.05' }, 'Nilai: 3,5\nToleransi: 0,05'],
  [
    'bank_key',
    [
      { answer: 'Jakarta', share: 1 },
      { answer: 'Batavia', share: 0.5 },
    ],
    'Jakarta (100%), Batavia (50%)',
  ],
  ['accepted', [{ 1: '2' }], '1: 2'],
  ['option_points', { 1: 2.5, 2: -1 }, '1: 2,5\n2: -1'],
  [
    'text_rules',
    { case: true, punctuation: false },
    'Huruf besar dan kecil dibedakan: ya\nTanda baca dibedakan: tidak',
  ],
  ['bank_rows', {}, '–'],
])('the value of %s %j is readable', (name, value, text) => {
  chooseLanguage('id');
  expect(texts().value(value, name)).toBe(text);
});

test('every field of a question has a label', () => {
  const fields = Object.keys(bankItem.omit({ id: true, examination_id: true }).shape);
  expect(fields.filter((name) => texts().field(name) === name)).toEqual([]);
});

test('a changed weight has the decimal sign of the language', () => {
  chooseLanguage('id');
  expect(renderHook(useFieldTexts).result.current.value(2.5)).toBe('2,5');
  chooseLanguage('en');
  expect(renderHook(useFieldTexts).result.current.value(2.5)).toBe('2.5');
});
