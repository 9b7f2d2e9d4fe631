/** At the latest then: a page that is always busy is no reason to leave it undone. */
const AT_LATEST_MS = 1000;

/** Does it once the screen is painted and the browser is idle; not at all if it is cancelled before. */
export function whenIdle(task: () => void): () => void {
  // Safari has none.
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(task, AT_LATEST_MS);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(task, { timeout: AT_LATEST_MS });
  return () => cancelIdleCallback(handle);
}
