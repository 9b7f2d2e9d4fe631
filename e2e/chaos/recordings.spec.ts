/** Questions with several recordings, which one press plays in sequence. */
import { apiAs } from '../api.ts';
import { aDraft, insertQuestion } from '../draft.ts';
import { anAdmin, expect, logIn, takeExam, test } from '../fixtures.ts';
import { heardMedia, keepMedia } from '../heard-media.ts';
import type { RunningServer } from '../running-server.ts';
import { aTone } from '../tone.ts';

/** The following questions have more recordings than the page keeps ready. */
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

test('all recordings of a question play, however many the next questions have', async ({
  page,
  server,
  student,
}) => {
  await publish(server, 'Three tones each');
  await keepMedia(page);
  await logIn(page, student);
  const fetched = new Set<string>();
  page.on('requestfinished', (request) => request.url().includes('.wav') && fetched.add(request.url()));
  await takeExam(page, 'Three tones each');
  await expect(page.getByRole('button', { name: 'Play', exact: true })).toBeVisible();
  // The browser offers a menu on a film under the pointer, which could play it repeatedly.
  const media = await heardMedia(page);
  expect(await media.evaluate((film) => getComputedStyle(film).pointerEvents)).toBe('none');
  // Firefox could save one in the document by its page information, and play it in another window.
  await expect(page.locator('video, audio')).toHaveCount(0);
  // The recordings of the next questions have loaded, too.
  await expect.poll(() => fetched.size).toBeGreaterThanOrEqual(9);
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await expect(page.getByText('This recording has been played.')).toBeVisible();
  await page.getByRole('button', { name: 'Next', exact: true }).click();
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await expect(page.getByText('This recording has been played.')).toBeVisible();
});

test('a recording reaches its end, even after many small rewinds', async ({ page, server, student }) => {
  await publish(server, 'Three tones, wound back');
  await keepMedia(page);
  await logIn(page, student);
  await takeExam(page, 'Three tones, wound back');
  await expect(page.getByRole('button', { name: 'Play', exact: true })).toBeVisible();
  await (await heardMedia(page)).evaluate((media) => {
    setInterval(() => {
      media.currentTime -= 0.25;
    }, 200);
  });
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await expect(page.getByText('This recording has been played.')).toBeVisible();
});
