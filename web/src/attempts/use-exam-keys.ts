import { useEffect } from 'react';
import type { ExamSession } from './exam-session.ts';
import { questionAt } from './paper.ts';

/** What a key does; undefined for a key that means nothing here. */
export type KeyCommand =
  | { do: 'move'; to: 'next' | 'back' }
  | { do: 'flag' }
  | { do: 'choose'; index: number };

/** F is the flag, also where there is a sixth option: a key must not do two things. */
export function commandOf(key: string): KeyCommand | undefined {
  if (key === 'ArrowRight') return { do: 'move', to: 'next' };
  if (key === 'ArrowLeft') return { do: 'move', to: 'back' };
  if (/^f$/i.test(key)) return { do: 'flag' };
  if (/^[1-9]$/.test(key)) return { do: 'choose', index: Number(key) - 1 };
  if (/^[a-j]$/i.test(key))
    return { do: 'choose', index: key.toLowerCase().charCodeAt(0) - 'a'.charCodeAt(0) };
  return undefined;
}

/**
 * Keys of the whole page while no dialog is open. Left and right go to another question also from inside the
 * options, where a browser would choose the neighbouring option: a key meant for moving must never change an
 * answer. Up and down are theirs.
 */
export function useExamKeys(session: ExamSession, isActive: boolean) {
  useEffect(() => {
    if (!isActive) return;
    function onKeyDown(event: KeyboardEvent) {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target))
        return;
      const command = commandOf(event.key);
      if (!command) return;
      event.preventDefault();
      if (!event.repeat) obey(session, command);
    }
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [session, isActive]);
}

function obey(session: ExamSession, command: KeyCommand) {
  const state = session.getState();
  const question = questionAt(state.paper, state.position);
  if (command.do === 'move') return session.dispatch({ type: 'moved', move: command.to });
  if (!question) return;
  if (command.do === 'flag') return session.dispatch({ type: 'flag_toggled', question_id: question.id });
  const option = question.options[command.index];
  if (option) session.dispatch({ type: 'chosen', question_id: question.id, option: option.key });
}

/** In a field, or in a dialog over the examination. */
function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.matches('textarea, select, input:not([type="radio"]), [contenteditable]') ||
      target.closest('[role="dialog"]') !== null)
  );
}
