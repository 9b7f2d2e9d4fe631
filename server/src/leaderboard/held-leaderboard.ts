import { getLeaderboard } from '@lulus/contract';
import type { Config } from '../config.ts';
import type { Database } from '../db/database.ts';
import { hold } from '../db/hold.ts';
import { NONE, type Notices } from '../db/notices.ts';
import { fewPerCaller } from '../http/few-per-caller.ts';
import { type ReadyText, readyText, textOf } from '../http/serve.ts';
import { getMonths, type Months } from './leaderboard.queries.ts';
import { readLeaderboard, readLeaderboardPage } from './read-leaderboard.ts';

/** A page is read at most once a second, however many students look at it after submitting. */
const PAGE_MS = 1000;
const PAGES = 500;
/** One read at a time for all callers: the last pages of a large school skip all rows before them. */
const inTurn = fewPerCaller({ atOnce: 1, waiting: Number.POSITIVE_INFINITY });
/** No month of any time zone begins within one. */
const QUARTER_MS = 15 * 60_000;

export interface HeldLeaderboard {
  months(now: Date): Promise<Months>;
  /** The best of this month and of the last one, ready to be sent. */
  best(months: Pick<Months, 'current' | 'previous'>): Promise<ReadyText>;
  page(month: string, page: number): Promise<ReadyText>;
}

export function holdLeaderboard({
  db,
  notices,
  config,
}: {
  db: Database;
  notices: Notices;
  config: Config;
}): HeldLeaderboard {
  const monthsAt = hold({
    notices,
    topic: 'settings',
    atMost: 10,
    read: (quarter) => getMonths(db, new Date(Number(quarter) * QUARTER_MS), config.TIME_ZONE),
  });
  const passing = { notices, topic: NONE, forMs: PAGE_MS } as const;
  const best = hold({
    ...passing,
    atMost: 2,
    read: async (key) => {
      const [current = '', previous = ''] = key.split(' ');
      return readyText(textOf(getLeaderboard.reply, await readLeaderboard(db, { current, previous })));
    },
  });
  const pages = hold({
    ...passing,
    atMost: PAGES,
    read: async (key) => {
      const [month = '', page] = key.split(' ');
      const found = await inTurn('all', () => readLeaderboardPage(db, month, Number(page)));
      return readyText(textOf(getLeaderboard.reply, found));
    },
  });
  return {
    months: (now) => monthsAt(String(Math.floor(now.getTime() / QUARTER_MS))),
    best: ({ current, previous }) => best(`${current} ${previous}`),
    page: (month, page) => pages(`${month} ${page}`),
  };
}
