/** What `public/first-paint.js` has asked the server for while the program was on its way. */
import type { RequestBody } from './request.ts';

const PATIENCE_MS = 1000;
const OLD_AFTER_MS = 3000;

/** The answer, and when this device's clock heard it. */
type Early = Promise<[Response, number]>;

declare global {
  interface Window {
    earlyAnswers?: Record<string, Early>;
  }
}

/** The answer to the same question, asked early by the same session. Each is given once. */
export function takeEarlyAnswer(
  method: string,
  url: string,
  body: RequestBody['body'],
  token: string | undefined,
): Early | undefined {
  const asked = [method, url, body, token].join(' ');
  const found = window.earlyAnswers?.[asked];
  delete window.earlyAnswers?.[asked];
  return found;
}

/** Until they are here, or it is better to show the program without them. What its first page has not taken by then is old. */
export async function waitForEarlyAnswers(): Promise<void> {
  const answers = Promise.allSettled(Object.values(window.earlyAnswers ?? {}));
  await Promise.race([answers, new Promise((resolve) => setTimeout(resolve, PATIENCE_MS))]);
  setTimeout(() => delete window.earlyAnswers, OLD_AFTER_MS);
}
