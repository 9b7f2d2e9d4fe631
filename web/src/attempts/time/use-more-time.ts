import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { showNote } from '../../platform/ui/feedback/toasts.tsx';
import type { ExamState } from '../session/exam-state.ts';
import { endOf } from './section-time.ts';

const MINUTE_MS = 60_000;
/** Longer than usual, because a student who concentrates on a question may not notice it at once. */
const SHOWN_MS = 10_000;

/** Shows a note if the end of the time on the screen has moved by a minute or more, within the same section. */
export function useMoreTime({ open, due }: ExamState) {
  const { t } = useTranslation();
  const section = open?.section;
  const end = endOf({ open, due });
  const known = useRef({ section, end });

  useEffect(() => {
    const minutes = (end - known.current.end) / MINUTE_MS;
    const isSame = section === known.current.section;
    known.current = { section, end };
    if (!isSame || Math.abs(minutes) < 1) return;
    const text = minutes > 0 ? 'attempts.moreTime' : 'attempts.lessTime';
    showNote(t(text, { time: Math.abs(minutes) }), SHOWN_MS);
  }, [section, end, t]);
}
