/** A student's calls in the specification, from the registration to the leaderboard. */
import { expect, serverTest as test } from '../fixtures.ts';
import type { RunningServer } from '../running-server.ts';
import { type Client, connect, type Json } from './client.ts';
import { anExaminationOfSix } from './examination.ts';
import { aRegistration, aStudent, logIn, logInAsAdmin } from './people.ts';

const SECTIONS = ['LISTENING', 'PICTURES', 'READING'];
const PATH = expect.stringMatching(/^bank_option\//);

async function examination(server: RunningServer): Promise<Json> {
  const { client: admin } = await logInAsAdmin(server);
  return anExaminationOfSix(admin);
}

/** Requests the questions and then the time, in the order of the specification's table. */
async function questionsAndTiming(client: Client, exam_id: string) {
  const paper = await client.get(`api/exam/bank?exam_id=${exam_id}`);
  const timing = await client.post('api/exam/start', { exam_id });
  return { exam: paper.exam, timing: timing.exam };
}

/** Returns right answers for the recording and the picture, a wrong one, and three empty ones in different forms. */
function answersOf(bank: Record<string, Json[]>): Json[] {
  const [recording, picture, wrong, , , unanswered] = Object.values(bank).flat();
  const choose = ({ id, bank_option }: Json, key: string) => ({
    [id]: bank_option.find((option: Json) => key in option),
  });
  return [
    choose(recording, '3'),
    choose(picture, '2'),
    choose(wrong, '2'),
    null,
    {},
    { [unanswered.id]: '' },
  ];
}

async function submitted(server: RunningServer) {
  const { id: exam_id, examination_name } = await examination(server);
  const student = await aStudent(server);
  const { exam } = await questionsAndTiming(student.client, exam_id);
  const answers = answersOf(exam.examination_bank);
  const { exam_result } = await student.client.post('api/exam/submit', {
    answers: JSON.stringify(answers),
    exam_id,
  });
  return { ...student, exam_id, examination_name, exam, exam_result };
}

for (const placeholder of ['-', '', 0, 12345]) {
  test(`a student registers with ${JSON.stringify(placeholder)} in eleven fields, and logs in by email address and number`, async ({
    server,
  }) => {
    const form = aRegistration(placeholder);
    await connect(server.url).post('api/auth/register', form);
    for (const identifier of [form.email, form.whatsapp, `+62${form.whatsapp.slice(1)}`]) {
      const { user, client } = await logIn(server.url, identifier, form.password);
      expect(user.role).not.toBe('admin');
      expect(user.exp).toBeGreaterThan(Date.now() / 1000);
      await client.get('api/examination');
    }
  });
}

for (const password of ['rahasia', 'belajar1', 'kucing', '170809']) {
  test(`a student registers with the password ${password}`, async ({ server }) => {
    const form = aRegistration('-', password);
    await connect(server.url).post('api/auth/register', form);
    await logIn(server.url, form.email, password);
  });
}

test('a student finds an admin’s examination in the list and opens its detail', async ({ server }) => {
  const inserted = await examination(server);
  const { client } = await aStudent(server);
  const { examinations, examinations_result } = await client.get('api/examination');
  expect(examinations).toEqual(expect.any(Array));
  expect(Object.values(examinations_result)).toEqual([]);
  const fields = {
    id: inserted.id,
    examination_name: inserted.examination_name,
    examination_desc: 'Two pages.\nNo dictionary.',
    examination_duration: 45,
    examination_bank_count: 6,
  };
  expect(examinations).toContainEqual(expect.objectContaining(fields));
  expect(await client.get(`api/examination/${inserted.id}`)).toMatchObject(fields);
});

test('a student requests the questions first and then the time', async ({ server }) => {
  const { id, examination_name } = await examination(server);
  const { client } = await aStudent(server);
  const { exam, timing } = await questionsAndTiming(client, id);
  expect(exam).toMatchObject({
    id,
    examination_name,
    examination_desc: 'Two pages.\nNo dictionary.',
    examination_duration: 45,
    examination_bank_count: 6,
  });
  expect(Object.keys(exam.examination_bank)).toEqual(SECTIONS);
  const questions: Json[] = Object.values(exam.examination_bank).flat();
  for (const question of questions) {
    expect(question).toMatchObject({
      id: expect.any(String),
      bank_type: expect.stringMatching(/^(text|image|audio)$/),
      bank_question: expect.any(String),
      bank_asset: expect.any(String),
      hint: null,
    });
    const keys = question.bank_option.map((option: Json) => Object.keys(option));
    expect(keys.flat().sort()).toEqual(['1', '2', '3']);
    expect(keys).toHaveLength(3);
  }
  const [recording, picture, text] = questions;
  expect(text.bank_question).toMatch(/What does plant \d need\?(\r?\n|<br>)Choose one\./);
  expect(JSON.parse(recording.bank_asset).audio).toEqual([expect.stringMatching(/^bank_asset\//)]);
  expect(JSON.parse(picture.bank_asset).image).toEqual([expect.stringMatching(/^bank_asset\//)]);
  for (const option of picture.bank_option) expect(Object.values(option)).toEqual([PATH]);
  for (const path of [JSON.parse(recording.bank_asset).audio[0], Object.values(picture.bank_option[0])[0]]) {
    expect((await fetch(`${server.url}/api/assets/${path}`)).status).toBe(200);
  }

  const { examination_start_time, examination_due_time } = timing.pivot;
  const [start, due, now] = [examination_start_time, examination_due_time, timing.now].map(Date.parse);
  expect(Number(due) - Number(start)).toBe(45 * 60_000);
  expect(now).toBeGreaterThanOrEqual(Number(start));
  expect(now).toBeLessThan(Number(due));

  const again = await questionsAndTiming(client, id);
  expect(again.exam).toEqual(exam);
  expect(again.timing.pivot).toEqual(timing.pivot);
});

test('a student submits answers as JSON text: null, {} and an empty answer leave a question unanswered', async ({
  server,
}) => {
  const { exam, exam_result } = await submitted(server);
  const questions: Json[] = Object.values(exam.examination_bank).flat();
  const [recording, picture, wrong, ...others] = questions.map(({ id }) => id);
  expect(exam_result.result_score).toBe(4);
  expect(exam_result.result_answer).toMatchObject({
    [recording]: { status: 'correct', answer: 'Good luck' },
    [picture]: { status: 'correct', answer: PATH },
    [wrong]: { status: 'incorrect', answer: 'Sugar' },
  });
  expect(others).toHaveLength(3);
  for (const id of others) expect(exam_result.result_answer[id].answer).toBe('');
});

test('a student reads the review by section', async ({ server }) => {
  const { client, exam, exam_id } = await submitted(server);
  const review = await client.post('api/exam/result', { id: exam_id });
  expect(Object.keys(review)).toEqual(SECTIONS);
  for (const section of SECTIONS) {
    const ids = (questions: Json[]) => questions.map(({ id }) => id).sort();
    expect(ids(review[section])).toEqual(ids(exam.examination_bank[section]));
  }
  for (const question of review.READING) {
    expect(question).toMatchObject({
      bank_question: expect.stringContaining('What does plant'),
      hint: null,
    });
    expect(JSON.parse(question.bank_option)).toEqual({ 1: 'Light', 2: 'Sugar', 3: 'Salt' });
  }
  expect(JSON.parse(review.PICTURES[0].bank_option)).toEqual({ 1: PATH, 2: PATH, 3: PATH });
});

test("a student's record has name, date and score as the first values of each result", async ({ server }) => {
  const began = Date.now();
  const { client, examination_name } = await submitted(server);
  const { examinations_result } = await client.get('api/examination');
  const rows: Json[] = Object.values(examinations_result);
  expect(rows).toHaveLength(1);
  expect(Object.keys(rows[0]).slice(0, 3)).toEqual(['examination_name', 'date_taken', 'result_score']);
  expect(Object.values(rows[0]).slice(0, 3)).toEqual([examination_name, expect.any(String), 4]);
  expect(Date.parse(rows[0].date_taken)).toBeGreaterThanOrEqual(began);
});

test('a student reads the leaderboard of this month and of the last one', async ({ server }) => {
  const { client, form } = await submitted(server);
  const months = await client.get('api/leaderboard');
  // The default time zone is Jakarta. The specification counts months from 0.
  const inJakarta = new Date(Date.now() + 7 * 3_600_000);
  const index = inJakarta.getUTCMonth();
  const { first_name, middle_name, last_name } = form;
  expect(months[index + 1]).toContainEqual({
    user: { id: expect.any(String), first_name, middle_name, last_name },
    total_score: 4,
  });
  expect(months[index]).toEqual([]);
});

test('a rejected change of password names the missing field and keeps the session', async ({ server }) => {
  const { client, form } = await aStudent(server);
  const { message } = await client.refused('POST', 'api/auth/update-password', { password: 'belajar1' });
  expect(Object.values(message).flat()).toEqual(['Enter your current password.']);
  await client.get('api/examination');
  await logIn(server.url, form.email, form.password);
});

test('after a logout, the token is rejected', async ({ server }) => {
  const { client } = await aStudent(server);
  await client.post('api/auth/logout');
  expect((await client.refused('GET', 'api/examination')).status).toBe(401);
});
