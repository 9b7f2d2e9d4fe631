/** Tests of the dialogs over a question and of the review. */
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { withExtraTime } from '../paper/paper.ts';
import { showExam as show } from '../screen/test-exam-screen.tsx';
import { aPaper, DUE_TIME, q } from '../session/test-exam.ts';

const FREE = aPaper([{ questions: 2 }, { questions: 3 }]);
const FORWARD_ONLY_BETWEEN = aPaper([
  { questions: 1 },
  { questions: 1, forwardOnly: true },
  { questions: 1 },
]);
const TIMED = aPaper([
  { questions: 1, duration: 5 },
  { questions: 1, duration: 5 },
  { questions: 1, duration: 5 },
]);

const button = (name: string | RegExp) => screen.getByRole('button', { name });
const section = (name: string) => within(screen.getByRole('region', { name }));
const reviewShown = () => screen.findByRole('heading', { name: 'Review your answers' });
const disabled = (name: string) =>
  section(name)
    .getAllByRole('button')
    .map((one) => one.getAttribute('aria-disabled'));

describe('the review', () => {
  it('groups all questions of each section by their status', async () => {
    const { user } = show({ paper: FREE });
    await user.keyboard('1f');
    await user.click(button('Review'));
    await reviewShown();
    const list = (name: string) =>
      section('SECTION 1')
        .queryAllByRole('list', { name: `SECTION 1: ${name}` })
        .flatMap((one) => within(one).getAllByRole('button'))
        .map((one) => one.textContent);
    expect(list('Unanswered (1)')).toEqual(['2']);
    expect(list('Ragu-ragu (1)')).toEqual(['1']);
    expect(list('Answered (1)')).toEqual(['1']);
    expect(section('SECTION 2').getByText('Unanswered (3)')).toBeDefined();
  });

  it('counts a partly filled table as answered, and shows how many statements are', async () => {
    const paper = aPaper([{ questions: 2 }]);
    const rows = ['1', '2', '3', '4', '5'].map((key) => ({ key, text: `Statement ${key}`, isHtml: false }));
    for (const question of paper.sections[0]?.questions ?? []) {
      Object.assign(question, { interaction: 'choice_table', rows });
    }
    const { user, session } = show({ paper });
    act(() => {
      session.dispatch({ type: 'answered', question_id: q(0, 0), response: { 1: '1', 2: '2', 4: '1' } });
      const all = Object.fromEntries(rows.map(({ key }) => [key, '1']));
      session.dispatch({ type: 'answered', question_id: q(0, 1), response: all });
    });
    await user.click(button('Review'));
    await reviewShown();
    const [partly, full] = within(screen.getByRole('list', { name: 'SECTION 1: Answered (2)' })).getAllByRole(
      'listitem',
    );
    expect(partly?.textContent).toBe('13 of 5');
    expect(full?.textContent).toBe('2');
    expect(
      within(partly as HTMLElement).getByRole('button', { name: /^Question 1, answered, 3 of 5/ }),
    ).toBeTruthy();
  });

  it('opens a question of another section and focuses it', async () => {
    const { user, session } = show({ paper: FREE });
    await user.click(button('Review'));
    await reviewShown();
    await user.click(section('SECTION 2').getByRole('button', { name: 'Question 3, unanswered' }));
    expect(session.getState().position).toEqual({ section: 1, question: 2 });
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Question 3'));
    expect(screen.queryByRole('heading', { name: 'Review your answers' })).toBeNull();
  });

  it('returns the focus to the button that opened it', async () => {
    const { user } = show({ paper: FREE });
    await user.click(button('Review'));
    await reviewShown();
    await user.click(button('Back to the question'));
    await waitFor(() => expect(document.activeElement).toBe(button('Review')));
  });

  it('explains why no jump leads into or across a forward-only section', async () => {
    const { user } = show({ paper: FORWARD_ONLY_BETWEEN });
    await user.click(button('Review'));
    await reviewShown();
    expect(disabled('SECTION 1')).toEqual(['false']);
    expect(disabled('SECTION 2')).toEqual(['true']);
    expect(disabled('SECTION 3')).toEqual(['true']);
    expect(section('SECTION 2').getByText('You cannot go back in this section.')).toBeDefined();
    expect(section('SECTION 1').queryByText('You cannot go back in this section.')).toBeNull();
  });

  it('offers to tap a number only where one can be chosen', async () => {
    const { user } = show({ paper: aPaper([{ questions: 2, forwardOnly: true }]) });
    await user.click(button('Review'));
    await reviewShown();
    expect(screen.getByText(/Nothing is submitted yet/)).toBeDefined();
    expect(screen.queryByText(/Tap a number/)).toBeNull();
    cleanup();
    const free = show({ paper: FREE });
    await free.user.click(button('Review'));
    await reviewShown();
    expect(screen.getByText(/Tap a number to open that question/)).toBeDefined();
  });

  it('shows which sections with timers have ended and which begin later', async () => {
    const open = { section: 1, due: Date.parse('2027-01-01') };
    const { user } = show({ paper: TIMED, position: { section: 1, question: 0 }, open });
    await user.click(button('Review'));
    await reviewShown();
    expect(section('SECTION 1').getByText(/has ended/)).toBeDefined();
    expect(disabled('SECTION 2')).toEqual(['false']);
    expect(section('SECTION 3').getByText(/begins later/)).toBeDefined();
  });

  it('is offered by the confirmation, which remains the last step', async () => {
    const { server, user } = show({ paper: FREE });
    await user.click(button('Finish Section'));
    await user.click(await screen.findByRole('button', { name: 'Review the answers' }));
    await reviewShown();
    const [, finish] = screen.getAllByRole('button', { name: 'Finish Section' });
    if (finish) await user.click(finish);
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.queryByRole('button', { name: 'Review the answers' })).toBeNull();
    expect(server.calls).not.toContain('submit');
    await user.click(dialog.getByRole('button', { name: 'Keep working' }));
    await reviewShown();
  });
});

describe('the sheet of numbers', () => {
  it('opens from the count of answered questions, and focuses the chosen question', async () => {
    const { user, session } = show({ paper: FREE });
    await user.keyboard('1');
    await user.click(button('1 of 2 answered'));
    const sheet = within(await screen.findByRole('dialog', { name: 'Questions: SECTION 1' }));
    await sheet.findByRole('button', { name: 'Question 1, answered, saved' });
    expect(
      within(sheet.getByRole('region', { name: 'What the numbers show' })).getAllByRole('listitem'),
    ).toHaveLength(6);
    await user.click(sheet.getByRole('button', { name: 'Question 2, unanswered' }));
    expect(session.getState().position.question).toBe(1);
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Question 2'));
  });

  it('restores the focus when it is closed', async () => {
    const { user } = show({ paper: FREE });
    await user.click(button('0 of 2 answered'));
    await screen.findByRole('dialog');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(document.activeElement).toBe(button('0 of 2 answered')));
  });
});

describe('a swipe with one finger on a phone', () => {
  const sheet = () => screen.queryByRole('dialog', { name: 'Questions: SECTION 1' });
  const bar = () => screen.getByRole('contentinfo');

  function swipe(target: Element, [x, y]: [number, number], fingers = 1) {
    const at = (clientX: number, clientY: number) => ({ clientX, clientY, identifier: 0, target });
    const touches = Array.from({ length: fingers }, () => at(180, 600));
    fireEvent.touchStart(target, { touches, changedTouches: touches });
    fireEvent.touchEnd(target, { changedTouches: [at(180 + x, 600 + y)] });
  }

  function showOnPhone() {
    const { matchMedia } = window;
    vi.stubGlobal('matchMedia', (query: string) => ({
      ...matchMedia(query),
      matches: query.includes('max-width: 48em'),
    }));
    return show({ paper: FREE });
  }

  async function openSheet() {
    await waitFor(() => {
      swipe(bar(), [10, -60]);
      expect(sheet()).not.toBeNull();
    });
  }

  afterEach(() => vi.unstubAllGlobals());

  it('upwards from the bottom bar opens the sheet, downwards closes it', async () => {
    showOnPhone();
    await openSheet();
    const { firstElementChild } = sheet() as HTMLElement;
    swipe(firstElementChild as Element, [0, -60]);
    expect(sheet()).not.toBeNull();
    swipe(firstElementChild as Element, [10, 60]);
    await waitFor(() => expect(sheet()).toBeNull());
  });

  it('does nothing if it is short or sideways, begins on the question or has two fingers', async () => {
    showOnPhone();
    await openSheet();
    swipe(sheet() as Element, [0, 60]);
    await waitFor(() => expect(sheet()).toBeNull());
    const question = screen.getByRole('heading', { name: 'Question 1' });
    swipe(bar(), [0, -30]);
    swipe(bar(), [-60, -60]);
    swipe(bar(), [0, -60], 2);
    swipe(question, [0, -60]);
    expect(sheet()).toBeNull();
  });

  it('does not close a scrolled sheet', async () => {
    showOnPhone();
    await openSheet();
    const scrolled = sheet() as HTMLElement;
    scrolled.scrollTop = 20;
    swipe(scrolled, [0, 60]);
    expect(sheet()).toBe(scrolled);
  });
});

it('the introduction says a student’s minutes in words, without decimals', async () => {
  const paper = withExtraTime(aPaper([{ questions: 1, duration: 25 }]), 25);
  const { user } = show({ paper: { ...paper, duration: 56.25 } });
  await user.click(button('Intro'));
  const dialog = within(await screen.findByRole('dialog', { name: 'Practice' }));
  expect(dialog.getByText(/^You have 56 minutes 15 seconds\./)).toBeDefined();
  expect(dialog.getByText(/SECTION 1 \(31 minutes 15 seconds\)/)).toBeDefined();
});

describe('keys', () => {
  it('are listed when the student types a question mark', async () => {
    const { user } = show({ paper: FREE });
    await user.keyboard('?');
    const dialog = within(await screen.findByRole('dialog', { name: 'Keys' }));
    expect(dialog.getAllByRole('term').map((one) => one.textContent)).toContain('F');
  });

  it('do not change the question behind the review', async () => {
    const { user, session } = show({ paper: FREE });
    await user.click(button('Review'));
    await reviewShown();
    await user.keyboard('1{ArrowRight}');
    expect(session.getState().queue.waiting).toEqual({});
    expect(session.getState().position.question).toBe(0);
  });

  it('include Enter, which leads from an answered question to the next', async () => {
    const { user, session } = show({ paper: FREE, position: { section: 1, question: 1 } });
    await user.keyboard('{Enter}');
    expect(session.getState().position.question).toBe(1);
    await user.keyboard('2{Enter}');
    expect(session.getState().position.question).toBe(2);
    await user.keyboard('3{Enter}');
    await reviewShown();
    expect(session.getState().queue.refused[q(1, 2)]).toBeUndefined();
  });
});

it('the confirmation to finish a section closes at the end of that section', async () => {
  const open = { section: 1, due: DUE_TIME - 60_000 };
  const { user, server, session } = show({ paper: TIMED, open, position: { section: 1, question: 0 } });
  await user.click(button('Finish Section'));
  const dialog = await screen.findByRole('dialog', { name: 'Finish this section?' });
  act(() => session.dispatch({ type: 'time_over' }));
  expect(session.getState().open?.section).toBe(2);
  // During its closing animation, the dialog still has its old text, and its button does nothing.
  if (dialog.isConnected) {
    expect(within(dialog).getByText('Finish this section?')).toBeDefined();
    await user.click(within(dialog).getByRole('button', { name: 'Next section' }));
  }
  await waitFor(() => expect(dialog.isConnected).toBe(false));
  expect(server.calls).not.toContain('submit');
  expect(server.calls).not.toContain('finishSection');
  await user.click(button('Finish Section'));
  expect(await screen.findByRole('dialog', { name: 'Submit the whole exam?' })).toBeDefined();
});
