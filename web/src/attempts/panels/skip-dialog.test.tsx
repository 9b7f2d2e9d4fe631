/** Tests of the question before the student leaves a question of a forward-only section for good. */
import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, onTestFinished } from 'vitest';
import { notePlaying } from '../listening/playing-recordings.ts';
import { readPaper } from '../paper/paper.ts';
import { showExam } from '../screen/test-exam-screen.tsx';
import { aPaper, aWirePaper, DUE_TIME, q } from '../session/test-exam.ts';

const FORWARD = [{ questions: 3, forwardOnly: true }, { questions: 1 }];
const next = () => screen.getByRole('button', { name: 'Next' });
const asked = async () => within(await screen.findByRole('dialog', { name: 'Go to the next question?' }));

/** A forward-only section whose questions have a recording each. */
function withRecordings() {
  const wire = aWirePaper(FORWARD);
  for (const question of Object.values(wire.examination_bank)[0] ?? []) {
    question.bank_asset = JSON.stringify({ audio: ['bank_asset/a.mp3?s'] });
  }
  return readPaper(wire);
}

describe('leaving an unanswered question of a forward-only section', () => {
  it.each([
    ['Next', (user: ReturnType<typeof showExam>['user']) => user.click(next())],
    ['the arrow key', (user: ReturnType<typeof showExam>['user']) => user.keyboard('{ArrowRight}')],
  ])('asks first, by %s', async (_, leave) => {
    const { user, session } = showExam({ paper: aPaper(FORWARD) });
    await leave(user);
    const dialog = await asked();
    expect(dialog.getByText('Question 1 is not answered, and you cannot come back.')).toBeDefined();
    expect(session.getState().position.question).toBe(0);
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Stay'));
    await user.click(dialog.getByRole('button', { name: 'Stay' }));
    expect(session.getState().position.question).toBe(0);
  });

  it('goes on after the student confirms it, with the focus on the next question', async () => {
    const { user, session } = showExam({ paper: aPaper(FORWARD) });
    await user.click(next());
    await user.click((await asked()).getByRole('button', { name: 'Go on' }));
    expect(session.getState().position.question).toBe(1);
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Question 2'));
  });

  it('asks also before the next section', async () => {
    const { user, session } = showExam({ paper: aPaper(FORWARD), position: { section: 0, question: 2 } });
    await user.click(next());
    await user.click((await asked()).getByRole('button', { name: 'Go on' }));
    expect(session.getState().position).toEqual({ section: 1, question: 0 });
  });

  it('asks once at a double click', async () => {
    const { user, session } = showExam({ paper: aPaper(FORWARD) });
    await user.dblClick(next());
    await asked();
    expect(session.getState().position.question).toBe(0);
  });

  it('stops asking when the time ends', async () => {
    const { user, session } = showExam({ paper: aPaper(FORWARD) });
    await user.click(next());
    await asked();
    act(() => session.dispatch({ type: 'time_over' }));
    await waitFor(() =>
      expect(screen.queryByRole('dialog', { name: 'Go to the next question?' })).toBeNull(),
    );
  });
});

describe('leaving an answered question', () => {
  it('asks nothing in a forward-only section', async () => {
    const { user, session } = showExam({ paper: aPaper(FORWARD) });
    await user.keyboard('1{ArrowRight}');
    expect(session.getState().position.question).toBe(1);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('asks if its recording was not played', async () => {
    const { user, session } = showExam({ paper: withRecordings() });
    await user.keyboard('1{Enter}');
    const dialog = await asked();
    expect(dialog.getByText(/have not played the recording of question 1/)).toBeDefined();
    expect(session.getState().position.question).toBe(0);
  });

  it('asks if its recording is still playing', async () => {
    onTestFinished(notePlaying());
    const { user } = showExam({ paper: withRecordings(), plays: { [q(0, 0)]: 1 } });
    await user.keyboard('1{ArrowRight}');
    expect((await asked()).getByText(/The recording of question 1 has not ended/)).toBeDefined();
  });

  it('asks nothing if its recording was played', async () => {
    const { user, session } = showExam({ paper: withRecordings(), plays: { [q(0, 0)]: 1 } });
    await user.keyboard('1{ArrowRight}');
    expect(session.getState().position.question).toBe(1);
  });
});

it('a section with a way back never asks', async () => {
  const { user, session } = showExam({ paper: aPaper([{ questions: 2 }]), due: DUE_TIME });
  await user.click(next());
  expect(session.getState().position.question).toBe(1);
  expect(screen.queryByRole('dialog')).toBeNull();
});
