import { useEffect } from 'react';

/** Shortest swipe in pixels. A tap or a trembling thumb moves less. */
const MIN_SWIPE_PX = 48;
/** Screens on which the dialog is a sheet (`platform/ui/dialogs/modal.module.css`). */
const PHONE = '(max-width: 48em)';

/** Returns true if a swipe from this element may move the sheet: on a phone, unless it would scroll or pan. */
function isForSheet(element: Element | null | undefined, isOpened: boolean): boolean {
  if (!element || !matchMedia(PHONE).matches || (window.visualViewport?.scale ?? 1) > 1) return false;
  const { scrollHeight, clientHeight } = document.documentElement;
  return isOpened ? element.scrollTop <= 0 : scrollHeight <= clientHeight;
}

/**
 * On a phone, a swipe up from the bottom bar opens the sheet of numbers, and a swipe down closes it. Buttons do the
 * same. A swipe that scrolls or goes sideways does nothing.
 */
export function useSheetSwipe(isOpened: boolean, onSwipe: (() => void) | undefined): void {
  useEffect(() => {
    if (!onSwipe) return;
    let from: Touch | undefined;
    const begin = ({ touches, target }: TouchEvent) => {
      const element =
        target instanceof Element ? target.closest(isOpened ? '[role="dialog"]' : 'footer') : null;
      from = touches.length === 1 && isForSheet(element, isOpened) ? touches[0] : undefined;
    };
    const end = ({ changedTouches: [to] }: TouchEvent) => {
      if (!from || !to) return;
      const along = (to.clientY - from.clientY) * (isOpened ? 1 : -1);
      const aside = Math.abs(to.clientX - from.clientX);
      from = undefined;
      if (along >= MIN_SWIPE_PX && along > 2 * aside) onSwipe();
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
  }, [isOpened, onSwipe]);
}
