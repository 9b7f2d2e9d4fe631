import { arrangeSections, getExaminationAdmin, type Section } from '@lulus/contract';
import { v7 as newId } from 'uuid';
import { expect, test } from 'vitest';
import { anAdmin, anExamination, anItem } from '../../test/factories.ts';
import { createTestApp } from '../../test/test-app.ts';
import { insertItem } from '../questions/bank-items.queries.ts';

const { context, call, clock } = await createTestApp();
const admin = await anAdmin(context);

const arrange = (id: string, sections: Section[]) =>
  call(arrangeSections, { as: admin, params: { id }, body: { sections } });

async function anArrangement() {
  const { id } = await anExamination(context);
  clock.advance(1000);
  const { reply } = await call(getExaminationAdmin, { as: admin, params: { id } });
  const [listening, reading] = reply.sections;
  if (!listening || !reading) throw new Error('two sections were expected');
  return { id, listening, reading };
}

test('an arrangement is rejected unless it names exactly the sections of the examination', async () => {
  const { id, listening, reading } = await anArrangement();
  const foreign = { ...reading, id: newId(), name: 'FOREIGN' };
  const again = { ...listening, name: 'AGAIN' };
  for (const sections of [
    [],
    [listening],
    [listening, foreign],
    [listening, again],
    [listening, reading, foreign],
  ]) {
    const { status, error } = await arrange(id, sections);
    expect([status, error.code]).toEqual([409, 'sections_changed']);
  }
  const { reply } = await call(getExaminationAdmin, { as: admin, params: { id } });
  expect(reply.sections).toEqual([listening, reading]);
});

test.each([
  ['twice the same name', 'reading'],
  ['a number as name', '1'],
  ['no name', ' '],
])('an arrangement is rejected with %s', async (_, name) => {
  const { id, listening, reading } = await anArrangement();
  expect((await arrange(id, [{ ...listening, name }, reading])).status).toBe(422);
});

test('an arrangement sets order, names, rules and timers, and counts as an edit', async () => {
  const { id, listening, reading } = await anArrangement();
  const { reply } = await arrange(id, [
    {
      ...reading,
      name: 'listening',
      forward_only: true,
      duration_seconds: 2550,
      shuffle_options: false,
      draw: [{ tags: ['easy'], count: 2 }],
    },
    { ...listening, name: 'reading' },
  ]);
  const rest = { has_recording: false, bank_count: 3, forward_only: true, shuffle_questions: null };
  expect(reply.examination.sections).toEqual([
    {
      ...rest,
      id: reading.id,
      name: 'LISTENING',
      duration: 43,
      duration_seconds: 2550,
      shuffle_options: false,
      draw: [{ tags: ['easy'], count: 2 }],
    },
    { ...listening, name: 'READING' },
  ]);
  expect(reply.examination.has_unpublished_changes).toBe(true);
});

test('minutes set the timer if they are sent alone, and what is not sent stays', async () => {
  const { id, listening, reading } = await anArrangement();
  await arrange(id, [listening, { ...reading, duration_seconds: 90, shuffle_questions: false }]);
  const alone = ({ id: section, name, forward_only }: Section, duration?: number | null) => ({
    id: section,
    name,
    forward_only,
    duration,
  });
  const timers = async (...sections: ReturnType<typeof alone>[]) => {
    const { reply } = await call(arrangeSections, { as: admin, params: { id }, body: { sections } });
    return reply.examination.sections.map(({ duration_seconds }) => duration_seconds);
  };
  expect(await timers(alone(listening, 2), alone(reading))).toEqual([120, 90]);
  expect(await timers(alone(listening, null), alone(reading, 3))).toEqual([null, 180]);
  const { reply } = await call(getExaminationAdmin, { as: admin, params: { id } });
  expect(reply.sections.map(({ shuffle_questions }) => shuffle_questions)).toEqual([null, false]);
});

async function withEmptySection() {
  const { id } = await anExamination(context, {
    sections: [
      { name: 'READING', items: [{}] },
      { name: 'EMPTY', items: [] },
    ],
  });
  clock.advance(1000);
  const { reply } = await call(getExaminationAdmin, { as: admin, params: { id } });
  const [reading, empty] = reply.sections;
  if (!reading || !empty) throw new Error('two sections were expected');
  return { id, reading, empty };
}

test('a section without questions is deleted if the arrangement leaves it out', async () => {
  const { id, reading } = await withEmptySection();
  const { status, reply } = await arrange(id, [reading]);
  expect([status, reply.examination.sections]).toEqual([200, [reading]]);
});

test('a section that got a question meanwhile is not deleted', async () => {
  const { id, reading, empty } = await withEmptySection();
  await context.db
    .transaction()
    .execute((trx) => insertItem(trx, { ...anItem(), examination_id: id, section_id: empty.id }));
  const { status, error } = await arrange(id, [reading]);
  expect([status, error.code]).toEqual([409, 'sections_changed']);
  const { reply } = await call(getExaminationAdmin, { as: admin, params: { id } });
  expect(reply.sections.map(({ bank_count }) => bank_count)).toEqual([1, 1]);
});

test('a section that another admin deleted cannot be arranged', async () => {
  const { id, reading, empty } = await withEmptySection();
  await arrange(id, [reading]);
  const { status, error } = await arrange(id, [empty, reading]);
  expect([status, error.code]).toEqual([409, 'sections_changed']);
});

test('an unchanged arrangement is no edit', async () => {
  const { id, listening, reading } = await anArrangement();
  const { reply } = await arrange(id, [listening, reading]);
  expect(reply.examination.has_unpublished_changes).toBe(false);
});
