import type { PlatformContext } from '../platform/context.ts';
import type { LeaderboardCache } from './leaderboard-cache.ts';

export interface LeaderboardContext extends PlatformContext {
  leaderboard: LeaderboardCache;
}
