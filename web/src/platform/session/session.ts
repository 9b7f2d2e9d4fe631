/**
 * The session of this browser. Its only source is the token in local storage, whose payload is the user. All tabs read
 * it, so each follows a login or logout in another. An expired token is removed when it is read. A timer reads it at its
 * expiry while a page is open.
 */
import { useSyncExternalStore } from 'react';
import * as v from 'valibot';
import { forgetPerson, forgetSession, stored } from '../device-store/stored.ts';
import { type Person, person } from '../device-store/stored-shapes.ts';

export interface Session {
  token: string;
  user: Person;
}

/** Smaller differences between the clocks are ignored. */
const CLOCK_TOLERANCE_SECONDS = 60;
/** Longest delay of a browser's timer. */
const MAX_TIMER_MS = 2 ** 31 - 1;

const listeners = new Set<() => void>();
/** The session of the token that was read last. */
let known: Session | null = null;
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
    return v.parse(person, JSON.parse(new TextDecoder().decode(bytes)));
  } catch {
    return null;
  }
}

/** Returns the current session, or null. Removes an expired or invalid token. */
export function currentSession(): Session | null {
  const token = stored.token.read();
  if (token === null) {
    known = null;
    return null;
  }
  const isNew = known?.token !== token;
  if (isNew) {
    const user = decodeToken(token);
    known = user && { token, user };
  }
  if (known && known.user.exp > secondsNow()) {
    if (isNew) storeUser(known.user);
    return known;
  }
  if (known) {
    // biome-ignore lint/suspicious/noConsole: the specification asks for this line.
    console.info('Token expired');
  }
  known = null;
  forgetSession();
  return null;
}

function storeUser(user: Person) {
  stored.user.write(user);
  stored.pwd.write(user.must_change_password ? 'default' : 'oke');
}

/** Returns the logged-in person, or the last one while their data are on this device. */
export const whoIsHere = (): Person | null => currentSession()?.user ?? stored.user.read();

/** Returns the id of `whoIsHere`. It is undefined after a logout. */
export const personHere = (): string | undefined => whoIsHere()?.id;

/**
 * Begins a session with a token of the server. Returns false if the token is invalid. Removes data of another person.
 */
export function startSession(accessToken: string): boolean {
  const user = decodeToken(accessToken);
  if (!user) return false;
  if (personHere() !== user.id) forgetPerson(stored.school.key, stored.installUnwanted.key);
  noteClock(user.iat, Date.now());
  storeUser(user);
  stored.token.write(accessToken);
  notifyListeners();
  return true;
}

/**
 * Ends the session. `expired` keeps the person's work on the device, so that they can continue after a login. `logout`
 * removes all but unsent answers.
 */
export function endSession(why: 'expired' | 'logout') {
  if (why === 'logout') forgetPerson();
  else forgetSession();
  notifyListeners();
}

/** Returns the current session. Renders again when it begins, changes or ends, in any tab. */
export function useSession(): Session | null {
  return useSyncExternalStore(subscribeSession, currentSession);
}

/** Returns the id of the person whose data this device has. Renders again when it changes, in any tab. */
export function usePersonHere(): string | undefined {
  return useSyncExternalStore(subscribeSession, personHere);
}

export function subscribeSession(listener: () => void): () => void {
  if (listeners.size === 0) {
    window.addEventListener('storage', onStorage);
    // A page restored from the back/forward cache has missed the events of other tabs.
    window.addEventListener('pageshow', notifyListeners);
  }
  listeners.add(listener);
  watchExpiry();
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    window.removeEventListener('storage', onStorage);
    window.removeEventListener('pageshow', notifyListeners);
    clearTimeout(expiryTimer);
  };
}

function onStorage({ key }: StorageEvent) {
  if (key === null || key === stored.token.key || key === stored.user.key) notifyListeners();
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
