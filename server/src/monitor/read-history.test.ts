import { listAttemptEvents, playItem } from '@lulus/contract';
import { expect, test } from 'vitest';
import { aListeningItem, anAdmin } from '../../test/factories.ts';
import { taking } from '../../test/taking.ts';
import { createTestApp } from '../../test/test-app.ts';

const app = await createTestApp();
const { call, context } = app;
const { aRunningAttempt, save } = taking(app);

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
