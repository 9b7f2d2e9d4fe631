/** Questions with several recordings. One press plays all of them in sequence. */
import { apiAs } from '../api.ts';
import { aDraft, insertQuestion } from '../draft.ts';
import { anAdmin, expect, logIn, pressNext, takeExam, test } from '../fixtures.ts';
import { findMedia, storeMediaRoot } from '../heard-media.ts';
import type { RunningServer } from '../running-server.ts';
import { aTone } from '../tone.ts';

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
