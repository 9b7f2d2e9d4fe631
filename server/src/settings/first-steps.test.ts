import { getFirstSteps, previewExamination, register, updateSettings } from '@lulus/contract';
import { expect, test } from 'vitest';
import { anAdmin, anExamination, aRegistration, aStudent } from '../../test/factories.ts';
import { createTestApp } from '../../test/test-app.ts';
import { loadSamples } from '../sample/load-sample.ts';

const { call, context } = await createTestApp();
const admin = await anAdmin(context);

const steps = async () => (await call(getFirstSteps, { as: admin })).reply;
const done = async () =>
  Object.entries((await steps()).done)
    .filter(([, isDone]) => isDone)
    .map(([step]) => step);

test('a first step is done once its data exists', async () => {
  expect(await done()).toEqual([]);
  await call(updateSettings, { as: admin, body: { school_name: 'SMA Nusantara' } });
  expect(await done()).toEqual(['school']);
  await aStudent(context);
  expect(await done()).toEqual(['school', 'students']);
  const { id } = await anExamination(context, { published: false });
  expect(await done()).toEqual(['school', 'students', 'examination']);
  await call(previewExamination, { as: admin, params: { id } });
  expect(await done()).toEqual(['school', 'students', 'examination', 'preview']);
  await anExamination(context);
  expect(await done()).toEqual(['school', 'students', 'examination', 'preview', 'publish']);
});

test.each([
  ['language', { default_language: 'default' }],
  ['registration', { registration_open: 'true' }],
  ['prize', { prize_on: 'true' }],
] as const)('the question about %s is answered once an admin confirms the default', async (step, body) => {
  const { call, context } = await createTestApp();
  const as = await anAdmin(context);
  await call(updateSettings, { as, body });
  const { done } = (await call(getFirstSteps, { as })).reply;
  expect(Object.entries(done).filter(([, isDone]) => isDone)).toEqual([[step, true]]);
});

test('a student who registers is not yet the first class that the school has added', async () => {
  const { call, context } = await createTestApp();
  const as = await anAdmin(context);
  await call(register, { body: aRegistration('rudi@example.test') });
  expect((await call(getFirstSteps, { as })).reply.done.students).toBe(false);
});

test('the included samples complete no step', async () => {
  const { call, context } = await createTestApp();
  const as = await anAdmin(context);
  await context.db.transaction().execute((trx) => loadSamples(trx, context));
  const { done } = (await call(getFirstSteps, { as })).reply;
  expect([done.examination, done.publish]).toEqual([false, false]);
});

test('the first steps are hidden for all admins, and shown again', async () => {
  await call(updateSettings, { as: admin, body: { first_steps_hidden: 'true' } });
  expect((await steps()).hidden).toBe(true);
  await call(updateSettings, { as: admin, body: { first_steps_hidden: 'false' } });
  expect((await steps()).hidden).toBe(false);
});
