import type { ExaminationAdmin } from '@lulus/contract';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { beforeEach, describe, expect, test } from 'vitest';
import { aToken } from '../../../../test/people.ts';
import { renderScreen, someSettings } from '../../../../test/render.tsx';
import { fetchAnswersByPath } from '../../../../test/server-answers.ts';
import { startSession } from '../../../platform/session/session.ts';
import { anExaminationOfAdmins, EXAM_ID } from '../../test-examinations.ts';
import { PublishHints } from './publish-hints.tsx';

const LOPSIDED = { option: '2', right: 9, questions: 10 };

beforeEach(() => {
  startSession(aToken({ role: 'admin' }));
});

function show(
  given: Partial<ExaminationAdmin> = {},
  {
    lopsided = LOPSIDED as object | null,
    weightless = null as object | null,
    unpinned = [] as object[],
    too_many = [] as object[],
    telling = 0,
    registration_open = true,
  } = {},
) {
  const examination = anExaminationOfAdmins({ status: 'draft', ...given });
  const asked = fetchAnswersByPath({
    [`/api/examination/${EXAM_ID}/problems`]: [
      200,
      { problems: [], lopsided, weightless, unpinned, too_many, telling },
    ],
    [`/api/examination/${EXAM_ID}/mix-options`]: [200, { message: 'Mixed.', examination }],
  });
  renderScreen(
    <MemoryRouter>
      <PublishHints examination={examination} />
    </MemoryRouter>,
    { settings: someSettings({ registration_open }) },
  );
  return { asked, user: userEvent.setup() };
}

test('names questions with an option that refers to others', async () => {
  show({}, { lopsided: null, unpinned: [{ bank_id: EXAM_ID, bank_section: 'READING' }] });
  expect(await screen.findByText(/An option of this question refers to others/)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'READING' })).toBeTruthy();
});

test('names a draw with candidates that no paper has', async () => {
  show({}, { lopsided: null, too_many: [{ bank_section: 'READING', candidates: 70, used: 64 }] });
  expect(await screen.findByText(/READING draws from 70 questions or passages/)).toBeTruthy();
});

describe('before an examination is published', () => {
  test('warns if right answers favour one number, and mixes the numbers after a confirmation', async () => {
    const { asked, user } = show();
    expect(await screen.findByText(/Option 2 is right in 9 of 10 questions/)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Mix the numbers' }));
    expect(await screen.findByText(/get other numbers for good/)).toBeTruthy();
    const isMixed = () => asked.mock.calls.some(([url]) => String(url).endsWith('/mix-options'));
    expect(isMixed()).toBe(false);
    const [, confirm] = screen.getAllByRole('button', { name: 'Mix the numbers' });
    await user.click(confirm as HTMLElement);
    await expect.poll(isMixed).toBe(true);
  });

  test.each([
    [1, /In 1 question of matching or order/],
    [2, /In 2 questions of matching or order/],
  ])(
    'warns if numbers of options follow the key of %d questions, and offers to mix them',
    async (telling, text) => {
      show({}, { lopsided: null, telling });
      expect(await screen.findByText(text)).toBeTruthy();
      expect(screen.getByRole('button', { name: 'Mix the numbers' })).toBeTruthy();
    },
  );

  test('warns that students see this order if options are not shuffled', async () => {
    show({ shuffle_options: false });
    expect(await screen.findByText(/students see the options in this order/)).toBeTruthy();
  });

  test('has no button to mix the numbers after publishing', async () => {
    show({ status: 'published', has_unpublished_changes: true });
    expect(await screen.findByText(/its options keep their numbers/)).toBeTruthy();
    expect(screen.queryByRole('button')).toBeNull();
  });

  test.each([
    [null, 'anybody can register a second account'],
    [['9A'], 'anybody can register themselves into the classes'],
  ])('warns about open registration, for classes %j', async (classes, text) => {
    show({ classes }, { lopsided: null });
    expect(await screen.findByText(new RegExp(text))).toBeTruthy();
    expect(screen.getByRole('link').getAttribute('href')).toBe('/admin/settings');
  });

  test('has no link to the settings for a teacher', async () => {
    startSession(aToken({ role: 'teacher' }));
    show({}, { lopsided: null });
    expect(await screen.findByText(/Registration is open/)).toBeTruthy();
    expect(screen.queryByRole('link')).toBeNull();
  });

  test.each([
    [{ weightless: 2, questions: 2 }, 'every result would be 0 out of 0'],
    [{ weightless: 1, questions: 2 }, '1 of 2 questions has weight 0'],
  ])('warns about questions with weight 0: %j', async (weightless, text) => {
    show({}, { lopsided: null, weightless, registration_open: false });
    expect(await screen.findByText(new RegExp(text))).toBeTruthy();
    expect(screen.getByRole('link').getAttribute('href')).toBe(`/admin/examination-bank?exam=${EXAM_ID}`);
  });

  test('warns that an attempt reveals right answers for the next if results are shown at once', async () => {
    show({ attempts_allowed: 2, results_release: 'at_once' }, { lopsided: null, registration_open: false });
    expect(await screen.findByText(/each shows which answers were right/)).toBeTruthy();
  });

  test.each([
    ['warns if results come before it closes', '2026-11-20T09:00:00.000Z', true],
    ['does not warn if results come after it closes', '2026-11-20T12:00:00.000Z', false],
  ])('an examination with several attempts %s', async (_, results_at, isWarned) => {
    const closes_at = '2026-11-20T11:00:00.000Z';
    const plan = { attempts_allowed: 2, results_release: 'at_time', results_at, closes_at } as const;
    const { asked } = show(plan, { lopsided: null, registration_open: false });
    await expect.poll(() => asked.mock.calls.length).toBe(1);
    expect(screen.queryAllByText(/each shows which answers were right/)).toHaveLength(isWarned ? 1 : 0);
  });

  test.each([
    ['2020-01-01T00:00:00.000Z', 1],
    [null, 0],
  ])('shows whether results were already released by hand: %s', async (results_at, hints) => {
    const plan = { results_release: 'by_hand', results_at } as const;
    const { asked } = show(plan, { lopsided: null, registration_open: false });
    await expect.poll(() => asked.mock.calls.length).toBe(1);
    expect(screen.queryAllByText(/sees theirs at once, and can tell/)).toHaveLength(hints);
  });

  test('shows no hint if none applies', async () => {
    const { asked } = show({}, { lopsided: null, registration_open: false });
    await expect.poll(() => asked.mock.calls.length).toBe(1);
    expect(screen.queryByText(/Registration is open|is right in|were right/)).toBeNull();
  });
});
