import { type RefObject, useCallback, useRef, useState } from 'react';
import { focusQuestion } from '../screen/question-focus.ts';

export type ExamDialog = 'intro' | 'sound' | 'numbers' | 'keys' | 'finish';

/** After the focus trap of a dialog has ended. */
const FOCUS_DELAY_MS = 20;

export interface Panels {
  dialog: ExamDialog | null;
  isReviewing: boolean;
  /** Opens a dialog, or puts it in the place of the one that is open. */
  show(dialog: ExamDialog): void;
  review(): void;
  /** Closes the dialog, or without one the review. The focus goes back to what opened it. */
  close(): void;
  /** Closes all, and goes on with the question. */
  toQuestion(): void;
}

type Opener = RefObject<Element | null>;

/** What is open over the question: a dialog, the review in the question's place, or both. */
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
    giveFocusBack(dialog === null ? reviewOpener : dialogOpener);
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

function giveFocusBack(opener: Opener) {
  const { current } = opener;
  opener.current = null;
  setTimeout(() => {
    if (current instanceof HTMLElement && current.isConnected && current !== document.body)
      current.focus({ preventScroll: true });
    else focusQuestion();
  }, FOCUS_DELAY_MS);
}
