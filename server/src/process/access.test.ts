/** Access to every endpoint for each kind of caller (`server/test/access-table.ts`). */

import type { Endpoint } from '@lulus/contract';
import * as contract from '@lulus/contract';
import { describe, expect, test } from 'vitest';
import type { Caller, World } from '../../test/access-callers.ts';
import { accessTable } from '../../test/access-table.ts';
import { aCollection, anAdmin, anExamination, aStimulusIn, someCallers } from '../../test/factories.ts';
import { createTestApp } from '../../test/test-app.ts';
import { replaceCoTeachers } from '../examinations/sharing/sharing.queries.ts';

const { app, context, call, tokenOf } = await createTestApp();

async function aWorld(): Promise<World> {
  const callers = await someCallers(context);
  const { student, teacher, 'co-teacher': coTeacher } = callers;
  const theirs = { settings: { owner_id: teacher.id } };
  const examination = await anExamination(context, theirs);
  const started = await call(contract.startExam, { as: student, body: { exam_id: examination.id } });
  const draft = await anExamination(context, { ...theirs, published: false });
  const collection = await aCollection(context, theirs.settings);
  for (const { id } of [examination, draft, collection])
    await replaceCoTeachers(context.db, id, [coTeacher.id]);
  return {
    exam_id: examination.id,
    attempt_id: started.reply.exam.attempt_id,
    question_id: examination.items[0]?.id ?? '',
    draft_id: draft.id,
    draft_question_id: draft.items[1]?.id ?? '',
    draft_stimulus_id: await aStimulusIn(context, draft.id),
    collection_id: collection.id,
    callers,
  };
}

const nameOf = ({ method, path }: Pick<Endpoint, 'method' | 'path'>) => `${method} ${path}`;

describe.each(accessTable.map((row) => ({ name: nameOf(row.endpoint), ...row })))('$name', (row) => {
  test.each(Object.entries(row.status) as [Caller, number][])(
    'answers %s with %i',
    async (caller, status) => {
      const world = await aWorld();
      if (row.afterSubmit) {
        await call(contract.submitExam, {
          as: world.callers.student,
          body: { exam_id: world.exam_id, answers: '[]' },
        });
      }
      const as = caller === 'no one' ? undefined : world.callers[caller];
      const answer = await call(row.endpoint as never, { as, ...row.request?.(world) } as never);
      expect((answer as { status: number }).status).toBe(status);
    },
  );
});

function isEndpoint(value: unknown): value is Endpoint {
  return typeof value === 'object' && value !== null && 'method' in value && 'access' in value;
}

test('the table has every endpoint of the contract', () => {
  const endpoints = Object.values<unknown>(contract).filter(isEndpoint);
  expect(accessTable.map((row) => nameOf(row.endpoint)).sort()).toEqual(endpoints.map(nameOf).sort());
});

test('the API reference has the endpoints of the contract and no others', async () => {
  const { paths = {} } = app.swagger();
  const served = Object.entries(paths).flatMap(([path, methods]) =>
    Object.keys(methods ?? {}).map(
      (method) => `${method.toUpperCase()} ${path.replace(/\{(\w+)\}/g, ':$1')}`,
    ),
  );
  expect(served.sort()).toEqual(accessTable.map((row) => nameOf(row.endpoint)).sort());
});

test('access is checked before the request is validated', async () => {
  const response = await app.inject({ method: 'PUT', url: '/api/exam/answers', payload: { nonsense: true } });
  expect(response.statusCode).toBe(401);
  const token = await tokenOf(await anAdmin(context));
  const forbidden = await app.inject({
    method: 'PUT',
    url: '/api/exam/answers',
    headers: { authorization: `Bearer ${token}` },
    payload: { nonsense: true },
  });
  expect(forbidden.statusCode).toBe(403);
});
