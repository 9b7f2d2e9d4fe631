/** What happens to the page while an examination is open in it: hidden, asleep, offline, left. */
import type { ExamSession } from './exam-session.ts';

const WATCH_MS = 5000;
/** A beat that comes so late was slept through. */
const SLEPT_MS = 15_000;

/** Lets the session know; the answer ends it. */
export function followPage(session: ExamSession): () => void {
  const { wake, leave, ask } = session;
  const onVisibility = () => (document.visibilityState === 'visible' ? wake() : leave());
  const onOffline = () => void ask();
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
 * On some systems the monotonic clock stops while the machine sleeps. `onWake` gets the time by which the wall clock
 * has run ahead of it. That correction counts until the server sends its time.
 */
function watchSleep(onWake: (sleptMs: number) => void): () => void {
  let wall = Date.now();
  let steady = performance.now();
  const timer = setInterval(() => {
    const passed = Date.now() - wall;
    const unseen = passed - (performance.now() - steady);
    wall += passed;
    steady = performance.now();
    if (unseen > SLEPT_MS) onWake(unseen);
    else if (Math.abs(passed - WATCH_MS) > SLEPT_MS) onWake(0);
  }, WATCH_MS);
  return () => clearInterval(timer);
}
