/**
 * A client that uses only the written contract takes an examination, from the list to the leaderboard. Its tests for
 * accounts, the bank, students and rejections are in contract-client/.
 */
import { type Client, ID, INSTANT, type Json, SENTENCE } from './contract-client/client.ts';
import { aPublishedExamination, type Bank } from './contract-client/examination.ts';
import { aStudent, type Person, theAdmin } from './contract-client/people.ts';
import { expect, serverTest as test } from './fixtures.ts';
import type { RunningServer } from './running-server.ts';

interface Taking {
  admin: Client;
  exam_id: string;
  bank: Bank;
  student: Person;
}

/**
 * Publishes an examination with an audio, a text and an image question. Returns it with a student who has started it.
 */
async function startedExam(server: RunningServer): Promise<Taking> {
  const admin = await theAdmin(server);
  const { id: exam_id, bank } = await aPublishedExamination(admin);
  const student = await aStudent(server);
  await student.client.ok('POST', '/api/exam/start', { json: { exam_id } });
  return { admin, exam_id, bank, student };
}

const paperOf = async ({ student, exam_id }: Taking): Promise<Json> =>
  (await student.client.ok('GET', `/api/exam/bank?exam_id=${exam_id}`)).exam;

/** Returns the answer entry for this option of a question in the paper. */
function choose(question: Json, key: string): Json {
  return { [question.id]: question.bank_option.find((option: Json) => key in option) };
}

test('a client starts, and a second start returns the running attempt unchanged', async ({ server }) => {
  const admin = await theAdmin(server);
  const { id } = await aPublishedExamination(admin);
  const { client } = await aStudent(server);
  const { examinations } = await client.ok('GET', '/api/examination');
  const listed = examinations.find((one: Json) => one.id === id);
  expect(listed).toMatchObject({
    examination_name: 'Biology',
    examination_desc: 'Made by a client.',
    examination_duration: 45,
    examination_bank_count: 3,
  });
  expect(await client.ok('GET', `/api/examination/${id}`)).toMatchObject(listed);

  const { exam } = await client.ok('POST', '/api/exam/start', { json: { exam_id: id } });
  expect(exam).toMatchObject({
    id,
    pivot: { examination_start_time: INSTANT, examination_due_time: INSTANT },
    now: INSTANT,
  });
  const { examination_start_time, examination_due_time } = exam.pivot;
  expect(Date.parse(examination_due_time) - Date.parse(examination_start_time)).toBe(45 * 60_000);
  const again = await client.ok('POST', '/api/exam/start', { json: { exam_id: id } });
  expect(again.exam.pivot).toEqual(exam.pivot);
  expect(Date.parse(again.exam.now)).toBeGreaterThanOrEqual(Date.parse(exam.now));
});

test("a client fetches the same paper each time, and gets 'shuffled' if it already has that version", async ({
  server,
}) => {
  const taking = await startedExam(server);
  const { exam_id, bank, student } = taking;
  const fetched = await student.client.call('GET', `/api/exam/bank?exam_id=${exam_id}`);
  const { exam } = fetched.body;
  expect(exam).toMatchObject({
    id: exam_id,
    examination_name: 'Biology',
    examination_desc: 'Made by a client.',
    examination_duration: 45,
    examination_bank_count: 3,
  });
  expect(Object.keys(exam.examination_bank)).toEqual(['LISTENING', 'THEORY']);
  const [listening] = exam.examination_bank.LISTENING;
  expect(listening).toMatchObject({ id: bank.audio.id, bank_type: 'audio', hint: null });
  expect(JSON.parse(listening.bank_asset)).toMatchObject({
    image: [],
    audio: [expect.stringMatching(/^bank_asset\/.+\.mp3\?/)],
  });
  const theory: Json[] = exam.examination_bank.THEORY;
  expect(theory.map(({ id }) => id).sort()).toEqual([bank.text.id, bank.image.id].sort());
  for (const question of theory) {
    expect(question.bank_option.map((option: Json) => Object.keys(option))).toHaveLength(3);
    expect(question.bank_option.flatMap((option: Json) => Object.keys(option)).sort()).toEqual([
      '1',
      '2',
      '3',
    ]);
  }
  // Before the submission, replies contain no hints, weights or answer keys.
  expect(JSON.stringify(exam)).not.toMatch(/Think of the sun|bank_answer|bank_question_weight/);

  expect(await paperOf(taking)).toEqual(exam);
  const version = fetched.headers.get('x-paper-version') ?? '';
  const sameVersion = `/api/exam/bank?exam_id=${exam_id}&have=${encodeURIComponent(version)}`;
  expect(await student.client.ok('GET', sameVersion)).toBe('shuffled');
  const stale = await student.client.ok('GET', `/api/exam/bank?exam_id=${exam_id}&have=another`);
  expect(stale.exam).toEqual(exam);
});

test('a client saves answers, reads them back, and can play a recording once', async ({ server }) => {
  const { exam_id, bank, student } = await startedExam(server);
  const { client } = student;
  const question_id = bank.text.id;
  const save = (option: string | null, seq: number) =>
    client.ok('PUT', '/api/exam/answers', { json: { exam_id, answers: [{ question_id, option, seq }] } });
  expect(await save('2', 5)).toMatchObject({ saved: 5, now: INSTANT });
  expect(await save('3', 4)).toMatchObject({ saved: 5 });

  const json = { exam_id, question_id: bank.audio.id };
  expect(await client.ok('POST', '/api/exam/play', { json })).toEqual({ plays: 1, allowed: 1 });
  expect((await client.refused('POST', '/api/exam/play', 409, { json })).message).toEqual(SENTENCE);

  const state = await client.ok('GET', `/api/exam/state?exam_id=${exam_id}`);
  expect(state).toMatchObject({
    pivot: { examination_start_time: INSTANT, examination_due_time: INSTANT },
    now: INSTANT,
    answers: { [question_id]: { option: '2', seq: 5 } },
    section: 0,
    question: 0,
    plays: { [bank.audio.id]: 1 },
  });
});

test('a client gets the same result for two submissions, reads the review, and finds the result in the list', async ({
  server,
}) => {
  const taking = await startedExam(server);
  const { exam_id, bank, student } = taking;
  const { client } = student;
  const { examination_bank } = await paperOf(taking);
  const questions: Json[] = Object.values(examination_bank).flat();
  const answers = questions.map((question) => {
    if (question.id === bank.text.id) return choose(question, '1');
    if (question.id === bank.image.id) return choose(question, '3');
    return { [question.id]: '' };
  });
  const json = { exam_id, answers: JSON.stringify(answers) };
  const submitted = await client.ok('POST', '/api/exam/submit', { json });
  expect(submitted.exam_result).toMatchObject({
    result_score: 2,
    result_answer: {
      [bank.text.id]: { status: 'correct', answer: 'Light' },
      [bank.image.id]: { status: 'incorrect', answer: expect.stringMatching(/^bank_option\//) },
      [bank.audio.id]: { status: 'unanswered', answer: '' },
    },
  });
  expect(await client.ok('POST', '/api/exam/submit', { json })).toEqual(submitted);

  const review = await client.ok('POST', '/api/exam/result', { json: { id: exam_id } });
  expect(Object.keys(review)).toEqual(['LISTENING', 'THEORY']);
  const reviewed = review.THEORY.find((one: Json) => one.id === bank.text.id);
  expect(reviewed).toMatchObject({
    bank_question: '<p>What do <b>plants</b> need?</p>',
    hint: 'Think of the sun.',
  });
  expect(JSON.parse(reviewed.bank_option)).toEqual({ 1: 'Light', 2: 'Sugar', 3: 'Salt' });

  const { examinations_result } = await client.ok('GET', '/api/examination');
  expect(Object.entries(examinations_result)).toEqual([
    [
      ID,
      expect.objectContaining({
        examination_id: exam_id,
        examination_name: 'Biology',
        result_score: 2,
        date_taken: INSTANT,
      }),
    ],
  ]);
  await client.refused('POST', '/api/exam/start', 409, { json: { exam_id } });
});

test('a client reads the leaderboard by the number of the month', async ({ server }) => {
  const { exam_id, bank, student } = await startedExam(server);
  const answers = JSON.stringify([
    { [bank.text.id]: { 1: 'Light' } },
    { [bank.audio.id]: { 3: 'Good luck' } },
  ]);
  await student.client.ok('POST', '/api/exam/submit', { json: { exam_id, answers } });

  const numbers = new Intl.DateTimeFormat('en', { timeZone: 'Asia/Jakarta', month: 'numeric' });
  const month = Number(numbers.format(new Date()));
  const months = await student.client.ok('GET', '/api/leaderboard');
  expect(Object.keys(months).map(Number).sort()).toEqual([month - 1, month].sort());
  expect(months[month]).toContainEqual({
    user: { id: student.id, first_name: 'Rina', middle_name: 'Kartika', last_name: 'Sari' },
    total_score: 3,
  });
  expect(months[month - 1]).toEqual([]);
  const scores = months[month].map((entry: Json) => entry.total_score);
  expect(scores).toEqual([...scores].sort((a, b) => b - a));
});
