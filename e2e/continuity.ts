/** Shared steps of the journeys about attempts with faults. */
import { allSaved, expect, logIn, type Page, pressNext, type Student, takeExam } from './fixtures.ts';
import type { RunningServer } from './running-server.ts';
import { THREE_QUESTIONS } from './three-questions.ts';

export const chosen = (page: Page) => page.getByRole('radiogroup').getByRole('radio', { checked: true });
export const option = (page: Page, index: number) =>
  page.getByRole('radiogroup').getByRole('radio').nth(index);

/** Within this time an examination polls the server and sends unsent answers. */
export const POLL_MS = 16_000;

/** Logs in, opens the examination, and waits until it would also open offline. */
export async function takeForOffline(
  page: Page,
  student: Student,
  examination = THREE_QUESTIONS,
): Promise<void> {
  await logIn(page, student);
  await takeExam(page, examination);
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
  await expectFilesKept(page);
}

/** The files of the paper load after its first question. */
async function expectFilesKept(page: Page): Promise<void> {
  const count = () =>
    page.evaluate(async () => {
      const name = (await caches.keys()).find((one) => one.startsWith('paper:'));
      return name ? (await (await caches.open(name)).keys()).length : 0;
    });
  let before = 0;
  const isComplete = async () => {
    const now = await count();
    const isSame = now > 0 && now === before;
    before = now;
    return isSame;
  };
  await expect.poll(isComplete, { intervals: [500] }).toBe(true);
}

/** Answers one question online and one offline. The second answer is unsent. */
export async function saveOneAndLoseTheNext(page: Page): Promise<void> {
  await page.keyboard.press('a');
  await allSaved(page);
  await page.context().setOffline(true);
  await pressNext(page);
  await page.keyboard.press('b');
  await expect(page.getByText(/1 waiting/).first()).toBeVisible();
}

/** Logs in in the dialog of the open examination. */
export async function logInAgain(page: Page, { password }: Student): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Please log in again' });
  await dialog.getByLabel('Kata Sandi', { exact: true }).fill(password);
  await dialog.getByRole('button', { name: 'Masuk' }).click();
  await expect(dialog).toBeHidden();
}

/** Returns the number of the student's answers on the server. */
export async function savedCount(server: RunningServer, { email }: Student): Promise<number> {
  const [row] = await server.sql(
    `select count(*)::integer as count from answers join attempts on attempts.id = attempt_id
     join users on users.id = user_id where email = $1 and option is not null`,
    [email],
  );
  return Number(row?.count);
}

/** Sets the due time of the student's attempt to `seconds` from now, which may be negative. */
export async function endIn(server: RunningServer, { email }: Student, seconds: number): Promise<void> {
  await server.sql(
    `update attempts set due_at = now() + make_interval(secs => $2)
     where user_id = (select id from users where email = $1)`,
    [email, seconds],
  );
}

export async function expectSaved(server: RunningServer, student: Student, count: number): Promise<void> {
  await expect.poll(() => savedCount(server, student), { timeout: 15_000 }).toBe(count);
}
