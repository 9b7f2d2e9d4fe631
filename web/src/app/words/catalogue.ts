import { messagesWords } from '@lulus/contract/messages';
import type { accountFeatures } from '../../account/account-catalogue.ts';
import type { panelFeatures } from '../../attempts/panels/panels-catalogue.ts';
import type { logInAgainFeatures } from '../../attempts/relogin/log-in-again-words.ts';
import type { elsewhereFeatures } from '../../attempts/takeover/elsewhere-words.ts';
import { attemptsWords } from '../../attempts/words.ts';
import type { changePasswordFeatures } from '../../auth/change-password-words.ts';
import type { registrationFeatures } from '../../auth/registration-words.ts';
import type { setPasswordFeatures } from '../../auth/set-password-words.ts';
import { authWords } from '../../auth/words.ts';
import { examinationsWords } from '../../examinations/words.ts';
import type { leaderboardFeatures } from '../../leaderboard/leaderboard-catalogue.ts';
import { inLanguage } from '../../platform/i18n/in-language.ts';
import type { Language } from '../../platform/i18n/language.ts';
import { displayWords } from '../../platform/preferences/words.ts';
import { uiWords } from '../../platform/ui/words.ts';
import type { resultsFeatures } from '../../results/results-catalogue.ts';
import type { adminsOnlyFeatures } from '../layout/admins-only-words.ts';
import { layoutWords } from '../layout/words.ts';
import type { adminFeatures } from './admin-catalogue.ts';

/** Texts for everyone. `admin-catalogue.ts` has those for admins, and some pages have catalogues of their own. */
export const features = {
  attempts: attemptsWords,
  auth: authWords,
  display: displayWords,
  examinations: examinationsWords,
  layout: layoutWords,
  messages: messagesWords,
  ui: uiWords,
};

type Features = typeof features &
  typeof accountFeatures &
  typeof adminFeatures &
  typeof adminsOnlyFeatures &
  typeof changePasswordFeatures &
  typeof elsewhereFeatures &
  typeof leaderboardFeatures &
  typeof logInAgainFeatures &
  typeof panelFeatures &
  typeof registrationFeatures &
  typeof resultsFeatures &
  typeof setPasswordFeatures;
/** The keys of `t`. The keys of a page with a catalogue of its own work only on that page. */
export type Catalogue = { [F in keyof Features]: { [K in keyof Features[F]]: string } };

/** Returns every feature's texts in one language, in the shape of i18next resources. */
export function catalogue(language: Language): Record<string, Record<string, string>> {
  return Object.fromEntries(
    Object.entries(features).map(([feature, all]) => [feature, inLanguage(all, language)]),
  );
}
