import { useContext, useEffect, useRef, useState } from 'react';
import { UNSAFE_NavigationContext as NavigationContext, type Path } from 'react-router';

/**
 * Listeners for Back and Forward that run before the router's. A window calls its listeners in the order of their
 * registration, so this module must load before the router starts.
 */
const popGuards = new Set<(event: PopStateEvent) => void>();
window.addEventListener('popstate', (event) => {
  for (const guard of popGuards) guard(event);
});

interface BlockedNavigation {
  isBlocked: boolean;
  /** Continues the blocked navigation. */
  proceed(): void;
  stay(): void;
}

/**
 * Blocks links, Back and Forward within the application if `isToBlock` returns true. React Router's `useBlocker` needs
 * its data router, which would add 15 KB to the 175 KB of a student's download.
 */
export function useBlockedNavigation(isToBlock: (pathname: string) => boolean): BlockedNavigation {
  const { navigator } = useContext(NavigationContext);
  const [blocked, setBlocked] = useState<{ go: () => void }>();
  const latest = useRef(isToBlock);
  latest.current = isToBlock;

  useEffect(() => {
    const { push, replace } = navigator;
    const index = historyIndex(window.history.state);
    let isReleased = false;
    let isReturning = false;
    function block(go: () => void) {
      setBlocked({
        go: () => {
          isReleased = true;
          go();
        },
      });
    }
    const pathnameOf = (to: string | Partial<Path>) =>
      new URL(typeof to === 'string' ? to : (to.pathname ?? ''), window.location.href).pathname;
    const blocking =
      (navigate: typeof push): typeof push =>
      (to, state, options) => {
        const go = () => navigate.call(navigator, to, state, options);
        if (isReleased || !latest.current(pathnameOf(to))) go();
        else block(go);
      };
    // The browser has already navigated. It is sent back, and the router sees neither event.
    function onPop(event: PopStateEvent) {
      const to = historyIndex(event.state);
      if (isReturning) {
        isReturning = false;
        event.stopImmediatePropagation();
      } else if (!isReleased && index !== null && to !== null && latest.current(window.location.pathname)) {
        event.stopImmediatePropagation();
        isReturning = true;
        window.history.go(index - to);
        block(() => window.history.go(to - index));
      }
    }
    navigator.push = blocking(push);
    navigator.replace = blocking(replace);
    popGuards.add(onPop);
    return () => {
      Object.assign(navigator, { push, replace });
      popGuards.delete(onPop);
    };
  }, [navigator]);

  return {
    isBlocked: blocked !== undefined,
    proceed() {
      setBlocked(undefined);
      blocked?.go();
    },
    stay: () => setBlocked(undefined),
  };
}

/** Returns the number that the router gives to each entry of the history. */
function historyIndex(state: unknown): number | null {
  const { idx } = (state ?? {}) as { idx?: unknown };
  return typeof idx === 'number' ? idx : null;
}
