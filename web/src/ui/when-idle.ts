/** At the latest then: a page that is always busy is no reason to leave it undone. */
const AT_LATEST_MS = 1000;

/** Does it once the screen is painted and nobody waits for the page; not at all where it is called off before. */
export function whenIdle(task: () => void): () => void {
  // Safari has none.
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(task, AT_LATEST_MS);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(task, { timeout: AT_LATEST_MS });
  return () => cancelIdleCallback(handle);
}
