/** Sections with their own timers, which are taken in sequence without return. */

import { apiAs } from './api.ts';
import { allSaved, anAdmin, expect, logIn, takeExam, test } from './fixtures.ts';

test('sections with timers follow each other, also by themselves when their time is over', async ({
  page,
  server,
  student,
}) => {
  const { email, password } = await anAdmin(server);
  const admin = await apiAs(server, email, password);
  const form = {
    examination_name: 'In three steps',
    examination_desc: '',
    examination_duration: 60,
    publishing: 'manual',
  };
  const { examination } = await admin.post<{ examination: { id: string } }>('/api/examination', form);
  for (const section of ['ONE', 'TWO', 'THREE']) {
    const item = new FormData();
    const fields = {
      examination_id: examination.id,
      bank_type: 'text',
      bank_section: section,
      bank_question: `<p>The question of ${section}</p>`,
      bank_question_weight: '1',
      option_type: 'text',
      bank_option: '{"1":"Yes","2":"No","3":"Maybe"}',
      bank_answer: '[1]',
    };
    for (const [name, value] of Object.entries(fields)) item.set(name, value);
    await admin.post('/api/examination-bank', item);
  }
  const { sections } = await admin.get<{ sections: { id: string; name: string }[] }>(
    `/api/examination/${examination.id}/admin`,
  );
  await admin.put(`/api/examination/${examination.id}/sections`, {
    sections: sections.map(({ id, name }) => ({
      id,
      name,
      forward_only: false,
      duration: 2,
    })),
  });
  await admin.post(`/api/examination/${examination.id}/publish`, {});

  await logIn(page, student);
  await page.goto('/examinations');
  await takeExam(page, 'In three steps');
  await expect(page.getByRole('timer')).toHaveText(/00:0[12]:\d\d/);
  await expect(page.getByText('The question of ONE')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Next' })).toBeDisabled();
  await page.getByRole('radiogroup').getByText('Yes').click();

  // The student finishes early. The next section has its own two minutes, and there is no return.
  await page.getByRole('button', { name: 'Finish Section' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Next section' }).click();
  await expect(page.getByText('The question of TWO')).toBeVisible();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page.getByRole('button', { name: 'Back' })).toBeDisabled();
  await expect(page.getByRole('timer')).toHaveText(/00:0[12]:\d\d/);
  await page.getByRole('radiogroup').getByText('Yes').click();
  await allSaved(page);

  // The section's time runs out, and the third section opens by itself, also after a reload.
  await server.sql(
    `update attempts set started_at = started_at - interval '115 seconds',
       section_ends = array[section_ends[1] - interval '115 seconds']
     where user_id = (select id from users where email = $1)`,
    [student.email],
  );
  await page.reload();
  await expect(page.getByText('The question of THREE')).toBeVisible({ timeout: 30_000 });

  await page.getByRole('button', { name: 'Finish Section' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByRole('region', { name: 'Total Score' })).toContainText('2 out of 3');
});
