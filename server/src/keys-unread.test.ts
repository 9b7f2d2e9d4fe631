/**
 * Until an attempt is submitted, saving, playing, and asking for its state or its time read neither which options are
 * right, nor what a question weighs, nor its hint: so how long an answer takes cannot hang on them.
 */
import * as contract from '@lulus/contract';
import { afterAll, expect, test } from 'vitest';
import { anExamination, aStudent } from '../test/factories.ts';
import { taking } from '../test/taking.ts';
import { createTestApp } from '../test/test-app.ts';
import { buildApp } from './app.ts';
import { gatherWrites } from './attempts/gathered-writes.ts';
import type { Revision, RevisionItem } from './examinations/revision.ts';

const server = await createTestApp();
const { context, log, tokenOf } = server;
const { start } = taking(server);

const SECRET = ['bank_answer', 'bank_question_weight', 'hint'] as const;
const read: string[] = [];

/** The same item, which notes when one of its secrets is looked at. */
const watchItem = (item: RevisionItem) =>
  new Proxy(item, {
    get(target, name: keyof RevisionItem) {
      if (SECRET.some((secret) => secret === name)) read.push(name);
      return target[name];
    },
  });

/** Revisions are the same object each time they are asked for. */
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
const watching = { ...context, revisions };
const app = await buildApp({ ...watching, writes: gatherWrites(watching) }, log);
afterAll(() => app.close());

test('no key, weight or hint is read before the attempt is submitted', async () => {
  const student = await aStudent(context);
  const sections = [
    { name: 'LISTENING', duration: 10, items: [{}] },
    { name: 'READING', duration: 20, items: [{}] },
  ];
  const { id: exam_id, items } = await anExamination(context, { sections });
  const { attempt_id } = (await start(student, exam_id)).reply.exam;
  const question_id = items[0]?.id ?? '';
  const headers = { authorization: `Bearer ${await tokenOf(student)}` };
  const statusOf = async ({ method, path }: contract.Endpoint, asked: { query?: object; payload?: object }) =>
    (await app.inject({ method, url: path, headers, ...asked } as object)).statusCode;

  const answer = (option: string, seq: number) => ({
    payload: { exam_id, attempt_id, answers: [{ question_id, option, seq }] },
  });
  const statuses = [
    await statusOf(contract.saveAnswers, answer('1', 1)),
    await statusOf(contract.saveAnswers, answer('2', 2)),
    // Superseded, nothing to play, and below too late for its section.
    await statusOf(contract.saveAnswers, answer('1', 1)),
    await statusOf(contract.playItem, { payload: { exam_id, question_id } }),
    await statusOf(contract.getState, { query: { exam_id } }),
    await statusOf(contract.getClock, { query: { exam_id } }),
    await statusOf(contract.finishSection, { payload: { exam_id, attempt_id, section: 0 } }),
    await statusOf(contract.saveAnswers, answer('2', 3)),
  ];
  expect(statuses).toEqual([200, 200, 200, 422, 200, 200, 200, 409]);
  expect(read).toEqual([]);

  const answers = JSON.stringify([{ [question_id]: { 2: 'Rome' } }]);
  expect(await statusOf(contract.submitExam, { payload: { exam_id, attempt_id, answers } })).toBe(200);
  expect(read).toContain('bank_answer');
});
