import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { showFailure } from '../ui/toasts.tsx';

type Part = typeof import('./exam-panels.tsx');

let loading: Promise<Part> | undefined;

/** Fetches what opens over the question, for an examination that may lose its connection. */
export function preparePanels(): Promise<Part> {
  loading ??= Promise.all([import('./exam-panels.tsx'), import('./panels-catalogue.ts')]).then(
    ([part, { addPanelWords }]) => {
      addPanelWords();
      return part;
    },
  );
  loading.catch(() => {
    loading = undefined;
  });
  return loading;
}

/** What opens over the question, once it is needed; where it cannot be fetched that is said, and `onFailure` hears of it. */
export function usePanelPart(isNeeded: boolean, onFailure: () => void): Part | undefined {
  const { t } = useTranslation();
  const [part, setPart] = useState<Part>();

  useEffect(() => {
    if (!isNeeded || part) return;
    preparePanels().then(setPart, () => {
      onFailure();
      showFailure(t('attempts.failedHint'));
    });
  }, [isNeeded, part, onFailure, t]);

  return part;
}
