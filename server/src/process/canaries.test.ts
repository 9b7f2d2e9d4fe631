/**
 * A student plays a whole attempt with every call there is, fetches every file, and records every byte. Each secret
 * has a unique word in it, and the word must not be among the bytes.
 */
import { randomUUID } from 'node:crypto';
import * as contract from '@lulus/contract';
import { beforeAll, describe, expect, test } from 'vitest';
import type { World } from '../../test/access-callers.ts';
import { accessTable } from '../../test/access-table.ts';
import { aCanarySchool } from '../../test/canary-school.ts';
import { whereHeard } from '../../test/canary-words.ts';
import { eavesdropOn, type Heard } from '../../test/eavesdropper.ts';
import { createTestApp } from '../../test/test-app.ts';

const testApp = await createTestApp({ LOG_LEVEL: 'trace' });
const { log, tokenOf } = testApp;
const { ask, call, heard } = eavesdropOn(testApp);
const school = await aCanarySchool(testApp);
const { student, other, admin, taken, draft, ofAnotherClass, foreign, life, listening, hints } = school;
const exam_id = taken.id;
const [first = '', second = ''] = taken.items.map(({ id }) => id);

/** Those that end the session come at the very end. */
const LAST: contract.Endpoint[] = [contract.logout, contract.updatePassword];
/** Of their own these are asked for in their place; of what is not theirs they are tried like every other. */
const STEPS: contract.Endpoint[] = [contract.startExam, contract.getPaper, contract.submitExam];

/**
 * Every call of the contract. The student calls those about other people's data; a client without a session calls
 * those about the student's own.
 */
async function tryEverything(attempt_id: string): Promise<void> {
  const aboutAttempt = (id: string, attempt: string): World => ({
    exam_id: id,
    attempt_id: attempt,
    question_id: first,
    draft_id: draft.id,
    draft_question_id: draft.items[0]?.id ?? '',
    callers: { student: other, 'other student': other, admin },
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
const addressesIn = (among: Heard[]) => new Set(among.flatMap(({ body }) => body.match(ADDRESS) ?? []));

/** Every file whose address the student was given, whole, in part, by its headers alone, and where they have it. */
async function fetchFiles(among: Heard[]): Promise<void> {
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

/** What was heard while that was done, with the files of which it told. */
async function hearing(deeds: () => Promise<void>): Promise<Heard[]> {
  const mark = heard.length;
  await deeds();
  await fetchFiles(heard.slice(mark));
  return heard.slice(mark);
}

const ENCODINGS = ['br', 'gzip', 'identity'];

async function playAttempt(): Promise<string> {
  await call(contract.startExam, student, { body: { exam_id } });
  const state = await call(contract.getState, student, { query: { exam_id } });
  const { attempt_id } = JSON.parse(state.body);
  for (const encoding of ENCODINGS) {
    await call(contract.getPaper, student, { query: { exam_id }, headers: { 'accept-encoding': encoding } });
  }
  const answers = [first, second, listening.id].map((question_id, index) => ({
    question_id,
    option: '1',
    seq: index + 1,
  }));
  await call(contract.saveAnswers, student, { body: { exam_id, answers } });
  const notTheirs = { question_id: draft.items[0]?.id, option: '1', seq: 9 };
  await call(contract.saveAnswers, student, { body: { exam_id, answers: [notTheirs] } });
  await call(contract.playItem, student, { body: { exam_id, question_id: listening.id } });
  await call(contract.takeOver, student, { body: { exam_id, device_id: randomUUID() } });
  return attempt_id;
}

/** Ends every session of theirs but a new one, ends that, and tries what is left. */
async function leave(): Promise<void> {
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
  let before: Heard[] = [];
  let withheld: Heard[] = [];
  let released: Heard[] = [];

  beforeAll(async () => {
    let attempt_id = '';
    before = await hearing(async () => {
      attempt_id = await playAttempt();
      await tryEverything(attempt_id);
    });
    withheld = await hearing(async () => {
      const answers = JSON.stringify([first, second, listening.id].map((id) => ({ [id]: { 1: 'Paris' } })));
      await call(contract.submitExam, student, { body: { exam_id, answers } });
      await tryEverything(attempt_id);
    });
    await testApp.call(contract.releaseResults, { as: admin, params: { id: exam_id } });
    released = await hearing(async () => {
      await call(contract.submitExam, student, { body: { exam_id, answers: '[]' } });
      await tryEverything(attempt_id);
    });
    released.push(...(await hearing(leave)));
  });

  /** The leaderboard names everybody who has a result, as it is meant to, with their id and the sum of their scores. */
  async function whereHeardOfSecrets(among: Heard[], secrets: Iterable<string>): Promise<string[]> {
    const named = await school.onBoard();
    const isBoard = ({ call: url }: Heard) => url.startsWith('GET /api/leaderboard');
    const others = among.filter((one) => !isBoard(one));
    const unnamed = [...secrets].filter((word) => !named.has(word));
    return [...whereHeard(secrets, others), ...whereHeard(unnamed, among.filter(isBoard))];
  }

  test('in what they were answered, and they were answered much', () => {
    const succeeded = new Set(
      heard.filter(({ status }) => status < 400).map(({ call: name }) => name.replace(/\?.*/, '')),
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
    const unasked = accessTable.filter(
      ({ endpoint: { method, path } }) =>
        !heard.some(({ call: name }) =>
          new RegExp(`^${method} ${path.replace(/:\w+/g, '[^/]+')}(\\?|$)`).test(name),
        ),
    );
    expect(unasked).toEqual([]);
  });

  test('before they submit: not the key, a weight, a hint, or anything of anybody else', async () => {
    const secrets = [...(await school.neverTold()), ...hints];
    expect(await whereHeardOfSecrets(before, secrets)).toEqual([]);
    // Words that only replies with a result have.
    expect(
      whereHeard(['result_answer', 'incorrect', 'bank_answer', 'bank_question_weight'], asData(before)),
    ).toEqual([]);
  });

  test('after they submit, while results are withheld', async () => {
    const secrets = [...(await school.neverTold()), ...hints];
    expect(await whereHeardOfSecrets(withheld, secrets)).toEqual([]);
    expect(whereHeard(['result_answer', 'incorrect', 'bank_answer'], asData(withheld))).toEqual([]);
  });

  test('once results are released: their own and the hints, and no more', async () => {
    const secrets = await school.neverTold();
    secrets.delete(await school.highest());
    expect(await whereHeardOfSecrets(released, secrets)).toEqual([]);
    const told = whereHeard(hints, released);
    expect(told.every((line) => line.startsWith('POST /api/exam/result'))).toBe(true);
    for (const hint of hints) expect(told.join()).toContain(hint);
  });

  test('in the log, which has every line there is', async () => {
    const secrets = [...(await school.neverTold()), ...hints].filter((word) => !isIdOrTime(word));
    const lines = log.lines.map((text) => ({ call: 'log', status: 0, text, body: '' }));
    expect(lines.length).toBeGreaterThanOrEqual(heard.length);
    expect(whereHeard(secrets, lines)).toEqual([]);
  });

  test('and no cache stores the replies, except signed files', () => {
    const policyOf = ({ text }: Heard) => /"cache-control":"([^"]*)"/.exec(text)?.[1];
    const isFile = ({ call: name, status }: Heard) => name.includes('/api/assets/') && status < 400;
    const asked = heard.filter(({ call: name }) => !name.includes('/api/docs') && name.includes('/api/'));
    const policies = new Set(asked.filter((one) => !isFile(one)).map(policyOf));
    expect(policies).toEqual(new Set(['no-store']));
    for (const policy of asked.filter(isFile).map(policyOf)) {
      expect(policy).toMatch(/^public, max-age=\d+, immutable$/);
    }
  });

  describe('and the search would find it', () => {
    test('in a body however it is compressed, in a header, and in the bytes of a file', () => {
      const papers = before.filter(({ call: name }) => name.startsWith('GET /api/exam/bank'));
      expect(whereHeard([school.open.question], papers.slice(0, 3))).toHaveLength(ENCODINGS.length);
      const files = before.filter(({ call: name }) => name.includes('/api/assets/'));
      // The whole and its end.
      expect(whereHeard([school.open.recording], files)).toHaveLength(2);
      const hash = /\w{64}/.exec(listening.links[0] ?? '')?.[0] ?? '';
      const byHead = files.filter(({ call: name }) => name.startsWith('HEAD'));
      expect(byHead).toHaveLength(listening.links.length);
      expect(whereHeard([hash], byHead)).toHaveLength(1);
      expect(whereHeard(['304 Not Modified'], files)).toHaveLength(listening.links.length);
    });

    test('in the replies to admins and the other student: every planted word is read somewhere', async () => {
      const control = eavesdropOn(testApp);
      for (const id of [exam_id, draft.id, ofAnotherClass.id, life.examination.id]) {
        await control.call(contract.listBankItems, admin, { params: { examId: id } });
        await control.call(contract.getExaminationAdmin, admin, { params: { id } });
        await control.call(contract.listAttempts, admin, { params: { id } });
      }
      await control.call(contract.listStudents, admin);
      await control.call(contract.listAuditLines, admin);
      await control.call(contract.getAccount, admin);
      await control.call(contract.exportAccount, other);
      await control.call(contract.listSessions, other);
      expect(control.heard.filter(({ status }) => status !== 200)).toEqual([]);
      for (const address of addressesIn(control.heard)) await control.ask({ url: `/api/assets/${address}` });
      const ids = [other.id, school.session_id, life.attempt_id, foreign.attempt_id];
      const planted = [...hints, ...school.weights, ...school.closed, ...(await school.ofOther())]
        .filter((word) => !isIdOrTime(word))
        .concat(ids);
      for (const field of OF_A_STUDENT) expect(planted).toContain(`${field}-${life.mark}`);
      for (const text of [life.email, life.whatsapp, '2010-02-03']) expect(planted).toContain(text);
      const found = whereHeard(planted, control.heard).join('\n');
      const unread = planted.filter((word) => !found.includes(word));
      expect(unread).toEqual([]);
    });
  });
});

/** Each of these is planted with the student's mark (`aFullLife`). */
const OF_A_STUDENT = [
  ...['first', 'middle', 'last', 'renamed', 'class', 'place', 'guardian', 'number', 'status'],
  ...['province', 'city', 'district', 'village', 'detail', 'reason'],
];

/** The log names what was asked for by its path, and says when. */
const isIdOrTime = (word: string) => /^[0-9a-f]{8}-[0-9a-f-]{27}$|^\d{4}-\d\d-\d\dT/.test(word);

/** The application's description of itself has the names of all fields, and is for everybody. */
function asData(among: Heard[]): Heard[] {
  return among.filter(({ call: name }) => !name.includes('/api/docs'));
}
