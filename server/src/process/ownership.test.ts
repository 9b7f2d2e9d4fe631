/** A request for another student's data gets the same reply as one for missing data, so that it reveals nothing. */
import { randomUUID } from 'node:crypto';
import * as contract from '@lulus/contract';
import { decodeJwt } from 'jose';
import { v7 as newId } from 'uuid';
import { expect, test, vi } from 'vitest';
import { z } from 'zod';
import { anAdmin, anExamination, aStudent } from '../../test/factories.ts';
import { recordReplies, stableText } from '../../test/record-replies.ts';
import { attemptCalls } from '../../test/take-attempt.ts';
import { createTestApp } from '../../test/test-app.ts';

// Fast hashes, since the tests create fifty accounts.
vi.mock('@node-rs/argon2', async (original) => {
  const { fakeHashing } = await import('../../test/fake-hashing.ts');
  return fakeHashing(await original<typeof import('@node-rs/argon2')>());
});

const testApp = await createTestApp();
const { context } = testApp;
const { start, submit } = attemptCalls(testApp);
const { call } = recordReplies(testApp);

const student = await aStudent(context);
const other = await aStudent(context);
const shared = await anExamination(context);
const finished = await anExamination(context);
const ofAnotherClass = await anExamination(context, { classes: ['9B'] });
const draft = await anExamination(context, { published: false });
const classmate = await aStudent(context, { class: '9B' });
const running = (await start(other, shared.id)).reply.exam.attempt_id;
const over = (await start(other, finished.id)).reply.exam.attempt_id;
await submit(other, finished.id);
const elsewhere = (await start(classmate, ofAnotherClass.id)).reply.exam.attempt_id;

interface Theirs {
  exam_id: string;
  attempt_id: string;
  question_id: string;
}

const question = ({ items }: typeof shared) => items[0]?.id ?? '';
const THEIRS: [string, Theirs][] = [
  ['attempt that runs', { exam_id: shared.id, attempt_id: running, question_id: question(shared) }],
  ['result', { exam_id: finished.id, attempt_id: over, question_id: question(finished) }],
  [
    'examination for another class',
    { exam_id: ofAnotherClass.id, attempt_id: elsewhere, question_id: question(ofAnotherClass) },
  ],
  ['draft of an examination', { exam_id: draft.id, attempt_id: running, question_id: question(draft) }],
];
const NOWHERE: Theirs = { exam_id: newId(), attempt_id: newId(), question_id: newId() };

const entry = ({ question_id }: Theirs) => ({ question_id, option: '1', seq: 1 });
const late = (theirs: Theirs) => ({ ...entry(theirs), answered_at: '2026-11-20T08:00:00.000Z' });

/** Every endpoint for students that takes the id of an attempt or of an examination. */
const CALLS: [contract.Endpoint, (theirs: Theirs) => { query?: object; body?: object }][] = [
  [contract.startExam, ({ exam_id, attempt_id }) => ({ body: { exam_id, attempt_id } })],
  [contract.getPaper, ({ exam_id }) => ({ query: { exam_id, have: '' } })],
  [contract.getState, ({ exam_id }) => ({ query: { exam_id } })],
  [contract.getClock, ({ exam_id }) => ({ query: { exam_id } })],
  [contract.getResult, ({ exam_id }) => ({ query: { exam_id } })],
  [contract.reviewExam, ({ exam_id }) => ({ body: { id: exam_id } })],
  [contract.submitExam, ({ exam_id, attempt_id }) => ({ body: { exam_id, attempt_id, answers: '[]' } })],
  [
    contract.saveAnswers,
    (theirs) => ({
      body: { exam_id: theirs.exam_id, attempt_id: theirs.attempt_id, answers: [entry(theirs)] },
    }),
  ],
  [contract.playItem, (theirs) => ({ body: { ...theirs } })],
  [contract.finishSection, ({ exam_id, attempt_id }) => ({ body: { exam_id, attempt_id, section: 0 } })],
  [
    contract.takeOver,
    ({ exam_id, attempt_id }) => ({ body: { exam_id, attempt_id, device_id: randomUUID() } }),
  ],
  [
    contract.sendLateAnswers,
    (theirs) => ({
      body: {
        exam_id: theirs.exam_id,
        attempt_id: theirs.attempt_id,
        answers: [late(theirs)],
        offline_since: null,
      },
    }),
  ],
];

test.each(THEIRS)(
  'a request for another student’s %s gets the reply for a missing one',
  async (_, theirs) => {
    for (const [endpoint, request] of CALLS) {
      const answered = await call(endpoint, student, request(theirs));
      const nowhere = await call(endpoint, student, request(NOWHERE));
      expect([endpoint.path, answered.status, stableText(answered)]).toEqual([
        endpoint.path,
        404,
        stableText(nowhere),
      ]);
    }
  },
);

/** Endpoints that take the id of an attempt, and their status if the student's own attempt has another id. */
const NAMING_ATTEMPTS: [contract.Endpoint, number][] = [
  [contract.startExam, 409],
  [contract.saveAnswers, 409],
  [contract.submitExam, 409],
  [contract.playItem, 409],
  [contract.finishSection, 409],
  [contract.takeOver, 409],
  [contract.sendLateAnswers, 404],
];

const OTHERS_ATTEMPTS = [running, over, elsewhere];

const STATES: [string, () => Promise<typeof student>][] = [
  ['has not started', () => aStudent(context)],
  [
    'has a running attempt',
    async () => {
      const busy = await aStudent(context);
      await start(busy, shared.id);
      return busy;
    },
  ],
  [
    'has submitted an attempt',
    async () => {
      const done = await aStudent(context);
      await start(done, shared.id);
      await submit(done, shared.id);
      return done;
    },
  ],
];

test.each(
  STATES.flatMap(([state, aCaller]) =>
    NAMING_ATTEMPTS.map(([endpoint, status]) => ({ state, aCaller, endpoint, status, path: endpoint.path })),
  ),
)(
  'a student who $state gets the same reply of $path for another’s attempt and for none',
  async ({ state, aCaller, ...asked }) => {
    const caller = await aCaller();
    const request = CALLS.find(([known]) => known === asked.endpoint)?.[1];
    const about = (attempt_id: string) =>
      call(
        asked.endpoint,
        caller,
        request?.({ exam_id: shared.id, attempt_id, question_id: question(shared) }),
      );
    const nowhere = await about(newId());
    expect(nowhere.status).toBe(state === 'has not started' ? 404 : asked.status);
    for (const attempt_id of OTHERS_ATTEMPTS)
      expect(stableText(await about(attempt_id))).toBe(stableText(nowhere));
  },
);

const ENDPOINTS = Object.values<unknown>(contract).filter(
  (value): value is contract.Endpoint =>
    typeof value === 'object' && value !== null && 'access' in value && 'method' in value,
);
const takesAttempt = ({ params, query, body }: contract.Endpoint) =>
  [params, query, body].some(
    (part) =>
      part instanceof z.ZodObject && Object.keys(part.shape).some((name) => /^attempt_?ids?$/i.test(name)),
  );
const ofStaff = ENDPOINTS.filter((endpoint) => takesAttempt(endpoint) && endpoint.access === 'teacher');

test.each(ofStaff)(
  '$method $path replies 403 to a student, for existing and missing attempts alike',
  async (endpoint) => {
    const about = (id: string) =>
      call(endpoint, student, {
        params: { attemptId: id, id: shared.id },
        ...(endpoint.method !== 'GET' && { body: { minutes: 5, attempt_ids: [id] } }),
      });
    const nowhere = await about(newId());
    expect(nowhere.status).toBe(403);
    for (const attempt_id of OTHERS_ATTEMPTS)
      expect(stableText(await about(attempt_id))).toBe(stableText(nowhere));
  },
);

test('the tests above include every endpoint that takes the id of an attempt', () => {
  const asked = [...NAMING_ATTEMPTS.map(([endpoint]) => endpoint), ...ofStaff];
  expect(ofStaff.length).toBeGreaterThan(5);
  expect(ENDPOINTS.filter((endpoint) => takesAttempt(endpoint) && !asked.includes(endpoint))).toEqual([]);
});

test('the tests above include every endpoint for students with parameters', () => {
  const named = CALLS.map(([endpoint]) => endpoint);
  // An endpoint without parameters cannot ask for another student's data.
  const ofStudents = ENDPOINTS.filter(
    (endpoint) =>
      endpoint.access === 'student' && ('query' in endpoint || 'body' in endpoint || 'params' in endpoint),
  );
  expect(ofStudents.filter((endpoint) => !named.includes(endpoint))).toEqual([]);
});

test('starting or reading an examination that is not open to a student gets the reply for a missing one', async () => {
  for (const { id } of [ofAnotherClass, draft]) {
    for (const [endpoint, asked] of [
      [contract.startExam, (exam_id: string) => ({ body: { exam_id } })],
      [contract.getExamination, (exam_id: string) => ({ params: { id: exam_id } })],
    ] as const) {
      const answered = await call(endpoint, student, asked(id));
      const nowhere = await call(endpoint, student, asked(newId()));
      expect([answered.status, stableText(answered)]).toEqual([404, stableText(nowhere)]);
    }
  }
});

const IDS = 50;
/** The last bits of an id are random. Of the others, 31 are random only once per millisecond, and count up then. */
const RANDOM_BITS = 41n;

/** Expects that each random bit is set in about half of the ids, and differs from the previous id in about half. */
function expectRandom(ids: string[]): void {
  expect(ids).toHaveLength(IDS);
  expect(ids.every((id) => /^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab]/.test(id))).toBe(true);
  const ends = ids.map((id) => BigInt(`0x${id.slice(-12)}`));
  expect(new Set(ends).size).toBe(IDS);
  for (let bit = 0n; bit < RANDOM_BITS; bit++) {
    const set = ends.filter((bits) => (bits >> bit) & 1n).length;
    const changed = ends.filter((bits, at) => ((bits ^ (ends[at - 1] ?? 0n)) >> bit) & 1n).length;
    for (const count of [set, changed]) expect(Math.abs(count - IDS / 2)).toBeLessThan(22);
  }
}

test('an id cannot be guessed from the ids before it', async () => {
  const admin = await anAdmin(context);
  const ids: Record<'attempts' | 'accounts' | 'sessions' | 'examinations', string[]> = {
    attempts: [],
    accounts: [],
    sessions: [],
    examinations: [],
  };
  for (let made = 0; made < IDS; made++) {
    const form = { first_name: 'Sari', class: '9A', email: `${randomUUID()}@example.test` };
    const { student: account } = (await testApp.call(contract.createStudent, { as: admin, body: form }))
      .reply;
    ids.accounts.push(account.id);
    const someone = await aStudent(context);
    ids.sessions.push(decodeJwt(await testApp.tokenOf(someone)).jti ?? '');
    ids.attempts.push((await start(someone, shared.id)).reply.exam.attempt_id);
    const plan = { examination_name: 'Ujian', examination_desc: '', examination_duration: 5 };
    const created = await testApp.call(contract.createExamination, { as: admin, body: plan });
    ids.examinations.push(created.reply.examination.id);
  }
  for (const list of Object.values(ids)) expectRandom(list);
});
