import {
  getLeaderboard,
  getLeaderboardMonths,
  LEADERBOARD_TOP,
  type LeaderboardEntry,
  type LeaderboardPage,
  MAX_COUNTED_RANK,
} from '@lulus/contract';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { anAdmin, aStudent } from '../../test/factories.ts';
import { aScore, moveTo } from '../../test/store-scores.ts';
import { createTestApp, type TestApp } from '../../test/test-app.ts';

/** Creates a separate application at this time, so that other tests do not affect its leaderboard. */
async function appAt(time: string, environment: NodeJS.ProcessEnv = {}) {
  const app = await createTestApp({ TOKEN_HOURS: '8760', ...environment });
  moveTo(app, time);
  const admin = await anAdmin(app.context);
  const get = (query: { month?: string; page?: number } = {}) =>
    app.call(getLeaderboard, { as: admin, query });
  return {
    ...app,
    admin,
    get,
    lists: async () => (await get()).reply as Record<string, LeaderboardEntry[]>,
    page: async (month: string, page = 1) => (await get({ month, page })).reply as LeaderboardPage,
    months: async (as: Parameters<TestApp['tokenOf']>[0] = admin) =>
      (await app.call(getLeaderboardMonths, { as })).reply,
  };
}

/** Inserts students with a balance in the month, each a point below the one before. */
async function aRanking({ context }: TestApp, month: string, students: number): Promise<void> {
  await sql`with people as (
      insert into users (id, role, first_name)
      select gen_random_uuid(), 'student', 'Siswa ' || n from generate_series(1, ${students}::integer) as n
      returning id, first_name
    )
    insert into monthly_balances (user_id, month, total_score, reached_at)
    select id, ${`${month}-01`}::date, 100000 - substr(first_name, 7)::integer, now() from people
  `.execute(context.db);
}

const firstNames = (entries: LeaderboardEntry[] = []) => entries.map(({ user }) => user.first_name);

describe('the leaderboard', () => {
  test.each([
    [{ month: '2031-13' }, ['month']],
    [{ month: 'November' }, ['month']],
    [{ month: '1999-12' }, ['month']],
    [{ month: '2031-11', page: 0 }, ['page']],
    [{ month: '2031-11', page: 1.5 }, ['page']],
    [{ month: '2031-11', page: 1e9 }, ['page']],
  ])('rejects %o', async (query, fields) => {
    const { get } = await appAt('2031-11-15T00:00:00Z');
    const { status, error } = await get(query);
    expect([status, Object.keys(error.message)]).toEqual([422, fields]);
  });

  test('is not found while it is switched off', async () => {
    const { context, get, call, admin } = await appAt('2031-11-15T00:00:00Z');
    await context.db.updateTable('settings').set({ leaderboard_on: false }).execute();
    const answers = [
      await get(),
      await get({ month: '2031-11' }),
      await call(getLeaderboardMonths, { as: admin }),
    ];
    for (const { status, error } of answers) {
      expect([status, error.message]).toEqual([404, 'The leaderboard is switched off.']);
    }
  });

  test('is empty for both months before any submission', async () => {
    const { lists, page } = await appAt('2031-11-15T00:00:00Z');
    expect(await lists()).toEqual({ 10: [], 11: [] });
    expect(await page('2031-11')).toEqual({ month: '2031-11', page: 1, last_known_page: 1, entries: [] });
  });

  test('ranks by balance, and equal balances by the time when they were reached', async () => {
    const app = await appAt('2031-11-15T00:00:00Z');
    const people = await Promise.all(
      ['Late', 'Best', 'Early', 'Joined'].map((first_name) => aStudent(app.context, { first_name })),
    );
    const score = async (place: number, points: number) => {
      const person = people[place];
      if (person) await aScore(app.context, person, points);
      app.clock.advance(1000);
    };
    await score(0, 4);
    await score(2, 5);
    await score(1, 9);
    await score(0, 1);
    await score(3, 0.5);
    const { 11: november = [] } = await app.lists();
    expect(firstNames(november)).toEqual(['Best', 'Early', 'Late', 'Joined']);
    expect(november[0]).toEqual({
      user: { id: people[1]?.id, first_name: 'Best', middle_name: 'Dewi', last_name: 'Lestari' },
      total_score: 9,
    });
    expect((await app.page('2031-11')).entries).toEqual(november);
  });

  test.each([
    ['2031-11-30T16:59:59Z', ['10', '11']],
    ['2031-11-30T17:00:00Z', ['11', '12']],
    ['2031-12-31T17:00:00Z', ['0', '1']],
  ])('at %s has the months %j', async (time, keys) => {
    const { lists } = await appAt(time);
    expect(Object.keys(await lists())).toEqual(keys);
  });

  test('has December under the key 0 in January', async () => {
    const app = await appAt('2031-12-31T16:00:00Z');
    await aScore(app.context, await aStudent(app.context, { first_name: 'December' }), 3);
    app.clock.advance(2 * 3_600_000);
    await aScore(app.context, await aStudent(app.context, { first_name: 'January' }), 3);
    const { 0: december, 1: january } = await app.lists();
    expect([firstNames(december), firstNames(january)]).toEqual([['December'], ['January']]);
    expect(await app.months()).toMatchObject({
      current: { month: '2032-01' },
      previous: { month: '2031-12' },
      ends_at: '2032-01-31T17:00:00.000Z',
    });
  });

  test(`has only the best ${LEADERBOARD_TOP}`, async () => {
    const app = await appAt('2031-11-15T00:00:00Z');
    await aRanking(app, '2031-11', LEADERBOARD_TOP + 1);
    const { 11: november } = await app.lists();
    expect(november).toHaveLength(LEADERBOARD_TOP);
    expect(firstNames(november).at(-1)).toBe(`Siswa ${LEADERBOARD_TOP}`);
  });

  test('has ten entries on a page, and knows two pages ahead', async () => {
    const app = await appAt('2031-11-15T00:00:00Z');
    await aRanking(app, '2031-11', 41);
    const seen = await Promise.all([1, 2, 3, 4, 5, 6, 100_000].map((page) => app.page('2031-11', page)));
    expect(seen.map(({ last_known_page }) => last_known_page)).toEqual([3, 4, 5, 5, 5, 5, 99_999]);
    expect(seen.map(({ entries }) => entries.length)).toEqual([10, 10, 10, 10, 1, 0, 0]);
    expect(firstNames(seen[1]?.entries).slice(0, 2)).toEqual(['Siswa 11', 'Siswa 12']);
  });
});

describe('the months', () => {
  test('end at midnight of the school’s time zone, also after summer time has ended', async () => {
    const { months, context } = await appAt('2031-10-15T12:00:00Z', { TIME_ZONE: 'Europe/Berlin' });
    const { ends_at, now } = await months();
    // Summer time, UTC+2, ends on 26 October: midnight is at 23:00 UTC then.
    expect(ends_at).toBe('2031-10-31T23:00:00.000Z');
    expect(Math.abs(Date.parse(now) - context.clock().getTime())).toBeLessThan(60_000);
  });

  test('end correctly if the next month begins without midnight', async () => {
    // In Paraguay the first of October 2017 began at 1:00 of summer time.
    const { months } = await appAt('2017-09-15T12:00:00Z', { TIME_ZONE: 'America/Asuncion' });
    expect((await months()).ends_at).toBe('2017-10-01T04:00:00.000Z');
  });

  test('follow the time zone of the balances', async () => {
    const { months, context } = await appAt('2031-11-30T18:00:00Z');
    expect((await months()).current.month).toBe('2031-12');
    await context.db.updateTable('settings').set({ balances_time_zone: 'UTC' }).execute();
    expect((await months()).current.month).toBe('2031-11');
  });
});

describe('the caller’s standing', () => {
  test('is empty for an admin and for a student without a result', async () => {
    const { months, context } = await appAt('2031-11-15T00:00:00Z');
    const none = { current: { rank: null, total_score: null }, previous: { rank: null, total_score: null } };
    expect(await months()).toMatchObject(none);
    expect(await months(await aStudent(context))).toMatchObject(none);
  });

  test('matches the order of the list, also among equal balances', async () => {
    const app = await appAt('2031-11-15T00:00:00Z');
    const students = await Promise.all([1, 2, 3, 4, 5].map(() => aStudent(app.context)));
    await app.context.db
      .insertInto('monthly_balances')
      .values(
        students.map(({ id }, index) => ({
          user_id: id,
          month: '2031-11-01',
          total_score: index === 4 ? 9 : 5,
          reached_at: new Date(index === 3 ? '2031-11-01T00:00:00Z' : '2031-11-02T00:00:00Z'),
        })),
      )
      .execute();
    const { entries } = await app.page('2031-11');
    for (const student of students) {
      const place = entries.findIndex(({ user }) => user.id === student.id) + 1;
      const { current, previous } = await app.months(student);
      expect(current.rank).toBe(place);
      expect(previous.rank).toBeNull();
    }
  });

  test('has no rank beyond the counted ranks', async () => {
    const app = await appAt('2031-11-15T00:00:00Z');
    await aRanking(app, '2031-10', MAX_COUNTED_RANK - 1);
    const student = await aStudent(app.context);
    const reached_at = new Date('2031-10-30T00:00:00Z');
    await app.context.db
      .insertInto('monthly_balances')
      .values({ user_id: student.id, month: '2031-10-01', total_score: 1, reached_at })
      .execute();
    expect((await app.months(student)).previous).toEqual({
      month: '2031-10',
      rank: MAX_COUNTED_RANK,
      total_score: 1,
    });
    await aRanking(app, '2031-10', 1);
    expect((await app.months(student)).previous).toMatchObject({ rank: null, total_score: 1 });
  });
});
