/** Defers the browser's install prompt until a person asks for it. The browser's own bar could cover a question. */
import { useSyncExternalStore } from 'react';

/** `ask` if the browser has a prompt; `by_hand` on iOS, which has none. */
export type InstallWay = 'ask' | 'by_hand';

interface InstallOffer extends Event {
  prompt(): Promise<unknown>;
}

let offer: InstallOffer | undefined;
const listeners = new Set<() => void>();

function setOffer(next: InstallOffer | undefined) {
  offer = next;
  for (const listener of listeners) listener();
}

window.addEventListener('beforeinstallprompt', (event) => {
  event.preventDefault();
  setOffer(event as InstallOffer);
});
window.addEventListener('appinstalled', () => setOffer(undefined));

function installWay(): InstallWay | undefined {
  if (offer) return 'ask';
  // Only iOS has `standalone`. It is true if the page runs as an app.
  return 'standalone' in navigator && navigator.standalone === false ? 'by_hand' : undefined;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Returns undefined if the app is installed or cannot be installed. */
export function useInstallWay(): InstallWay | undefined {
  return useSyncExternalStore(subscribe, installWay);
}

/** Shows the browser's prompt. Each prompt works once; the browser may dispatch another event later. */
export async function askToInstall(): Promise<void> {
  const current = offer;
  setOffer(undefined);
  await current?.prompt();
}
