import { cleanup } from '@testing-library/react';
import { afterEach } from 'vitest';
import { addAdminWords } from './i18n/admin-catalogue.ts';
import { startI18n } from './i18n/i18n.ts';

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

if (!document.fonts) Object.defineProperty(document, 'fonts', { value: new EventTarget() });

startI18n();
addAdminWords();

afterEach(() => {
  cleanup();
  localStorage.clear();
});
