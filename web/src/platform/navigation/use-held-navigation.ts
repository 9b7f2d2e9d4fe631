import { useContext, useEffect, useRef, useState } from 'react';
import { UNSAFE_NavigationContext as NavigationContext, type Path } from 'react-router';
import { popGuards } from './pop-guards.ts';

interface Held {
  isHeld: boolean;
  /** Goes where the person wanted to go. */
  proceed(): void;
  stay(): void;
}

/**
 * Holds back a way out of the page within the application: a link, and the browser's back and forward. The router that
 * has this built in is four times as large, and every student would download it.
 */
export function useHeldNavigation(holds: (pathname: string) => boolean): Held {
  const { navigator } = useContext(NavigationContext);
  const [held, setHeld] = useState<{ go: () => void }>();
  const latest = useRef(holds);
  latest.current = holds;

  useEffect(() => {
    const { push, replace } = navigator;
    const index = historyIndex(window.history.state);
    let isLetGo = false;
    let isReturning = false;
    function hold(go: () => void) {
      setHeld({
        go: () => {
          isLetGo = true;
          go();
        },
      });
    }
    const pathnameOf = (to: string | Partial<Path>) =>
      new URL(typeof to === 'string' ? to : (to.pathname ?? ''), window.location.href).pathname;
    const holding =
      (navigate: typeof push): typeof push =>
      (to, state, options) => {
        const go = () => navigate.call(navigator, to, state, options);
        if (isLetGo || !latest.current(pathnameOf(to))) go();
        else hold(go);
      };
    // The browser has already moved. It is sent back, and the router gets neither event.
    function onPop(event: PopStateEvent) {
      const to = historyIndex(event.state);
      if (isReturning) {
        isReturning = false;
        event.stopImmediatePropagation();
      } else if (!isLetGo && index !== null && to !== null && latest.current(window.location.pathname)) {
        event.stopImmediatePropagation();
        isReturning = true;
        window.history.go(index - to);
        hold(() => window.history.go(to - index));
      }
    }
    navigator.push = holding(push);
    navigator.replace = holding(replace);
    popGuards.add(onPop);
    return () => {
      Object.assign(navigator, { push, replace });
      popGuards.delete(onPop);
    };
  }, [navigator]);

  return {
    isHeld: held !== undefined,
    proceed() {
      setHeld(undefined);
      held?.go();
    },
    stay: () => setHeld(undefined),
  };
}

/** The router numbers the entries of the history. */
function historyIndex(state: unknown): number | null {
  const { idx } = (state ?? {}) as { idx?: unknown };
  return typeof idx === 'number' ? idx : null;
}
