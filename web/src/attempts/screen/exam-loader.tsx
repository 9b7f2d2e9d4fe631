import { useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FullScreenLoader } from '../../platform/ui/feedback/full-screen-loader.tsx';

/** Asks to wait; where `public/first-paint.js` has drawn the question, it can be read until the program has drawn it. */
export function ExamLoader() {
  const { t } = useTranslation();
  // While React draws the page for the first time. Then it takes away what stood there.
  const [question] = useState(() => document.querySelector('#splash[data-question]'));
  const keep = useCallback(
    (place: HTMLElement | null) => {
      if (question) place?.append(question);
    },
    [question],
  );

  if (question) return <div ref={keep} role="status" />;
  return <FullScreenLoader text={t('attempts.loading')} note={t('attempts.loadingNote')} />;
}
