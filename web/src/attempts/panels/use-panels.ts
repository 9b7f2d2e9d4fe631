import { type RefObject, useCallback, useRef, useState } from 'react';
import { focusQuestion } from '../screen/question-focus.ts';

export type ExamDialog = 'intro' | 'sound' | 'numbers' | 'keys' | 'skip' | 'finish';

/** Delay before focusing, because a closing dialog's focus trap would take the focus back. */
const FOCUS_DELAY_MS = 20;

export interface Panels {
  dialog: ExamDialog | null;
  isReviewing: boolean;
  /** Opens a dialog in place of any other one. */
  show(dialog: ExamDialog): void;
  review(): void;
  /** Closes the dialog, or the review if there is none. Returns the focus to the element that opened it. */
  close(): void;
  /** Closes the dialog and the review, and focuses the question. */
  toQuestion(): void;
}

type Opener = RefObject<Element | null>;

/** State of the panels: a dialog over the question, the review in its place, or both. */
export function usePanels(): Panels {
  const [dialog, setDialog] = useState<ExamDialog | null>(null);
  const [isReviewing, setReviewing] = useState(false);
  const dialogOpener: Opener = useRef(null);
  const reviewOpener: Opener = useRef(null);

  const show = useCallback((next: ExamDialog) => {
    dialogOpener.current ??= document.activeElement;
    setDialog(next);
  }, []);

  const review = useCallback(() => {
    reviewOpener.current ??= dialogOpener.current ?? document.activeElement;
    dialogOpener.current = null;
    setDialog(null);
    setReviewing(true);
  }, []);

  const close = useCallback(() => {
    if (dialog === null) setReviewing(false);
    setDialog(null);
    restoreFocus(dialog === null ? reviewOpener : dialogOpener);
  }, [dialog]);

  const toQuestion = useCallback(() => {
    setDialog(null);
    setReviewing(false);
    reviewOpener.current = null;
    dialogOpener.current = null;
    setTimeout(focusQuestion, FOCUS_DELAY_MS);
  }, []);

  return { dialog, isReviewing, show, review, close, toQuestion };
}

function restoreFocus(opener: Opener) {
  const { current } = opener;
  opener.current = null;
  setTimeout(() => {
    if (current instanceof HTMLElement && current.isConnected && current !== document.body)
      current.focus({ preventScroll: true });
    else focusQuestion();
  }, FOCUS_DELAY_MS);
}
