/** Hostile texts (`../hostile-text.spec.ts`) in attempts, on screens of admins. */
import { expect, logIn } from '../fixtures.ts';
import { anAttempt, CLASS, EXAMINATION_NAME, OWN_NAME, SECTIONS } from '../hostile-school.ts';
import { expectAt, expectPaged, expectShown } from '../hostile-screens.ts';
import { choose, NAME, named, QUESTIONS, test } from '../hostile-test.ts';
import { HOSTILE_TEXTS, hostileText } from '../hostile-texts.ts';
import { printBy } from '../print-by.ts';

test.describe.configure({ mode: 'default' });

test('hostile texts in submitted attempts appear as text', async ({ page, server, school }) => {
  test.slow();
  await anAttempt(server, school, 'submitted');
  await logIn(page, school.admin);
  await choose(page, school.examinationId);
  await page.goto('/admin/examination-attempts');
  await expectShown(page, [EXAMINATION_NAME]);
  await expectPaged(page, named(HOSTILE_TEXTS));
  // Other tests need the attempts of the imported students, and a reopened attempt leaves the ranking.
  await page.getByRole('searchbox').fill(OWN_NAME);
  await page
    .getByRole('button', { name: `Reopen: ${OWN_NAME}` })
    .first()
    .click();
  await page.getByLabel('Reason').fill(hostileText(200));
  await page.getByRole('dialog').getByRole('button', { name: 'Reopen', exact: true }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
  await page
    .getByRole('button', { name: /^History: / })
    .first()
    .click();
  await expectShown(page, [hostileText(200), NAME]);
  await page.keyboard.press('Escape');
  await page.goto('/admin/examination-attempts');
  await printBy(page, 'Print results');
  await expectShown(page, [EXAMINATION_NAME, ...named(HOSTILE_TEXTS)]);
  await page.emulateMedia({ media: null, colorScheme: null });
  await page.goto('/admin/examination-attempts');
  await page.getByRole('searchbox').fill(OWN_NAME);
  await expect(page).toHaveURL(/[?&]q=/);
  await page.getByRole('rowheader').first().getByRole('link').click();
  await expect(page.getByRole('listitem', { name: 'Question 1' }).first()).toBeVisible();
  await expectAt(page, '/admin/answer-sheet');
  await expectShown(page, [NAME, EXAMINATION_NAME, ...QUESTIONS, ...SECTIONS, ...HOSTILE_TEXTS]);
});

test('hostile texts in running attempts and late answers appear as text', async ({
  page,
  server,
  school,
}) => {
  for (const state of ['running', 'running', 'late'] as const) await anAttempt(server, school, state);
  const dialog = page.getByRole('dialog');
  await logIn(page, school.admin);
  await choose(page, school.examinationId);
  await page.goto('/admin/examination-attempts');
  await page.getByRole('searchbox').fill(OWN_NAME);
  const boxes = page.getByRole('checkbox', { name: `Choose ${NAME}` });
  const ways = {
    one: () =>
      page
        .getByRole('button', { name: `Give more time: ${NAME}` })
        .first()
        .click(),
    async some() {
      for (const at of [0, 1]) await boxes.nth(at).click();
      await page.getByRole('button', { name: 'Give more time', exact: true }).click();
    },
    all: () => page.getByRole('button', { name: 'Give everyone more time' }).click(),
  };
  for (const [way, open] of Object.entries(ways)) {
    await open();
    const reason = `${way} ${hostileText(180)}`;
    await dialog.getByLabel('Reason').fill(reason);
    await expectShown(page, way === 'one' ? [NAME, reason] : [reason]);
    await dialog.getByRole('button', { name: 'Give the time' }).click();
    await expect(dialog).toBeHidden();
  }
  await page
    .getByRole('button', { name: `History: ${NAME}` })
    .first()
    .click();
  await expectShown(page, [NAME, ...Object.keys(ways).map((way) => `${way} ${hostileText(180)}`)]);
  await page.keyboard.press('Escape');

  await page.getByLabel('Show', { exact: true }).selectOption('late');
  await page
    .getByRole('button', { name: `Late answers: ${NAME}` })
    .first()
    .click();
  await expect(dialog).toContainText('arrived after the end');
  await expectShown(page, [NAME]);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await printBy(page, 'Print attendance list');
  await expectShown(page, [EXAMINATION_NAME, CLASS, ...named(HOSTILE_TEXTS)]);
});
