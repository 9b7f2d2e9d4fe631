/** Hostile texts in every field, on every screen: no code runs, no request is sent, and no element is created. */
import { paths } from '../web/src/platform/navigation/paths.ts';
import { expect, logIn, type Page } from './fixtures.ts';
import {
  aHostilePerson,
  aPasswordLink,
  CLASS,
  DESCRIPTION,
  EXAMINATION_NAME,
  PRIZE,
  SCHOOL_NAME,
  SECTIONS,
} from './hostile-school.ts';
import { expectShown } from './hostile-screens.ts';
import { choose, NAME, QUESTIONS, test } from './hostile-test.ts';
import { HOSTILE_TEXTS } from './hostile-texts.ts';

// A few students put texts on every screen. The chaos journeys use more.
test.use({ takers: 2 });

const [QUESTION = ''] = QUESTIONS;

// Each screen must show these texts, as proof that it has loaded.
const BEFORE_LOGIN = {
  home: [SCHOOL_NAME],
  login: [SCHOOL_NAME],
  register: [SCHOOL_NAME],
  forgotPassword: [SCHOOL_NAME],
};
const OF_STUDENT = {
  dashboard: [NAME, CLASS, EXAMINATION_NAME, ...HOSTILE_TEXTS],
  examinations: [EXAMINATION_NAME, ...HOSTILE_TEXTS],
  examinationDetail: [EXAMINATION_NAME, DESCRIPTION],
  account: [NAME, CLASS],
  help: [SCHOOL_NAME],
};
const AFTER_SUBMISSION = {
  examinationsRecord: [EXAMINATION_NAME],
  leaderboard: [PRIZE, SCHOOL_NAME],
};
const OF_ADMIN = {
  adminExaminations: HOSTILE_TEXTS,
  insertExamination: [SCHOOL_NAME],
  editExamination: [EXAMINATION_NAME, DESCRIPTION],
  insertExaminationBank: SECTIONS,
  importBank: [EXAMINATION_NAME],
  stimulus: SECTIONS,
  previewExamination: [EXAMINATION_NAME],
  examinationAttempts: [EXAMINATION_NAME],
  marking: [EXAMINATION_NAME],
  examinationBank: [...QUESTIONS, ...SECTIONS],
  library: [QUESTION],
  registerStudent: [NAME],
  classes: [CLASS],
  settings: [SCHOOL_NAME, PRIZE],
  staff: [SCHOOL_NAME],
  audit: [NAME],
};
/** Screens that the test opens by separate steps. */
const BY_STEPS = ['setPassword', 'examination', 'result', 'editExaminationBank', 'answerSheet'] as const;

type Looked =
  | keyof (typeof BEFORE_LOGIN & typeof OF_STUDENT & typeof AFTER_SUBMISSION & typeof OF_ADMIN)
  | (typeof BY_STEPS)[number];
// The type check fails if the journey misses a path. `guide` shows only the product's texts.
const everyAddress: [Exclude<keyof typeof paths, Looked | 'guide'>] extends [never] ? true : never = true;

async function visit(page: Page, screens: Partial<Record<keyof typeof paths, readonly string[]>>) {
  for (const [name, texts] of Object.entries(screens)) {
    await page.goto(paths[name as keyof typeof paths]);
    await expect(page.getByRole('heading').first()).toBeVisible();
    await expectShown(page, texts);
  }
}

test('hostile texts appear as text on every screen', async ({ page, server, school }) => {
  test.slow();
  expect(everyAddress).toBe(true);
  await visit(page, BEFORE_LOGIN);
  const person = await aHostilePerson(server);
  const link = new URL(await aPasswordLink(server, school, person.email), server.url);
  await page.goto(`${paths.setPassword}${link.search}`);
  await expectShown(page, [SCHOOL_NAME, person.email]);

  await logIn(page, person);
  await choose(page, school.examinationId);
  await visit(page, OF_STUDENT);
  await page.goto(paths.examinationDetail);
  await page.getByRole('button', { name: 'Take exam' }).click();
  await expect(page.getByRole('timer')).toBeVisible();
  await page.getByRole('button', { name: 'Intro' }).click();
  await expectShown(page, [EXAMINATION_NAME, DESCRIPTION]);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Finish Section' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByText('TEST FEEDBACK')).toBeVisible();
  await expectShown(page, [...QUESTIONS, ...SECTIONS, ...HOSTILE_TEXTS]);
  await visit(page, AFTER_SUBMISSION);

  await page.evaluate(() => localStorage.clear());
  await logIn(page, school.admin);
  await choose(page, school.examinationId);
  await visit(page, OF_ADMIN);
  await page.goto(paths.examinationBank);
  await page.getByRole('article').first().getByRole('button', { name: 'Edit', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Edit Examination Bank' })).toBeVisible();
  await expectShown(page, [QUESTION, SECTIONS[0] ?? '', ...HOSTILE_TEXTS.slice(0, 3)]);
  await page.goto(paths.examinationAttempts);
  await page.getByRole('rowheader').first().getByRole('link').click();
  await expect(page.getByRole('listitem', { name: 'Question 1' }).first()).toBeVisible();
  await expectShown(page, [EXAMINATION_NAME, ...QUESTIONS, ...SECTIONS, ...HOSTILE_TEXTS]);
});
