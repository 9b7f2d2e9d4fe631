import { useContext, useEffect, useRef, useState } from 'react';
import { UNSAFE_NavigationContext as NavigationContext, type Path } from 'react-router';
import { popGuards } from './pop-guards.ts';

interface BlockedNavigation {
  isBlocked: boolean;
  /** Goes where the person wanted to go. */
  proceed(): void;
  stay(): void;
}

/**
 * Blocks a way out of the page within the application: a link, and the browser's back and forward. The router that
 * has this built in is four times as large, and every student would download it.
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
    // The browser has already moved. It is sent back, and the router gets neither event.
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

/** The router numbers the entries of the history. */
function historyIndex(state: unknown): number | null {
  const { idx } = (state ?? {}) as { idx?: unknown };
  return typeof idx === 'number' ? idx : null;
}
