import { useLayoutEffect } from 'react';
import { useLocation, useNavigationType } from 'react-router';

/** Scroll offset in pixels of each history entry, by its key. */
const scrollPositions = new Map<string, number>();

/** Scrolls a new page to its top. Back and Forward restore the previous scroll position. */
export function useScrollOnNavigation() {
  const { key, pathname } = useLocation();
  const type = useNavigationType();
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a change of the path must scroll.
  useLayoutEffect(() => {
    window.scrollTo(0, type === 'POP' ? (scrollPositions.get(key) ?? window.scrollY) : 0);
    return () => void scrollPositions.set(key, window.scrollY);
  }, [pathname]);
}
