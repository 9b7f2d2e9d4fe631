import type { Context } from '../context.ts';
import { notFound } from '../http/errors.ts';
import type { Months } from './leaderboard.queries.ts';

/** The leaderboard's two months by the server's clock, refused while it is switched off. */
export async function getOpenMonths(
  { leaderboard, clock }: Context,
  now: Date = clock(),
): Promise<Omit<Months, 'leaderboard_on'>> {
  const { leaderboard_on, ...months } = await leaderboard.months(now);
  if (!leaderboard_on) throw notFound('The leaderboard is switched off.');
  return months;
}
