/** Checks screens with hostile texts: no code runs, and no elements are created. */
import { type BrowserContext, expect, type Page, pressNext } from './fixtures.ts';

/**
 * Makes the content security policy report violations instead of blocking them. Injected code would then run, so the
 * tests check the escaping alone.
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
    // The browser's dialog about unsaved work is allowed.
    if (dialog.type() !== 'beforeunload') pageErrors.push(`dialog: ${dialog.message()}`);
    void dialog.accept();
  });
  await context.addInitScript(() => {
    const ran = () => reportError(new Error('a hostile text ran'));
    Object.assign(window, { xss: ran, XSS: ran });
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
      // Playwright itself uses eval. Other journeys check that the program does not.
      if (blockedURI === 'eval') return;
      reportError(new Error(`against the policy: ${violatedDirective} ${blockedURI}`));
    });
  });
}

/** Returns elements that only an injected text can have created. */
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

/** Returns all text of the screen, including fields, with collapsed whitespace. */
function screenText(): string {
  const fields = [...document.querySelectorAll<HTMLInputElement>('input, textarea, option')].map(
    ({ value }) => value,
  );
  return [document.body.textContent, ...fields].join('\n').replace(/\s+/g, ' ');
}

const oneSpace = (text: string) => text.replace(/\s+/g, ' ').trim();

/** Checks that the screen has no foreign elements, and returns its text. */
export async function readScreen(page: Page): Promise<string> {
  expect(await page.evaluate(foreignElements)).toEqual([]);
  return page.evaluate(screenText);
}

export const missingIn = (all: string, texts: readonly string[]) =>
  texts.filter((text) => !all.includes(oneSpace(text)));

/** Checks that the screen shows these texts as plain text. */
export async function expectShown(page: Page, texts: readonly string[]): Promise<void> {
  await expect.poll(async () => missingIn(await page.evaluate(screenText), texts)).toEqual([]);
  expect(await page.evaluate(foreignElements)).toEqual([]);
}

/** Checks that the pages of a list together show these texts as plain text. */
export async function expectPaged(page: Page, texts: readonly string[]): Promise<void> {
  const next = page.locator('main nav > button:last-child').first();
  await expect(next).toBeVisible();
  let all = '';
  for (;;) {
    const shown = await readScreen(page);
    all += shown;
    if ((await next.getAttribute('aria-disabled')) === 'true') break;
    await next.click();
    await expect.poll(() => page.evaluate(screenText)).not.toBe(shown);
  }
  expect(missingIn(all, texts)).toEqual([]);
}

/** Chooses an option in every question of the paper. Returns the texts of all screens. */
export async function readPaper(page: Page): Promise<string> {
  const next = page.getByRole('button', { name: 'Next' });
  /** Returns the numbers of the section and of the question. */
  const place = () => page.locator('[aria-current="step"]').allTextContents();
  let all = '';
  for (;;) {
    all += await readScreen(page);
    await page.getByRole('radiogroup').locator('label').first().click();
    if (!(await next.isEnabled())) return all;
    const left = await place();
    await pressNext(page);
    await expect.poll(place).not.toEqual(left);
  }
}

/** Waits until the page has this path. */
export const expectAt = (page: Page, path: string) =>
  expect.poll(() => new URL(page.url()).pathname).toBe(path);
