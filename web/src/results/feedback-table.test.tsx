import { MantineProvider } from '@mantine/core';
import { render, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { countByStatus, feedbackRows } from './feedback.ts';
import { FeedbackTable } from './feedback-table.tsx';

const review = {
  LISTENING: [
    {
      id: 'q1',
      bank_question: '<p>Which <b>clock</b>?</p>',
      bank_option: '{}',
      hint: 'At seven.\nNot at eight.',
    },
    { id: 'q2', bank_question: 'Why?', bank_option: '{}', hint: null },
  ],
  READING: [
    {
      id: 'q3',
      bank_question: 'What?',
      bank_option: '{}',
      hint: '<p>10<sup>2</sup></p>',
      hint_type: 'html' as const,
    },
  ],
};
const answers = {
  q1: { status: 'correct' as const, answer: 'bank_option/clock.png?expires=1&signature=x' },
  q2: { status: 'incorrect' as const, answer: 'Because <b> it rains' },
};

function cells(): HTMLElement[][] {
  render(
    <MantineProvider>
      <FeedbackTable rows={feedbackRows(review, answers)} />
    </MantineProvider>,
  );
  const [, ...rows] = within(screen.getByRole('table')).getAllByRole('row');
  return rows.map((row) => within(row).getAllByRole('cell'));
}

test('the columns are Section, Question, Result, Selected Answer and Hint', () => {
  cells();
  expect(screen.getAllByRole('columnheader').map((header) => header.textContent)).toEqual([
    'Section',
    'Question',
    'Result',
    'Selected Answer',
    'Hint',
  ]);
});

test('a row has the section, the formatted question, the status and the hint', () => {
  const [section, question, result, , hint] = cells()[0] ?? [];
  expect(section?.textContent).toBe('LISTENING 1');
  expect(question?.querySelector('b')?.textContent).toBe('clock');
  expect(result?.textContent).toBe('Correct');
  expect(hint?.textContent).toBe('At seven.\nNot at eight.');
});

test('an image answer is shown as an image, with the signature in its path', () => {
  const image = within(cells()[0]?.[3] as HTMLElement).getByRole('img', { name: 'Option image' });
  expect(image.getAttribute('src')).toBe('/api/assets/bank_option/clock.png?expires=1&signature=x');
});

test('a text answer is shown without interpreting HTML', () => {
  expect(cells()[1]?.[3]?.textContent).toBe('Because <b> it rains');
});

test('a question that is missing in the result counts as unanswered', () => {
  const [section, , result, answer] = cells()[2] ?? [];
  expect(section?.textContent).toBe('READING 1');
  expect(result?.textContent).toBe('Unanswered');
  expect(answer?.textContent).toContain('No answer');
});

test('answers are counted by status', () => {
  expect(countByStatus({ ...answers, q3: { status: 'unanswered', answer: '' } })).toEqual({
    correct: 1,
    partial: 0,
    incorrect: 1,
    unanswered: 1,
  });
});

test('a rich hint has its formats, and a plain one is shown as it is', () => {
  const [plain, , rich] = cells().map((row) => row.at(-1));
  expect(plain?.textContent).toContain('At seven.');
  expect(rich?.querySelector('sup')?.textContent).toBe('2');
});
