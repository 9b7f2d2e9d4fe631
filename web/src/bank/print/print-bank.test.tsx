import { CHOICE_DEFAULTS } from '@lulus/contract';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { renderScreen } from '../../../test/render.tsx';
import { aChoice, aMultiple, aNumber, aShortAnswer, aTable } from '../../questions/display/test-questions.ts';
import { anItem } from '../test-bank.ts';
import { PrintBank } from './print-bank.tsx';

const entries = [aChoice, aMultiple, aTable, aShortAnswer, aNumber].map((question, at) => ({
  ...anItem,
  ...CHOICE_DEFAULTS,
  bank_asset: { image: [], audio: at === 0 ? ['bank_asset/y.mp3'] : [], video: [] },
  bank_question: `<p>Question text ${at + 1}</p>`,
  bank_section: at < 3 ? 'READING' : 'NUMBERS',
  id: `question-${at}`,
  ...question,
}));
const print = vi.fn();

beforeEach(() => {
  print.mockClear();
  vi.stubGlobal('print', print);
});

function open() {
  renderScreen(<PrintBank examination={{ examination_name: 'Try-out' }} stimuli={[]} entries={entries} />);
  return userEvent.setup();
}
const section = (name: string) => within(screen.getByRole('region', { name, hidden: true }));

test('prints all questions for students, without a key', async () => {
  const user = open();
  await user.click(screen.getByRole('button', { name: 'Print questions' }));
  expect(print).toHaveBeenCalledOnce();
  const reading = section('READING');
  expect(reading.getByText('Question text 1')).toBeTruthy();
  expect(reading.getByText('This question has a recording.')).toBeTruthy();
  expect(reading.getByText('Tick at most 2 options.')).toBeTruthy();
  expect(section('NUMBERS').getByText('kg')).toBeTruthy();
  expect(screen.getByText('Name:')).toBeTruthy();
  expect(document.body.textContent).not.toMatch(/Right answer|Answer key|Batavia|3\.5|earns|Partial/);
});

test('prints the answer key with the scoring', async () => {
  const user = open();
  await user.click(screen.getByRole('button', { name: 'Print questions' }));
  await user.click(screen.getByRole('button', { name: 'Print with answer key' }));
  expect(print).toHaveBeenCalledTimes(2);
  expect(screen.getByText('Answer key')).toBeTruthy();
  expect(section('READING').getAllByText('Right answer')).toHaveLength(5);
  const numbers = section('NUMBERS');
  expect(numbers.getByText('Batavia').parentElement?.textContent).toBe('Batavia 50%');
  expect(numbers.getByText('3.5 ± 0.05 kg')).toBeTruthy();
  expect(numbers.getByText('A wrong answer earns −0.5 points.')).toBeTruthy();
  expect(screen.queryByText('Name:')).toBeNull();
});
