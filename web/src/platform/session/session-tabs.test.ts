import { beforeEach, expect, test, vi } from 'vitest';
import { localStorageIsFull } from '../../../test/full-storage.ts';
import { aToken, aUser } from '../../../test/people.ts';
import { text } from '../device-store/shape.ts';
import { storedText } from '../device-store/storage.ts';
import { stored } from '../device-store/stored.ts';
import { currentSession, endSession, lastSessionEnd, startSession, subscribeSession } from './session.ts';

const answers = storedText('answers', text);

function keepInPage(value: string) {
  const full = localStorageIsFull();
  answers.write(value);
  full.mockRestore();
}

beforeEach(() => {
  vi.spyOn(console, 'info').mockImplementation(() => undefined);
});

test('a tab with values in memory learns of a logout in another tab, although the stored user is gone by then', async () => {
  startSession(aToken());
  keepInPage('[]');
  const { promise: heard, resolve } = Promise.withResolvers<void>();
  const stop = subscribeSession(resolve);
  for (const key of ['user', 'token']) localStorage.removeItem(key);
  const other = new BroadcastChannel('session');
  other.postMessage({ left: aUser().id });
  await heard;
  expect(answers.read()).toBeNull();
  other.close();
  stop();
});

test('a session begins and ends in a browser that stores nothing and has no channel between tabs', async () => {
  vi.stubGlobal('BroadcastChannel', function refused() {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  });
  vi.resetModules();
  const session = await import('./session.ts');
  session.startSession(aToken());
  expect(session.currentSession()).not.toBeNull();
  session.endSession('logout');
  expect(session.currentSession()).toBeNull();
  vi.unstubAllGlobals();
});

test.each([
  ['before', true],
  ['after', false],
])(
  'a logout in another tab is one here, whether it is heard %s the end of the session is seen',
  async (_, isBefore) => {
    startSession(aToken());
    expect(currentSession()).not.toBeNull();
    const { promise: heard, resolve } = Promise.withResolvers<void>();
    const stop = subscribeSession(resolve);
    const clear = () => {
      for (const key of ['user', 'token']) localStorage.removeItem(key);
      expect(currentSession()).toBeNull();
    };
    if (!isBefore) {
      clear();
      expect(lastSessionEnd()).toBe('expired');
    }
    const other = new BroadcastChannel('session');
    other.postMessage({ left: aUser().id });
    await heard;
    if (isBefore) clear();
    expect(lastSessionEnd()).toBe('logout');

    startSession(aToken());
    expect(currentSession()).not.toBeNull();
    localStorage.removeItem('token');
    expect(currentSession()).toBeNull();
    expect(lastSessionEnd()).toBe('expired');
    other.close();
    stop();
  },
);

test('a logout names its person, when only the token fits into the storage of all tabs', async () => {
  startSession(aToken());
  expect(currentSession()).not.toBeNull();
  stored.user.remove();
  const other = new BroadcastChannel('session');
  const { promise: said, resolve } = Promise.withResolvers<unknown>();
  other.onmessage = ({ data }) => resolve(data);
  endSession('logout');
  expect(await said).toEqual({ left: aUser().id });
  other.close();
});

test.each([
  ['their own', true],
  ['another person’s', false],
])(
  'after a logout in another tab, %s, one that keeps all for itself keeps nothing of theirs',
  async (_, isTheirs) => {
    const full = localStorageIsFull();
    startSession(aToken());
    full.mockRestore();
    expect(currentSession()).not.toBeNull();
    expect(localStorage.getItem('token')).toBeNull();
    keepInPage('[]');
    const { promise: heard, resolve } = Promise.withResolvers<void>();
    const stop = subscribeSession(resolve);
    // A later session of the same person, stored for all tabs.
    localStorage.setItem('nowSection', '1');
    const other = new BroadcastChannel('session');
    other.postMessage({ left: isTheirs ? aUser().id : 'another' });
    await heard;
    expect(currentSession() === null).toBe(isTheirs);
    expect(localStorage.getItem('nowSection')).toBe('1');
    expect(answers.read()).toBe(isTheirs ? null : '[]');
    other.close();
    stop();
  },
);

test.each([
  ['their own', aUser().id, true],
  ['another person’s', '01a1fbd7-63b8-7644-8d79-000000000009', false],
])(
  'where %s begins in another tab, the session that a page keeps alone goes on, or not',
  async (_, begun, goesOn) => {
    const full = localStorageIsFull();
    startSession(aToken());
    full.mockRestore();
    keepInPage('[]');
    const { promise: heard, resolve } = Promise.withResolvers<void>();
    const stop = subscribeSession(resolve);
    const other = new BroadcastChannel('session');
    other.postMessage({ begun });
    await heard;
    expect(currentSession() !== null).toBe(goesOn);
    expect(answers.read()).toBe(goesOn ? '[]' : null);
    other.close();
    stop();
  },
);

test('values in a page’s memory, such as a clock, are dropped when another person’s session begins in another tab', () => {
  const full = localStorageIsFull();
  startSession(
    aToken({
      iat: Math.floor(Date.now() / 1000) + 1_000_000,
      exp: Math.floor(Date.now() / 1000) + 1_003_600,
    }),
  );
  full.mockRestore();
  expect(stored.clockOffset.read()).toBeGreaterThan(900_000);
  const another = aToken({ id: '01a1fbd7-63b8-7644-8d79-000000000009' });
  localStorage.setItem('token', another);
  expect(currentSession()?.token).toBe(another);
  expect(stored.clockOffset.read()).toBeNull();
  expect(localStorage.getItem('token')).toBe(another);
});

test('a session that another tab could store counts here, and one in this page’s memory does not end it', () => {
  const full = localStorageIsFull();
  startSession(aToken());
  full.mockRestore();
  expect(currentSession()?.user.id).toBe(aUser().id);
  const another = aToken({ id: '01a1fbd7-63b8-7644-8d79-000000000009' });
  localStorage.setItem('token', another);
  expect(currentSession()?.token).toBe(another);
  localStorage.removeItem('token');
  expect(currentSession()).toBeNull();
});
