/**
 * Hostile texts in every field, looked at on every screen that shows them: nothing runs, nothing is asked for, no element
 * comes of them, and they are read as they were typed. Once under the content security policy, which has nothing to report, and once
 * without it, so that it is seen that the escaping alone is enough.
 */
import { test as base, expect, logIn, type Page } from './fixtures.ts';
import {
  aHostilePerson,
  CLASS,
  DESCRIPTION,
  EXAMINATION_NAME,
  fillSchool,
  type HostileSchool,
  hostileSheet,
  OWN_NAME,
  PRIZE,
  questionText,
  SCHOOL_NAME,
  SECTIONS,
} from './hostile-school.ts';
import { expectPaged, expectShown, missingIn, readPaper, watch } from './hostile-screens.ts';
import { HOSTILE_TEXTS, hostileText } from './hostile-texts.ts';
import { printBy } from './print-by.ts';
import { removeData, startServer } from './running-server.ts';

interface WorkerFixtures {
  school: HostileSchool;
}

const test = base.extend<object, WorkerFixtures>({
  // A server of its own, since its school is no place for other journeys.
  server: [
    async ({}, use) => {
      const server = await startServer({ env: { SAMPLE: 'off' } });
      await use(server);
      await server.stop();
      await removeData(server);
    },
    { scope: 'worker' },
  ],
  school: [async ({ server }, use) => use(await fillSchool(server)), { scope: 'worker', timeout: 120_000 }],
});

const choose = (page: Page, id: string) =>
  page.evaluate((examId) => localStorage.setItem('examId', examId), id);
const NAME = `${OWN_NAME} ${OWN_NAME} ${OWN_NAME}`;
const QUESTIONS = HOSTILE_TEXTS.map((_, index) => questionText(index));
const named = (texts: readonly string[]) => texts.map((text) => `${text} ${text} ${text}`);

for (const bypassCSP of [false, true]) {
  test.describe(bypassCSP ? 'without the policy' : 'under the policy', () => {
    // One after the other in one school: admins see the attempt of the student who was there first.
    test.describe.configure({ mode: 'default' });
    test.use({ bypassCSP });
    test.beforeEach(({ context, pageErrors }) => watch(context, pageErrors));

    test('what students see is text', async ({ page, server, school }) => {
      test.slow();
      await page.goto('/login');
      await expectShown(page, [SCHOOL_NAME]);
      await logIn(page, await aHostilePerson(server));
      await expectShown(page, [SCHOOL_NAME, NAME, CLASS, EXAMINATION_NAME, ...HOSTILE_TEXTS]);
      await page.goto('/examinations');
      await expectShown(page, [EXAMINATION_NAME, ...HOSTILE_TEXTS]);
      await choose(page, school.examinationId);
      await page.goto('/examination-detail');
      await expectShown(page, [EXAMINATION_NAME, DESCRIPTION]);

      await page.getByRole('link', { name: 'Take exam' }).click();
      await expect(page.getByRole('timer')).toBeVisible();
      await page.getByRole('button', { name: 'Intro' }).click();
      await expectShown(page, [EXAMINATION_NAME, DESCRIPTION]);
      await page.keyboard.press('Escape');
      expect(missingIn(await readPaper(page), [...QUESTIONS, ...SECTIONS, ...HOSTILE_TEXTS])).toEqual([]);
      await page.getByRole('button', { name: 'Finish Section' }).click();
      await expectShown(page, [EXAMINATION_NAME]);
      await page.getByRole('dialog').getByRole('button', { name: 'Submit' }).click();
      await expect(page.getByText('TEST FEEDBACK')).toBeVisible();
      await expectShown(page, [...QUESTIONS, ...SECTIONS, ...HOSTILE_TEXTS]);
      await printBy(page, 'Print');
      await expect(page.getByText(`${NAME} · Kelas ${CLASS}`.trim())).toBeVisible();
      await expectShown(page, [EXAMINATION_NAME, ...QUESTIONS, ...SECTIONS]);
      await page.emulateMedia({ media: null, colorScheme: null });
      await page.goto('/account');
      await expect(page.getByRole('main').getByText(NAME).first()).toBeVisible();
      await expectShown(page, [NAME, CLASS]);
      await page.goto('/examinations-record');
      await expectShown(page, [EXAMINATION_NAME]);
      await page.goto('/leaderboard');
      await expectShown(page, [PRIZE, SCHOOL_NAME]);
      await expectPaged(page, named(HOSTILE_TEXTS));
    });

    test('what admins see of examinations is text', async ({ page, school }) => {
      test.slow();
      await logIn(page, school.admin);
      await expectShown(page, [SCHOOL_NAME, NAME, EXAMINATION_NAME, ...HOSTILE_TEXTS]);
      await choose(page, school.examinationId);
      for (const [path, texts] of [
        ['/examinations', HOSTILE_TEXTS],
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
      await page.getByRole('article').first().getByRole('link', { name: /Edit/ }).click();
      await expect(page.getByRole('heading', { name: 'Edit Examination Bank' })).toBeVisible();
      await expectShown(page, [QUESTIONS[0] ?? '', SECTIONS[0] ?? '', ...HOSTILE_TEXTS.slice(0, 3)]);
    });

    test('what admins see of attempts is text', async ({ page, school }) => {
      test.slow();
      await logIn(page, school.admin);
      await choose(page, school.examinationId);
      await page.goto('/admin/examination-attempts');
      await expectShown(page, [EXAMINATION_NAME]);
      await expectPaged(page, named(HOSTILE_TEXTS));
      // Not an attempt of the sheet's students: a reopened one is no longer in the ranking.
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
      await expectShown(page, [NAME, EXAMINATION_NAME, ...QUESTIONS, ...SECTIONS, ...HOSTILE_TEXTS]);
    });

    test('what admins see of students and of their sheet is text', async ({ page, school }) => {
      test.slow();
      await logIn(page, school.admin);
      await page.goto('/admin/register-student');
      await expect(page.getByRole('row').nth(1)).toBeVisible();
      await expectPaged(page, named(HOSTILE_TEXTS));
      await page.getByRole('searchbox').fill(hostileText(200));
      await expect(page.getByText('No matching records found')).toBeVisible();
      await expectShown(page, [hostileText(200)]);
      await page.getByRole('searchbox').fill('h1@hostile.test');
      const first = HOSTILE_TEXTS[0] ?? '';
      const row = page.getByRole('row').filter({ hasText: 'h1@hostile.test' });
      for (const button of ['Edit ', 'Hapus ', 'Reset password of ']) {
        await row.getByRole('button', { name: button + first }).click();
        await expectShown(page, [first]);
        await page.keyboard.press('Escape');
        await expect(page.getByRole('dialog')).toBeHidden();
      }

      // The card on the screen, and the sheet that goes to the printer.
      await row.getByRole('button', { name: `Reset password of ${first}` }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Reset password' }).click();
      await expectShown(page, [first]);
      await page
        .getByRole('dialog')
        .getByRole('button', { name: /^Print/ })
        .click();
      await expectShown(page, [first]);
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toBeHidden();

      await page.getByRole('button', { name: 'Import from excel' }).first().click();
      const name = `${hostileText(120)}.xlsx`;
      const sheet = { name, mimeType: 'application/octet-stream', buffer: hostileSheet() };
      await page.getByRole('dialog').locator('input[type=file]').setInputFiles(sheet);
      await expectShown(page, [name]);
      await page.getByRole('button', { name: 'Periksa file' }).click();
      await expect(page.getByRole('button', { name: 'Upload' })).toBeVisible();
      await expectShown(page, [first]);
    });

    test('what admins see of what was done, and what they find, is text', async ({ page, school }) => {
      await logIn(page, school.admin);
      for (const [action, texts] of [
        ['student_registered', [NAME, OWN_NAME, CLASS]],
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

    test('what an admin types into the settings and the forms is text', async ({ page, school }) => {
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

    test('what stands in an address is text', async ({ page, server }) => {
      const texts = [hostileText(300), ...HOSTILE_TEXTS.slice(0, 6)].map(encodeURIComponent);
      for (const path of texts.flatMap((text) => [
        `/setPassword?token=${text}`,
        `/nothing/${text}`,
        `/forgot-password?email=${text}#${text}`,
      ])) {
        await page.goto(path);
        await expect(page.getByRole('heading').first()).toBeVisible();
        await expectShown(page, []);
      }
      // The login leads on to places of this product only.
      const person = await aHostilePerson(server);
      for (const next of [
        'javascript:xss()',
        '//example.test/',
        '/\\example.test',
        'https://example.test/',
      ]) {
        const tab = await page.context().newPage();
        await tab.goto(`/login?next=${encodeURIComponent(next)}`);
        await tab.getByLabel('Email atau nomor WhatsApp').fill(person.email);
        await tab.getByLabel('Kata Sandi', { exact: true }).fill(person.password);
        await tab.getByRole('button', { name: 'Masuk' }).click();
        await expect(tab).toHaveURL(/\/dashboard$/);
        await tab.evaluate(() => localStorage.clear());
        await tab.close();
      }
    });
  });
}
