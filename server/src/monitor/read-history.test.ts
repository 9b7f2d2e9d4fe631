import { listAttemptEvents, playItem, takeOver } from '@lulus/contract';
import { v7 as newId } from 'uuid';
import { expect, test } from 'vitest';
import { aListeningItem, anAdmin } from '../../test/factories.ts';
import { taking } from '../../test/taking.ts';
import { createTestApp } from '../../test/test-app.ts';

const app = await createTestApp();
const { call, context } = app;
const { aRunningAttempt, save } = taking(app);

test('a history tells once of devices that take over to and fro, and of how often', async () => {
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
});

test('a history tells of answers to recordings that were never started, and of no other', async () => {
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
