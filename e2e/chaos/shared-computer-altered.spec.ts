/** Shared computers: another person alters stored data of a student. */
import { expectSaved, logInAgain, takeForOffline } from '../continuity.ts';
import { alterWaiting, rowsOf, waitsOnDevice } from '../device-rows.ts';
import {
  allSaved,
  expect,
  goToExam,
  logInByForm,
  type Page,
  registerStudent,
  SAMPLE,
  test,
} from '../fixtures.ts';

test('an altered unsent answer on the device is not sent at the student’s login', async ({
  page,
  server,
  student,
}) => {
  const sent: string[] = [];
  page.on('request', (request) => {
    if (/exam\/(answers|late)$/.test(request.url()) && request.method() === 'POST') sent.push(request.url());
  });
  await takeForOffline(page, student, SAMPLE);
  await page.route('**/api/exam/{answers,late}', (route) => route.abort());
  await page.keyboard.press('a');
  await expect(page.getByText(/1 waiting/).first()).toBeVisible();
  await waitsOnDevice(page);
  await page.evaluate(() => localStorage.removeItem('token'));
  await logInByForm(page, await registerStudent(server));
  await expect.poll(() => rowsOf(page, 'papers')).toBe(0);
  expect(await rowsOf(page, 'attempts')).toBe(1);
  const sentAtLogin = async () => {
    await page.getByRole('button', { name: 'Logout' }).click();
    await expect(page.getByRole('button', { name: 'Masuk' })).toBeVisible();
    sent.length = 0;
    await logInByForm(page, student);
    await page.waitForLoadState('networkidle');
    return sent.length;
  };
  await alterWaiting(page, 1);
  expect(await sentAtLogin()).toBe(0);
  await alterWaiting(page, -1);
  expect(await sentAtLogin()).toBeGreaterThan(0);
});

test('an examination opened with a forged user closes when the student logs in', async ({
  page,
  context,
  server,
  student,
}) => {
  await takeForOffline(page, student, SAMPLE);
  await page.route('**/api/exam/{answers,late}', (route) => route.abort());
  await page.keyboard.press('a');
  await expect(page.getByText(/1 waiting/).first()).toBeVisible();
  await waitsOnDevice(page);
  // Without HMAC keys, the program cannot verify the stored answers.
  await page.evaluate(() => {
    const user = JSON.parse(localStorage.getItem('user') ?? '');
    localStorage.setItem('user', JSON.stringify({ ...user, seal_keys: [] }));
    localStorage.removeItem('token');
  });
  await page.goto('/manifest.webmanifest');
  await alterWaiting(page, 1);
  await context.setOffline(true);
  await page.goto('/examination');
  await expect(page.getByText(/1 waiting/).first()).toBeVisible();
  await page.unroute('**/api/exam/{answers,late}');
  await context.setOffline(false);
  await logInAgain(page, student);
  await expect(page).toHaveURL(/\/dashboard$/);
  await goToExam(page, SAMPLE);
  await page.getByRole('button', { name: 'Continue exam' }).click();
  await expect(page.getByRole('timer')).toBeVisible();
  await expectSaved(server, student, 0);
});

const alterPaper = (page: Page) =>
  page.evaluate(() => {
    localStorage.removeItem('token');
    const paper = JSON.parse(localStorage.getItem('exams') ?? '');
    for (const questions of Object.values(paper.examination_bank) as { bank_question: string }[][])
      for (const question of questions) question.bank_question = 'altered';
    localStorage.setItem('exams', JSON.stringify(paper));
    dispatchEvent(new StorageEvent('storage', { key: 'token' }));
  });

test('a paper that was altered after the session is loaded again', async ({ page, student }) => {
  await takeForOffline(page, student, SAMPLE);
  await alterPaper(page);
  await logInAgain(page, student);
  await page.reload();
  await expect(page.getByRole('timer')).toBeVisible();
  await expect(page.getByRole('radiogroup')).toBeVisible();
  await expect(page.getByText('altered')).toHaveCount(0);
});

test('a paper that was altered and opened offline is loaded again at the student’s login', async ({
  page,
  context,
  server,
  student,
}) => {
  await takeForOffline(page, student, SAMPLE);
  await page.keyboard.press('a');
  await allSaved(page);
  await alterPaper(page);
  await context.setOffline(true);
  await page.reload();
  await expect(page.getByText('altered').first()).toBeVisible();
  await context.setOffline(false);
  await logInAgain(page, student);
  await expect(page.getByText('altered')).toHaveCount(0);
  await expect(page.getByRole('radiogroup').getByRole('radio', { checked: true })).toHaveCount(1);
  await expectSaved(server, student, 1);
});
