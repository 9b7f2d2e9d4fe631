import {
  deleteBankItem,
  finishSection,
  getExaminationAdmin,
  listAttempts,
  submitExam,
} from '@lulus/contract';
import { expect, test } from 'vitest';
import { anAdmin } from '../../test/factories.ts';
import { attemptCalls, GRACE, MINUTE } from '../../test/take-attempt.ts';
import { createTestApp } from '../../test/test-app.ts';
import { closeOverdueAttempts } from '../attempts/deadline/close-overdue-attempts.ts';

const app = await createTestApp();
const { call, clock, context } = app;
const { aRunningAttempt, aTimedAttempt } = attemptCalls(app);
const admin = await anAdmin(context);

const listed = async (id: string) => {
  const [attempt] = (await call(listAttempts, { as: admin, params: { id } })).reply.attempts;
  if (!attempt) throw new Error('an attempt was expected');
  return attempt;
};

test('the list has the name and the end of the open section, as the student sees them', async () => {
  const { student, exam_id } = await aTimedAttempt();
  const { due_at, started_at, ...first } = await listed(exam_id);
  const after = (minutes: number) => new Date(Date.parse(started_at) + minutes * MINUTE).toISOString();
  expect(first).toMatchObject({ open_section: { name: 'LISTENING', due_at: after(10) }, ended_sections: [] });
  expect(due_at).toBe(after(30));
  clock.advance(3 * MINUTE);
  await call(finishSection, { as: student, body: { exam_id, section: 0 } });
  const second = await listed(exam_id);
  expect(second).toMatchObject({
    open_section: { name: 'READING' },
    ended_sections: [{ name: 'LISTENING' }],
  });
  expect(Math.round((second.ended_sections[0]?.ms_left ?? 0) / MINUTE)).toBe(7);
  expect(second.open_section?.due_at).toBe(second.due_at);
  expect(Math.round((Date.parse(second.due_at) - context.clock().getTime()) / MINUTE)).toBe(20);
});

test('an attempt whose last section is over is not counted as running', async () => {
  const { student, exam_id } = await aTimedAttempt();
  const running = async () =>
    (await call(getExaminationAdmin, { as: admin, params: { id: exam_id } })).reply.attempts_running;
  await call(finishSection, { as: student, body: { exam_id, section: 0 } });
  expect(await running()).toBe(1);
  clock.advance(20 * MINUTE + GRACE);
  await closeOverdueAttempts(context);
  expect(await running()).toBe(0);
  expect(await listed(exam_id)).toMatchObject({
    open_section: null,
    ended_sections: [{ name: 'LISTENING' }, { name: 'READING', ms_left: 0 }],
    closed_by: 'deadline',
  });
});

test('the list counts the questions of the student’s paper, also after the bank has changed', async () => {
  const { student, exam_id, items } = await aRunningAttempt();
  await call(submitExam, { as: student, body: { exam_id, answers: '[]' } });
  await call(deleteBankItem, { as: admin, params: { bankId: items.fifth } });
  const { reply } = await call(getExaminationAdmin, { as: admin, params: { id: exam_id } });
  expect(reply.examination_bank_count).toBe(4);
  expect((await listed(exam_id)).questions).toBe(5);
});

test('without section timers there is neither an open section nor an ended one', async () => {
  const { student, exam_id } = await aRunningAttempt();
  expect(await listed(exam_id)).toMatchObject({ open_section: null, ended_sections: [] });
  await call(submitExam, { as: student, body: { exam_id, answers: '[]' } });
  expect(await listed(exam_id)).toMatchObject({ open_section: null, ended_sections: [] });
});
