import { notFound } from '../platform/errors.ts';
import type { LeaderboardContext } from './context.ts';
import type { Months } from './leaderboard.queries.ts';

/** Returns the leaderboard's two months at `now`. Throws 404 while the leaderboard is switched off. */
export async function getOpenMonths(
  { leaderboard, clock }: Pick<LeaderboardContext, 'clock' | 'leaderboard'>,
  now: Date = clock(),
): Promise<Omit<Months, 'leaderboard_on'>> {
  const { leaderboard_on, ...months } = await leaderboard.months(now);
  if (!leaderboard_on) throw notFound('leaderboard_off');
  return months;
}
