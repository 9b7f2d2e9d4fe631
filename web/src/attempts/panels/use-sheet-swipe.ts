import { useEffect } from 'react';

/** Pixels that a finger has to go, so that neither a tap nor a trembling thumb is a stroke. */
const STROKE_PX = 48;
/** Where the numbers are a sheet (`platform/ui/dialogs/modal.module.css`). */
const PHONE = '(max-width: 48em)';

/**
 * Whether a stroke that begins here is for the sheet. That is so if nothing would scroll and the page is not zoomed.
 */
function isForSheet(place: Element | null | undefined, isOpened: boolean): boolean {
  if (!place || !matchMedia(PHONE).matches || (window.visualViewport?.scale ?? 1) > 1) return false;
  const { scrollHeight, clientHeight } = document.documentElement;
  return isOpened ? place.scrollTop <= 0 : scrollHeight <= clientHeight;
}

/**
 * On a phone a stroke up from the lower bar opens the sheet of numbers, and a stroke down closes it. The buttons do the
 * same. A stroke that scrolls, or goes sideways, does nothing.
 */
export function useSheetSwipe(isOpened: boolean, onStroke: (() => void) | undefined): void {
  useEffect(() => {
    if (!onStroke) return;
    let from: Touch | undefined;
    const begin = ({ touches, target }: TouchEvent) => {
      const place =
        target instanceof Element ? target.closest(isOpened ? '[role="dialog"]' : 'footer') : null;
      from = touches.length === 1 && isForSheet(place, isOpened) ? touches[0] : undefined;
    };
    const end = ({ changedTouches: [to] }: TouchEvent) => {
      if (!from || !to) return;
      const along = (to.clientY - from.clientY) * (isOpened ? 1 : -1);
      const aside = Math.abs(to.clientX - from.clientX);
      from = undefined;
      if (along >= STROKE_PX && along > 2 * aside) onStroke();
    };
    const forget = () => {
      from = undefined;
    };
    const passive = { passive: true };
    document.addEventListener('touchstart', begin, passive);
    document.addEventListener('touchend', end, passive);
    document.addEventListener('touchcancel', forget, passive);
    return () => {
      document.removeEventListener('touchstart', begin);
      document.removeEventListener('touchend', end);
      document.removeEventListener('touchcancel', forget);
    };
  }, [isOpened, onStroke]);
}
