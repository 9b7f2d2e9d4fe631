import type { AnsweredQuestion, AnsweredStimulus, ItemResponse } from '@lulus/contract';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { aToken } from '../../../test/people.ts';
import { renderScreen } from '../../../test/render.tsx';
import { fetchAnswersByPath } from '../../../test/server-answers.ts';
import { EXAM_ID } from '../../examinations/test-examinations.ts';
import { answerSheetPath } from '../../platform/navigation/admin-paths.ts';
import { startSession } from '../../platform/session/session.ts';
import { aRunningAttempt, aSubmittedAttempt, lateAnswers } from '../test-attempts.ts';
import { AnswerSheetPage } from './answer-sheet-page.tsx';

const SAVED = '2026-11-20T01:10:05.000Z';

const aQuestion = (given: Partial<AnsweredQuestion> = {}): AnsweredQuestion => ({
  id: crypto.randomUUID(),
  bank_type: 'text',
  bank_question: '<p>Which is the capital?</p>',
  bank_asset: { image: [], audio: [], video: [] },
  option_type: 'text',
  options: [
    { option: '2', content: 'Rome' },
    { option: '1', content: 'Paris' },
  ],
  interaction: 'choice',
  bank_rows: [],
  rows_type: 'text',
  bank_gaps: {},
  hint_type: 'text',
  unit: null,
  scoring_rule: 'all_or_nothing',
  wrong_points: 0,
  option_points: null,
  text_rules: null,
  bank_key: ['1'],
  bank_answer: [1],
  accepted: [],
  outcome: 'graded',
  bank_question_weight: 2.5,
  play_limit: 1,
  hint: null,
  status: 'incorrect',
  points: 0,
  comment: null,
  max_words: null,
  answer: { response: '2', text: 'Rome', flagged: false, answered_at: SAVED, late_counted_at: null },
  plays: 0,
  stimulus: null,
  late: null,
  ...given,
});

function open(
  questions: AnsweredQuestion[],
  attempt = aSubmittedAttempt(),
  stimuli: AnsweredStimulus[] = [],
) {
  const examination = { id: EXAM_ID, examination_name: 'Mid-term English' };
  const sheet = {
    attempt: { ...attempt, examination },
    decimal_sign: ',',
    last_saved_at: SAVED,
    stimuli,
    sections: [{ name: 'READING', questions }],
  };
  const answers: Record<string, [status: number, body: unknown]> = {
    [`/api/attempt/${attempt.id}/answers`]: [200, sheet],
    [`/api/attempt/${attempt.id}/events`]: [
      200,
      { events: [{ at: SAVED, kind: 'started', by: 'student', details: {} }] },
    ],
  };
  const fetched = fetchAnswersByPath(answers);
  const router = createMemoryRouter([{ path: '*', element: <AnswerSheetPage /> }], {
    initialEntries: [answerSheetPath(attempt.id)],
  });
  renderScreen(<RouterProvider router={router} />);
  return { answers, fetched };
}

const question = (number: number) => screen.findByRole('listitem', { name: `Question ${number}` });
const options = async (number: number) =>
  within(within(await question(number)).getByRole('list', { name: 'Options' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

beforeEach(() => {
  startSession(aToken({ role: 'admin' }));
});

describe('an answer sheet', () => {
  test('names its student and its examination, and links to the attempts at that examination', async () => {
    open([aQuestion()]);
    expect(await screen.findByRole('heading', { level: 1, name: 'Siti Rahmawati' })).toBeTruthy();
    expect(screen.getByText('siti@example.test · Mid-term English · Kelas XII')).toBeTruthy();
    const attempts = screen.getByRole('link', { name: 'Attempts' });
    expect(attempts.getAttribute('href')).toBe(`/admin/examination-attempts?exam=${EXAM_ID}`);
    expect(await screen.findByText('Started', { selector: 'li *' })).toBeTruthy();
  });

  test('marks the chosen and the right options, with the letters that the student saw', async () => {
    open([aQuestion(), aQuestion({ status: 'correct', points: 2.5, bank_key: ['2'] })]);
    expect(await options(1)).toEqual(['ARomeChosen', 'BParisRight answer']);
    expect(await options(2)).toEqual(['ARomeChosenRight answer', 'BParis']);
    expect((await question(1)).textContent).toContain('Points: 0 of 2.5');
    expect((await question(2)).textContent).toContain('Points: 2.5 of 2.5');
    expect(screen.getByRole('heading', { level: 2, name: 'READING Points: 2.5 of 5' })).toBeTruthy();
  });

  const answered = (response: AnsweredQuestion['bank_key'] | string) => ({
    response: response as ItemResponse,
    text: '',
    flagged: false,
    answered_at: SAVED,
    late_counted_at: null,
  });

  test('shows ticks, points of options and the rule of several right answers', async () => {
    open([
      aQuestion({
        interaction: 'choice_multiple',
        bank_key: ['1'],
        scoring_rule: 'option_points',
        option_points: { 1: 2.5, 2: -1 },
        status: 'partial',
        points: 0.6,
        answer: answered(['1', '2']),
      }),
    ]);
    expect(await options(1)).toEqual(['ARomePoints: −1Chosen', 'BParisPoints: 2.5ChosenRight answer']);
    const { textContent } = await question(1);
    expect(textContent).toContain('Partly correct');
    expect(textContent).toContain('Points: 0.6 of 2.5');
    expect(textContent).toContain('Each option has its own points.');
  });

  const statements = {
    interaction: 'choice_table',
    option_type: 'html',
    options: [
      { option: '1', content: '<p>Benar</p>' },
      { option: '2', content: '<p>Salah</p>' },
    ],
    bank_rows: [
      { row: '1', content: 'Air mendidih' },
      { row: '2', content: 'Es tenggelam' },
      { row: '3', content: 'Besi terapung' },
    ],
    bank_key: { 1: '1', 2: '2', 3: '2' },
    bank_answer: [],
    scoring_rule: 'parts_minus_wrong',
    answer: answered({ 1: '1', 2: '1' }),
  } satisfies Partial<AnsweredQuestion>;

  test('shows the picked and the right column of each statement', async () => {
    open([aQuestion({ ...statements, accepted: [{ 1: '2', 2: '1' }], status: 'incorrect' })]);
    const table = within(within(await question(1)).getByRole('table', { name: 'Statements' }));
    const rows = table.getAllByRole('row').map((row) => [...row.children].map((cell) => cell.textContent));
    expect(rows).toEqual([
      ['Statement', 'Answer', 'Right answer'],
      ['Air mendidih', 'BenarCorrect', 'Benar'],
      ['Es tenggelam', 'BenarIncorrect', 'Salah'],
      ['Besi terapung', '–', 'Salah'],
    ]);
    const { textContent } = await question(1);
    expect(textContent).toContain('right statements minus wrong ones');
    expect(textContent).toContain('Also accepted: Air mendidih: Salah; Es tenggelam: Benar');
  });

  const tableRows = async (name: string, at: number) => {
    const table = within(within(await question(at)).getByRole('table', { name }));
    return table
      .getAllByRole('row')
      .slice(1)
      .map((row) => [...row.children].map((cell) => cell.textContent));
  };

  test('shows an answer that a correction accepts as correct in each statement', async () => {
    open([aQuestion({ ...statements, accepted: [{ 1: '1', 2: '1' }], status: 'correct', points: 2.5 })]);
    expect(await tableRows('Statements', 1)).toEqual([
      ['Air mendidih', 'BenarCorrect', 'Benar'],
      ['Es tenggelam', 'BenarCorrect', 'Salah'],
      ['Besi terapung', '–', 'Salah'],
    ]);
  });

  test('shows the picked and the right side of each left side', async () => {
    open([
      aQuestion({
        interaction: 'match',
        bank_rows: [
          { row: '1', content: 'Italy' },
          { row: '2', content: 'France' },
        ],
        bank_key: { 1: '2', 2: '1' },
        bank_answer: [],
        answer: answered({ 1: '2' }),
      }),
    ]);
    expect(await tableRows('Pairs', 1)).toEqual([
      ['Italy', 'RomeCorrect', 'Rome'],
      ['France', '–', 'Paris'],
    ]);
  });

  test('shows the option at each place of an order beside the right one', async () => {
    const order = {
      interaction: 'order',
      options: [
        { option: '1', content: 'egg' },
        { option: '3', content: 'moth' },
        { option: '2', content: 'larva' },
      ],
      bank_key: ['1', '2', '3'],
      bank_answer: [],
      accepted: [['2', '1', '3']],
    } satisfies Partial<AnsweredQuestion>;
    open([aQuestion({ ...order, answer: answered(['1', '3', '2']) }), aQuestion({ ...order, answer: null })]);
    expect(await tableRows('Places', 1)).toEqual([
      ['1', 'eggCorrect', 'egg'],
      ['2', 'mothIncorrect', 'larva'],
      ['3', 'larvaIncorrect', 'moth'],
    ]);
    expect((await tableRows('Places', 2))[0]).toEqual(['1', '–', 'egg']);
    expect((await question(1)).textContent).toContain('Also accepted: larva → egg → moth');
  });

  const aNumber = {
    interaction: 'number',
    options: [],
    bank_key: { value: '3.5', tolerance: '0.05' },
    unit: 'kg',
    wrong_points: -0.5,
  } satisfies Partial<AnsweredQuestion>;

  test.each([
    ['3,53', 'Read as: 3.53 kg'],
    ['1.250', 'Read as: 1250 kg'],
    ['lima', 'This is not a number.'],
  ])('shows a typed number as it was read: %s', async (typed, reading) => {
    open([aQuestion({ ...aNumber, points: -0.5, answer: answered(typed) })]);
    const definitions = within(await question(1)).getAllByRole('definition');
    expect(definitions.map(({ textContent }) => textContent)).toEqual([typed + reading, '3.5 ± 0.05 kg']);
    const { textContent } = await question(1);
    expect(textContent).toContain('Points: −0.5 of 2.5');
    expect(textContent).toContain('A wrong answer earns −0.5 points.');
  });

  test('shows a typed text, the accepted answers and those that a correction added', async () => {
    open([
      aQuestion({
        interaction: 'short_answer',
        options: [],
        bank_key: [
          { answer: 'Jakarta', share: 1 },
          { answer: 'Batavia', share: 0.5 },
        ],
        text_rules: { case: true, punctuation: true },
        accepted: ['DKI'],
        status: 'partial',
        answer: answered('Batavia '),
      }),
      aQuestion({ ...aNumber, status: 'unanswered', answer: null }),
    ]);
    const definitions = within(await question(1)).getAllByRole('definition');
    expect(definitions.map(({ textContent }) => textContent)).toEqual([
      'Batavia ',
      'Jakarta 100%Batavia 50%',
    ]);
    const { textContent } = await question(1);
    expect(textContent).toContain('Also accepted: DKI');
    expect(textContent).toContain('Capital letters matter.');
    expect(within(await question(2)).getByText('No answer')).toBeTruthy();
  });

  test('shows questions that give all points, and leaves out those that were taken out', async () => {
    open([
      aQuestion({ outcome: 'everyone', status: 'correct', points: 2.5 }),
      aQuestion({ outcome: 'removed', status: 'correct' }),
    ]);
    expect((await question(1)).textContent).toContain('All students get the points of this question.');
    expect((await question(2)).textContent).toContain('Taken out: it does not count');
    expect((await question(2)).textContent).not.toContain('Points:');
    expect(screen.getByRole('heading', { level: 2, name: 'READING Points: 2.5 of 2.5' })).toBeTruthy();
  });

  test('shows doubts, recordings and late answers', async () => {
    const answered_at = '2026-11-20T01:19:00.000Z';
    open([
      aQuestion({
        bank_asset: { image: [], audio: ['bank_asset/talk.mp3'], video: [] },
        plays: 1,
        answer: {
          response: '2',
          text: 'Rome',
          flagged: true,
          answered_at: SAVED,
          late_counted_at: '2026-11-20T01:18:00.000Z',
        },
        late: { response: '1', text: '', answered_at, received_at: SAVED, counted_at: null },
      }),
      aQuestion({
        late: { response: '2', text: '', answered_at, received_at: SAVED, counted_at: SAVED },
      }),
      aQuestion({ status: 'unanswered', answer: null }),
      aQuestion({
        interaction: 'choice_multiple',
        late: {
          response: ['1', '2'],
          text: 'Rome; Paris',
          answered_at,
          received_at: SAVED,
          counted_at: null,
        },
      }),
    ]);
    const first = (await question(1)).textContent ?? '';
    for (const text of [
      'Ragu-ragu',
      'Recording played: 1 / 1',
      'Came late, counted',
      'Late answer B',
      'Not counted.',
    ]) {
      expect(first).toContain(text);
    }
    expect((await question(2)).textContent).toMatch(/Late answer A.*Counted /);
    expect((await question(3)).textContent).toContain('Unanswered');
    expect((await question(3)).textContent).not.toContain('Saved');
    expect((await question(4)).textContent).toContain('Late answer A, B');
  });

  test.each([true, false])(
    'shows whether the student may have seen the result: %s',
    async (result_visible) => {
      open([aQuestion()], aSubmittedAttempt({}, { late: lateAnswers({ result_visible }) }));
      expect(await screen.findByText('Late answers')).toBeTruthy();
      expect(screen.queryAllByText(/may have seen the result/)).toHaveLength(result_visible ? 1 : 0);
    },
  );

  test('uploads a copy of answers, and shows how many were new or why it is rejected', async () => {
    const attempt = aRunningAttempt();
    const { answers, fetched } = open([aQuestion()], attempt);
    const path = `/api/attempt/${attempt.id}/copy`;
    const user = userEvent.setup();
    const pick = async () =>
      user.upload(await screen.findByLabelText(/Upload a saved copy/), new File(['{}'], 'answers.json'));
    answers[path] = [200, { message: 'The copy has been read in.', attempt, received: 3 }];
    await pick();
    expect(await screen.findByText('3 answers added that the server did not have.')).toBeTruthy();
    const form = fetched.mock.calls.find(([asked]) => asked === path)?.[1]?.body as FormData;
    expect(form.get('file')).toBeInstanceOf(File);
    const message = { file: ['This copy belongs to another student.'] };
    answers[path] = [422, { message, code: 'validation_failed' }];
    await pick();
    expect(await screen.findByText('This copy belongs to another student.')).toBeTruthy();
  });

  test('gives a play of a recording back with a reason while the attempt runs', async () => {
    const attempt = aRunningAttempt();
    const heard = aQuestion({
      bank_asset: { image: [], audio: ['bank_asset/talk.mp3'], video: [] },
      plays: 1,
    });
    const { answers, fetched } = open([heard, aQuestion()], attempt);
    const path = `/api/attempt/${attempt.id}/play-back`;
    const user = userEvent.setup();
    await user.click(await screen.findByRole('button', { name: 'Give a play back' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.type(dialog.getByLabelText('Reason'), 'a loud drill');
    answers[path] = [409, { message: 'This recording has not been played.', code: 'nothing_played' }];
    await user.click(dialog.getByRole('button', { name: 'Give a play back' }));
    expect(await dialog.findByText('This recording has not been played.')).toBeTruthy();
    answers[path] = [200, { plays: 0, allowed: 1 }];
    await user.click(dialog.getByRole('button', { name: 'Give a play back' }));
    expect(await screen.findByText(/has the play back within seconds/)).toBeTruthy();
    const sent = fetched.mock.calls.filter(([asked]) => asked === path).map(([, init]) => init?.body);
    expect(sent.map(String).at(-1)).toBe(JSON.stringify({ question_id: heard.id, reason: 'a loud drill' }));
  });

  test('offers no play back after the end of the attempt', async () => {
    open([aQuestion({ bank_asset: { image: [], audio: ['bank_asset/talk.mp3'], video: [] }, plays: 1 })]);
    await question(1);
    expect(screen.queryByRole('button', { name: 'Give a play back' })).toBeNull();
  });

  test('shows that an attempt is running, and no score', async () => {
    open([aQuestion()], aRunningAttempt());
    expect(await screen.findByText(/still under way/)).toBeTruthy();
    expect(screen.queryByRole('region', { name: 'Total Score' })).toBeNull();
  });

  test('follows an attempt that is reopened while the page is open, with its history', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    onTestFinished(() => void vi.useRealTimers());
    const attempt = aSubmittedAttempt();
    const { answers } = open([aQuestion()], attempt);
    expect(await screen.findByRole('region', { name: 'Total Score' })).toBeTruthy();
    const sheet = answers[`/api/attempt/${attempt.id}/answers`]?.[1] as { attempt: object };
    const reopened = { ...sheet.attempt, submitted_at: null, result_score: null, result_max: null };
    answers[`/api/attempt/${attempt.id}/answers`] = [200, { ...sheet, attempt: reopened }];
    answers[`/api/attempt/${attempt.id}/events`] = [
      200,
      { events: [{ at: SAVED, kind: 'reopened', by: 'admin', details: { minutes: 5 } }] },
    ];
    await act(() => vi.advanceTimersByTimeAsync(31_000));
    expect(screen.getByText(/still under way/)).toBeTruthy();
    expect(screen.getByText('Reopened', { selector: 'li *' })).toBeTruthy();
  });

  test('names the end of the open section beside the end of the exam', async () => {
    const open_section = { name: 'STRUCTURE', due_at: '2026-11-20T01:40:00.000Z' };
    open([aQuestion()], aRunningAttempt({}, { open_section }));
    expect(await screen.findByText(/^STRUCTURE: until .*:40$/)).toBeTruthy();
    expect(screen.getByText(/^Exam: until .*:00$/)).toBeTruthy();
  });

  test('starts with the score of a submitted attempt', async () => {
    open([aQuestion()]);
    expect((await screen.findByRole('region', { name: 'Total Score' })).textContent).toContain('7.5');
    expect(screen.queryByText(/still under way/)).toBeNull();
  });
});

test('a passage stands once, above its questions, with its recording, whose play can be given back', async () => {
  const stimulus = {
    id: crypto.randomUUID(),
    content: '<p>A long talk.</p>',
    bank_asset: { image: [], audio: ['bank_asset/talk.mp3?s'], video: [] },
    play_limit: 2,
    plays: 1,
  };
  const attempt = aRunningAttempt();
  const questions = [aQuestion({ stimulus: stimulus.id }), aQuestion({ stimulus: stimulus.id }), aQuestion()];
  const { answers, fetched } = open(questions, attempt, [stimulus]);
  const path = `/api/attempt/${attempt.id}/play-back`;
  answers[path] = [200, { plays: 0, allowed: 2 }];
  await question(3);
  expect(screen.getAllByText('A long talk.')).toHaveLength(1);
  expect(screen.getByText('Recording played: 1 / 2')).toBeDefined();
  const recording = screen.getByLabelText<HTMLAudioElement>('Recording of the passage');
  expect([recording.localName, recording.controls]).toEqual(['audio', true]);
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: 'Give a play back' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'Give a play back' }));
  const sent = fetched.mock.calls.find(([address]) => address === path)?.[1]?.body;
  expect(JSON.parse(String(sent))).toEqual({ stimulus_id: stimulus.id });
});
