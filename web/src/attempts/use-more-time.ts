import { notifications } from '@mantine/notifications';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { ExamState } from './exam-state.ts';

const MINUTE_MS = 60_000;

/** Says that the examination was given more time. */
export function useMoreTime({ due }: ExamState) {
  const { t } = useTranslation();
  const known = useRef(due);

  useEffect(() => {
    const minutes = Math.round((due - known.current) / MINUTE_MS);
    known.current = due;
    if (minutes < 1) return;
    const message = t('attempts.moreTime', { count: minutes });
    notifications.show({ color: 'teal', role: 'status', message, autoClose: 10_000 });
  }, [due, t]);
}
