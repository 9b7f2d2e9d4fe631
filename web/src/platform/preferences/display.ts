/**
 * How screens look on this device, beside their colours: text size, contrast, and whether anything moves. A school's
 * setting for a student applies from login to logout. Other settings stay with the device. `public/first-paint.js`
 * reads the same before anything is painted.
 */
import type { Display, TokenUser } from '@lulus/contract';
import { useSyncExternalStore } from 'react';
import { type DeviceDisplay, stored } from '../device-store/stored.ts';
import { currentSession, subscribeSession } from '../session/session.ts';

const AS_THE_SYSTEM: DeviceDisplay = { text_size: 100, high_contrast: null, no_animations: null };

/** From this size on (percent) screens are arranged otherwise where the room asks for it. */
const LARGE_TEXT = 150;

const listeners = new Set<() => void>();
let shown: DeviceDisplay = AS_THE_SYSTEM;

/** What the system asks for counts until someone chooses. */
const systemAsks = (query: string) => window.matchMedia(query);
const moreContrast = () => systemAsks('(prefers-contrast: more)');
export const lessMotion = () => systemAsks('(prefers-reduced-motion: reduce)');

export function startDisplay() {
  takeOver();
  subscribeSession(takeOver);
  moreContrast().addEventListener('change', show);
  window.addEventListener('storage', show);
}

/** The school's word for the student who is logged in, once: what they choose afterwards stands until the school changes it. */
function takeOver() {
  const user = currentSession()?.user;
  if (user) keepOwn(user);
  show();
}

function keepOwn({ display: given }: TokenUser) {
  if (!given) return stored.ownDisplay.remove();
  if (JSON.stringify(stored.ownDisplay.read()?.given) === JSON.stringify(given)) return;
  stored.ownDisplay.write({ given, chosen: over(stored.display.read() ?? AS_THE_SYSTEM, given) });
}

/** What the school has not set for the student stays as the device has it. */
function over(device: DeviceDisplay, given: Display): DeviceDisplay {
  return {
    text_size: given.text_size === 100 ? device.text_size : given.text_size,
    high_contrast: given.high_contrast || device.high_contrast,
    no_animations: given.no_animations || device.no_animations,
  };
}

export function chooseDisplay(part: Partial<DeviceDisplay>) {
  const own = stored.ownDisplay.read();
  if (own) stored.ownDisplay.write({ ...own, chosen: { ...own.chosen, ...part } });
  else stored.display.write({ ...(stored.display.read() ?? AS_THE_SYSTEM), ...part });
  show();
}

function show() {
  shown = stored.ownDisplay.read()?.chosen ?? stored.display.read() ?? AS_THE_SYSTEM;
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

/** As it is shown now, the system's wishes included. */
export function useDisplay(): Display {
  const { text_size, high_contrast, no_animations } = useSyncExternalStore(subscribe, () => shown);
  return {
    text_size,
    high_contrast: high_contrast ?? moreContrast().matches,
    no_animations: no_animations === true || lessMotion().matches,
  };
}
