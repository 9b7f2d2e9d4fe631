import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { showFailure } from '../../platform/ui/feedback/toasts.tsx';
import { PREPARE_AFTER_MS } from '../screen/prepare-after.ts';

type Part = typeof import('./exam-panels.tsx');

async function fetchPart(): Promise<Part> {
  const [part, { addPanelWords }] = await Promise.all([
    import('./exam-panels.tsx'),
    import('./panels-catalogue.ts'),
  ]);
  addPanelWords();
  return part;
}

/**
 * The panels that open over the question. They are fetched after it, or earlier when they are needed, so that they work
 * offline. If a needed one cannot be fetched, the student gets a message and `onFailure` is called.
 */
export function usePanelPart(isNeeded: boolean, onFailure: () => void): Part | undefined {
  const { t } = useTranslation();
  const [part, setPart] = useState<Part>();

  useEffect(() => {
    if (part) return;
    let isGone = false;
    const timer = setTimeout(
      () =>
        fetchPart().then(
          (fetched) => isGone || setPart(fetched),
          () => {
            if (isGone || !isNeeded) return;
            onFailure();
            showFailure(t('attempts.failedHint'));
          },
        ),
      isNeeded ? 0 : PREPARE_AFTER_MS,
    );
    return () => {
      isGone = true;
      clearTimeout(timer);
    };
  }, [isNeeded, part, onFailure, t]);

  return part;
}
