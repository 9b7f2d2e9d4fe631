/** Longest wait for an idle moment. */
const AT_LATEST_MS = 1000;
/** Wait in Safari, which has no `requestIdleCallback`. */
const SAFARI_MS = 200;

/** Runs the task once the browser is idle, or after a second. Returns a function that cancels it. */
export function whenIdle(task: () => void): () => void {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(task, SAFARI_MS);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(task, { timeout: AT_LATEST_MS });
  return () => cancelIdleCallback(handle);
}
