/** Notifies the session when its page is hidden, asleep, offline or left. */
import type { ExamSession } from './exam-session.ts';

const WATCH_MS = 5000;
/** A timer that is later than this ran after sleep, or the wall clock was changed. */
const MIN_SLEEP_MS = 15_000;

/** Starts following the page. Returns a function that ends it. */
export function followPage(session: ExamSession): () => void {
  const { wake, leave, syncState } = session;
  const onVisibility = () => (document.visibilityState === 'visible' ? wake() : leave());
  const onOffline = () => void syncState();
  window.addEventListener('online', wake);
  window.addEventListener('offline', onOffline);
  window.addEventListener('pagehide', leave);
  document.addEventListener('visibilitychange', onVisibility);
  const unwatch = watchSleep((sleptMs) => {
    const { clock } = session.ports;
    clock.assume(clock.now() + sleptMs);
    wake();
  });
  return () => {
    window.removeEventListener('online', wake);
    window.removeEventListener('offline', onOffline);
    window.removeEventListener('pagehide', leave);
    document.removeEventListener('visibilitychange', onVisibility);
    unwatch();
  };
}

/**
 * Detects sleep. On some systems the monotonic clock stops then, so `onWake` gets the milliseconds that it missed by the
 * wall clock, or 0. This correction is valid until the server sends its time.
 */
function watchSleep(onWake: (sleptMs: number) => void): () => void {
  let wall = Date.now();
  let monotonic = performance.now();
  const timer = setInterval(() => {
    const passed = Date.now() - wall;
    const missedMs = passed - (performance.now() - monotonic);
    wall += passed;
    monotonic = performance.now();
    if (missedMs > MIN_SLEEP_MS) onWake(missedMs);
    else if (Math.abs(passed - WATCH_MS) > MIN_SLEEP_MS) onWake(0);
  }, WATCH_MS);
  return () => clearInterval(timer);
}
