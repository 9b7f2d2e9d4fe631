import { getLeaderboard, getLeaderboardMonths } from '@lulus/contract';
import type { Context } from '../context.ts';
import { type Http, serve } from '../http/serve.ts';
import { readLeaderboard, readLeaderboardPage } from './read-leaderboard.ts';
import { readMonths } from './read-months.ts';

export function leaderboardRoutes(http: Http, context: Context): void {
  serve(http, getLeaderboard, ({ query: { month, page = 1 } }) =>
    month === undefined ? readLeaderboard(context) : readLeaderboardPage(context, month, page),
  );

  serve(http, getLeaderboardMonths, ({ user }) => readMonths(context, user.id));
}
