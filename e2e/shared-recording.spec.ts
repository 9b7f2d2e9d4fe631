/** Three questions share a recording, and two share a passage. The recording has one player and one counter. */
import { apiAs } from './api.ts';
import { aDraft, insertQuestion, insertStimulus } from './draft.ts';
import { anAdmin, expect, goToExam, logIn, type Page, test } from './fixtures.ts';
import { findMedia, storeMediaRoot } from './heard-media.ts';
import { look } from './look.ts';
import type { RunningServer } from './running-server.ts';
import { aTone } from './tone.ts';

/** Longer than the journey on a slow machine. */
const SECONDS = 300;

async function publishGroups(server: RunningServer, name: string): Promise<void> {
  const admin = await anAdmin(server);
  const api = await apiAs(server, admin.email, admin.password);
  const examination_id = await aDraft(api, name, { shuffle: false });
  const group = { examination_id, bank_section: 'ENGLISH' };
  const recording = await insertStimulus(api, {
    ...group,
    content: '<p>You hear a talk about a lake. It is played <strong>twice</strong>.</p>',
    bank_asset: aTone({ hertz: 440, seconds: SECONDS }),
    play_limit: '2',
  });
  const paragraph = '<p>The lake lies high in the hills, and its water is clear and cold all year.</p>';
  const passage = await insertStimulus(api, { ...group, content: paragraph.repeat(20) });
  for (const stimulus_id of [recording, recording, recording, passage, passage]) {
    await insertQuestion(api, { ...group, stimulus_id, bank_question: 'Which word fits?' });
  }
  const { sections } = await api.get<{ sections: { id: string; name: string }[] }>(
    `/api/examination/${examination_id}/admin`,
  );
  // The first section would not allow to go back.
  await api.put(`/api/examination/${examination_id}/sections`, {
    sections: sections.map(({ id, name }) => ({ id, name, forward_only: false, duration: null })),
  });
  await api.post(`/api/examination/${examination_id}/publish`, {});
}

const passage = (page: Page) => page.getByRole('region', { name: 'Passage' });
const recording = (page: Page) => page.getByRole('region', { name: 'Recording' });
const expectQuestion = (page: Page, number: number) =>
  expect(page.getByRole('heading', { name: `Question ${number}`, exact: true })).toBeAttached();

const playback = async (page: Page) =>
  (await findMedia(page)).evaluate(({ paused, currentTime }) => ({ paused, seconds: currentTime }));

/** Expects that the one recording plays beyond this second, and returns where it is. */
async function expectPlaying(page: Page, beyond = 0): Promise<number> {
  await expect(recording(page)).toHaveCount(1);
  await expect.poll(async () => (await playback(page)).seconds).toBeGreaterThan(beyond);
  const { paused, seconds } = await playback(page);
  expect(paused).toBe(false);
  return seconds;
}

/** The counts of all recordings on the server. */
const plays = (server: RunningServer, email: string) =>
  server.sql(
    `select plays from plays join attempts on attempts.id = attempt_id join users on users.id = user_id
     where email = $1`,
    [email],
  );

const seconds = (text: string | null) => {
  const [minutes = 0, rest = 0] =
    /(\d+):(\d\d)/
      .exec(text ?? '')
      ?.slice(1)
      .map(Number) ?? [];
  return minutes * 60 + rest;
};

test('a shared recording goes on across its questions, a reload and devices, and counts once', async ({
  page,
  browser,
  server,
  student,
}) => {
  await publishGroups(server, 'Groups');
  await storeMediaRoot(page);
  await logIn(page, student);
  await goToExam(page, 'Groups');
  await page.getByRole('button', { name: 'Take exam' }).click();
  await expect(passage(page)).toContainText('For questions 1 to 3');
  await expect(recording(page)).toContainText('2 plays left');

  // By keyboard: starts the recording, answers, and moves on while it plays.
  await page.getByRole('button', { name: 'Play' }).focus();
  await page.keyboard.press('Enter');
  let heard = await expectPlaying(page);
  await page.keyboard.press('b');
  for (const [key, number] of [
    ['ArrowRight', 2],
    ['ArrowRight', 3],
    ['ArrowLeft', 2],
  ] as const) {
    await page.keyboard.press(key);
    await expectQuestion(page, number);
    heard = await expectPlaying(page, heard + 0.3);
  }
  await expect(page.getByRole('button', { name: 'Play' })).toBeHidden();
  await look(page, 'exam-shared-recording');
  expect(await plays(server, student.email)).toEqual([{ plays: 1 }]);

  // A reload cuts it off. It goes on where it was.
  await page.reload();
  await expectQuestion(page, 2);
  const goOn = page.getByRole('button', { name: /^Continue at/ });
  await expect(goOn).toBeVisible();
  const cutOff = seconds(await goOn.textContent());
  expect(cutOff).toBeGreaterThanOrEqual(Math.floor(heard) - 1);
  await goOn.click();
  heard = await expectPlaying(page, cutOff);
  expect(await plays(server, student.email)).toEqual([{ plays: 1 }]);

  // A phone takes the attempt over.
  const other = await browser.newContext({
    baseURL: server.url,
    viewport: { width: 360, height: 740 },
    hasTouch: true,
  });
  const phone = await other.newPage();
  await storeMediaRoot(phone);
  await logIn(phone, student);
  await goToExam(phone, 'Groups');
  await phone.getByRole('button', { name: /Continue/ }).click();
  await phone.getByRole('button', { name: 'Continue here' }).tap();
  await expectQuestion(phone, 2);
  await expect(page.getByRole('heading', { name: 'You are now working on another device' })).toBeVisible();
  const here = phone.getByRole('button', { name: /^Continue at/ });
  await expect(here).toBeVisible();
  expect(seconds(await here.textContent())).toBeGreaterThanOrEqual(cutOff);
  await here.tap();
  heard = await expectPlaying(phone, cutOff);
  await phone.getByRole('button', { name: 'Next', exact: true }).tap();
  await expectQuestion(phone, 3);
  await phone.getByRole('button', { name: 'Hide: Passage' }).tap();
  await expectPlaying(phone, heard);
  expect(await plays(server, student.email)).toEqual([{ plays: 1 }]);

  // Another group has its own stimulus. The recording stops, and goes on when the student comes back.
  await phone.getByRole('button', { name: 'Next', exact: true }).tap();
  await expect(passage(phone)).toContainText('For questions 4 to 5');
  await expect(recording(phone)).toHaveCount(0);
  await phone.getByRole('button', { name: 'Back', exact: true }).tap();
  await here.tap();
  await expectPlaying(phone, heard);
  expect(await plays(server, student.email)).toEqual([{ plays: 1 }]);
  await other.close();
});

test('at 360 pixels a passage folds and keeps its position', async ({ page, server, student }) => {
  await publishGroups(server, 'Folded groups');
  await page.setViewportSize({ width: 360, height: 740 });
  await logIn(page, student);
  await goToExam(page, 'Folded groups');
  await page.getByRole('button', { name: 'Take exam' }).click();
  await expectQuestion(page, 1);
  for (let question = 2; question <= 4; question++) await page.keyboard.press('ArrowRight');
  await expectQuestion(page, 4);
  await look(page, 'exam-passage');
  await page.setViewportSize({ width: 360, height: 740 });

  const position = () => passage(page).evaluate((element) => element.scrollTop);
  await passage(page).hover();
  await page.mouse.wheel(0, 150);
  await expect.poll(position).toBe(150);
  await page.keyboard.press('ArrowRight');
  await expectQuestion(page, 5);
  expect(await position()).toBe(150);

  await page.getByRole('button', { name: 'Hide: Passage' }).click();
  await expect(passage(page).getByText('The lake lies high').first()).toBeHidden();
  await look(page, 'exam-passage-folded');
  await page.setViewportSize({ width: 360, height: 740 });
  await page.keyboard.press('ArrowLeft');
  await expectQuestion(page, 4);
  await page.getByRole('button', { name: 'Show: Passage' }).click();
  await expect.poll(position).toBe(150);
});
