import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { showNote } from '../../platform/ui/feedback/toasts.tsx';
import type { ExamState } from '../session/exam-state.ts';

const MINUTE_MS = 60_000;
/** Who is deep in a question needs longer to notice. */
const TOLD_MS = 10_000;

/** Says that the examination was given more time. */
export function useMoreTime({ due }: ExamState) {
  const { t } = useTranslation();
  const known = useRef(due);

  useEffect(() => {
    const minutes = Math.round((due - known.current) / MINUTE_MS);
    known.current = due;
    if (minutes < 1) return;
    showNote(t('attempts.moreTime', { count: minutes }), TOLD_MS);
  }, [due, t]);
}
