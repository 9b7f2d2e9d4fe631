/** A client of the specification starts an examination by requesting its questions, and a browser continues it. */
import { apiAs } from './api.ts';
import { chosen, expectSaved } from './continuity.ts';
import { allSaved, expect, goToExam, logIn, SAMPLE, test } from './fixtures.ts';

interface Examinations {
  examinations: { id: string; examination_name: string }[];
}

test('an examination started by a request for its questions opens in a browser without a takeover', async ({
  page,
  server,
  student,
}) => {
  const client = await apiAs(server, student.email, student.password);
  const { examinations } = await client.get<Examinations>('/api/examination');
  const id = examinations.find(({ examination_name }) => examination_name === SAMPLE)?.id;
  await client.get(`/api/exam/bank?exam_id=${id}`);

  await logIn(page, student);
  await goToExam(page, SAMPLE);
  await page.getByRole('button', { name: /Continue/ }).click();
  await expect(page.getByRole('timer')).toBeVisible();
  await expect(page.getByRole('radiogroup')).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Continue here' })).toHaveCount(0);

  await page.keyboard.press('a');
  await allSaved(page);
  await expect(chosen(page)).toHaveCount(1);
  await expectSaved(server, student, 1);
});

test('opening the detail page of an examination does not start it', async ({ page, server, student }) => {
  await logIn(page, student);
  await goToExam(page, SAMPLE);
  await expect(page.getByRole('button', { name: 'Take exam' })).toBeVisible();
  await page.goto('/examination');
  await expect(page.getByRole('button', { name: 'Take exam' })).toBeVisible();
  const attempts = await server.sql(
    'select attempts.id from attempts join users on users.id = user_id where email = $1',
    [student.email],
  );
  expect(attempts).toEqual([]);
});
