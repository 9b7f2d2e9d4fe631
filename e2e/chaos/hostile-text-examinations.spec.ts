/** Hostile texts (`../hostile-text.spec.ts`) in examinations, the audit log and forms, on screens of admins. */
import { expect, logIn } from '../fixtures.ts';
import {
  CLASS,
  DESCRIPTION,
  EXAMINATION_NAME,
  OWN_FACTS,
  PRIZE,
  SCHOOL_NAME,
  SECTIONS,
} from '../hostile-school.ts';
import { expectAt, expectShown, missingIn, readPaper } from '../hostile-screens.ts';
import { choose, NAME, QUESTIONS, test } from '../hostile-test.ts';
import { HOSTILE_TEXTS, hostileText } from '../hostile-texts.ts';

test.describe.configure({ mode: 'default' });

test('hostile texts in examinations appear as text', async ({ page, school }) => {
  test.slow();
  await logIn(page, school.admin);
  await expectShown(page, [SCHOOL_NAME, NAME, EXAMINATION_NAME, ...HOSTILE_TEXTS]);
  await choose(page, school.examinationId);
  for (const [path, texts] of [
    ['/examinations', HOSTILE_TEXTS],
    ['/admin/examinations', HOSTILE_TEXTS],
    ['/examination-detail', [EXAMINATION_NAME, DESCRIPTION, ...SECTIONS]],
    ['/admin/edit-examination', [EXAMINATION_NAME, DESCRIPTION]],
    ['/admin/insert-examination-bank', SECTIONS],
  ] as const) {
    await page.goto(path);
    await expect(page.getByRole('heading').first()).toBeVisible();
    await expectShown(page, texts);
  }

  await page.goto('/admin/preview-examination');
  await expect(page.getByRole('radiogroup')).toBeVisible();
  expect(missingIn(await readPaper(page), [...QUESTIONS, ...SECTIONS, ...HOSTILE_TEXTS])).toEqual([]);

  await page.goto('/admin/examination-bank');
  await expect(page.getByRole('article').first()).toBeVisible();
  await expectShown(page, [...QUESTIONS, ...SECTIONS]);
  await page.getByRole('button', { name: 'Correct the key' }).first().click();
  await expect(page.getByRole('dialog').getByRole('checkbox').first()).toBeVisible();
  await expectShown(page, [QUESTIONS[0] ?? '', HOSTILE_TEXTS[0] ?? '']);
  await page
    .getByRole('dialog')
    .locator('label')
    .filter({ hasText: HOSTILE_TEXTS[1] ?? '' })
    .click();
  await page.getByRole('dialog').getByRole('button', { name: 'Show what changes' }).click();
  await expect(page.getByRole('dialog').getByRole('row').nth(1)).toBeVisible();
  await expectShown(page, []);
  await page.goto('/admin/examination-bank');
  await page.getByRole('article').first().getByRole('button', { name: 'Edit', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Edit Examination Bank' })).toBeVisible();
  await expectAt(page, '/admin/edit-examination-bank');
  await expectShown(page, [QUESTIONS[0] ?? '', SECTIONS[0] ?? '', ...HOSTILE_TEXTS.slice(0, 3)]);
});

test('hostile texts in dialogs about questions and examinations appear as text', async ({ page, school }) => {
  const dialog = page.getByRole('dialog');
  const close = async () => {
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
  };
  await logIn(page, school.admin);
  await choose(page, school.examinationId);
  await page.goto('/admin/examination-bank');
  const first = page.getByRole('article').first();
  await first.getByRole('button', { name: 'Delete' }).click();
  await expectShown(page, [QUESTIONS[0] ?? '']);
  await close();
  await first.getByRole('checkbox').click();
  await page.getByRole('button', { name: 'Move to section' }).click();
  await expect(dialog.getByRole('combobox')).toBeVisible();
  await expectShown(page, SECTIONS);
  await close();

  await page.getByRole('button', { name: 'Take from another examination' }).click();
  await dialog.getByRole('searchbox').fill('<svg/onload');
  const source = dialog.getByRole('button', { name: '<svg/onload=xss()>' });
  await expectShown(page, ['<svg/onload=xss()>']);
  await source.click();
  await expect(dialog.getByRole('heading', { name: '<svg/onload=xss()>' })).toBeVisible();
  await expectShown(page, [QUESTIONS[0] ?? '', SECTIONS[0] ?? '']);
  await close();

  await page.goto('/admin/examinations');
  await page.getByRole('checkbox', { name: 'Choose all on this page' }).click();
  await page.getByRole('button', { name: 'Delete', exact: true }).first().click();
  await expect(dialog).toContainText('deleted for good');
  await expectShown(page, HOSTILE_TEXTS.slice(-2));
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog).toBeHidden();
});

test('hostile texts in the audit log, the account and the search appear as text', async ({
  page,
  school,
}) => {
  await logIn(page, school.admin);
  for (const [action, texts] of [
    ['student_registered', [NAME, CLASS, ...Object.values(OWN_FACTS)]],
    ['settings_changed', [SCHOOL_NAME, PRIZE]],
    ['examination_created', [HOSTILE_TEXTS.at(-1) ?? '']],
  ] as const) {
    await page.goto(`/admin/audit?action=${action}`);
    await page
      .getByRole('button', { name: /^Details: / })
      .first()
      .click();
    await expect(page.getByRole('dialog').getByRole('row').nth(1)).toBeVisible();
    await expectShown(page, texts);
  }
  await page.goto('/account');
  await expect(page.getByRole('main').getByText(NAME).first()).toBeVisible();
  await expectShown(page, [NAME]);

  await page.keyboard.press('Control+k');
  const field = page.getByRole('combobox', { name: 'Students and examinations' });
  for (const text of HOSTILE_TEXTS.slice(0, 8)) {
    await field.fill(text);
    await expect(page.getByRole('option', { name: text }).first()).toBeVisible();
    await expectShown(page, [text]);
  }
});

test('hostile texts in the settings and the forms appear as text', async ({ page, school }) => {
  await logIn(page, school.admin);
  await page.goto('/admin/settings');
  await expectShown(page, [SCHOOL_NAME, PRIZE]);
  await expect(page).toHaveTitle(`Settings · ${SCHOOL_NAME}`);
  await page.locator('input[type=file]').setInputFiles({
    name: `${hostileText(120)}.svg`,
    mimeType: 'image/svg+xml',
    buffer: Buffer.from(
      '<svg xmlns="http://www.w3.org/2000/svg" onload="xss()"><script>xss()</script></svg>',
    ),
  });
  await expectShown(page, []);
  await page.goto('/admin/insert-examination');
  await page.getByLabel('Examination name').fill(EXAMINATION_NAME);
  await page.getByLabel('Examination Description').fill(DESCRIPTION);
  await page.getByRole('button', { name: 'Save' }).click();
  await expectShown(page, [EXAMINATION_NAME, DESCRIPTION]);
});
