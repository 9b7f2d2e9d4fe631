import { type getLeaderboardMonths, MAX_COUNTED_RANK, type Reply, type Standing } from '@lulus/contract';
import type { LeaderboardContext } from './context.ts';
import { getOpenMonths } from './get-open-months.ts';
import { listStandings, type StandingRow } from './leaderboard.queries.ts';

function standingIn(month: string, rows: StandingRow[]): Standing {
  const row = rows.find((one) => one.month === month);
  if (!row) return { month, rank: null, total_score: null };
  const rank = row.better < MAX_COUNTED_RANK ? row.better + 1 : null;
  return { month, rank, total_score: row.total_score };
}

/** Returns the caller's standing in the leaderboard's two months, and the end of the current one. */
export async function readMonths(
  context: Pick<LeaderboardContext, 'clock' | 'db' | 'leaderboard'>,
  userId: string,
): Promise<Reply<typeof getLeaderboardMonths>> {
  const now = context.clock();
  const { current, previous, ends_at } = await getOpenMonths(context, now);
  const rows = await listStandings(context.db, userId, [current, previous]);
  return {
    current: standingIn(current, rows),
    previous: standingIn(previous, rows),
    ends_at: ends_at.toISOString(),
    now: now.toISOString(),
  };
}
