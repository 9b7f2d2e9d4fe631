/** Questions with several recordings. One press plays all of them in sequence. */
import { apiAs } from '../api.ts';
import { aDraft, insertQuestion } from '../draft.ts';
import { anAdmin, expect, goToExam, logIn, type Page, pressNext, takeExam, test } from '../fixtures.ts';
import { findMedia, storeMediaRoot } from '../heard-media.ts';
import type { RunningServer } from '../running-server.ts';
import { aTone } from '../tone.ts';

/** Publishes one question with a recording of 20 seconds. */
async function publishLong(server: RunningServer, name: string) {
  const { email, password } = await anAdmin(server);
  const api = await apiAs(server, email, password);
  const examination_id = await aDraft(api, name);
  const question_id = await insertQuestion(api, {
    examination_id,
    bank_type: 'audio',
    bank_asset: aTone({ hertz: 300, seconds: 20 }),
    bank_question: 'What is the tone?',
  });
  await api.post(`/api/examination/${examination_id}/publish`, {});
  return { api, question_id };
}

/** The student's recording, once it has played up to this second. */
async function playedUntil(page: Page, second: number) {
  const media = await findMedia(page);
  await expect.poll(() => media.evaluate(({ currentTime }) => currentTime)).toBeGreaterThan(second);
}

const card = (page: Page) => page.getByRole('region', { name: 'Recording' });
const play = (page: Page) => page.getByRole('button', { name: 'Play', exact: true });
const goOn = (page: Page) => page.getByRole('button', { name: /^Continue at 0:/ });
const played = (page: Page) => page.getByText('This recording has been played.');

/** Publishes questions with more recordings than the page preloads. */
async function publish(server: RunningServer, name: string) {
  const admin = await anAdmin(server);
  const api = await apiAs(server, admin.email, admin.password);
  const examination_id = await aDraft(api, name);
  for (const number of [1, 2, 3, 4])
    await insertQuestion(api, {
      examination_id,
      bank_type: 'audio',
      bank_question: `<p>Question ${number}</p>`,
      bank_asset: [0, 1, 2].map((part) => aTone({ hertz: 200 + 100 * number + 10 * part, seconds: 0.5 })),
      play_limit: '1',
    });
  await api.post(`/api/examination/${examination_id}/publish`, {});
}

test('all recordings of a question play, even if the next questions have many', async ({
  page,
  server,
  student,
}) => {
  await publish(server, 'Three tones each');
  await storeMediaRoot(page);
  await logIn(page, student);
  const fetched = new Set<string>();
  page.on('requestfinished', (request) => request.url().includes('.wav') && fetched.add(request.url()));
  await takeExam(page, 'Three tones each');
  await expect(page.getByRole('button', { name: 'Play', exact: true })).toBeVisible();
  // The browser's context menu of a media element could replay it.
  const media = await findMedia(page);
  expect(await media.evaluate((film) => getComputedStyle(film).pointerEvents)).toBe('none');
  // Firefox's page information could save and play a media element that is in the document.
  await expect(page.locator('video, audio')).toHaveCount(0);
  // The recordings of the next questions have loaded, too.
  await expect.poll(() => fetched.size).toBeGreaterThanOrEqual(9);
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await expect(page.getByText('This recording has been played.')).toBeVisible();
  await pressNext(page);
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await expect(page.getByText('This recording has been played.')).toBeVisible();
});

test('a recording reaches its end, even after many small rewinds', async ({ page, server, student }) => {
  await publish(server, 'Three tones, wound back');
  await storeMediaRoot(page);
  await logIn(page, student);
  await takeExam(page, 'Three tones, wound back');
  await expect(page.getByRole('button', { name: 'Play', exact: true })).toBeVisible();
  await (await findMedia(page)).evaluate((media) => {
    setInterval(() => {
      media.currentTime -= 0.25;
    }, 200);
  });
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await expect(page.getByText('This recording has been played.')).toBeVisible();
});

test('a recording that a reload cut off goes on, also on another device, and counts once', async ({
  page,
  browser,
  server,
  student,
}) => {
  const name = 'A long tone';
  await publishLong(server, name);
  await storeMediaRoot(page);
  await logIn(page, student);
  await takeExam(page, name);
  await play(page).click();
  await playedUntil(page, 3);
  await page.reload();
  await goOn(page).click();
  await expect(page.getByText('Playing')).toBeVisible();
  // It would take three seconds from the beginning.
  expect(await (await findMedia(page)).evaluate(({ currentTime }) => currentTime)).toBeGreaterThan(2);
  await playedUntil(page, 6);

  const other = await browser.newContext({ baseURL: server.url });
  const phone = await other.newPage();
  await storeMediaRoot(phone);
  await logIn(phone, student);
  await goToExam(phone, name);
  await phone.getByRole('button', { name: /Continue/ }).click();
  await phone.getByRole('button', { name: 'Continue here' }).click();
  await goOn(phone).click();
  await playedUntil(phone, 5);
  await expect(played(phone)).toBeVisible({ timeout: 30_000 });
  await phone.reload();
  await expect(played(phone)).toBeVisible();
  const counts = await server.sql(
    `select plays, resumes from plays join attempts on attempts.id = attempt_id
     where user_id = (select id from users where email = $1)`,
    [student.email],
  );
  expect(counts).toEqual([{ plays: 1, resumes: 2 }]);
  await other.close();
});

test('a recording that was cut off goes on without a connection after the press', async ({
  page,
  context,
  server,
  student,
}) => {
  const name = 'A long tone without a connection';
  await publishLong(server, name);
  await storeMediaRoot(page);
  await logIn(page, student);
  await takeExam(page, name);
  await play(page).click();
  await playedUntil(page, 2);
  await page.reload();
  await expect(goOn(page)).toBeVisible();
  await context.setOffline(true);
  await goOn(page).click();
  await expect(page.getByText('Playing')).toBeVisible();
  await context.setOffline(false);
});

test('a play that staff give back can be started within seconds, without a reload', async ({
  page,
  server,
  student,
}) => {
  const name = 'A tone given back';
  const { api, question_id } = await publishLong(server, name);
  await logIn(page, student);
  await takeExam(page, name);
  await play(page).click();
  await expect(played(page)).toBeVisible({ timeout: 40_000 });
  const [attempt] = await server.sql(
    'select id from attempts where user_id = (select id from users where email = $1)',
    [student.email],
  );
  await api.post(`/api/attempt/${attempt?.id}/play-back`, { question_id });
  await expect(play(page)).toBeVisible({ timeout: 15_000 });
});

for (const width of [1280, 360]) {
  test(`the options stay where they are from before Play to the end, ${width} px wide`, async ({
    page,
    server,
    student,
  }) => {
    await page.setViewportSize({ width, height: 740 });
    const name = `Three tones, ${width} px`;
    await publish(server, name);
    await logIn(page, student);
    await takeExam(page, name);
    await expect(play(page)).toBeVisible();
    const place = async () => [
      await card(page).boundingBox(),
      await page.getByRole('radiogroup').boundingBox(),
    ];
    const before = await place();
    const states: string[] = [];
    await play(page).click();
    for (let state: string | null = ''; state !== 'played'; await page.waitForTimeout(50)) {
      state = await card(page).getAttribute('data-step');
      if (state) states.push(state);
      expect(await place(), `in the state ${state}`).toEqual(before);
    }
    expect(new Set(states)).toContain('playing');
    await page.reload();
    await expect(played(page)).toBeVisible();
    expect(await place()).toEqual(before);
  });
}
