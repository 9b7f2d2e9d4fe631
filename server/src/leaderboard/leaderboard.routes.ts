import { getLeaderboard, getLeaderboardMonths } from '@lulus/contract';
import { type Http, serve } from '../platform/http/serve.ts';
import type { LeaderboardContext } from './context.ts';
import { getOpenMonths } from './get-open-months.ts';
import { readMonths } from './read-months.ts';

export function leaderboardRoutes(http: Http, context: LeaderboardContext): void {
  serve(http, getLeaderboard, async ({ query: { month, page = 1 } }) => {
    const months = await getOpenMonths(context);
    return month === undefined ? context.leaderboard.best(months) : context.leaderboard.page(month, page);
  });

  serve(http, getLeaderboardMonths, ({ user }) => readMonths(context, user.id));
}
