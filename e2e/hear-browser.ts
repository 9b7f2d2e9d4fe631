/** Collects the passwords, tokens and codes that a browser sends and receives. */
import type { BrowserContext, Request, Response } from '@playwright/test';
import { secrets } from '../server/test/secrets.ts';

const isJson = (headers: Record<string, string>) =>
  headers['content-type']?.startsWith('application/json') === true;

/**
 * A call whose token comes from the page's URL and may be invalid. Valid tokens are collected from the URL itself.
 */
const VERIFICATION = /\/api\/verifyToken$/;

function collectFromRequest(request: Request): void {
  secrets.collect(request.url());
  if (VERIFICATION.test(request.url())) return;
  const text = isJson(request.headers()) ? request.postData() : null;
  if (text !== null) secrets.collect(JSON.parse(text));
}

/** Collects from replies to changes, which contain tokens, links and first passwords. */
async function collectFromResponse(response: Response): Promise<void> {
  if (response.request().method() === 'GET' || !isJson(response.headers())) return;
  // The body is lost if the browser has left the page.
  secrets.collect(await response.json().catch(() => undefined));
}

export function collectFromBrowser(context: BrowserContext): void {
  context.on('request', collectFromRequest);
  context.on('response', collectFromResponse);
}
