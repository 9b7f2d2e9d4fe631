import { LEADERBOARD_PAGES_AROUND } from '@lulus/contract';

/** Returns the pages with a button: the current one and up to two on each side. */
export function pagesAround(page: number, lastKnown: number): number[] {
  const first = Math.max(1, page - LEADERBOARD_PAGES_AROUND);
  const last = Math.max(page, Math.min(lastKnown, page + LEADERBOARD_PAGES_AROUND));
  return Array.from({ length: last - first + 1 }, (_, index) => first + index);
}
