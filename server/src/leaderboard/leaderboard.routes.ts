import { getLeaderboard, getLeaderboardMonths, type TokenUser } from '@lulus/contract';
import { notFound } from '../platform/errors.ts';
import { type Http, serve } from '../platform/http/serve.ts';
import type { LeaderboardContext } from './context.ts';
import { getOpenMonths } from './get-open-months.ts';
import { readMonths } from './read-months.ts';

/** Throws 404 for a proctor, who sees nothing of students' scores. */
function refuseProctors({ role }: TokenUser): void {
  if (role === 'proctor') throw notFound();
}

export function leaderboardRoutes(http: Http, context: LeaderboardContext): void {
  serve(http, getLeaderboard, async ({ user, query: { month, page = 1 } }) => {
    refuseProctors(user);
    const months = await getOpenMonths(context);
    return month === undefined ? context.leaderboard.best(months) : context.leaderboard.page(month, page);
  });

  serve(http, getLeaderboardMonths, async ({ user }) => {
    refuseProctors(user);
    return readMonths(context, user.id);
  });
}
