/** The leaderboard, from submissions to the ranking. */
import { apiAs } from './api.ts';
import { anAdmin, expect, logIn, type Page, registerStudent, type Student, test } from './fixtures.ts';
import { look } from './look.ts';
import type { RunningServer } from './running-server.ts';

interface Question {
  id: string;
  answer: string;
  [column: string]: unknown;
}

/** Registers a student who submits the sample with its first `right` questions right. */
async function aScore(server: RunningServer, first_name: string, right: number): Promise<Student> {
  const student = { ...(await registerStudent(server)), first_name };
  await server.sql('update users set first_name = $1 where email = $2', [first_name, student.email]);
  const questions = (await server.sql(
    `select bank_items.id, bank_key->>0 as answer, bank_items.examination_id from bank_items
     join sections on sections.id = section_id join examinations on examinations.id = bank_items.examination_id
     where examination_name like 'English Practice Test%' order by sections.position, bank_items.position`,
  )) as Question[];
  const exam_id = questions[0]?.examination_id;
  const api = await apiAs(server, student.email, student.password);
  await api.post('/api/exam/start', { exam_id });
  const answers = questions.slice(0, right).map(({ id, answer }) => ({ [id]: { [answer]: '' } }));
  await api.post('/api/exam/submit', { exam_id, answers: JSON.stringify(answers) });
  return student;
}

/** Creates students with a balance in this or an earlier month, each one point below the previous. */
async function aRanking(server: RunningServer, names: string[], { best = 1000, monthsAgo = 0 } = {}) {
  for (const [index, name] of names.entries()) {
    const { email } = await registerStudent(server);
    await server.sql('update users set first_name = $1 where email = $2', [name, email]);
    await server.sql(
      `insert into monthly_balances (user_id, month, total_score, reached_at)
       select id, date_trunc('month', now() at time zone 'Asia/Jakarta') - $2 * interval '1 month', $3, now()
       from users where email = $1`,
      [email, monthsAgo, best - index],
    );
  }
}

const card = (page: Page, name: RegExp) => page.getByRole('region', { name });
const current = (page: Page) => card(page, /^Leaderboard /);
const rows = (page: Page) => current(page).getByRole('list').getByRole('listitem');

// The server also has students of other journeys.
test.beforeEach(({ server }) => server.sql('delete from monthly_balances'));
test.afterEach(({ server }) => server.sql('delete from monthly_balances'));

test('students see the leader, their own rank, and the previous month', { tag: '@chaos' }, async ({
  page,
  server,
}) => {
  test.slow();
  await aScore(server, 'Lestari', 4);
  await aScore(server, 'Bagus', 12);
  await aScore(server, 'Kadek', 4);
  const own = await aScore(server, 'Putri', 1);
  await aRanking(server, ['Rani', 'Agung'], { monthsAgo: 1 });

  await logIn(page, own);
  await page.getByRole('link', { name: 'Leaderboard' }).click();
  await expect(page).toHaveURL(/\/leaderboard$/);
  await expect(rows(page)).toHaveCount(4);
  for (const [index, name] of ['Bagus', 'Lestari', 'Kadek', 'Putri'].entries()) {
    await expect(rows(page).nth(index)).toContainText(`Rank ${index + 1}`);
    await expect(rows(page).nth(index)).toContainText(name);
  }
  await expect(rows(page).nth(3)).toContainText('You');
  await expect(current(page)).toContainText('WIN $10');
  await expect(current(page)).toContainText("This month's highest token balance wins");
  await expect(current(page)).toContainText(/Contest ends in: \d+d \d+h \d+m/);
  const before = card(page, /^Last Month /);
  await expect(before.getByRole('listitem')).toHaveCount(2);
  await expect(before.getByRole('listitem').first()).toContainText('Rani');
  await expect(before).toContainText(/Contest ended on \w+ \d+/);
  await look(page, 'leaderboard');

  // A narrow screen shows the first name only.
  await page.setViewportSize({ width: 360, height: 740 });
  await expect(rows(page).first().getByText('Dewi Lestari')).toBeHidden();
  await page.setViewportSize({ width: 1280, height: 800 });
  await expect(rows(page).first().getByText('Dewi Lestari')).toBeVisible();

  // Other students overtake them.
  const others = Array.from({ length: 38 }, (_, index) => `Siswa${index + 1}`);
  await aRanking(server, others);
  await page.reload();
  await expect(rows(page)).toHaveCount(10);
  const place = current(page).getByRole('region', { name: 'Your place' });
  await expect(place).toContainText('Rank 42');
  await expect(place).toContainText('Putri');

  const pages = current(page).getByRole('navigation');
  await expect(pages.getByRole('button', { name: /^Page/ })).toHaveText(['1', '2', '3']);
  await pages.getByRole('button', { name: 'Page 3' }).click();
  await expect(rows(page).first()).toContainText('Siswa21');
  await expect(pages.getByRole('button', { name: /^Page/ })).toHaveText(['1', '2', '3', '4', '5']);
  await expect(pages.getByRole('button', { name: 'Page 3' })).toBeFocused();
  await look(page, 'leaderboard-page-3');
  await pages.getByRole('button', { name: 'Page 5' }).press('Enter');
  await expect(rows(page)).toHaveCount(2);
  await expect(rows(page).last()).toContainText('You');
  await expect(place).toBeHidden();
});

test('an empty month explains how to get on the list', { tag: '@chaos' }, async ({ page, student }) => {
  await logIn(page, student);
  await page.goto('/leaderboard');
  await expect(current(page).getByText('No one is on the list yet')).toBeVisible();
  await look(page, 'leaderboard-empty');
  await current(page).getByRole('link', { name: 'See your examinations' }).click();
  await expect(page).toHaveURL(/\/examinations$/);
});

test('the page reports a lost connection in place, and a retry succeeds', { tag: '@chaos' }, async ({
  page,
  student,
  server,
}) => {
  await aRanking(server, ['Rani']);
  await logIn(page, student);
  const { promise: seen, resolve: isSeen } = Promise.withResolvers<void>();
  await page.route('**/api/leaderboard**', async (route) => {
    await seen;
    await route.abort();
  });
  await page.getByRole('link', { name: 'Leaderboard' }).click();
  await expect(page.getByText("This may take a few seconds, please don't close this page.")).toBeVisible();
  isSeen();
  await expect(page.getByRole('alert')).toContainText(/^Error fetching questions.*No connection/);
  await expect(page).toHaveURL(/\/leaderboard$/);
  await page.unroute('**/api/leaderboard**');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(rows(page)).toHaveCount(1);
});

test('a school can turn off the leaderboard', { tag: '@chaos' }, async ({ page, server }) => {
  await aRanking(server, ['Rani']);
  await logIn(page, await anAdmin(server));
  await server.sql('update settings set prize_on = false');
  await page.goto('/leaderboard');
  await expect(rows(page)).toHaveCount(1);
  await expect(page.getByText('WIN $10')).toBeHidden();
  await look(page, 'leaderboard-without-prize');
  await server.sql('update settings set leaderboard_on = false, prize_on = true');
  await page.reload();
  await expect(page.getByRole('heading', { name: 'The leaderboard is switched off' })).toBeVisible();
  await expect(page.getByRole('navigation').getByRole('link', { name: 'Leaderboard' })).toBeHidden();
  await server.sql('update settings set leaderboard_on = true');
});
