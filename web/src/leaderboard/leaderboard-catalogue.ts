/** The words of the leaderboard: fetched with it, so that nobody waits for them before an examination. */
import { addFeatures } from '../i18n/add-features.ts';
import { leaderboardWords } from './words.ts';

export const leaderboardFeatures = { leaderboard: leaderboardWords };

export function addLeaderboardWords() {
  addFeatures(leaderboardFeatures);
}
