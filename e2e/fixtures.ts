/**
 * Fixtures of all journeys: a running server per worker, and a browser whose page errors fail the test. Violations of the
 * content security policy count as page errors.
 */
import { REQUEST_ID_HEADER } from '@lulus/contract';
import { type BrowserContext, test as base, expect, type Page, type Route } from '@playwright/test';
import { secrets } from '../server/test/secrets.ts';
import { collectFromBrowser } from './hear-browser.ts';
import type { RunningServer } from './running-server.ts';
import { startSeededServer } from './seeded-database.ts';

export { type BrowserContext, expect, type Page };

export interface Student {
  first_name: string;
  email: string;
  password: string;
}

interface Fixtures {
  /** A student who registered by the API. */
  student: Student;
  pageErrors: string[];
}

interface WorkerFixtures {
  server: RunningServer;
}

let students = 0;

/** Registers a new student. `given` replaces default values of the form. */
export async function registerStudent(
  server: RunningServer,
  given: Record<string, string> = {},
): Promise<Student> {
  const number = ++students;
  const student = { first_name: 'Sari', email: `sari${number}@example.test`, password: 'padi kuning' };
  const response = await fetch(`${server.url}/api/auth/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      ...student,
      middle_name: 'Dewi',
      last_name: 'Lestari',
      class: '9A',
      whatsapp: `62811${String(number).padStart(7, '0')}`,
      password_confirmation: student.password,
      ...given,
    }),
  });
  expect(response.status).toBe(201);
  return student;
}

/** Creates an admin for this test alone, so that no other test changes the account. */
export async function anAdmin(server: RunningServer, { mustChangePassword = false } = {}): Promise<Student> {
  const account = await registerStudent(server);
  await server.sql(`update users set role = 'admin', must_change_password = $2 where email = $1`, [
    account.email,
    mustChangePassword,
  ]);
  return account;
}

/** Creates a teacher or proctor for this test alone. */
export async function aStaffMember(
  server: RunningServer,
  role: 'teacher' | 'proctor',
  first_name: string,
): Promise<Student> {
  const account = await registerStudent(server, { first_name });
  await server.sql('update users set role = $2, class = null where email = $1', [account.email, role]);
  return { ...account, first_name };
}

/** Logs in on the login screen and waits for the dashboard. */
export async function logInByForm(page: Page, { email, password }: Student): Promise<void> {
  await page.goto('/login');
  await page.getByLabel('Email atau nomor WhatsApp').fill(email);
  await page.getByLabel('Kata Sandi', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Masuk' }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
}

/** Opens the dashboard with the token of a new session, in a browser without a session. */
export async function logIn(page: Page, { email, password }: Student): Promise<void> {
  const reply = await page.request.post('/api/auth/login', { data: { email, password } });
  const { access_token } = await reply.json();
  secrets.collect({ access_token });
  // Any page of the server gives access to its local storage.
  await page.goto('/healthz');
  await page.evaluate((token) => localStorage.setItem('token', token), access_token);
  await page.goto('/dashboard');
}

/** Presses Next. In a forward-only section, confirms to leave an unanswered or unheard question. */
export async function pressNext(page: Page): Promise<void> {
  const place = () => page.locator('[aria-current="step"]').allTextContents();
  const goOn = page.getByRole('dialog').getByRole('button', { name: 'Go on' });
  const before = String(await place());
  await page.getByRole('button', { name: 'Next', exact: true }).click();
  await expect
    .poll(async () => (await goOn.isVisible()) || String(await place()) !== before, { intervals: [50] })
    .toBe(true);
  if (!(await goOn.isVisible())) return;
  await goOn.click();
  await expect(goOn).toBeHidden();
}

/** Waits until the visible status shows that all is saved. The status for screen readers follows later. */
export async function allSaved(page: Page): Promise<void> {
  await expect(page.locator('[data-tone="saved"]').first()).toBeVisible();
}

export const SAMPLE = 'English Practice Test – Sample';

/** Presses 'Go to Exam' on the examination's card. */
export async function goToExam(page: Page, name: string): Promise<void> {
  const card = page.getByRole('article').filter({ hasText: name });
  await card.getByRole('button', { name: 'Go to Exam' }).click();
}

/** Opens the examination of this name from the dashboard or a list of examinations. */
export async function takeExam(page: Page, name: string): Promise<void> {
  await goToExam(page, name);
  await expect(page).toHaveURL(/\/examination-detail/);
  await page.getByRole('button', { name: 'Take exam' }).click();
  await expect(page.getByRole('timer')).toBeVisible();
}

export const takeSample = (page: Page) => takeExam(page, SAMPLE);

/** Replies with the server's request id, so that the page accepts the reply as the server's. */
export const serverAnswers = (route: Route, status: number, json: unknown): Promise<void> =>
  route.fulfill({ status, json, headers: { [REQUEST_ID_HEADER]: 'made up' } });

/** The browser's console line for a rejected or failed request. Tests check how the page handles it. */
const FAILED_REQUEST = /^Failed to load resource/;
/** The page's console line for such a request (`web/src/platform/api/log-failure.ts`). */
const LOGGED_FAILURE = /^[A-Z][a-z]+( [a-z]+)* failure: /;
/** The browser's console line for a header that has no effect over plain http. */
export const PLAIN_HTTP = /^The Cross-Origin-Opener-Policy header has been ignored/;

function collectErrors(context: BrowserContext, errors: string[]): void {
  let hasFailed = false;
  context.on('weberror', (event) => errors.push(String(event.error())));
  context.on('console', (message) => {
    const text = message.text();
    if (message.type() !== 'error' || PLAIN_HTTP.test(text)) return;
    if (FAILED_REQUEST.test(text)) hasFailed = true;
    // Without a failed request, the line is an error of the page.
    else if (!hasFailed || !LOGGED_FAILURE.test(text)) errors.push(text);
  });
}

/** For tests that call the server only by fetch. It starts no browser. */
export const serverTest = base.extend<object, WorkerFixtures>({
  server: [
    async ({}, use) => {
      const server = await startSeededServer();
      await use(server);
      await server.stop();
    },
    { scope: 'worker' },
  ],
});

export const test = serverTest.extend<Fixtures>({
  baseURL: async ({ server }, use) => use(server.url),
  student: async ({ server }, use) => use(await registerStudent(server)),
  pageErrors: [
    async ({ browser, context }, use) => {
      const errors: string[] = [];
      const collect = (of: BrowserContext) => {
        collectErrors(of, errors);
        collectFromBrowser(of);
      };
      collect(context);
      // Contexts of further devices of the same journey.
      browser.on('context', collect);
      await use(errors);
      browser.off('context', collect);
      expect(errors).toEqual([]);
    },
    { auto: true },
  ],
});
