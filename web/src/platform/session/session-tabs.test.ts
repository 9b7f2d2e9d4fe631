import { beforeEach, expect, test, vi } from 'vitest';
import { localStorageIsFull } from '../../../test/full-storage.ts';
import { aToken, aUser } from '../../../test/people.ts';
import { text } from '../device-store/shape.ts';
import { storedText } from '../device-store/storage.ts';
import { stored } from '../device-store/stored.ts';
import { currentSession, endSession, lastSessionEnd, startSession, subscribeSession } from './session.ts';

const answers = storedText('answers', text);

function writeToMemory(value: string) {
  const full = localStorageIsFull();
  answers.write(value);
  full.mockRestore();
}

beforeEach(() => {
  vi.spyOn(console, 'info').mockImplementation(() => undefined);
});

test('a logout in another tab clears this page’s memory, even if the stored user was removed before', async () => {
  startSession(aToken());
  writeToMemory('[]');
  const { promise: received, resolve } = Promise.withResolvers<void>();
  const stop = subscribeSession(resolve);
  for (const key of ['user', 'token']) localStorage.removeItem(key);
  const other = new BroadcastChannel('session');
  other.postMessage({ left: aUser().id });
  await received;
  expect(answers.read()).toBeNull();
  other.close();
  stop();
});

test('a session begins and ends in a browser without BroadcastChannel', async () => {
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
  'a logout in another tab is a logout here if its message arrives %s the storage event',
  async (_, isBefore) => {
    startSession(aToken());
    expect(currentSession()).not.toBeNull();
    const { promise: received, resolve } = Promise.withResolvers<void>();
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
    await received;
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

test('a logout announces its person, even if only the token fits into local storage', async () => {
  startSession(aToken());
  expect(currentSession()).not.toBeNull();
  stored.user.remove();
  const other = new BroadcastChannel('session');
  const { promise: message, resolve } = Promise.withResolvers<unknown>();
  other.onmessage = ({ data }) => resolve(data);
  endSession('logout');
  expect(await message).toEqual({ left: aUser().id });
  other.close();
});

test.each([
  ['the same person', true],
  ['another person', false],
])('a logout of %s in another tab ends a session in memory only if it is theirs', async (_, isTheirs) => {
  const full = localStorageIsFull();
  startSession(aToken());
  full.mockRestore();
  expect(currentSession()).not.toBeNull();
  expect(localStorage.getItem('token')).toBeNull();
  writeToMemory('[]');
  const { promise: received, resolve } = Promise.withResolvers<void>();
  const stop = subscribeSession(resolve);
  // An item of a later session in local storage.
  localStorage.setItem('nowSection', '1');
  const other = new BroadcastChannel('session');
  other.postMessage({ left: isTheirs ? aUser().id : 'another' });
  await received;
  expect(currentSession() === null).toBe(isTheirs);
  expect(localStorage.getItem('nowSection')).toBe('1');
  expect(answers.read()).toBe(isTheirs ? null : '[]');
  other.close();
  stop();
});

test.each([
  ['the same person', aUser().id, true],
  ['another person', '01a1fbd7-63b8-7644-8d79-000000000009', false],
])('a login of %s in another tab keeps or ends a session in memory', async (_, begun, continues) => {
  const full = localStorageIsFull();
  startSession(aToken());
  full.mockRestore();
  writeToMemory('[]');
  const { promise: received, resolve } = Promise.withResolvers<void>();
  const stop = subscribeSession(resolve);
  const other = new BroadcastChannel('session');
  other.postMessage({ begun });
  await received;
  expect(currentSession() !== null).toBe(continues);
  expect(answers.read()).toBe(continues ? '[]' : null);
  other.close();
  stop();
});

test('a login of another person in another tab clears this page’s memory, such as the clock offset', () => {
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

test('a session stored by another tab replaces one in memory', () => {
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
