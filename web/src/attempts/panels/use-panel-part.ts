import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { fetchWords } from '../../platform/i18n/i18n.ts';
import { showFailure } from '../../platform/ui/feedback/toasts.tsx';
import { PREPARE_AFTER_MS } from '../screen/prepare-after.ts';

type Part = typeof import('./exam-panels.tsx');

/**
 * Returns the module of the panels over the question, once it is loaded. It is loaded after the question, so that it
 * works offline, or at once if it is needed. If that fails, the student gets a message and `onFailure` is called.
 */
export function usePanelPart(isNeeded: boolean, onFailure: () => void): Part | undefined {
  const { t } = useTranslation();
  const [part, setPart] = useState<Part>();

  useEffect(() => {
    if (part) return;
    let isUnmounted = false;
    const timer = setTimeout(
      () =>
        Promise.all([import('./exam-panels.tsx'), fetchWords('later')]).then(
          ([fetched]) => isUnmounted || setPart(fetched),
          () => {
            if (isUnmounted || !isNeeded) return;
            onFailure();
            showFailure(t('attempts.failedHint'));
          },
        ),
      isNeeded ? 0 : PREPARE_AFTER_MS,
    );
    return () => {
      isUnmounted = true;
      clearTimeout(timer);
    };
  }, [isNeeded, part, onFailure, t]);

  return part;
}
