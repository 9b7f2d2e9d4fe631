import { type RefObject, useCallback, useRef, useState } from 'react';

/** After the focus trap of the dialog has ended. */
const FOCUS_DELAY_MS = 20;

/**
 * Which dialog of the page is open. The focus goes back to what opened it, or to `fallback` if that has gone, like the
 * button of a deleted row. `number` is new at every opening, to begin each with a fresh state.
 */
export function useDialog<D>(fallback?: RefObject<HTMLElement | null>) {
  const [shown, setShown] = useState<{ dialog: D; number: number } | null>(null);
  const [opened, setOpened] = useState(false);
  const opener = useRef<Element | null>(null);

  // Stable between renders, for long lists whose rows receive it.
  const open = useCallback((dialog: D) => {
    opener.current = document.activeElement;
    setShown((before) => ({ dialog, number: (before?.number ?? 0) + 1 }));
    setOpened(true);
  }, []);

  function close() {
    setOpened(false);
    setTimeout(() => {
      const { current } = opener;
      const target = current instanceof HTMLElement && current.isConnected ? current : fallback?.current;
      target?.focus({ preventScroll: true });
    }, FOCUS_DELAY_MS);
  }

  return { shown, opened, open, close };
}
