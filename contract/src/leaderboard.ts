import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { id, nameParts } from './fields.ts';
import { fieldMessage } from './messages/problem.ts';

/** A student's token balance of one month: the sum over examinations of the best score submitted in it. */
export const leaderboardEntry = z.object({
  user: z.object({
    id,
    ...nameParts,
  }),
  total_score: z.number(),
});
export type LeaderboardEntry = z.infer<typeof leaderboardEntry>;

/** A calendar month in the school's time zone, such as `2026-11`. */
export const month = z
  .string()
  .regex(/^\d{4}-(0[1-9]|1[0-2])$/, fieldMessage('not_a_month'))
  .refine((value) => value >= '2000-01', fieldMessage('month_too_old'));

/** One page of a month's ranking. */
export const leaderboardPage = z.object({
  month,
  page: z.number(),
  /** The highest page that a client may request next: this one plus one for each page button. */
  last_known_page: z.number(),
  entries: z.array(leaderboardEntry),
});
export type LeaderboardPage = z.infer<typeof leaderboardPage>;

/** Lists by month number, as in the specification; see `getLeaderboard`. */
export const leaderboardMonths = z.record(z.string().regex(/^\d+$/), z.array(leaderboardEntry));

export const getLeaderboard = endpoint({
  method: 'GET',
  path: '/api/leaderboard',
  access: 'user',
  summary:
    'The best 100 of this month under its number (1 to 12) and of the last month under one less, or with month one page of it; 404 when the leaderboard is switched off',
  query: z.object({
    month: month.optional(),
    page: z.coerce.number().int().min(1).max(1_000_000).optional(),
  }),
  reply: z.union([leaderboardPage, leaderboardMonths]),
});

/** A student's rank in a month. */
export const standing = z.object({
  month,
  /** 1 for the best. Null without a result, and beyond `MAX_COUNTED_RANK`, where ranks are not counted. */
  rank: z.number().nullable(),
  /** Null without a result in that month. */
  total_score: z.number().nullable(),
});
export type Standing = z.infer<typeof standing>;

export const getLeaderboardMonths = endpoint({
  method: 'GET',
  path: '/api/leaderboard/months',
  access: 'user',
  summary:
    'What the two cards of the leaderboard need to know: this month and the last, when this one ends, and where the caller stands',
  reply: z.object({
    current: standing,
    previous: standing,
    /** End of the current month, and the current time, by the server's clock. */
    ends_at: z.iso.datetime({ precision: 3 }),
    now: z.iso.datetime({ precision: 3 }),
  }),
});
