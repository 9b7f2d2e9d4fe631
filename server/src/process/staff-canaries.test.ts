/**
 * A proctor and another teacher call every endpoint with the ids of a teacher's examinations, and record every byte.
 * Each text of the examinations and of their students contains a unique word. None may be among the bytes.
 */
import { randomUUID } from 'node:crypto';
import * as contract from '@lulus/contract';
import { beforeAll, describe, expect, test } from 'vitest';
import type { World } from '../../test/access-callers.ts';
import { accessTable } from '../../test/access-table.ts';
import { canary, findSecretsIn } from '../../test/canary-words.ts';
import { aCollection, anExamination, aStimulusIn, aStudent, someCallers } from '../../test/factories.ts';
import { aQuestionWithFiles } from '../../test/question-with-files.ts';
import { type RecordedReply, recordReplies } from '../../test/record-replies.ts';
import { attemptCalls, type Student } from '../../test/take-attempt.ts';
import { createTestApp } from '../../test/test-app.ts';
import { replaceCoTeachers } from '../examinations/sharing/sharing.queries.ts';

const testApp = await createTestApp();
const { call, context } = testApp;
const { save, start, submit } = attemptCalls(testApp);

const secrets: string[] = [];
function secret(word = canary()): string {
  secrets.push(word);
  return word;
}

/** A student without a class, because the names of classes are public while students register themselves. */
const aSecretStudent = () =>
  aStudent(context, {
    first_name: secret(),
    last_name: secret(),
    email: `${secret()}@example.test`,
    class: null,
  });
const callers = {
  ...(await someCallers(context)),
  student: await aSecretStudent(),
  'other student': await aSecretStudent(),
};
const { student, 'other student': other, proctor, teacher, admin } = callers;
const { 'co-teacher': coTeacher, 'other teacher': otherTeacher } = callers;
const ownExam = await anExamination(context, { settings: { owner_id: otherTeacher.id } });

async function aSecretExamination() {
  const examination = await anExamination(context, {
    published: false,
    sections: [
      {
        name: secret(canary().toUpperCase()),
        items: [{ bank_question: secret(), bank_option: { 1: secret(), 2: secret() }, hint: secret() }, {}],
      },
    ],
    settings: { examination_name: secret(), examination_desc: secret(), owner_id: teacher.id },
  });
  await replaceCoTeachers(context.db, examination.id, [coTeacher.id]);
  return examination;
}
const [taken, draft] = [await aSecretExamination(), await aSecretExamination()];
const collection = await aCollection(context, { examination_name: secret(), owner_id: teacher.id }, [
  { name: secret(canary().toUpperCase()), items: [{ bank_question: secret(), tags: [secret()] }] },
]);
await replaceCoTeachers(context.db, collection.id, [coTeacher.id]);

/** Takes the examination. The reason of the added time is a unique word, too. */
async function anAttempt(as: Student): Promise<string> {
  const { attempt_id } = (await start(as, taken.id)).reply.exam;
  await save(as, taken.id, [{ question_id: taken.items[0]?.id ?? '', option: '2', seq: 1 }]);
  const body = { minutes: 1, reason: secret() };
  await call(contract.extendAttempt, { as: teacher, params: { attemptId: attempt_id }, body });
  return attempt_id;
}

const { call: callAs, replies } = recordReplies(testApp);
const LAST: contract.Endpoint[] = [contract.updatePassword, contract.logout];

/** Calls every endpoint with the ids of the teacher's examinations. */
async function callEveryEndpoint(as: Student, attempts: string[]): Promise<void> {
  const draft_stimulus_id = await aStimulusIn(testApp.context, draft.id);
  const worlds: World[] = [taken, draft].flatMap(({ id, items: [item] }) =>
    attempts.map((attempt_id) => ({
      exam_id: id,
      attempt_id,
      question_id: item?.id ?? '',
      draft_id: draft.id,
      draft_question_id: draft.items[0]?.id ?? '',
      draft_stimulus_id,
      collection_id: collection.id,
      callers,
    })),
  );
  for (const { endpoint, request } of accessTable) {
    if (!LAST.includes(endpoint)) for (const world of worlds) await callAs(endpoint, as, request?.(world));
  }
}

/** Ways to reach an examination that the access table does not have. */
async function tryOtherWays(as: Student): Promise<void> {
  const [item] = taken.items;
  for (const q of secrets) {
    await callAs(contract.searchSchool, as, { query: { q } });
    await callAs(contract.listLibraryQuestions, as, { query: { q } });
  }
  const questions = [item, collection.items[0]].map((one) => ({ id: one?.id, insert_key: randomUUID() }));
  const into = { params: { examId: ownExam.id } };
  await callAs(contract.copyBankItems, as, { ...into, body: { questions } });
  await callAs(contract.deleteBankItems, as, { ...into, body: { ids: [item?.id] } });
  await callAs(contract.restoreBankItems, as, { ...into, body: { ids: [item?.id] } });
  const weights = [{ id: item?.id, bank_question_weight: 2 }];
  await callAs(contract.weighBankItems, as, { ...into, body: { questions: weights } });
  await callAs(contract.arrangeBank, as, {
    ...into,
    body: { sections: [{ id: item?.id, items: [item?.id] }] },
  });
  for (const endpoint of [
    contract.duplicateExaminations,
    contract.archiveExaminations,
    contract.releaseChosenResults,
  ])
    await callAs(endpoint, as, { body: { ids: [taken.id, ownExam.id] } });
  const byQuestion = { params: { id: ownExam.id, questionId: item?.id } };
  await callAs(contract.getAnswerKey, as, byQuestion);
  await callAs(contract.listBankItems, as, into);
  await callAs(contract.listExaminations, as);
  await callAs(contract.listStudents, as);
}

let files: string[] = [];
let attempts: string[] = [];

beforeAll(async () => {
  const { links } = await aQuestionWithFiles(testApp, teacher, {
    examination_id: taken.id,
    pictures: ['map-a', 'map-b', 'map-c'],
    ending: secret(),
  });
  files = links;
  secrets.push(...links.map((link) => /\w{64}/.exec(link)?.[0] ?? ''));
  await call(contract.publishExamination, { as: teacher, params: { id: taken.id } });
  attempts = [await anAttempt(student), await anAttempt(other)];
  await submit(student, taken.id);
  for (const as of [proctor, otherTeacher]) {
    await callEveryEndpoint(as, attempts);
    await tryOtherWays(as);
    for (const endpoint of LAST)
      await callAs(endpoint, as, {
        body: { password: 'padi menguning', current_password: 'a good password' },
      });
  }
});

describe('a proctor and another teacher', () => {
  test('call every endpoint', () => {
    const called = (name: string, { method, path }: contract.Endpoint) =>
      new RegExp(`^${method} ${path.replace(/:\w+/g, '[^/]+')}(\\?|$)`).test(name);
    const notCalled = accessTable.filter(
      ({ endpoint }) => !replies.some(({ call: name }) => called(name, endpoint)),
    );
    expect(notCalled).toEqual([]);
  });

  test('receive nothing of an examination that is not theirs', () => {
    expect(findSecretsIn(secrets, replies)).toEqual([]);
  });

  test('change nothing of it', async () => {
    const { reply } = await call(contract.getExaminationAdmin, { as: teacher, params: { id: taken.id } });
    expect(reply).toMatchObject({ status: 'published', attempts_count: 2, attempts_running: 1 });
    expect(reply.co_teachers.map(({ id }) => id)).toEqual([coTeacher.id]);
    const { reply: items } = await call(contract.listBankItems, {
      as: teacher,
      params: { examId: taken.id },
    });
    expect(items).toHaveLength(3);
    expect((await call(contract.getExaminationAdmin, { as: teacher, params: { id: draft.id } })).status).toBe(
      200,
    );
  });
});

test.each([
  ['the owner', teacher],
  ['a co-teacher', coTeacher],
  ['an admin', admin],
])('%s receives every word, so the search finds words', async (_, as) => {
  const control = recordReplies(testApp);
  for (const { id } of [taken, draft]) {
    await control.call(contract.getExaminationAdmin, as, { params: { id } });
    await control.call(contract.listBankItems, as, { params: { examId: id } });
  }
  await control.call(contract.listCollections, as);
  await control.call(contract.listLibraryQuestions, as, { query: {} });
  await control.call(contract.listAttempts, as, { params: { id: taken.id } });
  await control.call(contract.listStudents, as);
  for (const attemptId of attempts)
    await control.call(contract.listAttemptEvents, as, { params: { attemptId } });
  const answered: RecordedReply[] = control.replies.filter(({ status }) => status === 200);
  expect(answered).toHaveLength(control.replies.length);
  for (const link of files) answered.push(await control.ask({ url: `/api/assets/${link}` }));
  const found = findSecretsIn(secrets, answered).join('\n');
  expect(secrets.filter((word) => !found.includes(word))).toEqual([]);
});
