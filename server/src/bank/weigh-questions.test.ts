import { randomUUID } from 'node:crypto';
import { getExaminationAdmin, listBankItems, MAX_WEIGHT, weighBankItems } from '@lulus/contract';
import { expect, test } from 'vitest';
import { anAdmin, anExamination } from '../../test/factories.ts';
import { createTestApp } from '../../test/test-app.ts';

const { call, context } = await createTestApp();
const admin = await anAdmin(context);

type Weight = { id: string; bank_question_weight: number };
const weigh = (examId: string, questions: Weight[]) =>
  call(weighBankItems, { as: admin, params: { examId }, body: { questions } });
const weightsOf = async (examId: string) =>
  (await call(listBankItems, { as: admin, params: { examId } })).reply.map(
    (item) => item.bank_question_weight,
  );

test('weights of an unknown examination are not found', async () => {
  expect((await weigh(randomUUID(), [{ id: randomUUID(), bank_question_weight: 1 }])).status).toBe(404);
});

test('one invalid weight rejects them all', async () => {
  const { id, items } = await anExamination(context, { published: false });
  const before = await weightsOf(id);
  const [a, b] = items.map((item) => item.id) as [string, string];
  for (const odd of [-1, MAX_WEIGHT + 1, 'heavy', null]) {
    const { status } = await weigh(id, [
      { id: a, bank_question_weight: 3 },
      { id: b, bank_question_weight: odd as number },
    ]);
    expect(status).toBe(422);
  }
  expect((await weigh(id, [])).status).toBe(422);
  expect(await weightsOf(id)).toEqual(before);
});

test('the changed questions are returned with their old weights, which undo the change', async () => {
  const { id, items } = await anExamination(context);
  const other = await anExamination(context);
  const before = await weightsOf(id);
  expect(before).toEqual([2, 1, 1, 2.5, 1]);
  const foreign = other.items[0]?.id ?? '';
  const chosen = [...items.slice(0, 3).map((item) => item.id), foreign, randomUUID()];
  const { reply } = await weigh(
    id,
    chosen.map((question) => ({ id: question, bank_question_weight: 1 })),
  );
  expect(reply).toMatchObject({ changed: [{ id: items[0]?.id, bank_question_weight: 2 }], missing: 2 });
  expect(await weightsOf(id)).toEqual([1, 1, 1, 2.5, 1]);
  expect(await weightsOf(other.id)).toEqual(before);
  const { reply: examination } = await call(getExaminationAdmin, { as: admin, params: { id } });
  expect(examination.has_unpublished_changes).toBe(true);

  await weigh(id, reply.changed);
  expect(await weightsOf(id)).toEqual(before);
});
