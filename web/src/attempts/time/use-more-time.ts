import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { showNote } from '../../platform/ui/feedback/toasts.tsx';
import type { ExamState } from '../session/exam-state.ts';

const MINUTE_MS = 60_000;
/** Longer than usual, because a student who concentrates on a question may not notice it at once. */
const SHOWN_MS = 10_000;

/** Shows a note if the due time has moved by a minute or more. */
export function useMoreTime({ due }: ExamState) {
  const { t } = useTranslation();
  const known = useRef(due);

  useEffect(() => {
    const minutes = Math.round((due - known.current) / MINUTE_MS);
    known.current = due;
    if (minutes < 1) return;
    showNote(t('attempts.moreTime', { count: minutes }), SHOWN_MS);
  }, [due, t]);
}
