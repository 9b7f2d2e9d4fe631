import { useLayoutEffect } from 'react';
import { useLocation, useNavigationType } from 'react-router';

/** Where each page of the history was left. */
const left = new Map<string, number>();

/** A new page begins at its top; one that the person goes back to, where they left it. */
export function useScrollOnNavigation() {
  const { key, pathname } = useLocation();
  const type = useNavigationType();
  // biome-ignore lint/correctness/useExhaustiveDependencies: what changes on the same page is no reason to scroll.
  useLayoutEffect(() => {
    window.scrollTo(0, type === 'POP' ? (left.get(key) ?? window.scrollY) : 0);
    return () => void left.set(key, window.scrollY);
  }, [pathname]);
}
