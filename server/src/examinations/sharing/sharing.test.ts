import * as contract from '@lulus/contract';
import { expect, test } from 'vitest';
import { anAdmin, anExamination, aStudent, aTeacher, PASSWORD } from '../../../test/factories.ts';
import { createTestApp } from '../../../test/test-app.ts';
import { answerNumbers } from '../../interactions/index.ts';

const { context, call } = await createTestApp();
const admin = await anAdmin(context);

async function anExaminationOf(owner: { id: string }) {
  return anExamination(context, { settings: { owner_id: owner.id } });
}

const namesFor = async (as: Awaited<ReturnType<typeof aTeacher>>) =>
  (await call(contract.listExaminations, { as })).reply.examinations.map(({ id }) => id);

test('a teacher’s new examination is theirs, and a copy belongs to the teacher who copies', async () => {
  const [teacher, colleague] = [await aTeacher(context), await aTeacher(context)];
  const body = { examination_name: 'Try-out', examination_desc: '', examination_duration: 60 };
  const { reply } = await call(contract.createExamination, { as: teacher, body });
  expect(reply.examination.owner).toEqual({ id: teacher.id, name: 'Sari Dewi Lestari' });
  const { id } = reply.examination;
  await call(contract.setCoTeachers, { as: teacher, params: { id }, body: { ids: [colleague.id] } });
  const copy = await call(contract.duplicateExamination, { as: colleague, params: { id } });
  expect(copy.reply.examination.owner?.id).toBe(colleague.id);
  expect(await namesFor(teacher)).toEqual([id]);
});

test('a co-teacher sees and edits it until the owner removes them, and never deletes it', async () => {
  const [owner, co] = [await aTeacher(context), await aTeacher(context)];
  const { id } = await anExaminationOf(owner);
  const params = { id };
  expect(await namesFor(co)).toEqual([]);
  const shared = await call(contract.setCoTeachers, { as: owner, params, body: { ids: [co.id, owner.id] } });
  expect(shared.reply.examination.co_teachers).toEqual([{ id: co.id, name: 'Sari Dewi Lestari' }]);
  expect(await namesFor(co)).toEqual([id]);
  const { error } = await call(contract.deleteExaminations, { as: co, body: { ids: [id] } });
  expect(error).toMatchObject({ code: 'forbidden', params: { reason: 'not_owner' } });
  await call(contract.setCoTeachers, { as: owner, params, body: { ids: [] } });
  expect((await call(contract.getExaminationAdmin, { as: co, params })).status).toBe(404);
});

test('only active teachers can be co-teachers or owners', async () => {
  const owner = await aTeacher(context);
  const gone = await aTeacher(context, { deactivated_at: context.clock() });
  const { id } = await anExaminationOf(owner);
  for (const other of [gone, await aStudent(context), admin]) {
    const body = { ids: [other.id] };
    const shared = await call(contract.setCoTeachers, { as: owner, params: { id }, body });
    expect(shared.error).toMatchObject({
      code: 'validation_failed',
      fields: { ids: [{ code: 'not_a_teacher' }] },
    });
  }
  const moved = await call(contract.transferExamination, {
    as: owner,
    params: { id },
    body: { owner_id: gone.id },
  });
  expect(moved.status).toBe(422);
});

test('a transferred examination is the new owner’s, or the school’s', async () => {
  const [owner, next] = [await aTeacher(context), await aTeacher(context)];
  const { id } = await anExaminationOf(owner);
  const give = (as: typeof owner, owner_id: string | null) =>
    call(contract.transferExamination, { as, params: { id }, body: { owner_id } });
  expect((await give(owner, next.id)).status).toBe(200);
  expect([await namesFor(owner), await namesFor(next)]).toEqual([[], [id]]);
  expect((await give(next, null)).status).toBe(200);
  expect(await namesFor(next)).toEqual([]);
});

test('a teacher’s examination counts for the leaderboard only if the school says so', async () => {
  const student = await aStudent(context);
  const { id, items } = await anExaminationOf(await aTeacher(context));
  const answers = JSON.stringify(
    items.map((item) => ({ [item.id]: { [answerNumbers(item)[0] as number]: '' } })),
  );
  await call(contract.startExam, { as: student, body: { exam_id: id } });
  await call(contract.submitExam, { as: student, body: { exam_id: id, answers } });
  const ranked = async () => {
    const { reply } = await call(contract.getLeaderboard, { as: student, query: {} });
    return JSON.stringify(reply).includes(student.id);
  };
  const count = (teachers_in_leaderboard: 'true' | 'false') =>
    call(contract.updateSettings, { as: admin, body: { teachers_in_leaderboard } });
  expect(await ranked()).toBe(false);
  await count('true');
  expect(await ranked()).toBe(true);
  await count('false');
  expect(await ranked()).toBe(false);
});

test('a deactivated account cannot log in, and only the right password says why', async () => {
  const teacher = await aTeacher(context, { deactivated_at: context.clock() });
  const logIn = (password: string) =>
    call(contract.login, { body: { email: teacher.email ?? '', password } });
  expect((await logIn(PASSWORD)).error).toMatchObject({ code: 'account_deactivated' });
  expect((await logIn('another password')).error).toMatchObject({ code: 'bad_credentials' });
});
