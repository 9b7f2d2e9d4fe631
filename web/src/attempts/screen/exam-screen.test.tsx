import { act, createEvent, fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { answerOf } from '../session/exam-state.ts';
import { q } from '../session/test-exam.ts';
import { showExam as show } from './test-exam-screen.tsx';

const IN_SECOND_SECTION = { position: { section: 1, question: 0 } };

const radio = (name: string) => screen.getByRole('radio', { name });
/** Clicks an option `at` ms from now. `detail` is the count of quick clicks at the same place, as in `UIEvent`. */
function press(name: string, { detail, at }: { detail: number; at: number }) {
  const click = createEvent.click(radio(name), { detail });
  Object.defineProperty(click, 'timeStamp', { value: click.timeStamp + at });
  fireEvent(radio(name), click);
}
const numbers = () => within(screen.getByRole('navigation', { name: 'Questions of this section' }));

describe('the options', () => {
  it('are one radio group, in the order of the paper', () => {
    show();
    const group = screen.getByRole('radiogroup', { name: 'Answer options' });
    expect(
      within(group)
        .getAllByRole('radio')
        .map((option) => option.closest('label')?.textContent),
    ).toEqual(['AParis', 'BRome', 'COslo']);
  });

  it('are not translated by the browser, because a language examination tests these words', () => {
    show();
    expect(radio('Rome').closest('[translate="no"]')).not.toBeNull();
  });

  it('are saved when they are pressed', async () => {
    const { server, user } = show();
    await user.click(radio('Rome'));
    expect(radio('Rome')).toHaveProperty('checked', true);
    expect(server.answers[q(0, 0)]).toMatchObject({ response: '1' });
  });

  it('are chosen by number and by letter', async () => {
    const { user } = show();
    await user.keyboard('3');
    expect(radio('Oslo')).toHaveProperty('checked', true);
    await user.keyboard('a');
    expect(radio('Paris')).toHaveProperty('checked', true);
  });

  it('are not chosen by a key while a dialog is open', async () => {
    const { user } = show();
    const dialog = document.body.appendChild(document.createElement('div'));
    dialog.setAttribute('role', 'dialog');
    await user.keyboard('3');
    expect(radio('Oslo')).toHaveProperty('checked', false);
    dialog.remove();
    await user.keyboard('3');
    expect(radio('Oslo')).toHaveProperty('checked', true);
  });

  it('are not chosen by the second press of a double click that began elsewhere', () => {
    show();
    press('Rome', { detail: 2, at: 60_000 });
    expect(radio('Rome')).toHaveProperty('checked', false);
    press('Rome', { detail: 1, at: 61_000 });
    press('Oslo', { detail: 2, at: 61_300 });
    expect(radio('Oslo')).toHaveProperty('checked', true);
  });

  it('are chosen by two quick presses if a key has changed the question in between', async () => {
    const { user, session } = show();
    press('Rome', { detail: 1, at: 70_000 });
    await user.keyboard('{ArrowRight}');
    press('Rome', { detail: 2, at: 70_350 });
    expect(answerOf(session.getState(), q(0, 1)).response).toBe('1');
  });

  it('are not changed by a key that moves to the next question', async () => {
    const { user, session } = show();
    await user.click(radio('Paris'));
    await user.keyboard('{ArrowRight}');
    expect(session.getState().position.question).toBe(1);
    expect(
      session.getState().queue.waiting[q(0, 0)]?.response ?? session.getState().stored[q(0, 0)]?.response,
    ).toBe('2');
  });
});

describe('the number buttons', () => {
  it('are disabled in a forward-only section', () => {
    show();
    for (const button of numbers().getAllByRole('button')) {
      expect(button.getAttribute('aria-disabled')).toBe('true');
    }
  });

  it('announce the state of their question and open it', async () => {
    const { user, session } = show(IN_SECOND_SECTION);
    await user.click(radio('Rome'));
    await user.click(screen.getByRole('button', { name: 'Ragu-ragu' }));
    await numbers().findByRole('button', { name: 'Question 1, answered, flagged, saved' });
    await user.click(numbers().getByRole('button', { name: 'Question 3, unanswered' }));
    expect(session.getState().position).toEqual({ section: 1, question: 2 });
    expect(
      numbers()
        .getByRole('button', { name: /^Question 3/ })
        .getAttribute('aria-current'),
    ).toBe('step');
  });

  it('announce an answer that is not saved yet', async () => {
    const { server, user } = show(IN_SECOND_SECTION);
    server.isDown = true;
    await user.click(radio('Rome'));
    await numbers().findByRole('button', { name: 'Question 1, answered, not saved yet' });
    expect(screen.getByText(/^1 waiting · No connection since/)).toBeDefined();
  });
});

describe('the bars', () => {
  it('show the remaining time, and name whether it is that of the exam or of the section', () => {
    const { session } = show();
    expect(screen.getByRole('timer', { name: 'Exam time remaining' }).textContent).toBe('00:01:30');
    const { due } = session.getState();
    act(() => session.dispatch({ type: 'section_opened', open: { section: 0, due: due - 30_000 } }));
    expect(screen.getByRole('timer', { name: 'Section time remaining' }).textContent).toBe('00:01:00');
  });

  it('move the focus to the new question', async () => {
    const { user } = show();
    await user.keyboard('1');
    await user.click(screen.getByRole('button', { name: 'Next' }));
    expect(document.activeElement?.textContent).toBe('Question 2');
  });

  it('move one question at a double click on Next in a forward-only section', async () => {
    const { user, session } = show();
    await user.keyboard('1');
    await user.dblClick(screen.getByRole('button', { name: 'Next' }));
    expect(session.getState().position).toEqual({ section: 0, question: 1 });
  });

  it('move two questions at a double click on Next in other sections', async () => {
    const { user, session } = show(IN_SECOND_SECTION);
    await user.dblClick(screen.getByRole('button', { name: 'Next' }));
    expect(session.getState().position).toEqual({ section: 1, question: 2 });
  });

  it('ask before finishing, with the open questions of each section', async () => {
    const { server, user } = show();
    await user.click(radio('Rome'));
    await user.click(screen.getByRole('button', { name: 'Finish Section' }));
    const dialog = await screen.findByRole('dialog');
    expect(
      within(dialog)
        .getAllByRole('row')
        .map((row) => row.textContent),
    ).toEqual(['SectionUnansweredRagu-ragu', 'SECTION 110', 'SECTION 230']);
    await user.keyboard('2');
    await user.click(within(dialog).getByRole('button', { name: 'Keep working' }));
    expect(radio('Rome')).toHaveProperty('checked', true);
    expect(server.calls).not.toContain('submit');
  });
});
