/** Checks screens with hostile texts: no code runs, and no element results from them. */
import { type BrowserContext, expect, type Page } from './fixtures.ts';

/**
 * Makes the content security policy report instead of block. Injected code then runs and is seen. So the test checks
 * that escaping alone suffices, and that the policy notices too.
 */
export async function onlyReport(context: BrowserContext): Promise<void> {
  const isPage = ({ pathname }: URL) => !/^\/api\/|\.\w+$/.test(pathname);
  await context.route(isPage, async (route) => {
    const response = await route.fetch().catch(() => undefined);
    // There is no response if the browser has left the page.
    if (!response) return;
    const { 'content-security-policy': policy, ...headers } = response.headers();
    if (policy) headers['content-security-policy-report-only'] = policy;
    await route.fulfill({ response, headers }).catch(() => undefined);
  });
}

/** Adds every effect of a hostile text to the page errors, which fail the test. */
export async function watch(context: BrowserContext, pageErrors: string[]): Promise<void> {
  context.on('request', (request) => {
    if (/^\/canary/i.test(new URL(request.url()).pathname)) pageErrors.push(`asked for ${request.url()}`);
  });
  context.on('dialog', (dialog) => {
    // The browser's own dialog about unsaved work is allowed.
    if (dialog.type() !== 'beforeunload') pageErrors.push(`dialog: ${dialog.message()}`);
    void dialog.accept();
  });
  await context.addInitScript(() => {
    const ran = () => reportError(new Error('a hostile text ran'));
    Object.assign(window, { xss: ran, XSS: ran });
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
      // Playwright inspects a page by eval. The program's own eval would fail in every other journey.
      if (blockedURI === 'eval') return;
      reportError(new Error(`against the policy: ${violatedDirective} ${blockedURI}`));
    });
  });
}

/** Elements and attributes that only an injected text can have created. */
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

/** All text of the screen, including fields, with whitespace collapsed. */
function said(): string {
  const fields = [...document.querySelectorAll<HTMLInputElement>('input, textarea, option')].map(
    ({ value }) => value,
  );
  return [document.body.textContent, ...fields].join('\n').replace(/\s+/g, ' ');
}

const oneSpace = (text: string) => text.replace(/\s+/g, ' ').trim();

/** Reads the current screen, and checks that all of it is text. */
export async function readScreen(page: Page): Promise<string> {
  expect(await page.evaluate(foreignElements)).toEqual([]);
  return page.evaluate(said);
}

export const missingIn = (all: string, texts: readonly string[]) =>
  texts.filter((text) => !all.includes(oneSpace(text)));

/** Checks that the screen shows these texts as plain text. */
export async function expectShown(page: Page, texts: readonly string[]): Promise<void> {
  await expect.poll(async () => missingIn(await page.evaluate(said), texts)).toEqual([]);
  expect(await page.evaluate(foreignElements)).toEqual([]);
}

/** The same for all pages of a list. */
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

/** Reads the paper from the first to the last question, and chooses an option in each. */
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

/** Checks that this is the current page. */
export const expectAt = (page: Page, path: string) =>
  expect.poll(() => new URL(page.url()).pathname).toBe(path);
