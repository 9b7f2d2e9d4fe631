/** Shared computers: a user plants data in the browser for the next user. */
import { takeForOffline } from '../continuity.ts';
import { expect, type Page, registerStudent, SAMPLE, test } from '../fixtures.ts';

test('the service worker keeps no list of its requests', async ({ page, student }) => {
  await takeForOffline(page, student, SAMPLE);
  const [worker] = page.context().serviceWorkers();
  expect(await worker?.evaluate(() => performance.getEntriesByType('resource').length)).toBe(0);
});

/** Replaces each script in the service worker's cache. */
const plantProgram = (page: Page) =>
  page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    const shell = await caches.open('shell');
    for (const kept of await shell.keys()) {
      if (!kept.url.endsWith('.js')) continue;
      const headers = { 'content-type': 'text/javascript' };
      await shell.put(kept, new Response('document.documentElement.dataset.planted = "yes";', { headers }));
    }
  });

/** Clears the browser's HTTP cache, which would still have the real program. */
async function clearCache(page: Page) {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Network.clearBrowserCache');
}

async function expectOwnProgram(page: Page) {
  await expect(page.getByRole('button', { name: 'Masuk' })).toBeVisible();
  await expect(page.locator('html')).not.toHaveAttribute('data-planted');
}

test('a planted program in the cache does not run while the server is reachable', async ({ page }) => {
  await page.goto('/login');
  await plantProgram(page);
  await page.reload();
  await expectOwnProgram(page);
});

test('a planted program in the cache does not run if large cookies make the server reject requests', async ({
  page,
  context,
}) => {
  await page.goto('/login');
  await plantProgram(page);
  const rejectedPaths: string[] = [];
  context.on('response', (response) => {
    if (response.status() === 431) rejectedPaths.push(new URL(response.url()).pathname);
  });
  const app = await page.evaluate(() => {
    const { src } = [...document.scripts].find(({ type }) => type === 'module') as HTMLScriptElement;
    const { pathname } = new URL(src);
    for (let n = 0; n < 6; n += 1) {
      // biome-ignore lint/suspicious/noDocumentCookie: a script in the console does the same
      document.cookie = `planted${n}=${'x'.repeat(4000)}; path=${pathname}`;
    }
    return pathname;
  });
  await clearCache(page);
  await page.goto('/login');
  await expectOwnProgram(page);
  expect(rejectedPaths).toContain(app);
});

test('a planted program in the cache does not run offline', async ({ page, context }) => {
  await page.goto('/login');
  await page.evaluate(() => navigator.serviceWorker.ready);
  await clearCache(page);
  await context.setOffline(true);
  await page.reload();
  await expectOwnProgram(page);
  await plantProgram(page);
  await page.reload();
  await expect(page.getByRole('button', { name: 'Masuk' })).toBeHidden();
  await expect(page.locator('html')).not.toHaveAttribute('data-planted');
});

test('the cached page has its security headers offline, even if its stored headers are forged', async ({
  page,
  context,
}) => {
  const fresh = await page.goto('/login');
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    const shell = await caches.open('shell');
    for (const kept of await shell.keys()) {
      if (!kept.url.includes('/index.html')) continue;
      const content = await (await shell.match(kept))?.text();
      const headers = {
        'content-type': 'text/plain',
        'content-security-policy-report-only': "default-src 'none'; report-uri http://localhost:9/",
        refresh: '0; url=/elsewhere',
      };
      await shell.put(kept, new Response(content, { headers }));
    }
  });
  await context.setOffline(true);
  const kept = await page.goto('/login');
  await expectOwnProgram(page);
  expect(kept?.fromServiceWorker()).toBe(true);
  const head = kept?.headers() ?? {};
  expect(head['content-security-policy']).toBe(fresh?.headers()['content-security-policy']);
  expect(Object.keys(head).sort()).toEqual([
    'content-security-policy',
    'content-type',
    'referrer-policy',
    'x-content-type-options',
  ]);
});

test('planted pictures and recordings are not in the next student’s paper', async ({
  page,
  server,
  student,
}) => {
  const next = await registerStudent(server);
  await takeForOffline(page, student, SAMPLE);
  const addresses = await page.evaluate(async () => {
    const [name = ''] = (await caches.keys()).filter((one) => one.startsWith('paper:'));
    const addresses = (await (await caches.open(name)).keys()).map(({ url }) => url);
    const planted = await caches.open('planted');
    await Promise.all(addresses.map((address) => planted.put(address, new Response('planted'))));
    localStorage.removeItem('token');
    return addresses;
  });
  expect(addresses).not.toEqual([]);
  await takeForOffline(page, next, SAMPLE);
  const found = await page.evaluate(async (addresses) => {
    const [name = ''] = (await caches.keys()).filter((one) => one.startsWith('paper:'));
    const own = await caches.open(name);
    const files = addresses.flatMap((address) => [own.match(address), fetch(address)]);
    return Promise.all(files.map(async (file) => (await file)?.text()));
  }, addresses);
  expect(found).not.toContain('planted');
});
