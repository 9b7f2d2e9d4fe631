import { useEffect, useEffectEvent } from 'react';

/** Lets the Back button close what is open. The new entry of the history has the same address, so the page stays. */
export function useBackToClose(isOpen: boolean, close: () => void): void {
  const closeNow = useEffectEvent(close);
  useEffect(() => {
    if (!isOpen) return;
    let isShown = true;
    let isBack = false;
    function onBack(event: PopStateEvent) {
      isBack = true;
      event.stopImmediatePropagation();
      if (isShown) closeNow();
    }
    history.pushState(history.state, '');
    window.addEventListener('popstate', onBack, { capture: true, once: true });
    return () => {
      isShown = false;
      if (!isBack) history.back();
    };
  }, [isOpen]);
}
