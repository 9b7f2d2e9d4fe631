import {
  getLeaderboard,
  getLeaderboardMonths,
  LEADERBOARD_PAGE_SIZE,
  type LeaderboardPage,
  leaderboardMonths,
  leaderboardPage,
  type Reply,
} from '@lulus/contract';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '../platform/api/client.ts';

/** Milliseconds between refetches. They show new results, and detect that the connection is back. */
const REFRESH_MS = 60_000;

export const monthsQuery = () =>
  queryOptions({
    queryKey: ['leaderboard', 'months'],
    queryFn: ({ signal }) => call(getLeaderboardMonths, { signal }),
    meta: { failure: 'Leaderboard fetch' },
    refetchInterval: REFRESH_MS,
  });

export const rankingQuery = (month: string, page: number) =>
  queryOptions({
    queryKey: ['leaderboard', month, page],
    queryFn: async ({ signal }) =>
      readPage(await call(getLeaderboard, { query: { month, page }, signal }), month, page),
    meta: { failure: 'Leaderboard fetch' },
    placeholderData: keepPreviousData,
    refetchInterval: REFRESH_MS,
  });

/** Reads a page, or the specification's lists by month number. In January, last December has the key 0. */
function readPage(reply: Reply<typeof getLeaderboard>, month: string, page: number): LeaderboardPage {
  const read = leaderboardPage.safeParse(reply);
  if (read.success) return read.data;
  const months = leaderboardMonths.parse(reply);
  const number = Number(month.slice(-2));
  const entries = months[number] ?? months[number % 12] ?? [];
  const end = page * LEADERBOARD_PAGE_SIZE;
  return {
    month,
    page,
    last_known_page: Math.max(1, Math.ceil(entries.length / LEADERBOARD_PAGE_SIZE)),
    entries: entries.slice(end - LEADERBOARD_PAGE_SIZE, end),
  };
}
