/** How a screen is looked at that shows hostile texts: nothing runs, and no element comes of them. */
import { type BrowserContext, expect, type Page } from './fixtures.ts';

/**
 * Has the content security policy report and not refuse: whatever a text brings about happens, so that it is seen that
 * the escaping alone is enough, and the policy tells of it as well.
 */
export async function onlyReport(context: BrowserContext): Promise<void> {
  const isPage = ({ pathname }: URL) => !/^\/api\/|\.\w+$/.test(pathname);
  await context.route(isPage, async (route) => {
    const response = await route.fetch().catch(() => undefined);
    // A page that is left meanwhile is shown nothing.
    if (!response) return;
    const { 'content-security-policy': policy, ...headers } = response.headers();
    if (policy) headers['content-security-policy-report-only'] = policy;
    await route.fulfill({ response, headers }).catch(() => undefined);
  });
}

/** Fails the test by its list of page errors for whatever a text brings about. */
export async function watch(context: BrowserContext, pageErrors: string[]): Promise<void> {
  context.on('request', (request) => {
    if (/^\/canary/i.test(new URL(request.url()).pathname)) pageErrors.push(`asked for ${request.url()}`);
  });
  context.on('dialog', (dialog) => {
    // The browser's own question about unsaved work.
    if (dialog.type() !== 'beforeunload') pageErrors.push(`dialog: ${dialog.message()}`);
    void dialog.accept();
  });
  await context.addInitScript(() => {
    const ran = () => reportError(new Error('a hostile text ran'));
    Object.assign(window, { xss: ran, XSS: ran });
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
      // This is how a page is looked at; the program's own would not work in any other journey.
      if (blockedURI === 'eval') return;
      reportError(new Error(`against the policy: ${violatedDirective} ${blockedURI}`));
    });
  });
}

/** Elements and attributes that nothing but a text can have brought. */
function foreignElements(): string[] {
  const isForeign = (element: Element) =>
    element.matches('iframe, object, embed, base, math, details[ontoggle], meta[http-equiv], main style') ||
    (element.matches('script, style') && /xss|canary/i.test(element.textContent)) ||
    [...element.attributes].some(({ name, value }) => {
      if (/^on/i.test(name) || name === 'srcdoc') return true;
      if (name === 'style') return /canary|xss|inset:/i.test(value);
      if (!/^(src|href|action|formaction|data|poster|xlink:href|background)$/i.test(name)) return false;
      return /^\s*(javascript:|[^?]*canary)/i.test(value);
    });
  return [...document.querySelectorAll('*')]
    .filter(isForeign)
    .map(({ outerHTML }) => outerHTML.slice(0, 200));
}

/** Everything that the screen says, in its fields too, with spaces as one. */
function said(): string {
  const fields = [...document.querySelectorAll<HTMLInputElement>('input, textarea, option')].map(
    ({ value }) => value,
  );
  return [document.body.textContent, ...fields].join('\n').replace(/\s+/g, ' ');
}

const oneSpace = (text: string) => text.replace(/\s+/g, ' ').trim();

/** What the screen says now, for screens that are read one after the other. Nothing of it is more than text. */
export async function readScreen(page: Page): Promise<string> {
  expect(await page.evaluate(foreignElements)).toEqual([]);
  return page.evaluate(said);
}

export const missingIn = (all: string, texts: readonly string[]) =>
  texts.filter((text) => !all.includes(oneSpace(text)));

/** The screen says these texts, and they are nothing but text. */
export async function expectShown(page: Page, texts: readonly string[]): Promise<void> {
  await expect.poll(async () => missingIn(await page.evaluate(said), texts)).toEqual([]);
  expect(await page.evaluate(foreignElements)).toEqual([]);
}

/** The same over all pages of a list. */
export async function expectPaged(page: Page, texts: readonly string[]): Promise<void> {
  const next = page.locator('main nav > button:last-child').first();
  await expect(next).toBeVisible();
  let all = '';
  for (;;) {
    const shown = await readScreen(page);
    all += shown;
    if ((await next.getAttribute('aria-disabled')) === 'true') break;
    await next.click();
    await expect.poll(() => page.evaluate(said)).not.toBe(shown);
  }
  expect(missingIn(all, texts)).toEqual([]);
}

/** What the paper says from its first question to the last; something is chosen everywhere. */
export async function readPaper(page: Page): Promise<string> {
  const next = page.getByRole('button', { name: 'Next' });
  /** The numbers of the section and of the question. */
  const place = () => page.locator('[aria-current="step"]').allTextContents();
  let all = '';
  for (;;) {
    all += await readScreen(page);
    await page.getByRole('radiogroup').locator('label').first().click();
    if (!(await next.isEnabled())) return all;
    const left = await place();
    await next.click();
    await expect.poll(place).not.toEqual(left);
  }
}

/** It is this page that is looked at. */
export const expectAt = (page: Page, path: string) =>
  expect.poll(() => new URL(page.url()).pathname).toBe(path);
