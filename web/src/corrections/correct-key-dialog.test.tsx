import type { CorrectionPreview, DeliveredQuestion, GradedKey, ScoreChange } from '@lulus/contract';
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { aToken } from '../../test/people.ts';
import { renderScreen } from '../../test/render.tsx';
import { serverAnswer } from '../../test/server-answers.ts';
import { EXAM_ID } from '../examinations/test-examinations.ts';
import { startSession } from '../platform/session/session.ts';
import { CorrectKeyDialog } from './correct-key-dialog.tsx';

const QUESTION_ID = '01a1fbd7-63b8-7644-8d79-000000000001';
const PATH = `/api/examination/${EXAM_ID}/key/${QUESTION_ID}`;

const key = { bank_answer: [1], bank_question_weight: 1 };
const graded = (given: typeof key): GradedKey => ({
  ...given,
  bank_key: given.bank_answer.map(String),
  accepted: [],
  outcome: 'graded',
  hint: null,
});
const aQuestion = (given: Partial<DeliveredQuestion> = {}): DeliveredQuestion => ({
  id: QUESTION_ID,
  bank_question: '<p>Which <strong>one</strong>?</p>',
  options: [
    { option: '1', contents: [{ option_type: 'text', content: 'Paris' }] },
    {
      option: '2',
      contents: [
        { option_type: 'text', content: 'Roma' },
        { option_type: 'text', content: 'Rome' },
      ],
    },
    { option: '3', contents: [{ option_type: 'file', content: 'bank_option/c.png?s=1' }] },
  ],
  interaction: 'choice',
  scoring_rule: 'all_or_nothing',
  bank_rows: {},
  rows_type: 'text',
  bank_gaps: {},
  unit: null,
  decimal_sign: ',',
  hint_type: 'text',
  key: graded(key),
  corrected_at: null,
  bank_key: graded(key),
  ...given,
});

const aChange = (number: number): ScoreChange => ({
  attempt_id: `01a1fbd7-63b8-7644-8d79-${String(number).padStart(12, '0')}`,
  user: {
    id: EXAM_ID,
    first_name: 'Siswa',
    middle_name: null,
    last_name: String(number),
    class: '9A',
    login: `s${number}@example.test`,
  },
  number: 1,
  score_before: 1.5,
  score_after: 2,
  max_before: 3,
  max_after: 3,
});
const aPreview = (given: Partial<CorrectionPreview> = {}): CorrectionPreview => ({
  version: 'v1',
  results: 12,
  sum_before: 20,
  sum_after: 20.5,
  running: 2,
  changes: [aChange(1)],
  ...given,
});

type Answers = Record<string, [status: number, body: unknown]>;

/** Opens the dialog with replies by method and path. `sent` records the request bodies. */
function open(answers: Answers = {}) {
  const all: Answers = {
    [`GET ${PATH}`]: [200, aQuestion()],
    [`POST ${PATH}/preview`]: [200, aPreview()],
    [`PUT ${PATH}`]: [200, { message: 'The key is corrected.', changed: 1 }],
    ...answers,
  };
  const sent: { method: string; body: unknown }[] = [];
  vi.stubGlobal(
    'fetch',
    vi.fn<typeof fetch>(async (path, init) => {
      const method = init?.method ?? 'GET';
      if (init?.body) sent.push({ method, body: JSON.parse(String(init.body)) });
      const [status, body] = all[`${method} ${path}`] ?? [];
      if (status === undefined) throw new TypeError('Failed to fetch');
      return serverAnswer(body, status);
    }),
  );
  const close = vi.fn();
  renderScreen(
    <MemoryRouter>
      <CorrectKeyDialog place={{ examinationId: EXAM_ID, questionId: QUESTION_ID }} opened onClose={close} />
    </MemoryRouter>,
  );
  return { user: userEvent.setup(), sent, close, answer: (more: Answers) => Object.assign(all, more) };
}

const button = (name: string) => screen.findByRole('button', { name });
const option = (name: RegExp) => screen.findByRole<HTMLInputElement>('checkbox', { name });

beforeEach(() => {
  startSession(aToken({ role: 'admin' }));
});

describe('the question', () => {
  test('shows its options with the current answer key and their earlier contents', async () => {
    open();
    expect((await option(/Paris/)).checked).toBe(true);
    expect((await option(/Roma.*Rome/)).checked).toBe(false);
    expect((await option(/Image of option 3/)).checked).toBe(false);
    expect(screen.getByLabelText<HTMLInputElement>('Weight').value).toBe('1');
  });

  test('shows a message if no student has taken it yet', async () => {
    const body = { message: 'No student has been given this question yet.', code: 'not_found' };
    open({ [`GET ${PATH}`]: [404, body] });
    expect(await screen.findByText('No student has been given this question yet.')).toBeTruthy();
  });
});

describe('the preview', () => {
  test('uses the marked options and the typed weight, and shows each student’s new score', async () => {
    const { user, sent } = open();
    await user.click(await option(/Paris/));
    await user.click(await option(/Roma/));
    await user.clear(screen.getByLabelText('Weight'));
    await user.type(screen.getByLabelText('Weight'), '0,5');
    await user.click(await button('Show what changes'));
    expect(await screen.findByText('1 of 12 results change')).toBeTruthy();
    expect(document.activeElement?.textContent).toContain('1 of 12 results change');
    expect(sent).toEqual([
      { method: 'POST', body: { kind: 'key', bank_answer: [2], bank_question_weight: 0.5 } },
    ]);
    expect(screen.getByText('All scores together: 20 → 20.5')).toBeTruthy();
    expect(screen.getByText(/^2 attempts are under way/)).toBeTruthy();
    const row = within(screen.getByRole('row', { name: /Siswa 1/ }));
    expect(row.getAllByRole('cell').map(({ textContent }) => textContent)).toEqual(['1.5 / 3', '2 / 3']);
  });

  test('has pages for many changes', async () => {
    const changes = Array.from({ length: 25 }, (_, at) => aChange(at));
    const { user } = open({ [`POST ${PATH}/preview`]: [200, aPreview({ results: 30, changes })] });
    await user.click(await button('Show what changes'));
    expect(await screen.findByText('25 of 30 results change')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Page 3' }));
    expect(screen.getByText('Showing 21–25 of 25')).toBeTruthy();
  });

  test('shows the server’s error at the field, and keeps the form', async () => {
    const body = {
      message: { bank_answer: ['At least one option must be right.'] },
      code: 'validation_failed',
    };
    const { user } = open({ [`POST ${PATH}/preview`]: [422, body] });
    await user.click(await option(/Paris/));
    await user.click(await button('Show what changes'));
    expect((await screen.findByRole('alert')).textContent).toBe('At least one option must be right.');
    expect((await option(/Paris/)).checked).toBe(false);
  });

  test('has a back button to the form with the marked options', async () => {
    const { user } = open();
    await user.click(await option(/Roma/));
    await user.click(await button('Show what changes'));
    await user.click(await button('Back'));
    expect((await option(/Roma/)).checked).toBe(true);
  });
});

describe('the correction', () => {
  async function openPreview(answers: Answers = {}) {
    const app = open(answers);
    await app.user.click(await option(/Roma/));
    await app.user.click(await button('Show what changes'));
    await button('Correct it now');
    return app;
  }

  test('is sent only after the preview, which says who sees the changed result', async () => {
    const { sent } = await openPreview();
    expect(screen.getByText(/^1 result changes/)).toBeTruthy();
    expect(sent.map(({ method }) => method)).toEqual(['POST']);
  });

  test('sends the version of the preview, and shows the number of changes and a different key in the bank', async () => {
    const { user, sent } = await openPreview();
    await user.click(await button('Correct it now'));
    expect(await screen.findByText('1 result has changed.')).toBeTruthy();
    expect(sent.at(-1)).toEqual({
      method: 'PUT',
      body: { kind: 'key', bank_answer: [1, 2], bank_question_weight: 1, version: 'v1' },
    });
    expect(screen.getByRole('link', { name: 'Edit the question' })).toBeTruthy();
  });

  test('does not mention the bank if that has the same answer key', async () => {
    const bank_key = { bank_answer: [2, 1], bank_question_weight: 1 };
    const { user, close } = await openPreview({
      [`GET ${PATH}`]: [200, aQuestion({ bank_key: graded(bank_key) })],
    });
    await user.click(await button('Correct it now'));
    await screen.findByText('1 result has changed.');
    expect(screen.queryByRole('link', { name: 'Edit the question' })).toBeNull();
    await user.click(screen.getAllByRole('button', { name: 'Close' }).at(-1) as HTMLElement);
    expect(close).toHaveBeenCalled();
  });

  test('shows a new preview if the first one is outdated', async () => {
    const body = { message: 'The results have changed since the preview.', code: 'preview_stale' };
    const { user, answer, sent } = await openPreview({ [`PUT ${PATH}`]: [409, body] });
    answer({
      [`POST ${PATH}/preview`]: [200, aPreview({ version: 'v2', changes: [aChange(1), aChange(2)] })],
    });
    await user.click(await button('Correct it now'));
    expect(await screen.findByText(/^The results have changed meanwhile/)).toBeTruthy();
    expect(screen.getByText('2 of 12 results change')).toBeTruthy();
    answer({ [`PUT ${PATH}`]: [200, { message: 'The key is corrected.', changed: 2 }] });
    await user.click(await button('Correct it now'));
    expect(await screen.findByText('2 results have changed.')).toBeTruthy();
    expect(sent.at(-1)?.body).toMatchObject({ version: 'v2' });
  });

  test('shows the error of a failed request, and can be retried', async () => {
    const body = { message: 'The server is busy.', code: 'unavailable' };
    const { user } = await openPreview({ [`PUT ${PATH}`]: [503, body] });
    await user.click(await button('Correct it now'));
    expect((await screen.findByRole('alert')).textContent).toBe('The server is busy.');
    expect(await button('Correct it now')).toBeTruthy();
  });
});

describe('a correction of another kind', () => {
  /** Opens the dialog for this question, picks the kind, and returns a function that sends the form. */
  async function openKind(kind: string, given: Partial<DeliveredQuestion> = {}) {
    const app = open({ [`GET ${PATH}`]: [200, aQuestion(given)] });
    await app.user.click(await screen.findByText(kind));
    const send = async () => {
      await app.user.click(screen.getByText('Show what changes'));
      await screen.findByText('1 of 12 results change');
      return app.sent.at(-1)?.body;
    };
    return { ...app, send };
  }
  const noOptions = { options: [], key: graded({ ...key, bank_answer: [] }) };
  const table: Partial<DeliveredQuestion> = {
    interaction: 'choice_table',
    bank_rows: { 1: 'Ice floats', 2: 'Iron floats' },
    key: { ...graded({ ...key, bank_answer: [] }), bank_key: { 1: '1', 2: '1' } },
  };

  test('gives everyone the points, or takes the question out', async () => {
    const { send } = await openKind('Give everyone the points');
    expect(screen.queryByLabelText('Weight')).toBeNull();
    expect(await send()).toEqual({ kind: 'everyone' });
    cleanup();
    const second = await openKind('Take the question out');
    expect(await second.send()).toEqual({ kind: 'removed' });
  });

  test('sends another hint', async () => {
    const { user, send } = await openKind('The hint');
    await user.type(await screen.findByLabelText('New hint'), 'Look at the map');
    expect(await send()).toEqual({ kind: 'hint', hint: 'Look at the map' });
  });

  test('accepts one option of a single choice', async () => {
    const { user, send } = await openKind('Accept one more answer');
    await user.click(screen.getByText('Paris'));
    await user.click(screen.getByText('Roma'));
    expect(await send()).toEqual({ kind: 'accept', response: '2' });
  });

  test('accepts typed text', async () => {
    const { user, send } = await openKind('Accept one more answer', {
      ...noOptions,
      interaction: 'short_answer',
      key: { ...noOptions.key, accepted: ['Sunda Kelapa'] },
    });
    expect(screen.getByText('Accepted so far: Sunda Kelapa')).toBeTruthy();
    await user.type(screen.getByLabelText('Answer to accept'), 'Batavia');
    expect(await send()).toEqual({ kind: 'accept', response: 'Batavia' });
  });

  test('changes the columns of a table', async () => {
    const { user, send } = await openKind('The key or the weight', table);
    const second = within(screen.getByLabelText('Right column of statement 2'));
    await user.click(second.getByText('Roma'));
    expect(await send()).toEqual({
      kind: 'key',
      bank_key: { 1: '1', 2: '2' },
      bank_question_weight: 1,
    });
  });

  const match: Partial<DeliveredQuestion> = {
    interaction: 'match',
    bank_rows: { 1: 'Italy', 2: 'France' },
    key: { ...graded({ ...key, bank_answer: [] }), bank_key: { 1: '2', 2: '3' } },
  };
  const menu = (row: number) => screen.getByLabelText(`Right side that belongs to left side ${row}`);

  test('changes the pairs of a matching', async () => {
    const { user, send } = await openKind('The key or the weight', match);
    expect(within(menu(1)).getByRole<HTMLOptionElement>('option', { name: '2. Roma' }).selected).toBe(true);
    await user.selectOptions(menu(2), '1. Paris');
    expect(await send()).toEqual({
      kind: 'key',
      bank_key: { 1: '2', 2: '1' },
      bank_question_weight: 1,
    });
  });

  test('accepts a matching in part', async () => {
    const { user, send } = await openKind('Accept one more answer', {
      ...match,
      key: { ...graded({ ...key, bank_answer: [] }), bank_key: {}, accepted: [{ 1: '1' }] },
    });
    expect(screen.getByText('Accepted so far: Italy: Paris')).toBeTruthy();
    await user.selectOptions(menu(1), '2. Roma');
    await user.selectOptions(menu(2), '1. Paris');
    await user.selectOptions(menu(2), '…');
    expect(await send()).toEqual({ kind: 'accept', response: { 1: '2' } });
  });

  const order: Partial<DeliveredQuestion> = {
    interaction: 'order',
    key: { ...graded({ ...key, bank_answer: [] }), bank_key: ['2', '1', '3'] },
    bank_key: { ...graded({ ...key, bank_answer: [] }), bank_key: ['2', '1', '3'] },
  };

  test('changes an order', async () => {
    const { user, send } = await openKind('The key or the weight', order);
    await user.click(screen.getByRole('button', { name: 'Move Paris up' }));
    expect(await send()).toEqual({ kind: 'key', bank_key: ['1', '2', '3'], bank_question_weight: 1 });
  });

  test('accepts another order, which starts as that of the key', async () => {
    const { user, send } = await openKind('Accept one more answer', {
      ...order,
      key: { ...graded({ ...key, bank_answer: [] }), bank_key: ['2', '1', '3'], accepted: [['1', '2', '3']] },
    });
    expect(screen.getByText('Accepted so far: Paris → Roma → 3')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Move Paris down' }));
    expect(await send()).toEqual({ kind: 'accept', response: ['2', '3', '1'] });
  });

  test('changes the accepted answers, or the bounds of a number', async () => {
    const answers = await openKind('The key or the weight', {
      ...noOptions,
      interaction: 'short_answer',
      key: { ...noOptions.key, bank_key: [{ answer: 'Jakarta', share: 1 }] },
    });
    await answers.user.type(screen.getByLabelText('Answer 1'), ' Raya');
    expect(await answers.send()).toMatchObject({ bank_key: [{ answer: 'Jakarta Raya', share: 1 }] });
    cleanup();
    const number = await openKind('The key or the weight', {
      ...noOptions,
      interaction: 'number',
      key: { ...noOptions.key, bank_key: { value: '3.5' } },
    });
    await number.user.type(screen.getByLabelText('Tolerance (±)'), '0,05');
    expect(await number.send()).toMatchObject({ bank_key: { value: '3.5', tolerance: '0.05' } });
  });

  test('is offered without a key where options have points', async () => {
    open({ [`GET ${PATH}`]: [200, aQuestion({ scoring_rule: 'option_points' })] });
    expect(await screen.findByText('Accept one more answer')).toBeTruthy();
    expect(screen.queryByText('The key or the weight')).toBeNull();
  });
});
