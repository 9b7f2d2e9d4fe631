/**
 * A student plays a whole attempt with every call there is, and keeps every byte. What must stay secret has a word in it
 * that is nowhere else, and the word must not be among the bytes.
 */
import { randomUUID } from 'node:crypto';
import * as contract from '@lulus/contract';
import { beforeAll, describe, expect, test } from 'vitest';
import type { World } from '../test/access-callers.ts';
import { accessTable } from '../test/access-table.ts';
import { eavesdropOn, type Heard } from '../test/eavesdropper.ts';
import { anAdmin, anExamination, aStudent, PASSWORD } from '../test/factories.ts';
import { taking } from '../test/taking.ts';
import { createTestApp } from '../test/test-app.ts';
import { makeLinks } from './auth/make-links.ts';

const testApp = await createTestApp({ LOG_LEVEL: 'trace' });
const { context, log, tokenOf } = testApp;
const { db } = context;
const { start, save, submit } = taking(testApp);
const { ask, call, heard } = eavesdropOn(testApp);

/** A word that is nowhere else, in text and as a number. */
const canary = () => `canary${randomUUID().replaceAll('-', '')}`;
let numbers = 0;
/** Weights and scores as no sum of others is. */
const canaryNumber = () => 1000 + ++numbers * 0.4142;

const hints = [canary(), canary(), canary()];
const weights = hints.map(canaryNumber);
const unpublished = [canary(), canary(), canary(), canary()];
const elsewhere = [canary(), canary()];
const classmate = [canary(), canary(), canary()];
const admins = [canary(), canary(), canary()];

const itemsWithCanaries = () => [
  { bank_answer: [2], hint: hints[0] ?? '', bank_question_weight: weights[0] ?? 0 },
  {
    bank_type: 'audio' as const,
    bank_asset: { image: [], audio: ['bank_asset/talk.mp3'], video: [] },
    hint: hints[1] ?? '',
    bank_question_weight: weights[1] ?? 0,
  },
  { bank_answer: [1, 3], hint: hints[2] ?? '', bank_question_weight: weights[2] ?? 0 },
];

const WHATSAPP = '6281398273645';

async function aSchool() {
  const student = await aStudent(context);
  const [foreign_name = '', foreign_email, foreign_address] = classmate;
  const other = await aStudent(context, {
    first_name: foreign_name,
    last_name: foreign_name,
    email: `${foreign_email}@example.test`,
    whatsapp: WHATSAPP,
    address_detail: foreign_address ?? null,
  });
  const [admin_name = '', admin_email, admin_last = ''] = admins;
  const admin = await anAdmin(context, {
    first_name: admin_name,
    last_name: admin_last,
    email: `${admin_email}@example.test`,
  });
  const sections = [
    { name: 'LISTENING', items: itemsWithCanaries().slice(0, 2) },
    { name: 'READING', items: itemsWithCanaries().slice(2) },
  ];
  const taken = await anExamination(context, { sections, settings: { results_release: 'by_hand' } });
  const [name = '', text = '', option = '', hint = ''] = unpublished;
  const draft = await anExamination(context, {
    published: false,
    sections: [{ name: 'DRAFT', items: [{ bank_question: text, bank_option: { 1: option, 2: 'x' }, hint }] }],
    settings: { examination_name: name, examination_desc: name },
  });
  const [elsewhere_name = '', elsewhere_text = ''] = elsewhere;
  const ofAnotherClass = await anExamination(context, {
    sections: [{ name: 'SECRET', items: [{ bank_question: elsewhere_text }] }],
    settings: { examination_name: elsewhere_name, classes: ['another class'] },
  });
  const foreign = await start(other, taken.id);
  await save(other, taken.id, [{ question_id: taken.items[0]?.id ?? '', option: '2', seq: 1 }]);
  await submit(other, taken.id);
  const links = await makeLinks(db, context, [other.id]);
  return { student, other, admin, taken, draft, ofAnotherClass, foreign: foreign.reply.exam, links };
}

const school = await aSchool();
const { student, other, admin, taken, draft, ofAnotherClass, foreign, links } = school;
const exam_id = taken.id;

/** What the student must never be told, however far they are. */
async function neverTold(): Promise<string[]> {
  const users = await db.selectFrom('users').select('password_hash').execute();
  const keys = await db.selectFrom('signing_keys').select('secret').execute();
  const copyKeys = await db.selectFrom('copy_keys').selectAll().execute();
  const texts = [
    ...unpublished,
    ...elsewhere,
    ...classmate,
    ...admins,
    ...weights.map(String),
    ...links.values(),
    ...users.map(({ password_hash }) => password_hash ?? ''),
    PASSWORD,
    draft.id,
    ofAnotherClass.id,
    foreign.attempt_id,
    other.id,
    WHATSAPP,
    admin.id,
    await tokenOf(other),
    await tokenOf(admin),
    ...[...links.values()].map((link) => link.split('=')[1] ?? ''),
  ];
  const secrets = [...keys.map(({ secret }) => secret), ...copyKeys.map((key) => key.secret_key)];
  return [
    ...texts,
    ...secrets.flatMap((bytes) => [
      bytes.toString('base64'),
      bytes.toString('base64url'),
      bytes.toString('hex'),
    ]),
  ].filter((text) => text !== '');
}

/** The calls among which the word was heard, but for what the caller sent in the address itself. */
function whereHeard(words: string[], among: Heard[]): string[] {
  return among.flatMap(({ call: name, text }) =>
    words.filter((word) => text.includes(word)).map((word) => `${name}: ${word}`),
  );
}

const UNREPEATABLE: contract.Endpoint[] = [contract.logout, contract.updatePassword, contract.startExam];

/** Every call of the contract, as the student and as nobody, about their own and about everyone else's things. */
async function tryEverything(attempt_id: string): Promise<void> {
  const question_id = taken.items[0]?.id ?? '';
  const worlds: World[] = [exam_id, draft.id, ofAnotherClass.id].flatMap((id) =>
    [attempt_id, foreign.attempt_id].map((attempt) => ({
      exam_id: id,
      attempt_id: attempt,
      question_id,
      draft_id: draft.id,
      draft_question_id: draft.items[0]?.id ?? '',
      callers: { student: other, 'other student': other, admin },
    })),
  );
  for (const row of accessTable) {
    if (UNREPEATABLE.includes(row.endpoint) || row.endpoint === contract.submitExam) continue;
    for (const world of worlds) {
      for (const as of [student, undefined]) await call(row.endpoint, as, row.request?.(world));
    }
  }
  const headers = { authorization: `Bearer ${await tokenOf(student)}` };
  for (const url of ['/metrics', '/readyz', '/api/docs/', '/api/assets/bank_asset/talk.mp3', '/api/%zz']) {
    await ask({ url, headers });
  }
}

const since = (mark: number) => heard.slice(mark);

describe('of what must stay secret a student hears nothing', () => {
  let attempt_id = '';
  let before: Heard[] = [];
  let withheld: Heard[] = [];
  let released: Heard[] = [];

  beforeAll(async () => {
    const own = taken.items.map(({ id }) => id);
    await call(contract.startExam, student, { body: { exam_id } });
    const state = await call(contract.getState, student, { query: { exam_id } });
    attempt_id = JSON.parse(state.body).attempt_id;
    for (const encoding of ['br', 'gzip', 'identity']) {
      await call(contract.getPaper, student, {
        query: { exam_id },
        headers: { 'accept-encoding': encoding },
      });
    }
    const [first = '', second = '', third = ''] = own;
    const answers = [first, second, third].map((question_id, index) => ({
      question_id,
      option: '1',
      seq: index + 1,
    }));
    await call(contract.saveAnswers, student, { body: { exam_id, answers } });
    await call(contract.saveAnswers, student, {
      body: { exam_id, answers: [{ question_id: draft.items[0]?.id, option: '1', seq: 9 }] },
    });
    await call(contract.playItem, student, { body: { exam_id, question_id: second } });
    await call(contract.takeOver, student, { body: { exam_id, device_id: randomUUID() } });
    await tryEverything(attempt_id);
    before = since(0);

    let mark = heard.length;
    const list = [first, second, third].map((id) => ({ [id]: { 1: 'Paris' } }));
    await call(contract.submitExam, student, { body: { exam_id, answers: JSON.stringify(list) } });
    await tryEverything(attempt_id);
    withheld = since(mark);

    await call(contract.releaseResults, admin, { params: { id: exam_id } });
    mark = heard.length;
    await call(contract.submitExam, student, { body: { exam_id, answers: '[]' } });
    await tryEverything(attempt_id);
    released = since(mark);
  });

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
    ]) {
      expect(succeeded).toContain(name);
    }
    expect(before.length).toBeGreaterThan(200);
  });

  test('before they submit: not the key, a weight, a hint, or anything of anybody else', async () => {
    expect(whereHeard([...(await neverTold()), ...hints], before)).toEqual([]);
    // Words that only replies with a result have.
    expect(
      whereHeard(['result_answer', 'incorrect', 'bank_answer', 'bank_question_weight'], asData(before)),
    ).toEqual([]);
  });

  test('after they submit, while results are withheld', async () => {
    expect(whereHeard([...(await neverTold()), ...hints], withheld)).toEqual([]);
    expect(whereHeard(['result_answer', 'incorrect', 'bank_answer'], asData(withheld))).toEqual([]);
  });

  test('once results are released: their own and the hints, and no more', async () => {
    // The leaderboard names everybody who has a result, as it is meant to, with their id and the sum of their scores.
    const [name = ''] = classmate;
    const named = new Set([name, other.id]);
    const secret = (await neverTold()).filter((word) => !named.has(word));
    // A sum of weights is the score of whoever has answered that question alone.
    const sums = new Set(weights.map(String));
    const board = released.filter(({ call: url }) => url.startsWith('GET /api/leaderboard'));
    const others = released.filter((one) => !board.includes(one));
    expect(whereHeard([...secret, ...named], others)).toEqual([]);
    expect(
      whereHeard(
        secret.filter((word) => !sums.has(word)),
        board,
      ),
    ).toEqual([]);
    expect(whereHeard(hints, released).every((line) => line.startsWith('POST /api/exam/result'))).toBe(true);
    expect(whereHeard(hints, released)).not.toEqual([]);
  });

  test('in the log, which has every line there is', async () => {
    const secrets = [...(await neverTold()), ...hints].filter((word) => !isId(word));
    const lines = log.lines.map((text) => ({ call: 'log', status: 0, text, body: '' }));
    expect(lines.length).toBeGreaterThanOrEqual(heard.length);
    expect(whereHeard(secrets, lines)).toEqual([]);
  });

  test('and no cache keeps what they heard, but the paper, which their own browser asks about each time', () => {
    const policies = new Set(
      heard
        .filter(({ call: name }) => !name.includes('/api/docs') && name.includes('/api/'))
        .map(({ text }) => /"cache-control":"([^"]*)"/.exec(text)?.[1]),
    );
    expect(policies).toEqual(new Set(['no-store', 'private, no-cache']));
  });
});

/** The log names what was asked for by its path. */
const isId = (word: string) => /^[0-9a-f]{8}-[0-9a-f-]{27}$/.test(word);

/** The application's description of itself has the names of all fields, and is for everybody. */
function asData(among: Heard[]): Heard[] {
  return among.filter(({ call: name }) => !name.includes('/api/docs'));
}
