import { getLeaderboard, getLeaderboardMonths, leaderboardPage } from '@lulus/contract';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '../api/client.ts';

/** While the page is looked at, it follows what others submit; also the way on when the connection comes back. */
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
      leaderboardPage.parse(await call(getLeaderboard, { query: { month, page }, signal })),
    meta: { failure: 'Leaderboard fetch' },
    placeholderData: keepPreviousData,
    refetchInterval: REFRESH_MS,
  });
