import { useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FullScreenLoader } from '../../platform/ui/feedback/full-screen-loader.tsx';

/** Loading screen. If `public/first-paint.js` has drawn the question, that stays visible until the screen is ready. */
export function ExamLoader() {
  const { t } = useTranslation();
  // Found during React's first render only, which removes the splash screen afterwards.
  const [question] = useState(() => document.querySelector('#splash[data-question]'));
  const attachQuestion = useCallback(
    (container: HTMLElement | null) => {
      if (question) container?.append(question);
    },
    [question],
  );

  if (question) return <div ref={attachQuestion} role="status" />;
  return <FullScreenLoader text={t('attempts.loading')} note={t('attempts.loadingNote')} />;
}
