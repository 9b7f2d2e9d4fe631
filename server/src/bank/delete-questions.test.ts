import { randomUUID } from 'node:crypto';
import { deleteBankItems, listBankItems, restoreBankItems } from '@lulus/contract';
import { describe, expect, test } from 'vitest';
import { anAdmin, anExamination, anItem } from '../../test/factories.ts';
import { attemptCalls } from '../../test/take-attempt.ts';
import { createTestApp } from '../../test/test-app.ts';
import { insertItem } from '../questions/bank-items.queries.ts';
import { listSections } from '../questions/sections.queries.ts';

const app = await createTestApp();
const { call, clock, context } = app;
const { aRunningAttempt } = attemptCalls(app);
const admin = await anAdmin(context);

const remove = (examId: string, ids: string[]) =>
  call(deleteBankItems, { as: admin, params: { examId }, body: { ids } });
const idsOf = async (examId: string) =>
  (await call(listBankItems, { as: admin, params: { examId } })).reply.map(({ id }) => id);

test('selected questions of an unknown examination are not found', async () => {
  expect((await remove(randomUUID(), [randomUUID()])).status).toBe(404);
});

test('selected questions are deleted in one call, and those of another examination stay', async () => {
  const { id, items } = await anExamination(context, { published: false });
  const other = await anExamination(context, { published: false });
  const [a, b, c, d, e] = items.map((item) => item.id) as [string, string, string, string, string];
  const foreign = other.items[0]?.id ?? '';
  const { reply } = await remove(id, [b, c, e, foreign, randomUUID()]);
  expect(reply).toMatchObject({ deleted: 3, in_use: [], missing: 2 });
  expect(await idsOf(id)).toEqual([a, d]);
  expect(await idsOf(other.id)).toContain(foreign);
  const places = await context.db
    .selectFrom('bank_items')
    .select(['id', 'position'])
    .where('examination_id', '=', id)
    .execute();
  expect(new Map(places.map((place) => [place.id, place.position]))).toEqual(
    new Map([
      [a, 0],
      [d, 0],
    ]),
  );
});

test('selected questions in running attempts stay, and are returned', async () => {
  const { exam_id } = await aRunningAttempt();
  const taken = (await idsOf(exam_id))[0] ?? '';
  const [section] = await listSections(context.db, exam_id);
  const added = anItem();
  await insertItem(context.db, { ...added, examination_id: exam_id, section_id: section?.id ?? '' });
  const { reply } = await remove(exam_id, [taken, added.id]);
  expect(reply).toMatchObject({ deleted: 1, in_use: [taken], missing: 0 });
  expect(await idsOf(exam_id)).toContain(taken);
});

describe('deleted questions', () => {
  const restore = (examId: string, ids: string[]) =>
    call(restoreBankItems, { as: admin, params: { examId }, body: { ids } });
  const listed = async (examId: string) =>
    (await call(listBankItems, { as: admin, params: { examId } })).reply;

  test('come back as they were, at the ends of their sections, and only once', async () => {
    const { id, items } = await anExamination(context, { published: false });
    const before = await listed(id);
    const [a, b, c, d, e] = items.map((item) => item.id) as [string, string, string, string, string];
    await remove(id, [a, c]);
    const { reply } = await restore(id, [a, c, d]);
    expect(reply).toMatchObject({ restored: 2, missing: 1 });
    const after = await listed(id);
    expect(after.map((item) => item.id).filter((one) => one !== a && one !== c)).toEqual([b, d, e]);
    for (const one of [a, c]) {
      expect(after.find((item) => item.id === one)).toEqual(before.find((item) => item.id === one));
    }
    expect((await restore(id, [a, c])).reply).toMatchObject({ restored: 0, missing: 2 });
  });

  test('of another examination, or of more than an hour ago, do not come back', async () => {
    const { id, items } = await anExamination(context, { published: false });
    const other = await anExamination(context, { published: false });
    const first = items[0]?.id ?? '';
    await remove(id, [first]);
    expect((await restore(other.id, [first])).reply).toMatchObject({ restored: 0, missing: 1 });
    clock.advance(61 * 60_000);
    expect((await restore(id, [first])).reply).toMatchObject({ restored: 0, missing: 1 });
  });
});
