import { COUNTDOWN_TICK_MS } from '@lulus/contract';
import { useEffect, useReducer } from 'react';

/** Whole seconds from `now()` until `due`, both in milliseconds. Rounded up: 0 only when nothing is left. */
export function secondsUntil(due: number, now: number): number {
  return Math.max(Math.ceil((due - now) / COUNTDOWN_TICK_MS), 0);
}

/** Milliseconds until the count changes. Computed again each time, so that late timers do not add up to a drift. */
export function untilNextTick(due: number, now: number): number {
  const left = due - now;
  return left <= 0 ? COUNTDOWN_TICK_MS : left % COUNTDOWN_TICK_MS || COUNTDOWN_TICK_MS;
}

/** Seconds left, counted down on the screen. `now` must be the same function at every call. */
export function useCountdown(due: number, now: () => number): number {
  const [, tick] = useReducer((count: number) => count + 1, 0);
  useEffect(() => {
    let timer = setTimeout(next, untilNextTick(due, now()));
    function next() {
      tick();
      timer = setTimeout(next, untilNextTick(due, now()));
    }
    return () => clearTimeout(timer);
  }, [due, now]);
  return secondsUntil(due, now());
}

/** `HH:MM:SS`; a paper of several days counts its hours on. */
export function clockText(seconds: number): string {
  const parts = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  return parts.map((part) => String(part).padStart(2, '0')).join(':');
}
