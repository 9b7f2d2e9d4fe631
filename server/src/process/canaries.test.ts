/**
 * A student takes an examination, calls every endpoint, fetches every file, and records every byte. Each secret in the
 * database contains a unique word. None of these words may be among the bytes.
 */
import { randomUUID } from 'node:crypto';
import * as contract from '@lulus/contract';
import { beforeAll, describe, expect, test } from 'vitest';
import type { World } from '../../test/access-callers.ts';
import { accessTable } from '../../test/access-table.ts';
import { aCanarySchool } from '../../test/canary-school.ts';
import { findSecretsIn } from '../../test/canary-words.ts';
import { aCollection, aStimulusIn, someCallers } from '../../test/factories.ts';
import { FIVE_TYPES } from '../../test/five-types.ts';
import { type RecordedReply, recordReplies } from '../../test/record-replies.ts';
import { attemptCalls } from '../../test/take-attempt.ts';
import { createTestApp } from '../../test/test-app.ts';

const testApp = await createTestApp({ LOG_LEVEL: 'trace' });
const { log, tokenOf } = testApp;
const { paperOf } = attemptCalls(testApp);
const { ask, call, replies } = recordReplies(testApp);
const school = await aCanarySchool(testApp);
const { student, other, admin, taken, typed, draft, ofAnotherClass, foreign, life, listening, hints } =
  school;
const callers = await someCallers(testApp.context);
const collection = await aCollection(testApp.context, { shared: true });
const exam_id = taken.id;
const [first = '', second = ''] = taken.items.map(({ id }) => id);

/** Endpoints that end the session. They are called last. */
const LAST: contract.Endpoint[] = [contract.logout, contract.updatePassword];
/** Steps of an attempt. For the student's own examinations they are called in order elsewhere. */
const STEPS: contract.Endpoint[] = [contract.startExam, contract.getPaper, contract.submitExam];

/**
 * Calls every endpoint: the student with ids of own and of other data, and a client without a session with ids of the
 * student's data.
 */
async function callEveryEndpoint(attempt_id: string): Promise<void> {
  const draft_stimulus_id = await aStimulusIn(testApp.context, draft.id);
  const aboutAttempt = (id: string, attempt: string): World => ({
    exam_id: id,
    attempt_id: attempt,
    question_id: first,
    draft_id: draft.id,
    draft_question_id: draft.items[0]?.id ?? '',
    draft_stimulus_id,
    collection_id: collection.id,
    callers: { ...callers, student: other, 'other student': other, admin },
  });
  const own = aboutAttempt(exam_id, attempt_id);
  const others = [exam_id, draft.id, ofAnotherClass.id].map((id) => aboutAttempt(id, foreign.attempt_id));
  const worlds = [own, ...others, aboutAttempt(life.examination.id, life.attempt_id)];
  const theirs = [exam_id, life.examination.id];
  for (const row of accessTable) {
    if (LAST.includes(row.endpoint)) continue;
    for (const world of worlds) {
      if (STEPS.includes(row.endpoint) && theirs.includes(world.exam_id)) continue;
      await call(row.endpoint, student, row.request?.(world));
    }
    await call(row.endpoint, undefined, row.request?.(own));
  }
  const session = await call(contract.endOwnSession, student, { params: { id: school.session_id } });
  expect(session.status).toBe(404);
  for (const attempt of [foreign.attempt_id, life.attempt_id]) {
    const entry = { question_id: first, option: '1', seq: 1 };
    const body = { exam_id, attempt_id: attempt, device_id: randomUUID(), section: 0, question_id: first };
    for (const endpoint of [
      contract.saveAnswers,
      contract.takeOver,
      contract.finishSection,
      contract.playItem,
    ]) {
      await call(endpoint, student, { body: { ...body, answers: [entry] } });
    }
    await call(contract.submitExam, student, { body: { exam_id, attempt_id: attempt, answers: '[]' } });
  }
  const headers = { authorization: `Bearer ${await tokenOf(student)}` };
  for (const url of ['/metrics', '/readyz', '/api/docs/', '/api/assets/bank_asset/talk.mp3', '/api/%zz']) {
    await ask({ url, headers });
  }
}

const ADDRESS = /(?:bank_asset|bank_option|school_logo)\/[\w-]+\.\w+\?expires=\d+&signature=[\w-]+/g;
const addressesIn = (among: RecordedReply[]) =>
  new Set(among.flatMap(({ body }) => body.match(ADDRESS) ?? []));

/** Fetches every file whose address was received: whole, its headers, in part, and as already cached. */
async function fetchFiles(among: RecordedReply[]): Promise<void> {
  const authorization = `Bearer ${await tokenOf(student)}`;
  for (const address of addressesIn(among)) {
    const url = `/api/assets/${address}`;
    const etag = `"${/\w{64}/.exec(address)?.[0]}"`;
    expect((await ask({ url })).status).toBe(200);
    expect((await ask({ url, method: 'HEAD', headers: { authorization } })).status).toBe(200);
    expect((await ask({ url, headers: { authorization, range: 'bytes=-50' } })).status).toBe(206);
    expect((await ask({ url, headers: { authorization, 'if-none-match': etag } })).status).toBe(304);
  }
}

/** Runs calls, and fetches the files whose addresses they received. Returns all replies. */
async function repliesOf(calls: () => Promise<void>): Promise<RecordedReply[]> {
  const begin = replies.length;
  await calls();
  await fetchFiles(replies.slice(begin));
  return replies.slice(begin);
}

/** By type. The student's responses are wrong, so that the released result has the points of wrong answers. */
const SAMPLES = Object.values(FIVE_TYPES);

/** Fields and values that only replies with a key, a scoring rule or a result have. */
const OF_KEYS = [
  ...['bank_answer', 'bank_key', 'bank_question_weight', 'tolerance', '"share"', 'accepted', 'text_rules'],
  ...['scoring_rule', 'wrong_points', 'option_points', 'all_or_nothing', 'equal_parts', 'parts_minus_wrong'],
  ...['result_answer', 'incorrect', 'partial'],
];

const ENCODINGS = ['br', 'gzip', 'identity'];

/** Words of the group that the student's paper does not have. */
let leftOut: string[] = [];

/** Tries the question and the recording of the group that the paper leaves out. */
async function tryLeftOut(paper: string): Promise<void> {
  const other = school.drawn.find(({ question_id }) => !paper.includes(question_id));
  if (!other || school.drawn.every((one) => one === other)) throw new Error('One group was expected.');
  const { question_id, stimulus_id, words } = other;
  leftOut = words;
  const entry = { question_id, option: '1', seq: 1 };
  const list = JSON.stringify([{ [question_id]: { 1: '' } }]);
  for (const refused of [
    await call(contract.saveAnswers, student, { body: { exam_id, answers: [entry] } }),
    await call(contract.submitExam, student, { body: { exam_id, answers: list } }),
    await call(contract.playItem, student, { body: { exam_id, question_id } }),
    await call(contract.playItem, student, { body: { exam_id, stimulus_id } }),
  ]) {
    expect(refused.status).toBe(422);
  }
}

async function playAttempt(): Promise<string> {
  await call(contract.startExam, student, { body: { exam_id } });
  const state = await call(contract.getState, student, { query: { exam_id } });
  const { attempt_id } = JSON.parse(state.body);
  for (const encoding of ENCODINGS) {
    await call(contract.getPaper, student, { query: { exam_id }, headers: { 'accept-encoding': encoding } });
  }
  await tryLeftOut(JSON.stringify(await paperOf(student, exam_id)));
  const answers = [first, second, listening.id].map((question_id, index) => ({
    question_id,
    option: '1',
    seq: index + 1,
  }));
  await call(contract.saveAnswers, student, { body: { exam_id, answers } });
  for (const kind of ['given', 'misfits'] as const) {
    const ofTypes = SAMPLES.map((sample, at) => ({
      question_id: typed[at],
      response: kind === 'given' ? sample.given[2].response : sample.misfits[0],
      seq: kind === 'given' ? 4 : 5,
    }));
    const saved = await call(contract.saveAnswers, student, { body: { exam_id, answers: ofTypes } });
    expect(Object.keys(JSON.parse(saved.body).refused ?? {})).toHaveLength(
      kind === 'given' ? 0 : SAMPLES.length,
    );
  }
  const foreignAnswer = { question_id: draft.items[0]?.id, option: '1', seq: 9 };
  await call(contract.saveAnswers, student, { body: { exam_id, answers: [foreignAnswer] } });
  await call(contract.playItem, student, { body: { exam_id, question_id: listening.id } });
  await call(contract.takeOver, student, { body: { exam_id, device_id: randomUUID() } });
  return attempt_id;
}

/** Changes the password, which ends all old sessions, logs out the new one, and uses the ended sessions. */
async function endSessions(): Promise<void> {
  const body = { password: 'padi menguning', current_password: 'a good password' };
  const changed = await call(contract.updatePassword, student, { body });
  const headers = { authorization: `Bearer ${JSON.parse(changed.body).access_token}` };
  for (const status of [200, 401]) {
    const { method, path: url } = contract.logout;
    expect((await ask({ method, url, headers })).status).toBe(status);
  }
  for (const endpoint of [contract.logout, contract.getAccount, contract.getState]) {
    expect((await call(endpoint, student, { query: { exam_id } })).status).toBe(401);
  }
}

describe('a student receives no secret', () => {
  let before: RecordedReply[] = [];
  let withheld: RecordedReply[] = [];
  let released: RecordedReply[] = [];

  beforeAll(async () => {
    let attempt_id = '';
    before = await repliesOf(async () => {
      attempt_id = await playAttempt();
      await callEveryEndpoint(attempt_id);
    });
    withheld = await repliesOf(async () => {
      const answers = JSON.stringify([first, second, listening.id].map((id) => ({ [id]: { 1: 'Paris' } })));
      await call(contract.submitExam, student, { body: { exam_id, answers } });
      await callEveryEndpoint(attempt_id);
    });
    const essay = { attemptId: attempt_id, questionId: typed[SAMPLES.indexOf(FIVE_TYPES.essay)] ?? '' };
    await testApp.call(contract.markEssay, {
      as: admin,
      params: essay,
      body: { points: 0, rubric: [0], version: 0 },
    });
    await testApp.call(contract.releaseResults, { as: admin, params: { id: exam_id } });
    released = await repliesOf(async () => {
      await call(contract.submitExam, student, { body: { exam_id, answers: '[]' } });
      await callEveryEndpoint(attempt_id);
    });
    released.push(...(await repliesOf(endSessions)));
  });

  /**
   * Finds secrets in replies. The leaderboard may have names, ids and scores of students with a result. While students
   * register themselves, the names of classes are public.
   */
  async function findSecrets(among: RecordedReply[], secrets: Iterable<string>): Promise<string[]> {
    const named = await school.onBoard();
    const isBoard = ({ call: url }: RecordedReply) => url.startsWith('GET /api/leaderboard');
    const others = among.filter((one) => !isBoard(one));
    const unnamed = [...secrets].filter((word) => !named.has(word));
    const found = [...findSecretsIn(secrets, others), ...findSecretsIn(unnamed, among.filter(isBoard))];
    return found.filter((line) => line !== `GET /api/classes: class-${life.mark}`);
  }

  test('although the student has called every endpoint, many of them successfully', () => {
    const succeeded = new Set(
      replies.filter(({ status }) => status < 400).map(({ call: name }) => name.replace(/\?.*/, '')),
    );
    for (const name of [
      'GET /api/exam/bank',
      'GET /api/exam/state',
      'GET /api/examination',
      'GET /api/leaderboard',
      'GET /api/exam/result',
      'POST /api/exam/result',
      'POST /api/exam/submit',
      'PUT /api/exam/answers',
      `${contract.updatePassword.method} ${contract.updatePassword.path}`,
      `${contract.logout.method} ${contract.logout.path}`,
    ]) {
      expect(succeeded).toContain(name);
    }
    expect(before.length).toBeGreaterThan(200);
    const notCalled = accessTable.filter(
      ({ endpoint: { method, path } }) =>
        !replies.some(({ call: name }) =>
          new RegExp(`^${method} ${path.replace(/:\w+/g, '[^/]+')}(\\?|$)`).test(name),
        ),
    );
    expect(notCalled).toEqual([]);
  });

  test('before the submit: no answer key, weight, hint or data of others', async () => {
    const secrets = [...(await school.neverSent()), ...hints, ...leftOut];
    expect(await findSecrets(before, secrets)).toEqual([]);
    expect(findSecretsIn(OF_KEYS, asData(before))).toEqual([]);
  });

  test('after the submit, while results are withheld', async () => {
    const secrets = [...(await school.neverSent()), ...hints, ...leftOut];
    expect(await findSecrets(withheld, secrets)).toEqual([]);
    expect(findSecretsIn(OF_KEYS, asData(withheld))).toEqual([]);
  });

  test('after the release: only the student’s own result, with points, and the hints', async () => {
    const secrets = new Set([...(await school.neverSent()), ...leftOut]);
    for (const shown of [await school.highest(), ...school.ownWeights]) secrets.delete(shown);
    expect(await findSecrets(released, secrets)).toEqual([]);
    const keys = ['bank_answer', 'bank_key', 'tolerance', '"share"', 'accepted', '"option_points":'];
    expect(findSecretsIn(keys, asData(released))).toEqual([]);
    const found = findSecretsIn(hints, released);
    expect(found.every((line) => line.startsWith('POST /api/exam/result'))).toBe(true);
    for (const hint of hints) expect(found.join()).toContain(hint);
  });

  test('in the log at its most detailed level', async () => {
    const secrets = [...(await school.neverSent()), ...hints].filter((word) => !isIdOrTime(word));
    const lines = log.lines.map((text) => ({ call: 'log', status: 0, text, body: '' }));
    expect(lines.length).toBeGreaterThanOrEqual(replies.length);
    expect(findSecretsIn(secrets, lines)).toEqual([]);
  });

  test('and only signed files may be cached', () => {
    const policyOf = ({ text }: RecordedReply) => /"cache-control":"([^"]*)"/.exec(text)?.[1];
    const isFile = ({ call: name, status }: RecordedReply) => name.includes('/api/assets/') && status < 400;
    const apiReplies = replies.filter(
      ({ call: name }) => !name.includes('/api/docs') && name.includes('/api/'),
    );
    const policies = new Set(apiReplies.filter((one) => !isFile(one)).map(policyOf));
    expect(policies).toEqual(new Set(['no-store']));
    for (const policy of apiReplies.filter(isFile).map(policyOf)) {
      expect(policy).toMatch(/^public, max-age=\d+, immutable$/);
    }
  });

  describe('and the search finds words', () => {
    test('in bodies of each encoding, in headers, and in files', () => {
      const papers = before.filter(({ call: name }) => name.startsWith('GET /api/exam/bank'));
      expect(findSecretsIn([school.open.question], papers.slice(0, 3))).toHaveLength(ENCODINGS.length);
      const files = before.filter(({ call: name }) => name.includes('/api/assets/'));
      // The recording was fetched whole, and its end once more.
      expect(findSecretsIn([school.open.recording], files)).toHaveLength(2);
      const hash = /\w{64}/.exec(listening.links[0] ?? '')?.[0] ?? '';
      const byHead = files.filter(({ call: name }) => name.startsWith('HEAD'));
      expect(byHead).toHaveLength(listening.links.length);
      expect(findSecretsIn([hash], byHead)).toHaveLength(1);
      expect(findSecretsIn(['304 Not Modified'], files)).toHaveLength(listening.links.length);
    });

    test('in replies to admins and to the other student, where every secret occurs', async () => {
      const control = recordReplies(testApp);
      for (const id of [exam_id, draft.id, ofAnotherClass.id, life.examination.id]) {
        await control.call(contract.listBankItems, admin, { params: { examId: id } });
        await control.call(contract.listStimuli, admin, { params: { examId: id } });
        await control.call(contract.getExaminationAdmin, admin, { params: { id } });
        await control.call(contract.listAttempts, admin, { params: { id } });
      }
      await control.call(contract.listStudents, admin);
      await control.call(contract.listAuditLines, admin);
      await control.call(contract.getAccount, admin);
      await control.call(contract.exportAccount, other);
      await control.call(contract.listSessions, other);
      expect(control.replies.filter(({ status }) => status !== 200)).toEqual([]);
      for (const address of addressesIn(control.replies))
        await control.ask({ url: `/api/assets/${address}` });
      const ids = [other.id, school.session_id, life.attempt_id, foreign.attempt_id];
      const planted = [...hints, ...leftOut, ...school.weights, ...school.closed, ...(await school.ofOther())]
        .filter((word) => !isIdOrTime(word))
        .concat(ids);
      for (const field of OF_A_STUDENT) expect(planted).toContain(`${field}-${life.mark}`);
      for (const text of [life.email, life.whatsapp, '2010-02-03']) expect(planted).toContain(text);
      const found = findSecretsIn(planted, control.replies).join('\n');
      const unread = planted.filter((word) => !found.includes(word));
      expect(unread).toEqual([]);
    });
  });
});

/** Fields whose value contains the student's mark (`aStudentWithAllData`). */
const OF_A_STUDENT = [
  ...['first', 'middle', 'last', 'renamed', 'class', 'place', 'guardian', 'number', 'status'],
  ...['province', 'city', 'district', 'village', 'detail', 'reason'],
];

/** The log has paths with ids, and times. */
const isIdOrTime = (word: string) => /^[0-9a-f]{8}-[0-9a-f-]{27}$|^\d{4}-\d\d-\d\dT/.test(word);

/** Omits the API reference, which is public and has the names of all fields. */
function asData(among: RecordedReply[]): RecordedReply[] {
  return among.filter(({ call: name }) => !name.includes('/api/docs'));
}
