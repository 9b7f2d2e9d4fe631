import { vi } from 'vitest';

const realNow = Date.now;
let ahead = 0;

/** Moves the time of rate-limiter-flexible and of the application's clock, until the end of the test. Timers stay. */
export function moveTime(ms: number): void {
  ahead = vi.isMockFunction(Date.now) ? ahead + ms : ms;
  vi.spyOn(Date, 'now').mockImplementation(() => realNow() + ahead);
}
