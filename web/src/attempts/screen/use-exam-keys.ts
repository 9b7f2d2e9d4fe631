import { useEffect } from 'react';
import { withOption } from '../answers/response.ts';
import type { Panels } from '../panels/use-panels.ts';
import { questionAt } from '../paper/paper.ts';
import type { ExamSession } from '../session/exam-session.ts';
import { answerOf } from '../session/exam-state.ts';
import { canGoNext } from '../session/navigation.ts';

/** The command of a key. */
export type KeyCommand =
  | { do: 'move'; to: 'next' | 'back' }
  | { do: 'flag' }
  | { do: 'confirm' }
  | { do: 'help' }
  | { do: 'choose'; index: number };

/** Returns the command of a key, or undefined if it has none. F always flags, even with a sixth option. */
export function commandOf(key: string): KeyCommand | undefined {
  if (key === 'ArrowRight') return { do: 'move', to: 'next' };
  if (key === 'ArrowLeft') return { do: 'move', to: 'back' };
  if (key === 'Enter') return { do: 'confirm' };
  if (key === '?') return { do: 'help' };
  if (/^f$/i.test(key)) return { do: 'flag' };
  if (/^[1-9]$/.test(key)) return { do: 'choose', index: Number(key) - 1 };
  if (/^[a-z]$/i.test(key))
    return { do: 'choose', index: key.toLowerCase().charCodeAt(0) - 'a'.charCodeAt(0) };
  return undefined;
}

/**
 * Handles keys of the whole page while no dialog is open. Left and right always change the question. Inside the options,
 * a browser would choose another option instead, but a key for moving must never change an answer. Up and down stay with
 * the options.
 */
export function useExamKeys(
  session: ExamSession,
  commands: Pick<Panels, 'show' | 'review'> & { goNext: () => void },
  isActive: boolean,
) {
  const { show, review, goNext } = commands;
  useEffect(() => {
    if (!isActive) return;
    function onKeyDown(event: KeyboardEvent) {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
      if (isTyping(event.target) || isUnderDialog()) return;
      const command = commandOf(event.key);
      if (!command || (command.do === 'confirm' && isActivatedByEnter(event.target))) return;
      event.preventDefault();
      if (event.repeat) return;
      if (command.do === 'help') show('keys');
      else if (command.do === 'confirm') confirm(session, goNext, review);
      else if (command.do === 'move' && command.to === 'next') goNext();
      else runCommand(session, command);
    }
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [session, show, review, goNext, isActive]);
}

/**
 * Moves to the next question, or to the review after the last one, if the question is answered. A second press on a
 * button that has disappeared, such as a play button, must not skip a question.
 */
function confirm(session: ExamSession, goNext: () => void, review: () => void) {
  const state = session.getState();
  const question = questionAt(state.paper, state.position);
  if (!question || answerOf(state, question.id).response === null) return;
  if (canGoNext(state.paper, state.position)) goNext();
  else review();
}

function runCommand(session: ExamSession, command: Exclude<KeyCommand, { do: 'confirm' | 'help' }>) {
  const state = session.getState();
  const question = questionAt(state.paper, state.position);
  if (command.do === 'move') return session.dispatch({ type: 'moved', move: command.to });
  if (!question) return;
  if (command.do === 'flag') {
    // In a forward-only section, the student cannot return to a flagged question.
    const { forwardOnly } = state.paper.sections[state.position.section] ?? {};
    return forwardOnly || session.dispatch({ type: 'flag_toggled', question_id: question.id });
  }
  const option = question.options[command.index];
  const { response: current } = answerOf(state, question.id);
  const response = option && withOption(question, current, option.key);
  if (response !== undefined) session.dispatch({ type: 'answered', question_id: question.id, response });
}

/** Returns true for elements that the browser activates at Enter. */
function isActivatedByEnter(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('a, button, summary') !== null;
}

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    target.matches('textarea, select, input:not([type="radio"], [type="checkbox"]), [contenteditable]')
  );
}

const isUnderDialog = () => document.querySelector('[role="dialog"]') !== null;
