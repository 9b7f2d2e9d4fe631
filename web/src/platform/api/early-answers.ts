/** Replies to requests that `public/first-paint.js` sends before the program has loaded. */
import type { RequestBody } from './request.ts';

const TIMEOUT_MS = 1000;
const OUTDATED_AFTER_MS = 3000;

/** The response and its time of arrival, in milliseconds of this device's clock. */
type Early = Promise<[Response, number]>;

declare global {
  interface Window {
    earlyAnswers?: Record<string, Early>;
  }
}

/** Returns the early reply to the same request of the same session, and removes it. */
export function takeEarlyAnswer(
  method: string,
  url: string,
  body: RequestBody['body'],
  token: string | undefined,
): Early | undefined {
  const requestKey = [method, url, body, token].join(' ');
  const found = window.earlyAnswers?.[requestKey];
  delete window.earlyAnswers?.[requestKey];
  return found;
}

/**
 * Waits for the early replies, at most `TIMEOUT_MS`. Replies that the first page has not used soon after are
 * outdated.
 */
export async function waitForEarlyAnswers(): Promise<void> {
  const answers = Promise.allSettled(Object.values(window.earlyAnswers ?? {}));
  await Promise.race([answers, new Promise((resolve) => setTimeout(resolve, TIMEOUT_MS))]);
  setTimeout(() => delete window.earlyAnswers, OUTDATED_AFTER_MS);
}
