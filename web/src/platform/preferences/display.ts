/**
 * Display settings of this device: text size, contrast and animations. An accommodation of a student applies from login
 * to logout. Other settings stay on the device. `public/first-paint.js` applies the same settings before the first paint.
 */
import type { Display, TokenUser } from '@lulus/contract';
import { useSyncExternalStore } from 'react';
import { type DeviceDisplay, stored } from '../device-store/stored.ts';
import { currentSession, subscribeSession } from '../session/session.ts';

const SYSTEM_DEFAULTS: DeviceDisplay = { text_size: 100, high_contrast: null, no_animations: null };

/** Text size in percent from which the page has `data-large-text`, for layouts with little space. */
const LARGE_TEXT = 150;

const listeners = new Set<() => void>();
let shown: DeviceDisplay = SYSTEM_DEFAULTS;

/** The system's setting, which applies until a person chooses. */
const mediaQuery = (query: string) => window.matchMedia(query);
const moreContrast = () => mediaQuery('(prefers-contrast: more)');
export const lessMotion = () => mediaQuery('(prefers-reduced-motion: reduce)');

/** Applies the stored settings, now and whenever they change. Returns a function that stops this. */
export function startDisplay(): () => void {
  applySession();
  const unsubscribe = subscribeSession(applySession);
  const contrast = moreContrast();
  contrast.addEventListener('change', show);
  window.addEventListener('storage', show);
  return () => {
    unsubscribe();
    contrast.removeEventListener('change', show);
    window.removeEventListener('storage', show);
  };
}

/**
 * Applies the accommodation of the logged-in student. A later choice of the student wins until the school changes it.
 */
function applySession() {
  const user = currentSession()?.user;
  if (user) storeAccommodation(user);
  show();
}

function storeAccommodation({ display: given }: TokenUser) {
  if (!given) return stored.ownDisplay.remove();
  if (JSON.stringify(stored.ownDisplay.read()?.given) === JSON.stringify(given)) return;
  stored.ownDisplay.write({ given, chosen: mergeDisplay(stored.display.read() ?? SYSTEM_DEFAULTS, given) });
}

/** Returns the device's settings, overridden by those that the school has set. */
function mergeDisplay(device: DeviceDisplay, given: Display): DeviceDisplay {
  return {
    text_size: given.text_size === 100 ? device.text_size : given.text_size,
    high_contrast: given.high_contrast || device.high_contrast,
    no_animations: given.no_animations || device.no_animations,
  };
}

export function chooseDisplay(part: Partial<DeviceDisplay>) {
  const own = stored.ownDisplay.read();
  if (own) stored.ownDisplay.write({ ...own, chosen: { ...own.chosen, ...part } });
  else stored.display.write({ ...(stored.display.read() ?? SYSTEM_DEFAULTS), ...part });
  show();
}

function show() {
  shown = stored.ownDisplay.read()?.chosen ?? stored.display.read() ?? SYSTEM_DEFAULTS;
  const page = document.documentElement;
  page.dataset.textSize = String(shown.text_size);
  page.toggleAttribute('data-large-text', shown.text_size >= LARGE_TEXT);
  page.toggleAttribute('data-less-motion', shown.no_animations === true);
  page.toggleAttribute('data-more-contrast', shown.high_contrast ?? moreContrast().matches);
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/** Returns the settings in use, including those of the system. */
export function useDisplay(): Display {
  const { text_size, high_contrast, no_animations } = useSyncExternalStore(subscribe, () => shown);
  return {
    text_size,
    high_contrast: high_contrast ?? moreContrast().matches,
    no_animations: no_animations === true || lessMotion().matches,
  };
}
