/** A computer on which one student sits after another: what the first leaves to the next, and can put there for them. */
import { takeSampleForOffline } from './continuity.ts';
import { memoryOf } from './device-contents.ts';
import { allSaved, expect, logIn, type Page, registerStudent, takeSample, test } from './fixtures.ts';

/** How the paper is answered without asking the server, by the browser's cache alone. */
function cachedPaper(page: Page, asStudent: boolean): Promise<number | 'none'> {
  return page.evaluate(async (asStudent) => {
    const authorization = `Bearer ${localStorage.getItem('token')}`;
    const address = `/api/exam/bank?exam_id=${localStorage.getItem('examId')}`;
    const headers = asStudent ? { authorization } : undefined;
    return fetch(address, { cache: 'only-if-cached', mode: 'same-origin', ...(headers && { headers }) }).then(
      ({ status }) => status,
      () => 'none' as const,
    );
  }, asStudent);
}

const rowsOf = (page: Page, store: string) =>
  page.evaluate(async (store) => {
    const { promise, resolve } = Promise.withResolvers<IDBDatabase>();
    const opening = indexedDB.open('lulus');
    opening.onsuccess = () => resolve(opening.result);
    const database = await promise;
    const counting = Promise.withResolvers<number>();
    const count = database.transaction(store).objectStore(store).count();
    count.onsuccess = () => counting.resolve(count.result);
    const rows = await counting.promise;
    database.close();
    return rows;
  }, store);

test('the paper in the browser’s cache is for nobody but its student', async ({ page, student }) => {
  await takeSampleForOffline(page, student);
  expect(await cachedPaper(page, true)).toBe(200);
  expect(await cachedPaper(page, false)).toBe('none');
});

test('whoever logs in next finds no paper of the one before, and of the answers what the server does not have', async ({
  page,
  server,
  student,
}) => {
  const [next, third] = [await registerStudent(server), await registerStudent(server)];
  await takeSampleForOffline(page, student);
  await page.keyboard.press('a');
  await allSaved(page);
  await expect.poll(() => rowsOf(page, 'papers')).toBe(1);
  expect(await rowsOf(page, 'attempts')).toBe(1);
  // As a session that is over leaves it.
  await page.evaluate(() => localStorage.removeItem('token'));
  await logIn(page, next);
  await expect.poll(() => rowsOf(page, 'papers')).toBe(0);
  await expect.poll(() => rowsOf(page, 'attempts')).toBe(0);

  await takeSample(page);
  await page.route('**/api/exam/answers', (route) => route.abort());
  await page.keyboard.press('a');
  await expect(page.getByText(/1 waiting/).first()).toBeVisible();
  await page.evaluate(() => localStorage.removeItem('token'));
  await logIn(page, third);
  await expect.poll(() => rowsOf(page, 'papers')).toBe(0);
  expect(await rowsOf(page, 'attempts')).toBe(1);
});

const documentOf = (page: Page) => page.evaluate(() => performance.timeOrigin);

test('logging out leads to the login as another document, with nothing of the one before in its memory', async ({
  page,
  student,
}) => {
  await logIn(page, student);
  const before = await documentOf(page);
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL(/\/login$/);
  await expect(page.getByRole('button', { name: 'Masuk' })).toBeVisible();
  expect(await documentOf(page)).not.toBe(before);
});

test('a logout whose page was closed before the answer is one, without a network, too', async ({
  page,
  student,
  context,
}) => {
  await takeSampleForOffline(page, student);
  await page.keyboard.press('a');
  await allSaved(page);
  await page.goto('/dashboard');
  // The server hears it, and its answer takes long.
  await page.route('**/api/auth/logout', async (route) => {
    await route.fetch();
    await new Promise((resolve) => setTimeout(resolve, 60_000));
  });
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect.poll(() => page.evaluate(() => localStorage.getItem('leaving'))).not.toBeNull();
  const next = await context.newPage();
  await page.close();
  await context.setOffline(true);
  await next.goto('/examination');
  await expect(next.getByRole('button', { name: 'Masuk' })).toBeVisible();
  await expect.poll(() => rowsOf(next, 'papers')).toBe(0);
  const kept = await next.evaluate(() => Object.keys(localStorage));
  for (const key of ['token', 'user', 'exams', 'answers', 'leaving']) expect(kept).not.toContain(key);
});

test('the password is not in the memory of the page after the login', async ({ page, student }) => {
  await page.goto('/login');
  await page.getByLabel('Email atau nomor WhatsApp').fill(student.email);
  await page.getByLabel('Kata Sandi', { exact: true }).fill(student.password);
  expect(await memoryOf(page)).toContain(student.password);
  await page.getByRole('button', { name: 'Masuk' }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
  await expect.poll(async () => (await memoryOf(page)).includes(student.password)).toBe(false);
});

test('a session that ends in another tab, or is refused, leads to the login as another document', async ({
  page,
  student,
}) => {
  await logIn(page, student);
  const other = await page.context().newPage();
  await other.goto('/examinations');
  await expect(other.getByRole('heading', { name: 'Your Examinations' })).toBeVisible();
  const before = await documentOf(other);
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(other).toHaveURL(/\/login\b/);
  await expect(other.getByRole('button', { name: 'Masuk' })).toBeVisible();
  expect(await documentOf(other)).not.toBe(before);

  await logIn(other, student);
  const loggedIn = await documentOf(other);
  await other.route('**/api/leaderboard*', (route) =>
    route.fulfill({ status: 401, json: { message: 'Over.', code: 'session_over' } }),
  );
  await other.getByRole('link', { name: 'Leaderboard' }).click();
  await expect(other.getByRole('button', { name: 'Masuk' })).toBeVisible();
  expect(await documentOf(other)).not.toBe(loggedIn);
});

test('a page before the login that was gone back to is left for another document when the session ends', async ({
  page,
  student,
}) => {
  await page.goto('/register');
  await page.getByRole('link', { name: 'Login' }).click();
  await page.getByLabel('Email atau nomor WhatsApp').fill(student.email);
  await page.getByLabel('Kata Sandi', { exact: true }).fill(student.password);
  await page.getByRole('button', { name: 'Masuk' }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
  const before = await documentOf(page);
  await page.goBack();
  await expect(page.getByRole('button', { name: 'Daftar' })).toBeVisible();
  expect(await documentOf(page)).toBe(before);

  const other = await page.context().newPage();
  await other.goto('/dashboard');
  const isLeft = page.waitForEvent('domcontentloaded');
  await other.getByRole('button', { name: 'Logout' }).click();
  await isLeft;
  await expect(page.getByRole('button', { name: 'Masuk' })).toBeVisible();
  await expect(page).toHaveURL(/\/login$/);
  expect(await documentOf(page)).not.toBe(before);
});

test('a logout ends the sessions of all tabs, where somebody has filled local storage, too', async ({
  page,
  student,
  server,
}) => {
  const next = await registerStudent(server);
  await page.goto('/login');
  await page.evaluate(() => {
    for (let length = 2 ** 24; length >= 1; length /= 2) {
      try {
        for (let n = 0; ; n += 1) localStorage.setItem(`planted${length}-${n}`, 'x'.repeat(length));
      } catch {
        // Something smaller may fit.
      }
    }
  });
  await logIn(page, student);
  const other = await page.context().newPage();
  await logIn(other, next);
  await other.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL(/\/login\b/);
});

test('another person’s session in the place of one leads to another document', async ({
  page,
  student,
  server,
}) => {
  await logIn(page, student);
  const before = await documentOf(page);
  const { email, password } = await registerStudent(server);
  const response = await page.request.post(`${server.url}/api/auth/login`, { data: { email, password } });
  const { access_token } = await response.json();
  const tab = await page.context().newPage();
  await tab.goto('/login');
  const isOther = page.waitForEvent('domcontentloaded');
  await tab.evaluate((token) => localStorage.setItem('token', token), access_token);
  await isOther;
  expect(await documentOf(page)).not.toBe(before);
  await expect(page).toHaveURL(/\/dashboard$/);
});

test('the service worker has no list of the files that it has fetched', async ({ page, student }) => {
  await takeSampleForOffline(page, student);
  const [worker] = page.context().serviceWorkers();
  expect(await worker?.evaluate(() => performance.getEntriesByType('resource').length)).toBe(0);
});

/** Puts a script of one's own in the place of each that the service worker keeps, as whoever sat here before can. */
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

/** The browser's own cache, which no page writes into, would have the program still. */
async function clearCache(page: Page) {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Network.clearBrowserCache');
}

async function expectOwnProgram(page: Page) {
  await expect(page.getByRole('button', { name: 'Masuk' })).toBeVisible();
  await expect(page.locator('html')).not.toHaveAttribute('data-planted');
}

test('a program that somebody has put into the kept files is not run where the server’s can be had', async ({
  page,
}) => {
  await page.goto('/login');
  await plantProgram(page);
  await page.reload();
  await expectOwnProgram(page);
});

test('a program that somebody has put into the kept files is not run where cookies have the server’s refused', async ({
  page,
  context,
}) => {
  await page.goto('/login');
  await plantProgram(page);
  const refused: string[] = [];
  context.on('response', (response) => {
    if (response.status() === 431) refused.push(new URL(response.url()).pathname);
  });
  const app = await page.evaluate(() => {
    const { src } = [...document.scripts].find(({ type }) => type === 'module') as HTMLScriptElement;
    const { pathname } = new URL(src);
    for (let n = 0; n < 6; n += 1) {
      // biome-ignore lint/suspicious/noDocumentCookie: as a script in the console does
      document.cookie = `planted${n}=${'x'.repeat(4000)}; path=${pathname}`;
    }
    return pathname;
  });
  await clearCache(page);
  await page.goto('/login');
  await expectOwnProgram(page);
  expect(refused).toContain(app);
});

test('a program that somebody has put into the kept files is not run without a network either', async ({
  page,
  context,
}) => {
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

test('pictures and recordings that somebody has put into the browser are not in the next one’s paper', async ({
  page,
  server,
  student,
}) => {
  const next = await registerStudent(server);
  await takeSampleForOffline(page, student);
  const addresses = await page.evaluate(async () => {
    const [name = ''] = (await caches.keys()).filter((one) => one.startsWith('paper:'));
    const addresses = (await (await caches.open(name)).keys()).map(({ url }) => url);
    const planted = await caches.open('planted');
    await Promise.all(addresses.map((address) => planted.put(address, new Response('planted'))));
    localStorage.removeItem('token');
    return addresses;
  });
  expect(addresses).not.toEqual([]);
  await takeSampleForOffline(page, next);
  const found = await page.evaluate(async (addresses) => {
    const [name = ''] = (await caches.keys()).filter((one) => one.startsWith('paper:'));
    const own = await caches.open(name);
    const files = addresses.flatMap((address) => [own.match(address), fetch(address)]);
    return Promise.all(files.map(async (file) => (await file)?.text()));
  }, addresses);
  expect(found).not.toContain('planted');
});
