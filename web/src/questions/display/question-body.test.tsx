import { screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { renderScreen } from '../../../test/render.tsx';
import { chooseLanguage } from '../../platform/i18n/i18n.ts';
import { QuestionBody } from './question-body.tsx';
import type { ShownQuestion } from './shown-question.ts';
import {
  aChoice,
  aGapText,
  aMatch,
  aMultiple,
  aNumber,
  anEssay,
  anOrder,
  aShortAnswer,
  aTable,
} from './test-questions.ts';

afterEach(() => chooseLanguage('default'));

const show = (question: ShownQuestion, hasKey = true) =>
  renderScreen(<QuestionBody question={question} hasKey={hasKey} />).container;
const items = (name: string) =>
  within(screen.getByRole('list', { name }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
const cells = () =>
  screen
    .getAllByRole('row')
    .slice(1)
    .map((row) => [...row.children].map(({ textContent }) => textContent));

test('a single choice has its key marked, and no note on scoring by default', () => {
  show(aChoice);
  expect(screen.getByText('One right answer')).toBeTruthy();
  expect(items('Options')).toEqual(['AJakartaRight answer', 'BBandung']);
  expect(screen.queryByRole('list', { name: 'Scoring' })).toBeNull();
});

test('a single choice with several right options notes that one is enough', () => {
  show({ ...aChoice, bank_key: ['1', '2'] });
  expect(items('Scoring')).toEqual(['Any one of the right options is enough.']);
});

test('gaps have their keys; paper for students has the options of lists only', () => {
  const { unmount } = renderScreen(<QuestionBody question={aGapText} />);
  expect(screen.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
    'Gap 1',
    'Gap 2',
    'Gap 3',
  ]);
  expect(items('Options')).toEqual(['Ago', 'BgoesRight answer']);
  expect(items('Accepted answers')).toEqual(['mitosis 100%']);
  expect(items('Right answer')).toEqual(['2.5']);
  expect(items('Scoring')).toEqual(['Each right gap earns an equal part of the points.']);
  unmount();
  show(aGapText, false);
  expect(screen.getAllByRole('term').map(({ textContent }) => textContent)).toEqual(['Gap 1']);
  expect(items('Options')).toEqual(['Ago', 'Bgoes']);
});

test('several right answers come with the number of ticks and the rule', () => {
  show(aMultiple);
  expect(items('Options')).toEqual(['AAirRight answer', 'BBesi', 'CKayuRight answer']);
  expect(items('Scoring')).toEqual([
    'Tick at most 2 options.',
    'Partial points: right ticks minus wrong ticks, never below 0.',
  ]);
});

test('points of options are shown beside them', () => {
  show({ ...aChoice, bank_key: [], scoring_rule: 'option_points', option_points: { 1: 2.5, 2: -1 } });
  expect(items('Options')).toEqual(['AJakartaPoints: 2.5', 'BBandungPoints: −1']);
  expect(items('Scoring')).toEqual(['Each option has its own points.']);
});

test('a table has the right column of each statement marked, and rich text rendered', () => {
  show(aTable);
  expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    'Statement',
    'Benar',
    'Salah',
  ]);
  expect(cells()).toEqual([
    ['Air mendidih pada 100 °C', 'Right answer', ''],
    ['Es tenggelam', '', 'Right answer'],
  ]);
  expect(items('Scoring')).toEqual(['Each right statement earns an equal part of the points.']);
});

test('a matching has its pairs, then the right sides that belong to none', () => {
  show(aMatch);
  expect(cells()).toEqual([
    ['Mesir', 'Kairo'],
    ['Peru', 'Lima'],
    ['Belongs to none', 'Tokyo'],
  ]);
  expect(items('Scoring')).toEqual([
    'A right side may belong to several left sides.',
    'Partial points: right pairs minus wrong ones, never below 0.',
  ]);
});

test('a matching on paper has both sides, with letters on the right', () => {
  show(aMatch, false);
  expect(screen.getByText(/^Write the letter .* several left sides\.$/)).toBeTruthy();
  expect(items('Left sides')).toEqual(['Mesir', 'Peru']);
  expect(items('Right sides')).toEqual(['ATokyo', 'BKairo', 'CLima']);
  expect(screen.queryByRole('table')).toBeNull();
});

test('an order has its options in the right order, on paper in that of their numbers', () => {
  const { unmount } = renderScreen(<QuestionBody question={anOrder} />);
  expect(items('Right order')).toEqual(['1Telur', '2Ulat', '3Kupu-kupu']);
  expect(items('Scoring')).toEqual(['Each option in its place earns an equal part of the points.']);
  unmount();
  show(anOrder, false);
  expect(screen.getByText('Number the options in the right order.')).toBeTruthy();
  expect(items('Options')).toEqual(['Ulat', 'Telur', 'Kupu-kupu']);
});

test('a table of many columns names the right column beside its mark, for narrow screens', () => {
  show({ ...aTable, bank_option: { ...aTable.bank_option, 3: 'Mungkin', 4: 'Tidak tahu' } });
  expect(cells()[0]?.slice(0, 2)).toEqual(['Air mendidih pada 100 °C', 'Right answerBenar']);
});

test('accepted answers have their shares, and the rules of text are in words', () => {
  show(aShortAnswer);
  expect(items('Accepted answers')).toEqual(['Jakarta 100%', 'Batavia 50%']);
  expect(items('Scoring')).toEqual(['Capital letters matter.', 'Punctuation does not matter.']);
});

test.each<[ShownQuestion['bank_key'], string | null, string]>([
  [{ value: '3.5', tolerance: '0.05' }, 'kg', '3,5 ± 0,05 kg'],
  [{ value: '-12' }, null, '−12'],
  [{ value: '1250', tolerance_percent: '1.5' }, 'm', '1250 m ± 1,5%'],
  [{ min: '1', max: '2' }, null, '1 sampai 2'],
  [{ value: '0.12345678901234567891', tolerance: '0' }, null, '0,12345678901234567891'],
])('the number %j with unit %s is %s in Indonesian', (bank_key, unit, text) => {
  chooseLanguage('id');
  show({ ...aNumber, bank_key, unit });
  expect(items('Jawaban benar')).toEqual([text]);
  expect(items('Penilaian')).toEqual(['Jawaban salah bernilai −0,5 poin.']);
});

test.each<ShownQuestion>([
  { ...aChoice, bank_key: [] },
  { ...aMultiple, bank_key: [] },
  { ...aTable, bank_key: { 1: '1' } },
  { ...aMatch, bank_key: { 2: '3' } },
  { ...anOrder, bank_key: [] },
  { ...aNumber, bank_key: {} as ShownQuestion['bank_key'] },
  { ...aShortAnswer, bank_key: [] },
])('a $interaction without a key says so', (question) => {
  show(question);
  expect(screen.getByText('No right answer is set yet.')).toBeTruthy();
});

test('a question with a key, or with points of its options, lacks none', () => {
  show({ ...aChoice, bank_key: [], scoring_rule: 'option_points', option_points: { 1: 1 } });
  for (const question of [aChoice, aMultiple, aTable, aMatch, anOrder, aShortAnswer, aNumber]) show(question);
  expect(screen.queryByText('No right answer is set yet.')).toBeNull();
});

test.each([aChoice, aMultiple, aTable, aMatch, anOrder, aShortAnswer, aNumber, anEssay])(
  'paper for students shows neither key nor scoring of $interaction',
  (question) => {
    const { textContent } = show(question, false);
    expect(textContent).not.toMatch(/Right answer|Partial|earns|100%|50%|3\.5|Capital|Isi|Sesuai/);
  },
);

test('paper for students has the number of ticks, the statements and the unit', () => {
  show(aMultiple, false);
  expect(screen.getByText('Tick at most 2 options.')).toBeTruthy();
  show(aTable, false);
  expect(cells()).toEqual([
    ['Air mendidih pada 100 °C', '', ''],
    ['Es tenggelam', '', ''],
  ]);
  show(aNumber, false);
  expect(screen.getByText('kg')).toBeTruthy();
});

test('an essay shows its limit of words, and the rubric to staff only', () => {
  show(anEssay);
  expect(items('Rubric')[0]).toBe('Isi0 points Tidak sesuai2.5 points Sesuai');
  show(anEssay, false);
  expect(screen.getAllByText('At most 200 words')).toHaveLength(2);
});
