/**
 * How the app can be installed on this device. The browser's own offer waits until a person asks for it. A bar that
 * slides in by itself could cover a question.
 */
import { useSyncExternalStore } from 'react';

/** `ask` where the browser lets us, `by_hand` on iOS, where only a person can. */
export type InstallWay = 'ask' | 'by_hand';

interface InstallOffer extends Event {
  prompt(): Promise<unknown>;
}

let offer: InstallOffer | undefined;
const listeners = new Set<() => void>();

function keep(next: InstallOffer | undefined) {
  offer = next;
  for (const listener of listeners) listener();
}

window.addEventListener('beforeinstallprompt', (event) => {
  event.preventDefault();
  keep(event as InstallOffer);
});
window.addEventListener('appinstalled', () => keep(undefined));

function installWay(): InstallWay | undefined {
  if (offer) return 'ask';
  // Only iOS has it; true where the page runs as an app.
  return 'standalone' in navigator && navigator.standalone === false ? 'by_hand' : undefined;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Undefined where it is installed, or cannot be. */
export function useInstallWay(): InstallWay | undefined {
  return useSyncExternalStore(subscribe, installWay);
}

/** The browser shows its offer, which can be taken or left; it makes another when it sees fit. */
export async function askToInstall(): Promise<void> {
  const kept = offer;
  keep(undefined);
  await kept?.prompt();
}
