/** Collects the passwords, tokens and codes that a browser sends and receives. */
import type { BrowserContext, Request, Response } from '@playwright/test';
import { secrets } from '../server/test/secrets.ts';

const isJson = (headers: Record<string, string>) =>
  headers['content-type']?.startsWith('application/json') === true;

/**
 * The token in this call is a copy from the page's URL, which may be no valid token. Valid ones are collected from the
 * URL.
 */
const VERIFICATION = /\/api\/verifyToken$/;

function hearRequest(request: Request): void {
  secrets.collect(request.url());
  if (VERIFICATION.test(request.url())) return;
  const text = isJson(request.headers()) ? request.postData() : null;
  if (text !== null) secrets.collect(JSON.parse(text));
}

/** Only replies to changes: these contain tokens, links and first passwords. */
async function hearResponse(response: Response): Promise<void> {
  if (response.request().method() === 'GET' || !isJson(response.headers())) return;
  // The body is lost if the browser has left the page.
  secrets.collect(await response.json().catch(() => undefined));
}

export function hearBrowser(context: BrowserContext): void {
  context.on('request', hearRequest);
  context.on('response', hearResponse);
}
