import { notifications } from '@mantine/notifications';
import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';
import { adminFeatures } from '../src/app/words/admin-catalogue.ts';
import { features } from '../src/app/words/catalogue.ts';
import { laterFeatures } from '../src/app/words/later-catalogue.ts';
import { wordSource } from '../src/app/words/word-source.ts';
import { deviceCopies } from '../src/attempts/device-copy/device-copies.ts';
import { ATTEMPT_ID } from '../src/attempts/session/test-exam.ts';
import { addWords, startI18n } from '../src/platform/i18n/i18n.ts';
import { inLanguage } from '../src/platform/i18n/in-language.ts';
import { languages } from '../src/platform/i18n/language.ts';
import { currentSession } from '../src/platform/session/session.ts';

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

// jsdom has no idle callbacks, and does not scroll.
window.requestIdleCallback ??= (task) => Number(setTimeout(task));
window.cancelIdleCallback ??= (handle) => clearTimeout(handle);
Element.prototype.scrollIntoView ??= () => undefined;

if (!document.fonts) Object.defineProperty(document, 'fonts', { value: new EventTarget() });

// A busy machine needs more than the default of one second.
configure({ asyncUtilTimeout: 10_000 });

startI18n(wordSource);
for (const language of languages) {
  addWords('first', language, inLanguage(features, language));
  addWords('later', language, inLanguage(laterFeatures, language));
  addWords('admins', language, inLanguage(adminFeatures, language));
}

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
