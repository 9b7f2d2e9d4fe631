/**
 * The logged-in person. The token in local storage is the truth; its payload is the user. An expired token is no
 * session. It is removed when it is read, and a timer reads it while a page stays open.
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
 * Why there is no session. `ended`: by the server, before its time, as its person or an admin has asked for elsewhere. Only after
 * `expired` is the person taken back to where they were.
 */
export type SessionEnd = 'expired' | 'ended' | 'logout';

/** Below this a difference of clocks is not worth keeping. */
const CLOCK_TOLERANCE_SECONDS = 60;
/** The longest wait a browser's timer can hold. */
const MAX_TIMER_MS = 2 ** 31 - 1;

/** The person whose session another tab has begun, or left. */
type Told = { begun: string } | { left: string | undefined };

/** The only way to reach a page that has its values in memory because local storage is full. */
const tabs = openTabChannel('session');
tabs?.addEventListener('message', ({ data }: MessageEvent<Told>) => {
  // It may have come long ago, to a tab that slept: nothing that other tabs know is touched.
  const here = personHere();
  const isOver = 'begun' in data ? here !== data.begun : here === undefined || here === data.left;
  if (isOver) forgetInPage();
  // The storage may report the end of the session before or after this message.
  if ('left' in data) leaver = data.left;
  if (!currentSession() && lastEnd === 'expired' && lastPerson === leaver) lastEnd = 'logout';
  announce();
});

const listeners = new Set<() => void>();
let known: Session | null = null;
let lastEnd: SessionEnd | undefined;
/** Who was logged in here last, and who has logged out in another tab since. */
let lastPerson: string | undefined;
let leaver: string | undefined;
let expiryTimer: ReturnType<typeof setTimeout> | undefined;

function secondsNow(): number {
  return Date.now() / 1000 + (stored.clockOffset.read() ?? 0);
}

/**
 * Compares the server's clock (`said`, seconds) with this device's (`heardAt`, milliseconds). Either may be wrong, or
 * be corrected.
 */
export function noteClock(said: number, heardAt: number) {
  const offset = Math.round(said - heardAt / 1000);
  if (Math.abs(offset) > CLOCK_TOLERANCE_SECONDS) stored.clockOffset.write(offset);
  else stored.clockOffset.remove();
}

/** What a token says, or null when it is not one of ours. The server alone judges the signature. */
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

/** The session as it stands now; removes a token that is expired or unreadable. */
export function currentSession(): Session | null {
  const token = stored.token.read();
  if (token === null) {
    // Another tab ended it.
    if (known) lastEnd = known.user.id === leaver ? 'logout' : 'expired';
    known = null;
    return null;
  }
  const before = known;
  const isMet = known?.token === token;
  if (!isMet) {
    const user = decodeToken(token);
    // Begun in another tab: the values in this page's memory belong to an earlier person.
    if (user?.id !== lastPerson) forgetInPage();
    meet(token, user);
  }
  if (known && known.user.exp > secondsNow()) {
    if (!isMet) keepBeside(known.user, stored.user.read() === null);
    return known;
  }
  if (known) {
    // biome-ignore lint/suspicious/noConsole: the specification asks for this line.
    console.info('Token expired');
  }
  // A token that was expired when the document was loaded has left nothing in it.
  if (before) lastEnd = 'expired';
  known = null;
  forgetSession();
  return null;
}

/** Writes what is kept beside the token. */
function keepBeside(user: Person, isUserMeant: boolean) {
  // An admin's drafts wait for their login: the keys that seal them stay in the token alone.
  if (isUserMeant) stored.user.write(user.role === 'admin' ? { ...user, seal_keys: [] } : user);
  stored.pwd.write(user.must_change_password ? 'default' : 'oke');
}

function meet(token: string, user: Person | null) {
  known = user && { token, user };
  lastPerson = user?.id;
  leaver = undefined;
}

/**
 * The owner of what this device keeps: the id of the person who is logged in, or was last. Another person may have
 * written the stored id before.
 */
export const personHere = (): string | undefined => whoIsHere()?.id;

/** The keys for sealing what is kept of the person. */
export const sealKeysHere = (): readonly string[] => whoIsHere()?.seal_keys ?? [];

export const whoIsHere = (): Person | null => currentSession()?.user ?? stored.user.read();

/** Begins a session with what login answered. False when the token cannot be read. */
export function startSession(accessToken: string): boolean {
  const user = decodeToken(accessToken);
  if (!user) return false;
  const before = stored.user.read();
  if (!isSamePerson(user, before)) forgetPerson();
  noteClock(user.iat, Date.now());
  stored.token.write(accessToken);
  meet(accessToken, user);
  keepBeside(user, true);
  tabs?.postMessage({ begun: user.id } satisfies Told);
  announce();
  return true;
}

/** Anyone can write an id into storage, but only the student has the keys. Tokens of an earlier version have none. */
export function isSamePerson(one: Person | null, other: Person | null): boolean {
  if (!one || one.id !== other?.id || one.role !== other.role) return false;
  const [keys, others] = [one.seal_keys, other.seal_keys];
  return (
    one.role === 'admin' || keys.length + others.length === 0 || keys.some((key) => others.includes(key))
  );
}

/** After `expired`, the person's work is kept, so that they can continue it; otherwise nothing of theirs is kept. */
export function endSession(why: SessionEnd) {
  // The server may have ended it before its answer to the logout is here.
  const isLeft = known !== null && stored.leaving.read() === known.user.jti;
  // Where local storage is full, the person may be in another page's memory alone.
  const id = known?.user.id ?? stored.user.read()?.id ?? lastPerson;
  lastEnd = isLeft ? 'logout' : why;
  known = null;
  if (lastEnd === 'expired') forgetSession();
  else {
    // Other tabs must learn whose logout it is before they see that the session is gone.
    tabs?.postMessage({ left: id } satisfies Told);
    // Where another tab has ended it, a form may wait for its login by now.
    if (stored.token.read() === null) forgetPerson();
    else forgetAll();
    stored.left.write(Date.now());
  }
  announce();
}

/**
 * The server rejects the token: the session was ended, or has expired by the server's clock. That clock may be a little
 * ahead.
 */
export function endRefused() {
  const isBefore = known && known.user.exp > secondsNow() + 2 * CLOCK_TOLERANCE_SECONDS;
  endSession(isBefore ? 'ended' : 'expired');
}

/**
 * The session of a running logout, whose answer no page waits for any more. A document that begins or comes back calls
 * this, and the session ends at once.
 */
export function endLeft(): Session | undefined {
  const session = currentSession();
  if (!session || stored.leaving.read() !== session.user.jti) return undefined;
  endSession('logout');
  return session;
}

/** Undefined where none has ended since the document was loaded. */
export function lastSessionEnd(): SessionEnd | undefined {
  return lastEnd;
}

/** As in a document that was just loaded: tests share one. */
export function forgetSessions() {
  known = null;
  lastEnd = undefined;
  lastPerson = undefined;
  leaver = undefined;
}

/** The session of this moment; renders again when it begins, changes or ends, in this tab or another. */
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

/** A page that is restored from the browser's memory has missed every message, also a logout. */
function onShown({ persisted }: PageTransitionEvent) {
  if (persisted) removeInPage([stored.token]);
  announce();
}

function onStorage(event: StorageEvent) {
  if (event.key === null || event.key === stored.token.key) announce();
}

function announce() {
  watchExpiry();
  for (const listener of listeners) listener();
}

function watchExpiry() {
  clearTimeout(expiryTimer);
  const session = currentSession();
  if (!session || listeners.size === 0) return;
  const left = (session.user.exp - secondsNow()) * 1000;
  expiryTimer = setTimeout(announce, Math.min(Math.max(left, 1000), MAX_TIMER_MS));
}
