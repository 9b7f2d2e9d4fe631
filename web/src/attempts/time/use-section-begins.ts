import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { showNote } from '../../platform/ui/feedback/toasts.tsx';
import type { ExamState } from '../session/exam-state.ts';

/**
 * Announces that another section has begun, by the student or by its time. `onBegin` must close dialogs about the
 * previous section, because their button would end the new one.
 */
export function useSectionBegins({ open, paper }: ExamState, onBegin: () => void) {
  const { t } = useTranslation();
  const section = open?.section;
  const known = useRef(section);

  useEffect(() => {
    if (section === undefined || section === known.current) return;
    known.current = section;
    const name = paper.sections[section]?.name ?? '';
    showNote(t('attempts.sectionBegins', { name }));
    onBegin();
  }, [section, paper, t, onBegin]);
}
