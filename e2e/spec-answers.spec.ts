/** The browser accepts replies with only the specification's fields, and errors with only a message. */
import {
  allSaved,
  anAdmin,
  expect,
  goToExam,
  logInByForm,
  type Page,
  PLAIN_HTTP,
  registerStudent,
  SAMPLE,
  takeSample,
  test,
} from './fixtures.ts';

type Json = Record<string, unknown>;
type Bare = (answer: never) => unknown;

const pick =
  (...fields: string[]) =>
  (given: Json) =>
    Object.fromEntries(fields.filter((field) => field in given).map((field) => [field, given[field]]));

const values = (of: Record<string, Json>, bare: (one: Json) => Json) =>
  Object.fromEntries(Object.entries(of).map(([key, one]) => [key, bare(one)]));
const lists = (of: Record<string, Json[]>, bare: (one: Json) => Json) =>
  Object.fromEntries(Object.entries(of).map(([key, list]) => [key, list.map(bare)]));

const examination = pick(
  'id',
  'examination_name',
  'examination_desc',
  'examination_duration',
  'examination_bank_count',
);
const question = pick('id', 'bank_type', 'bank_question', 'bank_option', 'bank_asset', 'hint');
const recorded = pick('examination_name', 'date_taken', 'result_score');
const entry = ({ user, total_score }: Json) => ({
  user: pick('id', 'first_name', 'middle_name', 'last_name')(user as Json),
  total_score,
});
const result = ({
  exam_result,
}: {
  exam_result: { result_answer: Record<string, Json>; result_score: number };
}) => ({
  exam_result: {
    result_answer: values(exam_result.result_answer, pick('status', 'answer')),
    result_score: exam_result.result_score,
  },
});

/** Functions that reduce replies to the specification's fields, by call. */
const BARE: Record<string, Bare> = {
  'POST /api/auth/login': pick('access_token'),
  'GET /api/examination/:id': examination,
  'GET /api/exam/bank': ({ exam }: { exam: Json & { examination_bank: Record<string, Json[]> } }) => ({
    exam: { ...examination(exam), examination_bank: lists(exam.examination_bank, question) },
  }),
  'POST /api/exam/start': ({ exam }: { exam: Json }) => ({ exam: pick('pivot', 'now')(exam) }),
  'POST /api/exam/submit': result,
  'GET /api/exam/result': result,
  'POST /api/exam/result': (review: Record<string, Json[]>) =>
    lists(review, pick('id', 'bank_question', 'bank_option', 'hint')),
  'GET /api/leaderboard': (months: Record<string, Json[]>) => lists(months, entry),
  'GET /api/student/list': (students: Json[]) =>
    students.map(pick('id', 'first_name', 'middle_name', 'last_name', 'gender', 'class', 'email')),
};

interface List {
  examinations: Json[];
  examinations_result: Record<string, Json>;
}

/** The two forms of the list that the specification allows. */
const LISTS: Record<string, (list: List) => unknown> = {
  'an array': ({ examinations, examinations_result }) => ({
    examinations: examinations.map(examination),
    examinations_result: values(examinations_result, recorded),
  }),
  'an object with a list': ({ examinations, examinations_result }) => ({
    examinations: { examination_list: examinations.map(examination) },
    examinations_result: Object.values(examinations_result).map(recorded),
  }),
};

/** Removes extra fields from the server's replies. Returns the affected calls and the console's errors. */
async function stripAnswers(page: Page, list: (list: List) => unknown) {
  const stripped = new Set<string>();
  const errors: string[] = [];
  const bare: Record<string, Bare> = { ...BARE, 'GET /api/examination': list };
  page.on('console', (message) => {
    if (message.type() === 'error' && !PLAIN_HTTP.test(message.text())) errors.push(message.text());
  });
  await page.route('**/api/**', async (route) => {
    const request = route.request();
    const url = new URL(request.url());
    const path = url.pathname.replace(/^(\/api\/examination\/)[^/]+$/, '$1:id');
    const call = `${request.method()} ${path}`;
    // The specification's leaderboard has no pages.
    if (path === '/api/leaderboard') url.search = '';
    const response = await route.fetch({ url: url.href });
    const strip = response.ok() ? bare[call] : pick('message');
    if (!strip) return route.fulfill({ response });
    const answer = await response.json();
    stripped.add(call);
    await route.fulfill({ response, json: typeof answer === 'string' ? answer : strip(answer as never) });
  });
  return { stripped, errors };
}

async function expectNoFailure(page: Page): Promise<void> {
  await expect(page.getByRole('alert')).toHaveCount(0);
}

for (const [form, list] of Object.entries(LISTS)) {
  test(`a student takes an examination with only the specified reply fields, and ${form} as list`, async ({
    page,
    server,
    student,
  }) => {
    const best = await registerStudent(server, { first_name: 'Wati' });
    await server.sql(
      `insert into monthly_balances (user_id, month, total_score, reached_at)
       select id, date_trunc('month', now() at time zone 'Asia/Jakarta'), 420, now() from users where email = $1`,
      [best.email],
    );
    const { stripped, errors } = await stripAnswers(page, list);
    const card = page.getByRole('article').filter({ hasText: SAMPLE });

    await logInByForm(page, student);
    await expect(card).toContainText('minutes');
    await expect(page.getByText('Total Examinations')).toBeVisible();
    await expectNoFailure(page);

    await page.goto('/examinations');
    await expect(page.getByRole('heading', { name: 'Your Examinations' })).toBeVisible();
    await expect(card).toContainText('Questions');
    await expectNoFailure(page);

    await goToExam(page, SAMPLE);
    await expect(page.getByRole('heading', { name: SAMPLE })).toBeVisible();
    await expect(page.getByText('Total Questions')).toBeVisible();
    await expectNoFailure(page);

    await page.goto('/examinations');
    await takeSample(page);
    await expect(page.getByText('LISTENING').first()).toBeVisible();
    await expect(page.getByRole('button', { name: 'Play' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Back' })).toBeDisabled();
    await page.getByRole('radiogroup').locator('label').first().click();
    await allSaved(page);
    await expectNoFailure(page);

    await page.getByRole('button', { name: 'Finish Section' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Submit' }).click();
    await expect(page.getByText('TEST FEEDBACK')).toBeVisible();
    const questions = page.getByRole('table').getByRole('row');
    await expect(questions.nth(1)).toContainText('LISTENING');
    await expect(questions.nth(1)).toContainText(/Correct|Incorrect/);
    await expect(page.getByRole('region', { name: 'Total Score' })).toBeVisible();
    await expectNoFailure(page);

    await page.getByRole('button', { name: 'Exit Test' }).click();
    const record = page.getByRole('table', { name: 'Examinations Record' });
    await expect(record.getByRole('row').nth(1)).toContainText(SAMPLE);
    await expectNoFailure(page);

    await page.goto('/leaderboard');
    await expect(page.getByRole('region', { name: /^Leaderboard / })).toContainText('Wati');
    await expect(page.getByRole('region', { name: /^Last Month / })).toBeVisible();
    await expectNoFailure(page);

    expect([...stripped].sort()).toEqual(
      [
        'GET /api/examination',
        ...Object.keys(BARE).filter((call) => call !== 'GET /api/student/list'),
      ].sort(),
    );
    expect(errors).toEqual([]);
  });
}

test('an admin sees students with only the specified reply fields', async ({ page, server }) => {
  const student = await registerStudent(server, { last_name: 'Terdaftar' });
  const { stripped, errors } = await stripAnswers(page, Object.values(LISTS)[0] as (list: List) => unknown);
  await logInByForm(page, await anAdmin(server));
  await expect(page.getByText('Total Examinations')).toBeVisible();
  await page.goto(`/admin/register-student?q=${student.email}`);
  const row = page.getByRole('table', { name: 'Student List' }).getByRole('row').nth(1);
  await expect(row).toContainText('Sari Dewi Terdaftar');
  await expect(row).toContainText(student.email);
  await expectNoFailure(page);
  expect(stripped).toContain('GET /api/student/list');
  expect(errors).toEqual([]);
});

test('every message by field is a toast, even without a code', async ({ page }) => {
  await page.route('**/api/auth/login', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { message: { email: 'One.', password: ['Two.', 'Two.'] } } });
  });
  await page.goto('/login');
  await page.getByLabel('Email atau nomor WhatsApp').fill('tamu@example.test');
  await page.getByLabel('Kata Sandi', { exact: true }).fill('wrong password');
  await page.getByRole('button', { name: 'Masuk' }).click();
  await expect(page.getByRole('alert').filter({ hasText: /^One\.$/ })).toHaveCount(1);
  await expect(page.getByRole('alert').filter({ hasText: /^Two\.$/ })).toHaveCount(2);
});
