import { getPaper, listExaminations, login, startExam } from '@lulus/contract';
import { decodeJwt } from 'jose';
import { expect, test } from 'vitest';
import { aStudent } from '../../test/factories.ts';
import { createTestApp } from '../../test/test-app.ts';
import { prepareFirstStart } from './first-start.ts';

const { app, context, call } = await createTestApp();

test('concurrent first starts of several nodes create one admin, and later starts none', async () => {
  const created = await Promise.all([1, 2, 3].map(() => prepareFirstStart(context)));
  const admins = created.filter((admin) => admin !== undefined);
  expect(admins).toHaveLength(1);
  expect(await prepareFirstStart(context)).toBeUndefined();

  const { email, password } = admins[0] ?? { email: '', password: '' };
  expect(password).toMatch(/^[a-z2-9]{16}$/);
  const { reply } = await call(login, { body: { email, password } });
  expect(decodeJwt(reply.access_token)).toMatchObject({ role: 'admin', must_change_password: true });
  const lines = await context.db
    .selectFrom('audit_log')
    .select(['user_id', 'after'])
    .where('action', '=', 'admin_created')
    .execute();
  expect(lines).toEqual([{ user_id: null, after: { email } }]);
});

test('the larger sample examination can be taken, and all its files exist', async () => {
  const student = await aStudent(context);
  const { reply } = await call(listExaminations, { as: student });
  const [sample] = reply.examinations;
  if (!sample) throw new Error('the sample is missing');
  expect(sample.examination_desc).toMatch(/made up/i);
  await call(startExam, { as: student, body: { exam_id: sample.id } });
  const paper = await call(getPaper, { as: student, query: { exam_id: sample.id } });
  if (paper.reply === 'shuffled') throw new Error('a paper was expected');

  const questions = Object.values(paper.reply.exam.examination_bank).flat();
  expect(Object.keys(paper.reply.exam.examination_bank)[0]).toBe('LISTENING');
  expect(questions.length).toBeGreaterThanOrEqual(20);
  const shared = Object.values(paper.reply.exam.stimuli).map(({ bank_asset }) => bank_asset);
  const assets = [...questions.map(({ bank_asset }) => bank_asset), ...shared].flatMap((list) =>
    Object.values(JSON.parse(list)).flat(),
  );
  const options = questions.flatMap((question) =>
    question.bank_option.flatMap((option) => Object.values(option)),
  );
  const files = [...assets, ...options.filter((option) => option.startsWith('bank_option/'))];
  expect(files.length).toBeGreaterThanOrEqual(15);
  for (const file of files) {
    const response = await app.inject({ method: 'HEAD', url: `/api/assets/${file}` });
    expect([file, response.statusCode]).toEqual([file, 200]);
  }
});

test('a later start does not restore a deleted sample', async () => {
  await context.db.deleteFrom('attempts').execute();
  await context.db.updateTable('examinations').set({ revision_id: null }).execute();
  await context.db.deleteFrom('examinations').execute();
  await prepareFirstStart(context);
  expect(await context.db.selectFrom('examinations').select('id').execute()).toEqual([]);
});
