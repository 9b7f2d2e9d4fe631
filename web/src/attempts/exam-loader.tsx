import { useCallback, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FullScreenLoader } from '../ui/full-screen-loader.tsx';

/** The question as `public/first-paint.js` has drawn it, before React took it out of the page with all else that stood there. */
let drawn = document.querySelector('#splash[data-frame="exam"]');

/** Asks to wait; where the question could be read before the program was there, it can be until the program has drawn it. */
export function ExamLoader() {
  const { t } = useTranslation();
  const [question] = useState(drawn);
  const hold = useCallback(
    (place: HTMLElement | null) => {
      if (question) place?.append(question);
    },
    [question],
  );

  // Whatever is opened next begins otherwise.
  useEffect(
    () => () => {
      drawn = null;
    },
    [],
  );

  if (question) return <div ref={hold} role="status" />;
  return <FullScreenLoader text={t('attempts.loading')} note={t('attempts.loadingNote')} />;
}
