import { useEffect } from 'react';
import type { Panels } from '../panels/use-panels.ts';
import { questionAt } from '../paper/paper.ts';
import type { ExamSession } from '../session/exam-session.ts';
import { answerOf } from '../session/exam-state.ts';
import { canGoNext } from '../session/navigation.ts';

/** What a key does; undefined for a key that means nothing here. */
export type KeyCommand =
  | { do: 'move'; to: 'next' | 'back' }
  | { do: 'flag' }
  | { do: 'confirm' }
  | { do: 'help' }
  | { do: 'choose'; index: number };

/** F is the flag, also where there is a sixth option: a key must not do two things. */
export function commandOf(key: string): KeyCommand | undefined {
  if (key === 'ArrowRight') return { do: 'move', to: 'next' };
  if (key === 'ArrowLeft') return { do: 'move', to: 'back' };
  if (key === 'Enter') return { do: 'confirm' };
  if (key === '?') return { do: 'help' };
  if (/^f$/i.test(key)) return { do: 'flag' };
  if (/^[1-9]$/.test(key)) return { do: 'choose', index: Number(key) - 1 };
  if (/^[a-j]$/i.test(key))
    return { do: 'choose', index: key.toLowerCase().charCodeAt(0) - 'a'.charCodeAt(0) };
  return undefined;
}

/**
 * Keys of the whole page while no dialog is open. Left and right go to another question also from inside the options,
 * where a browser would choose another option. A key that moves must never change an answer. Up and down stay with the
 * options.
 */
export function useExamKeys(
  session: ExamSession,
  panels: Pick<Panels, 'show' | 'review'>,
  isActive: boolean,
) {
  const { show, review } = panels;
  useEffect(() => {
    if (!isActive) return;
    function onKeyDown(event: KeyboardEvent) {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
      if (isTyping(event.target) || isUnderDialog()) return;
      const command = commandOf(event.key);
      if (!command || (command.do === 'confirm' && isPressed(event.target))) return;
      event.preventDefault();
      if (event.repeat) return;
      if (command.do === 'help') show('keys');
      else if (command.do === 'confirm') confirm(session, review);
      else obey(session, command);
    }
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [session, show, review, isActive]);
}

/**
 * Goes on from an answered question only. A second press on a button that has gone, such as a play button, must not
 * skip the question.
 */
function confirm(session: ExamSession, review: () => void) {
  const state = session.getState();
  const question = questionAt(state.paper, state.position);
  if (!question || answerOf(state, question.id).option === null) return;
  if (canGoNext(state.paper, state.position)) session.dispatch({ type: 'moved', move: 'next' });
  else review();
}

function obey(session: ExamSession, command: Exclude<KeyCommand, { do: 'confirm' | 'help' }>) {
  const state = session.getState();
  const question = questionAt(state.paper, state.position);
  if (command.do === 'move') return session.dispatch({ type: 'moved', move: command.to });
  if (!question) return;
  if (command.do === 'flag') return session.dispatch({ type: 'flag_toggled', question_id: question.id });
  const option = question.options[command.index];
  if (option) session.dispatch({ type: 'chosen', question_id: question.id, option: option.key });
}

/** What Enter presses by itself. */
function isPressed(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('a, button, summary') !== null;
}

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    target.matches('textarea, select, input:not([type="radio"]), [contenteditable]')
  );
}

/** The examination is under it. */
const isUnderDialog = () => document.querySelector('[role="dialog"]') !== null;
