import type { ExamResult, Review } from '@lulus/contract';
import { MantineProvider } from '@mantine/core';
import { render, screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
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

function cells(...[shown, given]: [Review, ExamResult['result_answer']] | []): HTMLElement[][] {
  render(
    <MantineProvider>
      <FeedbackTable rows={feedbackRows(shown ?? review, given ?? answers)} />
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
    unmarked: 0,
  });
});

test('a rich hint has its formats, and a plain one is shown as it is', () => {
  const [plain, , rich] = cells().map((row) => row.at(-1));
  expect(plain?.textContent).toContain('At seven.');
  expect(rich?.querySelector('sup')?.textContent).toBe('2');
});

describe('the types of questions', () => {
  const asked = { id: 'q1', bank_question: 'Q', bank_option: '{}', hint: null };
  type Asked = Partial<Review[string][number]>;
  type Given = ExamResult['result_answer'][string];

  /** The cells of the result and of the answer. */
  function shown(question: Asked, answer: Given) {
    const [row = []] = cells({ PART: [{ ...asked, ...question }] }, { q1: answer });
    return { result: row[2]?.textContent, answer: row[3] as HTMLElement };
  }

  const table: Asked = {
    interaction: 'choice_table',
    bank_option: '{"1":"True","2":"False"}',
    bank_rows: [{ 2: 'Ice <sinks>' }, { 1: '<p>Water is <b>wet</b></p>' }, { 3: 'Salt' }],
    rows_type: 'text',
    scoring_rule: 'equal_parts',
    wrong_points: -0.25,
  };

  test('a table has every statement with its column, also those without an answer', () => {
    const { result, answer } = shown(table, {
      status: 'partial',
      answer: 'Ice <sinks>: False; Salt: True',
      points: 2 / 3,
      points_max: 1,
      response: { 2: '2', 3: '1' },
    });
    const statements = within(answer).getAllByRole('listitem');
    expect(statements.map(({ textContent }) => textContent)).toEqual([
      'Ice <sinks>False',
      '<p>Water is <b>wet</b></p>–No answer',
      'SaltTrue',
    ]);
    expect(result).toBe(
      'Partly correctPoints: 0.67 of 1Each right part gets an equal share of the points.A wrong answer: −0.25',
    );
  });

  test('rich statements have their formats', () => {
    const { answer } = shown({ ...table, rows_type: 'html' }, { status: 'unanswered', answer: '' });
    expect(answer.querySelector('b')?.textContent).toBe('wet');
  });

  test('a matching has every left side with its right side', () => {
    const { answer } = shown(
      { ...table, interaction: 'match', bank_option: '{"1":"Cairo","2":"Lima"}', bank_rows: [{ 1: 'Peru' }] },
      { status: 'correct', answer: 'Peru: Lima', response: { 1: '2' } },
    );
    expect(
      within(answer)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(['PeruLima']);
  });

  const order: Asked = {
    interaction: 'order',
    bank_option: '{"1":"larva","2":"egg"}',
    scoring_rule: 'equal_parts',
  };

  test('an order is a list in the order of the student', () => {
    const { result, answer } = shown(order, {
      status: 'correct',
      answer: 'egg → larva',
      points: 1,
      points_max: 1,
      response: ['2', '1'],
    });
    const options = within(answer).getAllByRole('listitem');
    expect(options.map(({ textContent }) => textContent)).toEqual(['egg', 'larva']);
    expect(result).toBe('CorrectPoints: 1 of 1Each right part gets an equal share of the points.');
  });

  test('an order without an answer says so', () => {
    const { answer } = shown(order, { status: 'unanswered', answer: '' });
    expect(answer.textContent).toBe('–No answer');
  });

  test('ticked options are a list, with their formats and pictures', () => {
    const { answer } = shown(
      {
        interaction: 'choice_multiple',
        option_type: 'html',
        bank_option: '{"3":"x<sup>2</sup>","1":"y","2":"z"}',
      },
      { status: 'correct', answer: 'y; x²', points: 1, points_max: 1, response: ['1', '3'] },
    );
    expect(within(answer).getAllByRole('listitem')).toHaveLength(2);
    expect(answer.querySelector('sup')?.textContent).toBe('2');
  });

  test.each([
    ['3,5', ',', '3,5 kg', '3,5 kg'],
    ['1.250', ',', '1.250 kg', '1.250 kgRead as: 1250 kg'],
    ['1.250', '.', '1.250 kg', '1.250 kgRead as: 1.25 kg'],
    ['many', '.', 'many kg', 'many kgThis is not a number.'],
  ] as const)(
    'the number %s under the sign %s is shown with its reading where that differs',
    (response, decimal_sign, text, expected) => {
      const { answer } = shown(
        { interaction: 'number', unit: 'kg', decimal_sign },
        { status: 'incorrect', answer: text, points: 0, points_max: 1, response },
      );
      expect(answer.textContent).toBe(expected);
    },
  );

  test('a question without points says that it does not count', () => {
    const { result } = shown({}, { status: 'correct', answer: 'a', points: 0, points_max: 0, response: '1' });
    expect(result).toBe('CorrectDoes not count');
  });

  test('a removed question has no status and is not counted', () => {
    const removed = { status: 'correct', answer: 'a', points: 0, points_max: 0, removed: true } as const;
    expect(shown({}, removed).result).toBe('The school removed this question. It does not count.');
    expect(countByStatus({ removed }).correct).toBe(0);
  });

  test('without points of the server, none are shown', () => {
    expect(shown(table, { status: 'partial', answer: 'Salt: True' }).result).toBe('Partly correct');
  });
});

test('a passage stands once, above the first of its questions', () => {
  const bank_asset = { image: ['bank_asset/map.png?s'], audio: [], video: [] };
  const [first, second] = review.LISTENING;
  if (!first || !second) throw new Error('Two questions were expected.');
  const shared = {
    LISTENING: [
      { ...first, stimulus: 's', stimulus_content: { content: '<p>A long talk.</p>', bank_asset } },
      { ...second, stimulus: 's', stimulus_content: null },
    ],
  };
  const [passage, ...others] = cells(shared, answers);
  expect(passage?.map(({ textContent }) => textContent)).toEqual(['A long talk.']);
  expect(passage?.[0]?.querySelector('img')).not.toBeNull();
  expect(others).toHaveLength(2);
  expect(screen.getAllByText('A long talk.')).toHaveLength(1);
});
