import { getLeaderboard, getLeaderboardMonths } from '@lulus/contract';
import type { Context } from '../context.ts';
import { type Http, serve } from '../http/serve.ts';
import { getOpenMonths } from './get-open-months.ts';
import { readMonths } from './read-months.ts';

export function leaderboardRoutes(http: Http, context: Context): void {
  serve(http, getLeaderboard, async ({ query: { month, page = 1 } }) => {
    const months = await getOpenMonths(context);
    return month === undefined ? context.leaderboard.best(months) : context.leaderboard.page(month, page);
  });

  serve(http, getLeaderboardMonths, ({ user }) => readMonths(context, user.id));
}
