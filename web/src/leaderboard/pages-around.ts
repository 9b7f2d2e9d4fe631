import { LEADERBOARD_PAGES_AROUND } from '@lulus/contract';

/** The pages that have a button: the current one and two on each side, as far as there are any. */
export function pagesAround(page: number, lastKnown: number): number[] {
  const first = Math.max(1, page - LEADERBOARD_PAGES_AROUND);
  const last = Math.max(page, Math.min(lastKnown, page + LEADERBOARD_PAGES_AROUND));
  return Array.from({ length: last - first + 1 }, (_, index) => first + index);
}
