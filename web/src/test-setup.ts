import { notifications } from '@mantine/notifications';
import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';
import { addAccountWords } from './account/account-catalogue.ts';
import { deviceCopies } from './attempts/device-copies.ts';
import { elsewhereFeatures } from './attempts/elsewhere-words.ts';
import { logInAgainFeatures } from './attempts/log-in-again-words.ts';
import { addPanelWords } from './attempts/panels-catalogue.ts';
import { ATTEMPT_ID } from './attempts/test-exam.ts';
import { addChangePasswordWords } from './auth/change-password-words.ts';
import { addRegistrationWords } from './auth/registration-words.ts';
import { addSetPasswordWords } from './auth/set-password-words.ts';
import { addFeatures } from './i18n/add-features.ts';
import { addAdminWords } from './i18n/admin-catalogue.ts';
import { catalogue } from './i18n/catalogue.ts';
import { addWords, startI18n } from './i18n/i18n.ts';
import { languages } from './i18n/language.ts';
import { addLeaderboardWords } from './leaderboard/leaderboard-catalogue.ts';
import { addResultsWords } from './results/results-catalogue.ts';
import { forgetSessions } from './session/session.ts';

// jsdom has no matchMedia, no ResizeObserver and no fonts, which Mantine asks for.
window.matchMedia ??= (query) =>
  ({
    matches: false,
    media: query,
    onchange: null,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
    dispatchEvent: () => false,
  }) as unknown as MediaQueryList;

window.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
};

// Nothing scrolls in jsdom either.
Element.prototype.scrollIntoView ??= () => undefined;

if (!document.fonts) Object.defineProperty(document, 'fonts', { value: new EventTarget() });

// What is waited for comes in a moment, and later on a machine that does much else.
configure({ asyncUtilTimeout: 10_000 });

startI18n();
for (const language of languages) addWords(language, catalogue(language));
addAdminWords();
addAccountWords();
addPanelWords();
addFeatures(elsewhereFeatures);
addFeatures(logInAgainFeatures);
addChangePasswordWords();
addRegistrationWords();
addSetPasswordWords();
addResultsWords();
addLeaderboardWords();

afterEach(async () => {
  cleanup();
  // What an examination that is left was still sealing is not written into the next test.
  await deviceCopies.read(ATTEMPT_ID);
  localStorage.clear();
  sessionStorage.clear();
  forgetSessions();
  // What one test has shown is not on the screen of the next one, which may be of another file.
  notifications.clean();
  notifications.cleanQueue();
});
