import { expect, test, vi } from 'vitest';
import { attemptCalls } from '../../../test/take-attempt.ts';
import { createTestApp } from '../../../test/test-app.ts';

const app = await createTestApp();
const { context } = app;
const { aRunningAttempt, save, state } = attemptCalls(app);

const deleteAttempt = (id: string) => context.db.deleteFrom('attempts').where('id', '=', id).execute();

test('reading a state fails with 404 if the attempt is deleted meanwhile', async () => {
  const { student, exam_id, attempt_id } = await aRunningAttempt();
  const { read } = context.attempts;
  vi.spyOn(context.attempts, 'read').mockImplementationOnce(async (...of) => {
    const attempt = await read(...of);
    await deleteAttempt(attempt_id);
    return attempt;
  });
  const { status, error } = await state(student, exam_id);
  expect([status, error.code]).toEqual([404, 'not_found']);
});

test('batched reads return the state of each id, including deleted and repeated ids', async () => {
  const [gone, first, second] = [await aRunningAttempt(), await aRunningAttempt(), await aRunningAttempt()];
  for (const [seq, { student, exam_id, items }] of [first, second].entries()) {
    await save(student, exam_id, [{ question_id: items.first, option: '1', seq: seq + 1 }]);
  }
  await deleteAttempt(gone.attempt_id);
  const read = await Promise.all(
    [second, gone, first, second].map(({ attempt_id }) => context.readings.state(attempt_id)),
  );
  expect(read.map((stored) => stored?.seq)).toEqual([2, undefined, 1, 2]);
});

test('the state has the number of questions of the paper, so that a student sees how many were answered', async () => {
  const { student, exam_id, items } = await aRunningAttempt();
  await save(student, exam_id, [{ question_id: items.first, option: '1', seq: 1 }]);
  const { answers, questions } = (await state(student, exam_id)).reply;
  expect([Object.keys(answers).length, questions]).toEqual([1, 5]);
});
