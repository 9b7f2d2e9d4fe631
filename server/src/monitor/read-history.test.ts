import { listAttemptEvents, playItem, sendLateAnswers, takeOver } from '@lulus/contract';
import { v7 as newId } from 'uuid';
import { expect, test } from 'vitest';
import { aListeningItem, anAdmin } from '../../test/factories.ts';
import { attemptCalls } from '../../test/take-attempt.ts';
import { createTestApp } from '../../test/test-app.ts';

const app = await createTestApp();
const { call, context } = app;
const { aRunningAttempt, save, submit } = attemptCalls(app);

test('a history combines repeated takeovers, with their number and first time', async () => {
  const admin = await anAdmin(context);
  const { student, exam_id, attempt_id } = await aRunningAttempt();
  const devices = [newId(), newId()];
  for (let turn = 0; turn < 6; turn += 1) {
    await call(takeOver, { as: student, body: { exam_id, device_id: devices[turn % 2] ?? '' } });
  }
  const { reply } = await call(listAttemptEvents, { as: admin, params: { attemptId: attempt_id } });
  expect(reply.events.map(({ kind, details }) => [kind, details.times])).toEqual([
    ['started', undefined],
    ['resumed', 6],
  ]);
  const first = await context.db
    .selectFrom('attempt_events')
    .select((event) => event.fn.min('at').as('at'))
    .where('attempt_id', '=', attempt_id)
    .where('kind', '=', 'resumed')
    .executeTakeFirstOrThrow();
  expect(new Date(String(reply.events[1]?.details.since))).toEqual(first.at);
});

test('a history combines late answers that were sent one by one, with their number', async () => {
  const admin = await anAdmin(context);
  const { student, exam_id, attempt_id, items } = await aRunningAttempt();
  await submit(student, exam_id);
  for (const seq of [1, 2, 3]) {
    const answered_at = context.clock().toISOString();
    const answers = [{ question_id: items.first, option: '1', flagged: false, seq, answered_at }];
    const body = { exam_id, attempt_id, offline_since: null, answers };
    expect((await call(sendLateAnswers, { as: student, body })).reply.received).toBe(1);
  }
  const { reply } = await call(listAttemptEvents, { as: admin, params: { attemptId: attempt_id } });
  expect(reply.events.map(({ kind, details }) => [kind, details.times, details.count])).toEqual([
    ['started', undefined, undefined],
    ['submitted', undefined, undefined],
    ['late_received', 3, 3],
  ]);
});

test('a history shows answers to recordings that were never played, and no others', async () => {
  const admin = await anAdmin(context);
  const listening = [aListeningItem(), aListeningItem(), aListeningItem()];
  const { student, exam_id, attempt_id, items } = await aRunningAttempt({
    sections: [{ name: 'LISTENING', items: [...listening, {}, {}] }],
  });
  const kinds = async () => {
    const { reply } = await call(listAttemptEvents, { as: admin, params: { attemptId: attempt_id } });
    return reply.events.map(({ kind, details }) => [kind, details.count]);
  };
  await call(playItem, { as: student, body: { exam_id, question_id: items.first } });
  const chosen = (question_id: string, option: string | null, seq: number) => ({ question_id, option, seq });
  await save(student, exam_id, [chosen(items.first, '1', 1), chosen(items.third, null, 2)]);
  await save(student, exam_id, [chosen(items.fourth, '1', 3)]);
  const noted = [
    ['started', undefined],
    ['played', undefined],
  ];
  expect(await kinds()).toEqual(noted);
  await save(student, exam_id, [chosen(items.second, '1', 4)]);
  expect(await kinds()).toEqual([...noted, ['answered_unheard', 1]]);
});

test('a history shows an answer to a video that was never played', async () => {
  const video = aListeningItem({
    bank_type: 'video',
    bank_asset: { image: [], audio: [], video: ['bank_asset/talk.mp4'] },
  });
  const { student, exam_id, attempt_id, items } = await aRunningAttempt({
    sections: [{ name: 'LISTENING', items: [video, {}, {}, {}, {}] }],
  });
  await save(student, exam_id, [{ question_id: items.first, option: '1', seq: 1 }]);
  const as = await anAdmin(context);
  const { reply } = await call(listAttemptEvents, { as, params: { attemptId: attempt_id } });
  expect(reply.events.map(({ kind }) => kind)).toEqual(['started', 'answered_unheard']);
});
