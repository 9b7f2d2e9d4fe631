import { type RefObject, useCallback, useRef, useState } from 'react';

/** Delay until the focus trap of the closed dialog has ended. */
const FOCUS_DELAY_MS = 20;

/**
 * State of the page's dialog. Closing restores the focus to the element that opened it. If that was removed, such as the
 * button of a deleted row, `fallback` gets the focus. `number` increases at every opening; use it as key to reset the
 * state.
 */
export function useDialog<D>(fallback?: RefObject<HTMLElement | null>) {
  const [shown, setShown] = useState<{ dialog: D; number: number } | null>(null);
  const [opened, setOpened] = useState(false);
  const opener = useRef<Element | null>(null);

  // The same function in every render, so that rows of long lists do not render again.
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
