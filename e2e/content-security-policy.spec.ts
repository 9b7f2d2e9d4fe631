/** Checks that the policy blocks injected code. Every other journey checks that no page violates it (fixtures.ts). */
import { anAdmin, expect, goToExam, logIn, type Page, SAMPLE, test } from './fixtures.ts';

/** Runs the attempt from a timer. So it has the rights of the page and not those of the developer tools. */
async function inPage(page: Page, attempt: string): Promise<void> {
  await page.evaluate((source) => {
    const attempts: Record<string, () => void> = {
      script() {
        const script = document.createElement('script');
        script.textContent = 'window.ran = true';
        document.head.append(script);
      },
      handler() {
        document.body.insertAdjacentHTML('beforeend', '<img src="/nothing.png" onerror="window.ran = true">');
      },
      address() {
        const link = document.createElement('a');
        link.href = 'javascript:window.ran = true';
        document.body.append(link);
        link.click();
      },
      elsewhere() {
        const script = document.createElement('script');
        script.src = 'https://example.test/script.js';
        document.head.append(script);
      },
      eval() {
        // biome-ignore lint/security/noGlobalEval: the policy must block this.
        window.eval('window.ran = true');
      },
      style() {
        const style = document.createElement('style');
        style.textContent = 'body { outline: 9px solid red }';
        document.head.append(style);
      },
      attribute() {
        document.body.setAttribute('style', 'outline: 9px solid red');
      },
      connection() {
        fetch('https://example.test/').catch(() => undefined);
      },
      frame() {
        const frame = document.createElement('iframe');
        frame.src = '/login';
        document.body.append(frame);
      },
    };
    setTimeout(() => attempts[source]?.());
  }, attempt);
}

for (const [attempt, directive] of [
  ['script', 'script-src'],
  ['handler', 'script-src'],
  ['address', 'script-src'],
  ['elsewhere', 'script-src'],
  ['eval', 'script-src'],
  ['style', 'style-src'],
  ['attribute', 'style-src'],
  ['connection', 'connect-src'],
  ['frame', 'frame-src'],
] as const) {
  test(`the policy blocks injected code: ${attempt}`, async ({ page, pageErrors }) => {
    await page.goto('/login');
    await expect(page.getByRole('button', { name: 'Masuk' })).toBeVisible();
    expect(pageErrors).toEqual([]);
    await inPage(page, attempt);
    await expect.poll(() => pageErrors.join('\n')).toContain(directive);
    const { ran, outline } = await page.evaluate(() => ({
      ran: 'ran' in window,
      outline: getComputedStyle(document.body).outlineStyle,
    }));
    expect([ran, outline]).toEqual([false, 'none']);
    pageErrors.length = 0;
  });
}

test('the API documentation works under its own policy', { tag: '@chaos' }, async ({ page, context }) => {
  const requestedUrls: string[] = [];
  context.on('request', (request) => requestedUrls.push(request.url()));
  await page.goto('/api/docs');
  await expect(page.getByText('Register as a student').first()).toBeVisible();
  const { origin } = new URL(page.url());
  expect(requestedUrls.filter((url) => !url.startsWith(origin) && !url.startsWith('data:'))).toEqual([]);
});

test('pasting styled text into a question keeps its formats and does not violate the policy', {
  tag: '@chaos',
}, async ({ page, server }) => {
  await logIn(page, await anAdmin(server));
  await page.goto('/examinations');
  await goToExam(page, SAMPLE);
  await page.getByRole('button', { name: 'Insert Bank' }).click();
  const question = page.getByRole('textbox', { name: 'Bank Question', exact: true });
  await question.click();
  await question.evaluate((editor) => {
    const clipboardData = new DataTransfer();
    const styled = '<p style="color:red" onclick="a()">a <span style="font-weight:700">b</span></p>';
    clipboardData.setData('text/html', `<style>p { color: red }</style>${styled}`);
    editor.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  });
  await expect.poll(() => question.innerHTML()).toBe('<p>a <strong>b</strong></p>');
});

test('a page from the cache has the policy offline', { tag: '@chaos' }, async ({ page, context }) => {
  const fresh = await page.goto('/login');
  await page.evaluate(() => navigator.serviceWorker.ready);
  await context.setOffline(true);
  const cached = await page.goto('/login');
  expect(cached?.fromServiceWorker()).toBe(true);
  const policy = 'content-security-policy';
  expect(cached?.headers()[policy]).toBe(fresh?.headers()[policy]);
});
