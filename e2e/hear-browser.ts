/** Hears the passwords, tokens and codes that a browser sends and is answered. */
import type { BrowserContext, Request, Response } from '@playwright/test';
import { heard } from '../server/test/secrets.ts';

const isJson = (headers: Record<string, string>) =>
  headers['content-type']?.startsWith('application/json') === true;

/** What it is asked about the page's address has, where it is heard if it is a token at all. */
const VERIFICATION = /\/api\/verifyToken$/;

function hearRequest(request: Request): void {
  heard.collect(request.url());
  if (VERIFICATION.test(request.url())) return;
  const text = isJson(request.headers()) ? request.postData() : null;
  if (text !== null) heard.collect(JSON.parse(text));
}

/** Of what changes something: there tokens, links and first passwords are given. */
async function hearResponse(response: Response): Promise<void> {
  if (response.request().method() === 'GET' || !isJson(response.headers())) return;
  // A page that is left has no body to tell any more.
  heard.collect(await response.json().catch(() => undefined));
}

export function hearBrowser(context: BrowserContext): void {
  context.on('request', hearRequest);
  context.on('response', hearResponse);
}
