/**
 * Before the submission, a student's device has no secrets and no data of other people. The school's secrets contain
 * unique words. The test searches every reply, the browser's storage and every screen for them.
 * `server/src/process/canaries.test.ts` covers the replies of each call. This test covers the calls and the storage of
 * the pages.
 */
import { aCanarySchool, spellings } from '../canary-school.ts';
import { type Contents, contentsOf } from '../device-contents.ts';
import {
  allSaved,
  test as base,
  expect,
  goToExam,
  logInByForm,
  type Page,
  pressNext,
  takeExam,
} from '../fixtures.ts';
import { tap, type Wiretap } from '../wiretap.ts';

const test = base.extend<{ wire: Wiretap }>({
  wire: async ({ server }, use) => {
    const wire = await tap(server);
    await use(wire);
    await wire.stop();
  },
  baseURL: async ({ wire }, use) => use(wire.url),
});

/** Fields that occur only in replies with answer keys or results. */
const FIELDS = ['bank_answer', 'bank_question_weight', 'result_answer', 'incorrect'];

const whereFound = (words: readonly string[], contents: Contents) =>
  Object.entries(contents).flatMap(([place, text]) =>
    words.filter((word) => text.includes(word)).map((word) => `${place}: ${word}`),
  );

/** Whether the place has data. Files of the program are excluded, because they contain the names of fields. */
const isData = (place: string) => /^\w+ \/api\/(?!assets)|^IndexedDB|storage$/.test(place);
const dataIn = (contents: Contents) =>
  Object.fromEntries(Object.entries(contents).filter(([place]) => isData(place)));

/** Collects the HTML of screens, which includes hidden text. */
function collectScreens(page: Page) {
  const screens: Contents = {};
  return {
    screens,
    async look(name: string) {
      screens[`screen ${name}`] = await page.content();
    },
  };
}

async function answerAll(page: Page, look: (name: string) => Promise<void>): Promise<number> {
  const next = page.getByRole('button', { name: 'Next' });
  const place = () => page.locator('[aria-current="step"]').allTextContents();
  for (let count = 1; ; count++) {
    await page.getByRole('radiogroup').locator('label').first().click();
    const play = page.getByRole('button', { name: 'Play' });
    if (await play.isVisible()) await play.click();
    await look(`question ${count}`);
    await allSaved(page);
    if (!(await next.isEnabled())) return count;
    const left = await place();
    await pressNext(page);
    await expect.poll(place).not.toEqual(left);
  }
}

/** Answers a question offline, reloads the page offline, and then sends the answer. */
async function reloadOffline(page: Page, look: (name: string) => Promise<void>): Promise<void> {
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.reload();
  await expect(page.getByRole('timer')).toBeVisible();
  await look('reloaded');
  await page.context().setOffline(true);
  await page.keyboard.press('b');
  await expect(page.getByText(/1 waiting/).first()).toBeVisible();
  await look('without a network');
  await page.reload();
  await expect(page.getByRole('timer')).toBeVisible();
  await look('reloaded without a network');
  await page.context().setOffline(false);
  await allSaved(page);
}

test('secrets are not on the student’s device before the submission', async ({ page, server, wire }) => {
  test.slow();
  const school = await aCanarySchool(server);
  const { student, questions, hints, others } = school;
  const secret = [...others, ...hints, ...spellings(Number(school.sum))];
  const { screens, look } = collectScreens(page);

  await logInByForm(page, student);
  await look('dashboard');
  await takeExam(page, school.examinationName);
  expect(await answerAll(page, look)).toBe(questions.length);
  await reloadOffline(page, look);
  for (const button of ['Intro', 'Finish Section']) {
    await page.getByRole('button', { name: button }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await look(button);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
  }
  const duringAttempt = await contentsOf(page);
  for (const path of [
    '/examinations',
    '/examination-detail',
    '/examinations-record',
    '/result',
    '/leaderboard',
    '/account',
    '/help',
    '/admin/examination-bank',
    '/admin/examination-attempts',
    '/admin/register-student',
  ]) {
    await page.goto(path);
    await expect(page.getByRole('heading').first()).toBeVisible();
    await look(path);
  }
  const later = await contentsOf(page);
  const attempts = await server.sql(
    `select submitted_at from attempts join users on users.id = user_id where email = $1`,
    [student.email],
  );
  expect(attempts).toEqual([{ submitted_at: null }]);

  const replies = Object.fromEntries(wire.replies);
  for (const contents of [replies, screens, duringAttempt, later]) {
    expect(whereFound(secret, contents)).toEqual([]);
    expect(whereFound(FIELDS, dataIn(contents))).toEqual([]);
  }
  // As a cross-check, the search finds the public texts in every place with the paper.
  const places = [replies, screens, duringAttempt].flatMap((contents) => whereFound(questions, contents));
  for (const question of questions)
    for (const place of [
      /^GET \/api\/exam\/bank\?/,
      /^screen question/,
      /^IndexedDB lulus\/papers/,
      /^local storage/,
      /^the page’s memory/,
    ]) {
      expect(places.filter((found) => place.test(found) && found.endsWith(question))).not.toEqual([]);
    }
  const recording = school.recording.toString('latin1');
  expect(whereFound([recording], duringAttempt).map((found) => found.split(':')[0])).toEqual(['cache paper']);

  // The program has no source maps.
  const program = Object.keys(replies).filter((call) => /\.(js|css)$/.test(call));
  expect(program.length).toBeGreaterThan(10);
  expect(whereFound(['sourceMappingURL', 'SourceMap'], replies)).toEqual([]);
  const maps = program.map(async (call): Promise<[string, string]> => {
    const reply = await fetch(`${server.url}${call.split(' ')[1]}.map`);
    return [`${call}.map`, await reply.text()];
  });
  expect(whereFound(['"mappings"'], Object.fromEntries(await Promise.all(maps)))).toEqual([]);

  // The result contains the hints and the sum, and the same search finds them.
  await page.goto('/examinations');
  await goToExam(page, school.examinationName);
  await page.getByRole('button', { name: /Continue/ }).click();
  await page.getByRole('button', { name: 'Finish Section' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByText('TEST FEEDBACK')).toBeVisible();
  const foundWords = new Set(
    whereFound(secret, Object.fromEntries(wire.replies)).map((found) => found.split(': ')[1]),
  );
  // If only one answer is right, the score equals its weight.
  const [result] = await server.sql(
    `select result_score from results join attempts on attempts.id = attempt_id
     join users on users.id = user_id where email = $1`,
    [student.email],
  );
  const score = secret.filter((word) => word === String(Number(result?.result_score)));
  expect(foundWords).toEqual(new Set([...hints, school.sum, ...score]));
});
