/** Shared computers: several students use tabs of the same browser. */
import { chosen, expectSaved } from '../continuity.ts';
import { waitsOnDevice } from '../device-rows.ts';
import {
  allSaved,
  expect,
  goToExam,
  logInByForm,
  type Page,
  pressNext,
  registerStudent,
  SAMPLE,
  type Student,
  takeSample,
  test,
} from '../fixtures.ts';

/** Answers one question of the sample. Returns another tab of the same student. */
async function takeBesideAnotherTab(page: Page, student: Student): Promise<Page> {
  await logInByForm(page, student);
  await takeSample(page);
  await page.keyboard.press('a');
  await allSaved(page);
  const tab = await page.context().newPage();
  await tab.goto('/dashboard');
  return tab;
}

test('an examination closes when its student logs out in another tab', async ({ page, server, student }) => {
  const tab = await takeBesideAnotherTab(page, student);
  await tab.getByRole('button', { name: 'Logout' }).click();
  for (const left of [tab, page]) {
    await expect(left).toHaveURL(/\/login\b/);
    await expect(left.getByRole('button', { name: 'Masuk' })).toBeVisible();
  }
  expect(await page.evaluate(() => localStorage.getItem('exams'))).toBeNull();
  await logInByForm(page, student);
  await goToExam(page, SAMPLE);
  await page.getByRole('button', { name: /Continue/ }).click();
  await expect(chosen(page)).toHaveCount(1);
  await expectSaved(server, student, 1);
});

test('an examination closes when another student logs in in another tab, and its unsent answer stays', async ({
  page,
  server,
  student,
}) => {
  const other = await registerStudent(server, { first_name: 'Agus' });
  const tab = await takeBesideAnotherTab(page, student);
  await page.route('**/api/exam/{answers,late}', (route) => route.abort());
  await pressNext(page);
  await page.keyboard.press('b');
  await expect(page.getByText(/1 waiting/).first()).toBeVisible();
  await waitsOnDevice(page);
  // Removes the token, as an expiry does, and notifies the other tabs.
  await tab.evaluate(() => {
    localStorage.removeItem('token');
    dispatchEvent(new StorageEvent('storage', { key: 'token' }));
  });
  await expect(page.getByRole('dialog', { name: 'Please log in again' })).toBeVisible();

  await logInByForm(tab, other);
  await page.bringToFront();
  await expect(page.getByRole('timer')).toBeHidden();
  await expect(page.getByRole('radiogroup')).toBeHidden();
  await page.unroute('**/api/exam/{answers,late}');
  expect(
    await server.sql('select 1 from attempts join users on users.id = user_id where email = $1', [
      other.email,
    ]),
  ).toEqual([]);
  await expectSaved(server, student, 1);

  await tab.getByRole('button', { name: 'Logout' }).click();
  await logInByForm(tab, student);
  await expectSaved(server, student, 2);
});
