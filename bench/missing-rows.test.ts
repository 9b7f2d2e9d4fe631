import { afterAll, beforeAll, expect, test } from 'vitest';
import { drive } from './http/drive.ts';
import { allScenarios } from './scenarios/all.ts';
import type { Scenario } from './scenarios/scenario.ts';
import { openSchool, type School } from './school/school.ts';

const COUNT = 10;
let school: School;
let all: Awaited<ReturnType<typeof allScenarios>>;

beforeAll(async () => {
  school = await openSchool({ WORKERS: '1' });
  all = await allScenarios(school, { students: COUNT, pastAnswers: 4000, connections: 2 });
}, 60_000);

afterAll(() => school.close());

async function askSome({ prepare, next }: Scenario): Promise<void> {
  await prepare?.(COUNT);
  const { answered, faults } = await drive({ port: school.port, connections: 2, count: COUNT, next });
  expect({ answered, faults }).toEqual({ answered: COUNT, faults: [] });
}

test('the check finds an acknowledged answer that is not in the database', async () => {
  const { db } = school.context;
  await askSome(all.saves);
  expect(await all.saves.verify?.()).toEqual([]);
  const rows = await db
    .selectFrom('answers')
    .selectAll()
    .where('answered_at', '>', new Date(Date.now() - 60_000))
    .execute();
  const { attempt_id = '', question_id = '' } = rows[0] ?? {};
  await db
    .deleteFrom('answers')
    .where('attempt_id', '=', attempt_id)
    .where('question_id', '=', question_id)
    .execute();
  expect(await all.saves.verify?.()).toEqual(['1 acknowledged answers are not in the database.']);
});

test('the check finds a result that differs in the database, and a missing start', async () => {
  const { db } = school.context;
  await askSome(all.starts);
  const { attempt_id = '' } = all.starts.started[0] ?? {};
  await askSome(all.submits);
  expect([await all.starts.verify?.(), await all.submits.verify?.()]).toEqual([[], []]);
  await db.updateTable('results').set({ result_score: 39.5 }).where('attempt_id', '=', attempt_id).execute();
  expect(await all.submits.verify?.()).toEqual(['1 acknowledged results are not in the database.']);
  await db.deleteFrom('attempts').where('id', '=', attempt_id).execute();
  expect(await all.starts.verify?.()).toEqual(['1 acknowledged starts are not in the database.']);
});
