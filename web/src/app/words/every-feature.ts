/** The texts of all catalogues, for the build and for tests. Pages must not import it. */
import { accountFeatures } from '../../account/account-catalogue.ts';
import { panelFeatures } from '../../attempts/panels/panels-catalogue.ts';
import { logInAgainFeatures } from '../../attempts/relogin/log-in-again-words.ts';
import { elsewhereFeatures } from '../../attempts/takeover/elsewhere-words.ts';
import { changePasswordFeatures } from '../../auth/change-password-words.ts';
import { registrationFeatures } from '../../auth/registration-words.ts';
import { setPasswordFeatures } from '../../auth/set-password-words.ts';
import { leaderboardFeatures } from '../../leaderboard/leaderboard-catalogue.ts';
import type { Words } from '../../platform/i18n/words.ts';
import { resultsFeatures } from '../../results/results-catalogue.ts';
import { adminsOnlyFeatures } from '../layout/admins-only-words.ts';
import { adminFeatures } from './admin-catalogue.ts';
import { features } from './catalogue.ts';

export const everyFeature: Record<string, Words> = {
  ...features,
  ...accountFeatures,
  ...adminFeatures,
  ...adminsOnlyFeatures,
  ...changePasswordFeatures,
  ...elsewhereFeatures,
  ...leaderboardFeatures,
  ...logInAgainFeatures,
  ...panelFeatures,
  ...registrationFeatures,
  ...resultsFeatures,
  ...setPasswordFeatures,
};
