import { accountWords } from '../../account/words.ts';
import { soundWords } from '../../attempts/listening/sound-words.ts';
import { introWords } from '../../attempts/panels/intro-words.ts';
import { keysWords } from '../../attempts/panels/keys-words.ts';
import { reviewWords } from '../../attempts/panels/review-words.ts';
import { logInAgainWords } from '../../attempts/relogin/log-in-again-words.ts';
import { finishWords } from '../../attempts/submit/finish-words.ts';
import { elsewhereWords } from '../../attempts/takeover/elsewhere-words.ts';
import { changePasswordWords } from '../../auth/change-password-words.ts';
import { registrationWords } from '../../auth/registration-words.ts';
import { setPasswordWords } from '../../auth/set-password-words.ts';
import { helpWords } from '../../help/words.ts';
import { leaderboardWords } from '../../leaderboard/words.ts';
import { installWords } from '../../platform/install/words.ts';
import { privacyWords } from '../../privacy/words.ts';
import { resultsWords } from '../../results/words.ts';

/** Texts of pages and dialogs that are not on the way to the first question. */
export const laterFeatures = {
  account: accountWords,
  changePassword: changePasswordWords,
  examElsewhere: elsewhereWords,
  examPanels: { ...finishWords, ...introWords, ...keysWords, ...reviewWords, ...soundWords },
  help: helpWords,
  install: installWords,
  leaderboard: leaderboardWords,
  logInAgain: logInAgainWords,
  privacy: privacyWords,
  registration: registrationWords,
  results: resultsWords,
  setPassword: setPasswordWords,
};
