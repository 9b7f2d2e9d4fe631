import { expect, test } from 'vitest';
import { anItem } from '../../../test/factories.ts';
import type { RevisionItem } from '../../platform/db/json-columns.ts';
import { score } from '../score.ts';

const isRight = (answer: string, typed: string, text_rules: RevisionItem['text_rules'] = null) =>
  score(
    anItem({ interaction: 'short_answer', bank_option: {}, bank_key: [{ answer, share: 1 }], text_rules }),
    typed,
    ',',
  ).status === 'correct';

test.each([
  ['Ki Hajar Dewantara', '  ki  hajar dewantara. '],
  ['Straße', 'STRASSE'],
  ['ılık', 'ILIK'],
  ['Jum’at', "jum'at"],
  ['anak-anak', 'anak–anak'],
  ['“ya”', '"ya"'],
  ['ﬁlm', 'film'],
  ['kata', 'ka\u00ADta'],
  ['كتاب', 'كــتاب'],
  ['أحمد', 'احمد'],
  ['مَكْتَبٌ', 'مكتب'],
  ['foto*', 'fotosintesis'],
  ['*sintesis', 'fotosintesis'],
  ['f*s*s', 'fotosintesis'],
  ['5 \\* 3', '5 * 3'],
])('%s accepts %s', (answer, typed) => {
  expect(isRight(answer, typed)).toBe(true);
});

test.each([
  ['m²', 'm2'],
  ['H₂O', 'H2O'],
  ['café', 'cafe'],
  ['が', 'か'],
  ['台', '臺'],
  ['5 \\* 3', '5 x 3'],
  ['f*s*s', 'foto'],
  ['a*a', 'a'],
])('%s does not accept %s', (answer, typed) => {
  expect(isRight(answer, typed)).toBe(false);
});

test('rules say whether case, accents and punctuation matter', () => {
  const rules = { case: false, accents: true, punctuation: true };
  expect(isRight('Bandung', 'bandung', { ...rules, case: true })).toBe(false);
  expect(isRight('café', 'cafe', { ...rules, accents: false })).toBe(true);
  expect(isRight('が', 'か', { ...rules, accents: false })).toBe(false);
  expect(isRight('ya, benar', 'ya benar')).toBe(false);
  expect(isRight('ya, benar', 'ya benar', { ...rules, punctuation: false })).toBe(true);
});

test('the best share wins', () => {
  const bank_key = [
    { answer: '*', share: 0.25 },
    { answer: 'foto*', share: 0.5 },
    { answer: 'fotosintesis', share: 1 },
  ];
  const item = anItem({ interaction: 'short_answer', bank_option: {}, bank_key });
  const points = ['fotosintesis', 'fotografi', 'apa saja'].map(
    (typed) => score(item, typed, ',').points / 1e6,
  );
  expect(points).toEqual([1, 0.5, 0.25]);
});
