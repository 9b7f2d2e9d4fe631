import type { Context } from '../context.ts';
import { notFound } from '../http/errors.ts';
import { getMonths, type Months } from './leaderboard.queries.ts';

/** The leaderboard's two months by the server's clock, refused while it is switched off. */
export async function getOpenMonths(
  { db, config, clock }: Context,
  now: Date = clock(),
): Promise<Omit<Months, 'leaderboard_on'>> {
  const { leaderboard_on, ...months } = await getMonths(db, now, config.TIME_ZONE);
  if (!leaderboard_on) throw notFound('The leaderboard is switched off.');
  return months;
}
