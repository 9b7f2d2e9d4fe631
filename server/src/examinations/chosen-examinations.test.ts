/** Actions of an admin on several chosen examinations at once. */
import { randomUUID } from 'node:crypto';
import * as contract from '@lulus/contract';
import { describe, expect, test } from 'vitest';
import { anAdmin, anExamination } from '../../test/factories.ts';
import { attemptCalls } from '../../test/take-attempt.ts';
import { createTestApp } from '../../test/test-app.ts';

const app = await createTestApp();
const { call, context } = app;
const { aRunningAttempt, submit } = attemptCalls(app);
const admin = await anAdmin(context);

const gone = () => randomUUID();
const draft = (settings = {}) => anExamination(context, { published: false, settings });
const statusOf = async (id: string) =>
  (await call(contract.getExaminationAdmin, { as: admin, params: { id } })).reply.status;
const balances = () => context.db.selectFrom('monthly_balances').select(['user_id', 'total_score']).execute();

const ofChosen = [
  contract.archiveExaminations,
  contract.restoreExaminations,
  contract.releaseChosenResults,
  contract.duplicateExaminations,
  contract.deleteExaminations,
] as const;

test.each(ofChosen)('$path is rejected for no ids, too many ids and invalid ids', async (endpoint) => {
  const many = Array.from({ length: contract.MAX_CHOSEN + 1 }, gone);
  for (const ids of [[], many, ['x']]) {
    expect((await call(endpoint, { as: admin, body: { ids } })).status).toBe(422);
  }
});

describe('the archive', () => {
  test('archives the chosen examinations, and restores those that it archived', async () => {
    const published = await anExamination(context);
    const open = await draft();
    const archived = await draft({ status: 'archived' });
    const ids = [published.id, open.id, open.id, archived.id, gone()];
    const { reply } = await call(contract.archiveExaminations, { as: admin, body: { ids } });
    expect([reply.missing, new Set(reply.archived)]).toEqual([1, new Set([published.id, open.id])]);
    expect(await statusOf(published.id)).toBe('archived');

    const back = await call(contract.restoreExaminations, { as: admin, body: { ids: reply.archived } });
    expect([back.reply.missing, new Set(back.reply.restored)]).toEqual([0, new Set(reply.archived)]);
    expect(await Promise.all([published, open, archived].map(({ id }) => statusOf(id)))).toEqual([
      'published',
      'draft',
      'archived',
    ]);
  });
});

test('results of the chosen examinations are released together, and count in the balances from then on', async () => {
  const byHand = { settings: { results_release: 'by_hand' } } as const;
  const takers = [await aRunningAttempt(byHand), await aRunningAttempt(byHand)];
  const [first, second] = takers.map(({ exam_id }) => exam_id) as [string, string];
  const shown = await anExamination(context);
  const unpublished = await draft({ results_release: 'by_hand' });
  for (const { student, exam_id } of takers) await submit(student, exam_id);
  expect(await balances()).toEqual([]);

  const ids = [first, second, shown.id, unpublished.id, gone()];
  const release = () => call(contract.releaseChosenResults, { as: admin, body: { ids } });
  const { reply } = await release();
  expect([reply.missing, new Set(reply.released)]).toEqual([1, new Set([first, second])]);
  expect(new Set((await balances()).map(({ user_id }) => user_id))).toEqual(
    new Set(takers.map(({ student }) => student.id)),
  );
  expect((await release()).reply.released).toEqual([]);
});

test('the chosen examinations are copied with their banks, in their order, and the copies can be deleted', async () => {
  const originals = [await anExamination(context), await draft()];
  const ids = [...originals.map(({ id }) => id), gone()].toReversed();
  const { reply, status } = await call(contract.duplicateExaminations, { as: admin, body: { ids } });
  expect([status, reply.copies.length, reply.missing]).toEqual([201, 2, 1]);
  for (const [index, id] of reply.copies.entries()) {
    const copy = (await call(contract.getExaminationAdmin, { as: admin, params: { id } })).reply;
    expect(copy).toMatchObject({ status: 'draft', examination_bank_count: originals[index]?.items.length });
  }
  const deletion = await call(contract.deleteExaminations, { as: admin, body: { ids: reply.copies } });
  expect(deletion.reply).toMatchObject({ deleted: 2, in_use: [], missing: 0 });
  expect(await Promise.all(originals.map(({ id }) => statusOf(id)))).toEqual(['published', 'draft']);
});

test('chosen examinations that a student has taken are not deleted, and are named', async () => {
  const { exam_id } = await aRunningAttempt();
  const [untaken, other, stays] = [await anExamination(context), await draft(), await draft()];
  const ids = [exam_id, untaken.id, other.id, other.id, gone()];
  const { reply } = await call(contract.deleteExaminations, { as: admin, body: { ids } });
  expect(reply).toMatchObject({ deleted: 2, in_use: [exam_id], missing: 1 });
  const left = (await call(contract.listExaminations, { as: admin })).reply.examinations.map(({ id }) => id);
  expect(left).toEqual(expect.arrayContaining([exam_id, stays.id]));
  expect(left).not.toContain(untaken.id);
  expect(left).not.toContain(other.id);
});
