import { arrangeBank, getExaminationAdmin, listBankItems } from '@lulus/contract';
import { v7 as newId } from 'uuid';
import { expect, test } from 'vitest';
import { anAdmin, anExamination } from '../../test/factories.ts';
import { createTestApp } from '../../test/test-app.ts';

const { context, call, clock } = await createTestApp();
const admin = await anAdmin(context);

const arrange = (examId: string, order: Record<string, string[]>) =>
  call(arrangeBank, { as: admin, params: { examId }, body: { order } });
const read = async (id: string) => (await call(getExaminationAdmin, { as: admin, params: { id } })).reply;
const orderOf = async (examId: string) =>
  (await call(listBankItems, { as: admin, params: { examId } })).reply.map((item) => item.id);

/** Returns an examination with a and b in its first section, and c, d and e in its second. */
async function anArrangement() {
  const { id, items } = await anExamination(context);
  const [listening, reading] = (await read(id)).sections.map((section) => section.id);
  if (!listening || !reading) throw new Error('two sections were expected');
  const [a = '', b = '', c = '', d = '', e = ''] = items.map((item) => item.id);
  clock.advance(1000);
  return { id, listening, reading, a, b, c, d, e };
}

test('an order is rejected unless it names each question of its sections once', async () => {
  const { id, listening, reading, a, b, c, d, e } = await anArrangement();
  const other = await anArrangement();
  const orders = [
    { [listening]: [a] },
    { [listening]: [a, a] },
    { [listening]: [a, b, newId()] },
    { [listening]: [a, b], [reading]: [c, d, e, a] },
    { [listening]: [a, b], [newId()]: [] },
    { [other.listening]: [other.a, other.b] },
  ];
  for (const order of orders) {
    const { status, error } = await arrange(id, order);
    expect([status, error.code]).toEqual([409, 'bank_changed']);
  }
  expect((await arrange(newId(), {})).status).toBe(404);
  expect(await orderOf(id)).toEqual([a, b, c, d, e]);
});

test('questions are reordered, also between sections', async () => {
  const { id, listening, reading, a, b, c, d, e } = await anArrangement();
  expect((await arrange(id, { [reading]: [e, a, c], [listening]: [d, b] })).status).toBe(200);
  expect(await orderOf(id)).toEqual([d, b, e, a, c]);
  expect((await read(id)).has_unpublished_changes).toBe(true);
});

test('one section is reordered alone', async () => {
  const { id, reading, a, b, c, d, e } = await anArrangement();
  await arrange(id, { [reading]: [e, c, d] });
  expect(await orderOf(id)).toEqual([a, b, e, c, d]);
});
