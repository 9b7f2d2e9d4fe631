import { notifications } from '@mantine/notifications';
import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';
import { addAccountWords } from '../src/account/account-catalogue.ts';
import { addAdminWords } from '../src/app/words/admin-catalogue.ts';
import { catalogue } from '../src/app/words/catalogue.ts';
import { wordSource } from '../src/app/words/word-source.ts';
import { deviceCopies } from '../src/attempts/device-copy/device-copies.ts';
import { addPanelWords } from '../src/attempts/panels/panels-catalogue.ts';
import { logInAgainFeatures } from '../src/attempts/relogin/log-in-again-words.ts';
import { ATTEMPT_ID } from '../src/attempts/session/test-exam.ts';
import { elsewhereFeatures } from '../src/attempts/takeover/elsewhere-words.ts';
import { addChangePasswordWords } from '../src/auth/change-password-words.ts';
import { addRegistrationWords } from '../src/auth/registration-words.ts';
import { addSetPasswordWords } from '../src/auth/set-password-words.ts';
import { addLeaderboardWords } from '../src/leaderboard/leaderboard-catalogue.ts';
import { addFeatures } from '../src/platform/i18n/add-features.ts';
import { addWords, startI18n } from '../src/platform/i18n/i18n.ts';
import { languages } from '../src/platform/i18n/language.ts';
import { currentSession } from '../src/platform/session/session.ts';
import { addResultsWords } from '../src/results/results-catalogue.ts';

// jsdom lacks matchMedia, ResizeObserver and fonts, which Mantine uses.
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

// jsdom does not scroll either.
Element.prototype.scrollIntoView ??= () => undefined;

if (!document.fonts) Object.defineProperty(document, 'fonts', { value: new EventTarget() });

// A busy machine needs more than the default of one second.
configure({ asyncUtilTimeout: 10_000 });

startI18n(wordSource);
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
  // Waits for pending writes of an answer copy, which would otherwise reach the next test.
  await deviceCopies.read(ATTEMPT_ID);
  localStorage.clear();
  sessionStorage.clear();
  // Forgets the session of the test, whose token may equal that of the next one.
  currentSession();
  // Toasts are global and would be visible in the next test.
  notifications.clean();
  notifications.cleanQueue();
});
