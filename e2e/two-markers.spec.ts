/** Two teachers mark the same essays. No mark is lost, and the last one shows the students their results. */
import { apiAs } from './api.ts';
import { aDraft, insertQuestion } from './draft.ts';
import {
  allSaved,
  anAdmin,
  aStaffMember,
  expect,
  logIn,
  type Page,
  registerStudent,
  takeExam,
  test,
} from './fixtures.ts';
import { look } from './look.ts';
import type { RunningServer } from './running-server.ts';

const NAME = 'Two arguments';
const RUBRIC = [
  {
    criterion: 'Content',
    levels: [
      { points: 0, description: 'Not about the town' },
      { points: 2, description: 'Some facts' },
      { points: 3.5, description: 'Many facts, in a clear order' },
    ],
  },
  {
    criterion: 'Language',
    levels: [
      { points: 0, description: 'Hard to understand' },
      { points: 1.5, description: 'Clear, with few mistakes' },
    ],
  },
];

async function publishEssay(server: RunningServer) {
  const admin = await anAdmin(server);
  const teacher = await aStaffMember(server, 'teacher', 'Budi');
  const api = await apiAs(server, admin.email, admin.password);
  const examination_id = await aDraft(api, NAME);
  const question_id = await insertQuestion(api, {
    examination_id,
    interaction: 'essay',
    bank_question: '<p>Describe your town in about <strong>twenty</strong> words.</p>',
    bank_question_weight: '5',
    bank_option: '{}',
    bank_answer: '[]',
    rubric: JSON.stringify(RUBRIC),
    max_words: '20',
  });
  const [{ id } = {}] = await server.sql('select id from users where email = $1', [teacher.email]);
  await api.put(`/api/examination/${examination_id}/co-teachers`, { ids: [id] });
  await api.post(`/api/examination/${examination_id}/publish`, {});
  return { admin, teacher, examination_id, question_id };
}

const essay = (page: Page, student: string) => page.getByRole('article', { name: student });
const level = (page: Page, criterion: string, points: string) =>
  page.getByRole('group', { name: criterion }).getByRole('button', { name: points });
const points = (page: Page) => page.getByLabel('Points (at most 5)');
const save = (page: Page) => page.getByRole('button', { name: 'Save and next' });

test('a teacher sees the mark of another before it is replaced, and the last mark shows the results', async ({
  page,
  browser,
  server,
}) => {
  test.slow();
  const { admin, teacher, examination_id, question_id } = await publishEssay(server);

  // Rina writes in the browser, and Tono by the API.
  const rina = await registerStudent(server, { first_name: 'Rina' });
  await logIn(page, rina);
  await takeExam(page, NAME);
  const field = page.getByRole('main').getByRole('textbox');
  await field.fill('My town lies at a river.\n\nThe market opens early, and boats bring fruit.');
  await expect(page.getByText('14 of 20 words')).toBeVisible();
  await look(page, 'exam-essay');
  await field.press('End');
  await page.keyboard.type(' I like it very much, most of all in the rain.');
  await expect(page.getByText('25 of 20 words')).toBeVisible();
  await allSaved(page);
  await page.getByRole('button', { name: 'Finish Section' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByText('Your essays are being marked.')).toBeVisible();
  await look(page, 'result-being-marked');
  const tono = await registerStudent(server, { first_name: 'Tono' });
  const own = await apiAs(server, tono.email, tono.password);
  await own.post('/api/exam/start', { exam_id: examination_id });
  const answers = JSON.stringify([{ [question_id]: 'It is a small town.' }]);
  await own.post('/api/exam/submit', { exam_id: examination_id, answers });

  // Both open the essay of Rina, the teacher from the page of the examination.
  const contexts = [
    await browser.newContext({ baseURL: server.url }),
    await browser.newContext({ baseURL: server.url }),
  ];
  const [first, second] = (await Promise.all(contexts.map((one) => one.newPage()))) as [Page, Page];
  await logIn(first, teacher);
  await first.goto(`/examination-detail?exam=${examination_id}`);
  await look(first, 'examination-with-essays');
  await first.getByRole('button', { name: 'Mark essays' }).click();
  await logIn(second, admin);
  await second.goto(`/admin/marking?exam=${examination_id}`);
  for (const marker of [first, second]) await expect(essay(marker, 'Rina Dewi Lestari')).toBeVisible();

  // The first one marks by keyboard alone.
  await level(first, 'Content', '3.5').focus();
  await first.keyboard.press('Enter');
  await first.keyboard.press('Tab');
  await first.keyboard.press('Tab');
  await first.keyboard.press('Space');
  await expect(level(first, 'Language', '1.5')).toHaveAttribute('aria-pressed', 'true');
  await expect(points(first)).toHaveValue('5');
  await look(first, 'marking');
  await first.keyboard.press('Tab');
  await first.keyboard.press('Tab');
  await first.keyboard.type('Well done.');
  await first.keyboard.press('Control+Enter');
  await expect(essay(first, 'Tono Dewi Lestari')).toBeFocused();

  // The second one gives fewer points. Nothing is overwritten until this is confirmed.
  await level(second, 'Content', '2 points').click();
  await expect(points(second)).toHaveValue('2');
  const refused = second.waitForResponse((response) => response.status() === 409);
  await save(second).click();
  expect((await (await refused).json()).code).toBe('mark_changed');
  await expect(second.getByRole('alert')).toHaveText(
    'Budi Dewi Lestari has marked this essay meanwhile: 5 points.',
  );
  await expect(second.getByText('Well done.')).toBeVisible();
  await expect(points(second)).toHaveValue('2');
  const marks = () =>
    server.sql('select points::float, version from marks where question_id = $1', [question_id]);
  expect(await marks()).toEqual([{ points: 5, version: 1 }]);
  await look(second, 'marking-refused');
  await second.getByRole('button', { name: 'Use mine' }).click();
  await expect(essay(second, 'Tono Dewi Lestari')).toBeVisible();
  expect(await marks()).toEqual([{ points: 2, version: 2 }]);

  // The last essay: the first one keeps the mark of the second.
  await points(second).fill('1,5');
  await save(second).click();
  await expect(second.getByText('All essays of this question are marked.')).toBeVisible();
  await points(first).fill('4');
  await save(first).click();
  await first.getByRole('button', { name: 'Keep that mark' }).click();
  await expect(first.getByText('All essays of this question are marked.')).toBeVisible();
  await look(first, 'marking-done');
  for (const context of contexts) await context.close();

  await page.reload();
  await expect(page.getByRole('region', { name: 'Total Score' })).toContainText('2 out of 5');
  await expect(page.getByRole('row').filter({ hasText: 'Describe your town' })).toContainText(
    'Points: 2 of 5',
  );
  await look(page, 'result-marked');
});
