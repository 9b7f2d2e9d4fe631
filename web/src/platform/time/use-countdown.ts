import { COUNTDOWN_TICK_MS } from '@lulus/contract';
import { useEffect, useReducer } from 'react';

/** Returns the seconds from `now` until `due`, both in milliseconds. Rounds up: 0 means that no time is left. */
export function secondsUntil(due: number, now: number): number {
  return Math.max(Math.ceil((due - now) / COUNTDOWN_TICK_MS), 0);
}

/** Returns the milliseconds until the count changes. Computed at every tick, so that late timers do not add up. */
export function untilNextTick(due: number, now: number): number {
  const left = due - now;
  return left <= 0 ? COUNTDOWN_TICK_MS : left % COUNTDOWN_TICK_MS || COUNTDOWN_TICK_MS;
}

/** Returns the seconds left and renders again every second. `now` must be the same function at every call. */
export function useCountdown(due: number, now: () => number): number {
  const [, rerender] = useReducer((count: number) => count + 1, 0);
  useEffect(() => {
    let timer = setTimeout(next, untilNextTick(due, now()));
    function next() {
      rerender();
      timer = setTimeout(next, untilNextTick(due, now()));
    }
    return () => clearTimeout(timer);
  }, [due, now]);
  return secondsUntil(due, now());
}

/** Returns `HH:MM:SS`. The hours may exceed 24, and 99. */
export function clockText(seconds: number): string {
  const parts = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  return parts.map((part) => String(part).padStart(2, '0')).join(':');
}
