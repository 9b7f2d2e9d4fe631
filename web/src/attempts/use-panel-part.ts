import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { showFailure } from '../ui/toasts.tsx';
import { PREPARE_AFTER_MS } from './prepare-after.ts';

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
 * What opens over the question: fetched behind it, so that it is there without a connection, or when it is needed before.
 * Where it is needed and cannot be fetched, that is said and `onFailure` hears of it.
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
