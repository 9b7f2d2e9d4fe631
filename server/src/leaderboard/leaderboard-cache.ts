import { getLeaderboard } from '@lulus/contract';
import type { Config } from '../platform/config.ts';
import { cachedLoader } from '../platform/db/cached-loader.ts';
import type { Database } from '../platform/db/database.ts';
import { NONE, type Notices } from '../platform/db/notices.ts';
import { type ReadyText, readyText, textOf } from '../platform/http/serve.ts';
import { getMonths, type Months } from './leaderboard.queries.ts';
import { readLeaderboard, readLeaderboardPage } from './read-leaderboard.ts';

/** Milliseconds for which a page is cached, since many students open it after submitting. */
const PAGE_MS = 1000;
const MAX_PAGES = 500;
/** Months are cached per quarter of an hour, since no month of any time zone begins within one. */
const QUARTER_MS = 15 * 60_000;

export interface LeaderboardCache {
  months(now: Date): Promise<Months>;
  /** Returns the best of both months as a prepared reply. */
  best(months: Pick<Months, 'current' | 'previous'>): Promise<ReadyText>;
  page(month: string, page: number): Promise<ReadyText>;
}

export function createLeaderboardCache({
  db,
  notices,
  config,
}: {
  db: Database;
  notices: Notices;
  config: Config;
}): LeaderboardCache {
  const monthsAt = cachedLoader({
    notices,
    topic: 'settings',
    atMost: 10,
    read: (quarter) => getMonths(db, new Date(Number(quarter) * QUARTER_MS), config.TIME_ZONE),
  });
  const shortLived = { notices, topic: NONE, forMs: PAGE_MS } as const;
  const best = cachedLoader({
    ...shortLived,
    atMost: 2,
    read: async (key) => {
      const [current = '', previous = ''] = key.split(' ');
      return readyText(textOf(getLeaderboard.reply, await readLeaderboard(db, { current, previous })));
    },
  });
  const pages = cachedLoader({
    ...shortLived,
    atMost: MAX_PAGES,
    read: async (key) => {
      const [month = '', page] = key.split(' ');
      const found = await readLeaderboardPage(db, month, Number(page));
      return readyText(textOf(getLeaderboard.reply, found));
    },
  });
  return {
    months: (now) => monthsAt(String(Math.floor(now.getTime() / QUARTER_MS))),
    best: ({ current, previous }) => best(`${current} ${previous}`),
    page: (month, page) => pages(`${month} ${page}`),
  };
}
