import { beforeEach, describe, expect, test, vi } from 'vitest';
import { localStorageIsFull } from '../../../test/full-storage.ts';
import { aToken } from '../../../test/people.ts';
import { stored } from '../device-store/stored.ts';
import {
  currentSession,
  endLeft,
  endRefused,
  endSession,
  lastSessionEnd,
  startSession,
  subscribeSession,
} from './session.ts';

const anExamId = '01a1fbd7-63b8-7644-8d79-6fc8de157dbc';

const silenceInfo = () => vi.spyOn(console, 'info').mockImplementation(() => undefined);
let _info: ReturnType<typeof silenceInfo>;

beforeEach(() => {
  _info = silenceInfo();
});

describe('a session', () => {
  test('that expires keeps the person’s work, and a logout removes it', () => {
    startSession(aToken());
    stored.examId.write(anExamId);
    localStorage.setItem('answers', '[]');
    endSession('expired');
    expect(localStorage.getItem('answers')).toBe('[]');
    startSession(aToken());
    expect(stored.examId.read()).toBe(anExamId);

    stored.language.write('id');
    endSession('logout');
    expect(localStorage.getItem('answers')).toBeNull();
    expect(localStorage.getItem('user')).toBeNull();
    expect(stored.language.read()).toBe('id');
  });

  test('that is logged out keeps only the device’s settings and id, and unsent answers', () => {
    const keptKeys = ['language', 'display', 'colorScheme', 'device', `unsentAnswers:${anExamId}`];
    for (const end of ['logout', 'ended'] as const) {
      startSession(aToken());
      for (const key of [...keptKeys, 'school', 'lastTyped', 'installUnwanted', 'answers', 'unknown']) {
        localStorage.setItem(key, 'x');
      }
      endSession(end);
      expect(Object.keys(localStorage).sort()).toEqual([...keptKeys, 'left'].sort());
    }
  });

  test.each([
    ['was revoked', 'long before its expiry', 3600, 'ended'],
    ['has expired', 'shortly before its expiry by this device’s clock', 60, 'expired'],
  ])('that the server rejects %s: %s', (_, __, secondsLeft, end) => {
    startSession(aToken({ exp: Math.floor(Date.now() / 1000) + secondsLeft }));
    endRefused();
    expect([currentSession(), lastSessionEnd()]).toEqual([null, end]);
  });

  test('that is logged out leaves the time of the logout, which the next login keeps', () => {
    startSession(aToken());
    endSession('expired');
    expect(stored.left.read()).toBeNull();
    startSession(aToken());
    const before = Date.now();
    endSession('logout');
    expect(stored.left.read()).toBeGreaterThanOrEqual(before);
    startSession(aToken());
    expect(stored.left.read()).toBeGreaterThanOrEqual(before);
  });

  test('with a running logout ends in the next document, and no other session does', () => {
    startSession(aToken());
    stored.examId.write(anExamId);
    stored.leaving.write(anExamId);
    expect(endLeft()).toBeUndefined();
    const session = currentSession();
    stored.leaving.write(session?.user.jti ?? '');
    expect(endLeft()).toEqual(session);
    expect([currentSession(), lastSessionEnd(), stored.user.read(), stored.examId.read()]).toEqual([
      null,
      'logout',
      null,
      null,
    ]);
  });

  test.each([
    ['ends', () => endSession('expired')],
    ['has expired', () => localStorage.setItem('token', aToken({ exp: Date.now() / 1000 - 1 }))],
  ])('that %s removes its lists and results', (_, end) => {
    startSession(aToken({ role: 'admin' }));
    const sessionItems = ['bank', 'resultAnswer', 'resultScore'];
    for (const key of sessionItems) localStorage.setItem(key, '[]');
    end();
    expect(currentSession()).toBeNull();
    for (const key of sessionItems) expect(localStorage.getItem(key)).toBeNull();
  });

  test('that is logged out removes its user first and its token last', () => {
    startSession(aToken());
    const removed: string[] = [];
    vi.spyOn(Storage.prototype, 'removeItem').mockImplementation((key) => {
      // The time of the logout is not part of the order.
      if (key !== 'left') removed.push(key);
    });
    endSession('logout');
    expect([removed[0], removed.at(-1), removed.indexOf('token') > removed.indexOf('drafts')]).toEqual([
      'user',
      'token',
      true,
    ]);
  });

  test('that ends in another tab ends in this one', () => {
    startSession(aToken());
    const listener = vi.fn();
    const unsubscribe = subscribeSession(listener);
    localStorage.removeItem('token');
    window.dispatchEvent(new StorageEvent('storage', { key: 'token' }));
    expect(listener).toHaveBeenCalledOnce();
    expect(currentSession()).toBeNull();
    unsubscribe();
  });

  test('that ended while the page was in the back/forward cache has ended when it is restored', () => {
    startSession(aToken());
    const listener = vi.fn();
    const unsubscribe = subscribeSession(listener);
    localStorage.removeItem('token');
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    expect(listener).toHaveBeenCalledOnce();
    unsubscribe();
  });
});

test('a session only in memory has ended when the page is restored from the back/forward cache', () => {
  localStorageIsFull();
  startSession(aToken());
  const stop = subscribeSession(() => undefined);
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: false }));
  expect(currentSession()).not.toBeNull();
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  expect(currentSession()).toBeNull();
  stop();
});
