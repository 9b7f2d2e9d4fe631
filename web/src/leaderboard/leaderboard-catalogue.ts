/** Texts of the leaderboard. They load with it, so that an examination does not wait for them. */
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
