import {
  LEADERBOARD_PAGE_SIZE,
  LEADERBOARD_PAGES_AROUND,
  LEADERBOARD_TOP,
  type LeaderboardEntry,
  type LeaderboardPage,
  type leaderboardMonths,
} from '@lulus/contract';
import type { z } from 'zod';
import type { Db } from '../platform/db/database.ts';
import { listRanking, type Months } from './leaderboard.queries.ts';

type Ranked = Awaited<ReturnType<typeof listRanking>>[number];

const entryOf = ({ total_score, ...user }: Ranked): LeaderboardEntry => ({ user, total_score });

/** Returns the best of the current and the previous month, by month number. In January, December has the number 0. */
export async function readLeaderboard(
  db: Db,
  { current, previous }: Pick<Months, 'current' | 'previous'>,
): Promise<z.output<typeof leaderboardMonths>> {
  const [now, before] = await Promise.all(
    [current, previous].map((month) => listRanking(db, month, { limit: LEADERBOARD_TOP })),
  );
  const number = Number(current.slice(-2));
  return { [number]: (now ?? []).map(entryOf), [number - 1]: (before ?? []).map(entryOf) };
}

/** Returns one page of a month. Reads as far ahead as the page buttons need, and does not count all students. */
export async function readLeaderboardPage(db: Db, month: string, page: number): Promise<LeaderboardPage> {
  const ahead = LEADERBOARD_PAGES_AROUND * LEADERBOARD_PAGE_SIZE;
  const ranked = await listRanking(db, month, {
    // One row of the last page is enough to know that it exists.
    limit: ahead + 1,
    offset: (page - 1) * LEADERBOARD_PAGE_SIZE,
  });
  const pages = Math.ceil(ranked.length / LEADERBOARD_PAGE_SIZE);
  return {
    month,
    page,
    last_known_page: Math.max(1, page + pages - 1),
    entries: ranked.slice(0, LEADERBOARD_PAGE_SIZE).map(entryOf),
  };
}
