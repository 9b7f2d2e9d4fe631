/**
 * The session of this browser. Its only source is the token in local storage, whose payload is the user. An expired token
 * is removed when it is read. A timer reads it at its expiry while a page is open.
 */
import { useSyncExternalStore } from 'react';
import { removeInPage } from '../device-store/storage.ts';
import { forgetAll, forgetInPage, forgetPerson, forgetSession, stored } from '../device-store/stored.ts';
import { type Person, person } from '../device-store/stored-shapes.ts';
import { openTabChannel } from './tab-channel.ts';

export interface Session {
  token: string;
  user: Person;
}

/**
 * Reason for the end of a session. `ended` means that the server has revoked it, for its person on another device or for
 * an admin. Only `expired` keeps the person's work, so that they can continue after login.
 */
export type SessionEnd = 'expired' | 'ended' | 'logout';

/** Smaller differences between the clocks are ignored. */
const CLOCK_TOLERANCE_SECONDS = 60;
/** Longest delay of a browser's timer. */
const MAX_TIMER_MS = 2 ** 31 - 1;

/** Message between tabs: the id of a person who has logged in or out. */
type TabMessage = { begun: string } | { left: string | undefined };

/** Storage events do not reach a page whose session is only in memory. This channel does. */
const tabs = openTabChannel('session');
tabs?.addEventListener('message', ({ data }: MessageEvent<TabMessage>) => {
  // A suspended tab may receive an old message. So only this page's memory is cleared.
  const here = personHere();
  const isOver = 'begun' in data ? here !== data.begun : here === undefined || here === data.left;
  if (isOver) forgetInPage();
  // The storage event for the end of the session may arrive before or after this message.
  if ('left' in data) leaver = data.left;
  if (!currentSession() && lastEnd === 'expired' && lastPerson === leaver) lastEnd = 'logout';
  notifyListeners();
});

const listeners = new Set<() => void>();
let known: Session | null = null;
let lastEnd: SessionEnd | undefined;
/** Ids of the last logged-in person, and of a person who has logged out in another tab since. */
let lastPerson: string | undefined;
let leaver: string | undefined;
let expiryTimer: ReturnType<typeof setTimeout> | undefined;

function secondsNow(): number {
  return Date.now() / 1000 + (stored.clockOffset.read() ?? 0);
}

/**
 * Stores the offset between the server's clock (`serverTime`, seconds) and this device's (`heardAt`, milliseconds).
 */
export function noteClock(serverTime: number, heardAt: number) {
  const offset = Math.round(serverTime - heardAt / 1000);
  if (Math.abs(offset) > CLOCK_TOLERANCE_SECONDS) stored.clockOffset.write(offset);
  else stored.clockOffset.remove();
}

/** Returns the payload of a token, or null if it is invalid. Only the server verifies the signature. */
export function decodeToken(token: string): Person | null {
  try {
    const payload = token.split('.')[1] ?? '';
    const bytes = Uint8Array.from(atob(payload.replaceAll('-', '+').replaceAll('_', '/')), (c) =>
      c.charCodeAt(0),
    );
    return person.parse(JSON.parse(new TextDecoder().decode(bytes)));
  } catch {
    return null;
  }
}

/** Returns the current session, or null. Removes an expired or invalid token. */
export function currentSession(): Session | null {
  const token = stored.token.read();
  if (token === null) {
    // Another tab has removed the token.
    if (known) lastEnd = known.user.id === leaver ? 'logout' : 'expired';
    known = null;
    return null;
  }
  const before = known;
  const isKnown = known?.token === token;
  if (!isKnown) {
    const user = decodeToken(token);
    // The session began in another tab. This page's memory belongs to the previous person.
    if (user?.id !== lastPerson) forgetInPage();
    setSession(token, user);
  }
  if (known && known.user.exp > secondsNow()) {
    if (!isKnown) storeUser(known.user, stored.user.read() === null);
    return known;
  }
  if (known) {
    // biome-ignore lint/suspicious/noConsole: the specification asks for this line.
    console.info('Token expired');
  }
  // If the token had expired before the document loaded, the document has no data of its person.
  if (before) lastEnd = 'expired';
  known = null;
  forgetSession();
  return null;
}

/** Stores the password flag, and the user if `isUserOutdated`. */
function storeUser(user: Person, isUserOutdated: boolean) {
  // An admin's drafts stay on the device after the session. Their HMAC keys must be only in the token.
  if (isUserOutdated) stored.user.write(user.role === 'admin' ? { ...user, seal_keys: [] } : user);
  stored.pwd.write(user.must_change_password ? 'default' : 'oke');
}

function setSession(token: string, user: Person | null) {
  known = user && { token, user };
  lastPerson = user?.id;
  leaver = undefined;
}

/**
 * Returns the id of the logged-in person, or of the last one, who owns the stored data. The stored id may be forged.
 */
export const personHere = (): string | undefined => whoIsHere()?.id;

/** Returns the HMAC keys for the person's stored data. */
export const sealKeysHere = (): readonly string[] => whoIsHere()?.seal_keys ?? [];

export const whoIsHere = (): Person | null => currentSession()?.user ?? stored.user.read();

/**
 * Begins a session with a token of the server. Returns false if the token is invalid. Removes data of another person.
 */
export function startSession(accessToken: string): boolean {
  const user = decodeToken(accessToken);
  if (!user) return false;
  const before = stored.user.read();
  if (!isSamePerson(user, before)) forgetPerson();
  noteClock(user.iat, Date.now());
  stored.token.write(accessToken);
  setSession(accessToken, user);
  storeUser(user, true);
  tabs?.postMessage({ begun: user.id } satisfies TabMessage);
  notifyListeners();
  return true;
}

/**
 * Returns whether both are the same person. A stored id may be forged, so students must share an HMAC key too. Tokens of
 * older versions have no keys.
 */
export function isSamePerson(one: Person | null, other: Person | null): boolean {
  if (!one || one.id !== other?.id || one.role !== other.role) return false;
  const [keys, others] = [one.seal_keys, other.seal_keys];
  return (
    one.role === 'admin' || keys.length + others.length === 0 || keys.some((key) => others.includes(key))
  );
}

/** Ends the session. `expired` keeps the person's work on the device. Other reasons remove all but unsent answers. */
export function endSession(why: SessionEnd) {
  // The server may have ended the session before its reply to the logout arrives.
  const isLeft = known !== null && stored.leaving.read() === known.user.jti;
  // If local storage is full, the person may be known only in memory.
  const id = known?.user.id ?? stored.user.read()?.id ?? lastPerson;
  lastEnd = isLeft ? 'logout' : why;
  known = null;
  if (lastEnd === 'expired') forgetSession();
  else {
    // Other tabs must receive the person's id before the token is removed.
    tabs?.postMessage({ left: id } satisfies TabMessage);
    // If another tab has removed the token, a login form there may already have written `lastTyped`.
    if (stored.token.read() === null) forgetPerson();
    else forgetAll();
    stored.left.write(Date.now());
  }
  notifyListeners();
}

/**
 * Ends the session because the server has rejected its token. Near the expiry it counts as expired, because clocks
 * differ.
 */
export function endRefused() {
  const isBefore = known && known.user.exp > secondsNow() + 2 * CLOCK_TOLERANCE_SECONDS;
  endSession(isBefore ? 'ended' : 'expired');
}

/**
 * Ends the session if its logout is running but the document that started it has closed. Returns that session. A
 * document calls this when it loads or is restored.
 */
export function endLeft(): Session | undefined {
  const session = currentSession();
  if (!session || stored.leaving.read() !== session.user.jti) return undefined;
  endSession('logout');
  return session;
}

/** Returns why the last session ended, or undefined if none has ended since the document loaded. */
export function lastSessionEnd(): SessionEnd | undefined {
  return lastEnd;
}

/** Resets the module's state between tests, which share a document. */
export function forgetSessions() {
  known = null;
  lastEnd = undefined;
  lastPerson = undefined;
  leaver = undefined;
}

/** Returns the current session. Renders again when it begins, changes or ends, in any tab. */
export function useSession(): Session | null {
  return useSyncExternalStore(subscribeSession, currentSession);
}

export function subscribeSession(listener: () => void): () => void {
  if (listeners.size === 0) {
    window.addEventListener('storage', onStorage);
    window.addEventListener('pageshow', onShown);
  }
  listeners.add(listener);
  watchExpiry();
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    window.removeEventListener('storage', onStorage);
    window.removeEventListener('pageshow', onShown);
    clearTimeout(expiryTimer);
  };
}

/** Handles a page restored from the back/forward cache, which has missed all messages, such as a logout. */
function onShown({ persisted }: PageTransitionEvent) {
  if (persisted) removeInPage([stored.token]);
  notifyListeners();
}

function onStorage(event: StorageEvent) {
  if (event.key === null || event.key === stored.token.key) notifyListeners();
}

function notifyListeners() {
  watchExpiry();
  for (const listener of listeners) listener();
}

function watchExpiry() {
  clearTimeout(expiryTimer);
  const session = currentSession();
  if (!session || listeners.size === 0) return;
  const left = (session.user.exp - secondsNow()) * 1000;
  expiryTimer = setTimeout(notifyListeners, Math.min(Math.max(left, 1000), MAX_TIMER_MS));
}
