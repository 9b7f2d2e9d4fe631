/**
 * Before the submit of an attempt, no request reads the answer key, the weight or the hint of a question. So response
 * times cannot depend on them. This includes the start and building the paper.
 */
import { randomUUID } from 'node:crypto';
import * as contract from '@lulus/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { anExamination, aStudent } from '../../test/factories.ts';
import { FIVE_TYPES } from '../../test/five-types.ts';
import { createTestApp } from '../../test/test-app.ts';
import { gatherWrites } from '../attempts/answers/gathered-writes.ts';
import { createPaperStore } from '../attempts/paper/paper-store.ts';
import type { Revision } from '../examinations/publishing/revision.ts';
import type { RevisionItem } from '../platform/db/json-columns.ts';
import { buildApp } from './app.ts';

const { context, log, tokenOf } = await createTestApp();

const SECRET = [
  'bank_key',
  'bank_question_weight',
  'scoring_rule',
  'wrong_points',
  'option_points',
  'text_rules',
  'accepted',
  'outcome',
  'hint',
] as const;
const isSecret = (name: PropertyKey) => SECRET.some((secret) => secret === name);
const read: PropertyKey[] = [];
/** Other properties that were read. They prove that the watched items were used. */
const plain = new Set<PropertyKey>();

/** Wraps an item to record which properties are read. Copies of it, such as in forms of the paper, lack the secrets. */
const watchItem = (item: RevisionItem) =>
  new Proxy(item, {
    get(target, name: keyof RevisionItem) {
      if (isSecret(name)) read.push(name);
      else plain.add(name);
      return target[name];
    },
    ownKeys: (target) => Reflect.ownKeys(target).filter((name) => !isSecret(name)),
  });

/** Getters on the prototype of all objects record reads of a secret on copies that lack it. */
beforeAll(() => {
  for (const name of SECRET) {
    Object.defineProperty(Object.prototype, name, {
      configurable: true,
      get: () => void read.push(`${name} of a copy`),
      // Setting a field of this name works as usual.
      set(value: unknown) {
        Object.defineProperty(this, name, { value, writable: true, enumerable: true, configurable: true });
      },
    });
  }
});
afterAll(() => {
  for (const name of SECRET) Reflect.deleteProperty(Object.prototype, name);
});

/** Caches watched revisions, since the server expects the same object each time. */
const watched = new Map<string, Revision>();
const revisions: typeof context.revisions = {
  async get(id) {
    const revision = await context.revisions.get(id);
    const known = watched.get(id) ?? {
      ...revision,
      sections: revision.sections.map((section) => ({ ...section, items: section.items.map(watchItem) })),
    };
    watched.set(id, known);
    return known;
  },
};
const watching = { ...context, revisions, papers: createPaperStore({ ...context, revisions }) };
const app = await buildApp({ ...watching, writes: gatherWrites(watching) }, log);
afterAll(() => app.close());

interface Asked {
  query?: object;
  payload?: object;
}

async function asStudent() {
  const headers = { authorization: `Bearer ${await tokenOf(await aStudent(context))}` };
  return ({ method, path }: contract.Endpoint, asked: Asked = {}) =>
    app.inject({ method, url: path, headers, ...asked } as object);
}

test('no answer key, weight or hint is read before the attempt is submitted', async () => {
  const sections = [
    { name: 'LISTENING', duration: 10, items: Object.values(FIVE_TYPES).map(({ item }) => item) },
    { name: 'READING', duration: 20, items: [{}] },
  ];
  const { id: exam_id, items } = await anExamination(context, { sections });
  const question_id = items[0]?.id ?? '';
  const ask = await asStudent();
  const statusOf = async (...asked: Parameters<typeof ask>) => (await ask(...asked)).statusCode;
  const query = { exam_id };

  const started = await ask(contract.startExam, { payload: { exam_id, device_id: randomUUID() } });
  const { attempt_id } = started.json().exam;
  const paper = await ask(contract.getPaper, { query });
  expect([started.statusCode, paper.statusCode]).toEqual([200, 200]);
  // The paper was built from the watched items.
  expect(plain).toContain('bank_question');

  const answer = (option: string, seq: number) => ({
    payload: { exam_id, attempt_id, answers: [{ question_id, option, seq }] },
  });
  /** Of each type, the best response and one that does not fit. */
  const ofEachType = (seq: number, kind: 'given' | 'misfits') => ({
    payload: {
      exam_id,
      attempt_id,
      answers: Object.values(FIVE_TYPES).map(({ given: [best], misfits: [misfit] }, at) => ({
        question_id: items[at]?.id,
        response: kind === 'given' ? best.response : misfit,
        seq,
      })),
    },
  });
  const answered_at = new Date().toISOString();
  const late = { question_id, option: '2', seq: 9, answered_at };
  const statuses = [
    await statusOf(contract.startExam, { payload: { exam_id, device_id: randomUUID() } }),
    await statusOf(contract.saveAnswers, answer('1', 1)),
    await statusOf(contract.saveAnswers, answer('2', 2)),
    // An old `seq`; then a question without a recording. Below, a save after the end of its section.
    await statusOf(contract.saveAnswers, answer('1', 1)),
    await statusOf(contract.playItem, { payload: { exam_id, question_id } }),
    await statusOf(contract.saveAnswers, ofEachType(3, 'given')),
    await statusOf(contract.saveAnswers, ofEachType(4, 'misfits')),
    await statusOf(contract.takeOver, { payload: { exam_id, attempt_id, device_id: randomUUID() } }),
    await statusOf(contract.getState, { query }),
    await statusOf(contract.getClock, { query }),
    await statusOf(contract.listExaminations),
    await statusOf(contract.finishSection, { payload: { exam_id, attempt_id, section: 0 } }),
    await statusOf(contract.saveAnswers, answer('2', 5)),
    // A running attempt accepts no late answers, and has no result and no review.
    await statusOf(contract.sendLateAnswers, {
      payload: { exam_id, attempt_id, answers: [late], offline_since: null },
    }),
    await statusOf(contract.getResult, { query }),
    await statusOf(contract.reviewExam, { payload: { id: exam_id } }),
  ];
  expect(statuses).toEqual([200, 200, 200, 200, 422, 200, 200, 200, 200, 200, 200, 200, 409, 409, 404, 404]);
  // The form of the paper reads the keys of the matching and the order once, to keep their options out of key order.
  expect(read).toEqual(['bank_key', 'bank_key']);

  const answers = JSON.stringify([{ [question_id]: { 2: 'Rome' } }]);
  expect(await statusOf(contract.submitExam, { payload: { exam_id, attempt_id, answers } })).toBe(200);
  expect(read).toContain('bank_key');
});
