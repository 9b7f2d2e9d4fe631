/** The words of the leaderboard: fetched with it, so that no one waits for them before an examination. */
import { resultMessagesWords } from '@lulus/contract/messages';
import { addFeatures } from '../platform/i18n/add-features.ts';
import { inLanguage } from '../platform/i18n/in-language.ts';
import { registerMessages } from '../platform/i18n/translate-message.ts';
import { leaderboardWords } from './words.ts';

export const leaderboardFeatures = { leaderboard: leaderboardWords, resultMessages: resultMessagesWords };

export function addLeaderboardWords() {
  registerMessages('resultMessages', inLanguage(resultMessagesWords, 'default'));
  addFeatures(leaderboardFeatures);
}
