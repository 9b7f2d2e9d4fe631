/**
 * Shared steps of the trial's journeys. Every browser of a journey must stay without console errors, console warnings
 * and rejected calls, unless the journey expects them.
 */
import type { BrowserContext } from '@playwright/test';
import type { Api } from '../../api.ts';
import { apiAs } from '../../api.ts';
import { aDraft, insertQuestion } from '../../draft.ts';
import { anAdmin, test as base, expect, logIn, type Page, PLAIN_HTTP, type Student } from '../../fixtures.ts';
import type { RunningServer } from '../../running-server.ts';

export { expect, type Page };

export const PHONE = {
  viewport: { width: 360, height: 740 },
  isMobile: true,
  hasTouch: true,
  deviceScaleFactor: 2,
} as const;

/** The browser's line for a rejected call. The response is checked instead. */
const REJECTED_CALL = /^Failed to load resource: the server responded/;

interface Watch {
  /** Accepts console lines and rejected calls that match, such as `422 POST /api/auth/register`. */
  expectLine(pattern: RegExp): void;
}

function collect(context: BrowserContext, lines: string[]): void {
  context.on('console', (message) => {
    const text = message.text();
    if (!['error', 'warning'].includes(message.type())) return;
    if (!REJECTED_CALL.test(text) && !PLAIN_HTTP.test(text)) lines.push(`${message.type()}: ${text}`);
  });
  context.on('response', (response) => {
    if (response.status() < 400) return;
    const { pathname } = new URL(response.url());
    lines.push(`${response.status()} ${response.request().method()} ${pathname}`);
  });
}

export const test = base.extend<{ watch: Watch }>({
  watch: [
    async ({ browser, context }, use) => {
      const lines: string[] = [];
      const expected: RegExp[] = [];
      const onContext = (one: BrowserContext) => collect(one, lines);
      onContext(context);
      browser.on('context', onContext);
      await use({ expectLine: (pattern) => expected.push(pattern) });
      browser.off('context', onContext);
      expect(lines.filter((line) => !expected.some((pattern) => pattern.test(line)))).toEqual([]);
    },
    { auto: true },
  ],
});

/** An admin with a page of their own and the API. */
export async function aTeacher(page: Page, server: RunningServer) {
  const account = await anAdmin(server);
  const api = await apiAs(server, account.email, account.password);
  const desk = await anotherDevice(page, server, account, {});
  return { account, api, desk };
}

/** Opens another device and logs in. */
export async function anotherDevice(
  page: Page,
  server: RunningServer,
  person: Student,
  size: object = PHONE,
) {
  const context = await page
    .context()
    .browser()
    ?.newContext({ baseURL: server.url, ...size });
  if (!context) throw new Error('There is no browser.');
  const device = await context.newPage();
  await logIn(device, person);
  return device;
}

/** Publishes an examination and returns its id. Each question gives a section and fields of the form. */
export async function publishExam(
  api: Api,
  name: string,
  questions: readonly Record<string, string | File>[],
  {
    forwardOnly = [],
    minutes = {},
    ...settings
  }: {
    /** Names of the sections without return. */
    forwardOnly?: readonly string[];
    /** Minutes of the sections with their own time. */
    minutes?: Readonly<Record<string, number>>;
    [setting: string]: unknown;
  } = {},
): Promise<string> {
  const id = await aDraft(api, name, settings);
  for (const question of questions) await insertQuestion(api, { examination_id: id, ...question });
  const { sections } = await api.get<{ sections: { id: string; name: string }[] }>(
    `/api/examination/${id}/admin`,
  );
  await api.put(`/api/examination/${id}/sections`, {
    sections: sections.map((section) => ({
      id: section.id,
      name: section.name,
      forward_only: forwardOnly.includes(section.name),
      duration: minutes[section.name] ?? null,
    })),
  });
  await api.post(`/api/examination/${id}/publish`, {});
  return id;
}

/** Opens a page of the examination by its address, as a link does. */
export const openExam = (page: Page, id: string, path = '/examination-detail') =>
  page.goto(`${path}?exam=${id}`);

/** The seconds on the student's clock. */
export async function secondsLeft(page: Page): Promise<number> {
  await expect(page.getByRole('timer')).toBeVisible();
  return secondsIn(await page.getByRole('timer').textContent());
}

/** The row of the student in the list of attempts. */
export const rowOf = (desk: Page, name: string) => desk.getByRole('row').filter({ hasText: name });

/** A student with a unique first name, to be found in lists that other journeys fill, too. */
export async function named(server: RunningServer, student: Student, name: string): Promise<Student> {
  await server.sql('update users set first_name = $2 where email = $1', [student.email, name]);
  return { ...student, first_name: name };
}

export const next = (page: Page) => page.getByRole('button', { name: 'Next', exact: true });
export const answer = (page: Page, at = 0) => page.getByRole('radiogroup').locator('label').nth(at).click();

/** Opens the list of attempts at the examination. */
export async function openAttempts(desk: Page, id: string): Promise<void> {
  await openExam(desk, id, '/admin/examination-attempts');
  await expect(desk.getByRole('heading', { level: 1 })).toBeVisible();
}

/** The time of a text such as `00:24:41`, in seconds. */
export const secondsIn = (text: string | null) =>
  (/\d\d:\d\d:\d\d(?= left|$)/.exec(text ?? '')?.[0] ?? '')
    .split(':')
    .reduce((sum, part) => sum * 60 + Number(part), 0);

/** How far the server knows that the student's only recording has played, in milliseconds. */
export async function storedPlace(server: RunningServer, { email }: Student): Promise<number> {
  const [play] = await server.sql(
    `select position_ms from plays join attempts on attempts.id = attempt_id
     join users on users.id = user_id where email = $1`,
    [email],
  );
  return Number(play?.position_ms ?? 0);
}
