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
  test('that expires leaves what the person was working on; logging out leaves nothing', () => {
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

  test('that is logged out of leaves the device’s choices and id, and unsent answers, and nothing else', () => {
    const left = ['language', 'display', 'colorScheme', 'device', `unsentAnswers:${anExamId}`];
    for (const end of ['logout', 'ended'] as const) {
      startSession(aToken());
      for (const key of [...left, 'school', 'lastTyped', 'installUnwanted', 'answers', 'unknown']) {
        localStorage.setItem(key, 'x');
      }
      endSession(end);
      expect(Object.keys(localStorage).sort()).toEqual([...left, 'left'].sort());
    }
  });

  test.each([
    ['was ended', 'before its time', 3600, 'ended'],
    ['is over', 'about its end, which the server’s clock may know better', 60, 'expired'],
  ])('that the server refuses %s, %s', (_, __, left, end) => {
    startSession(aToken({ exp: Math.floor(Date.now() / 1000) + left }));
    endRefused();
    expect([currentSession(), lastSessionEnd()]).toEqual([null, end]);
  });

  test('that a person logs out of leaves a note of the time but not of the person, also when a person logs in', () => {
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

  test('that is being left ends in a document that finds it so, and no other does', () => {
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
    ['is over', () => localStorage.setItem('token', aToken({ exp: Date.now() / 1000 - 1 }))],
  ])('that %s drops the values of its lists and results', (_, end) => {
    startSession(aToken({ role: 'admin' }));
    const left = ['bank', 'resultAnswer', 'resultScore'];
    for (const key of left) localStorage.setItem(key, '[]');
    end();
    expect(currentSession()).toBeNull();
    for (const key of left) expect(localStorage.getItem(key)).toBeNull();
  });

  test('that is logged out loses its user first and its token last, because tabs learn of one after the other', () => {
    startSession(aToken());
    const removed: string[] = [];
    vi.spyOn(Storage.prototype, 'removeItem').mockImplementation((key) => {
      // The note of what is left to drop is written, not removed.
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
    const told = vi.fn();
    const unsubscribe = subscribeSession(told);
    localStorage.removeItem('token');
    window.dispatchEvent(new StorageEvent('storage', { key: 'token' }));
    expect(told).toHaveBeenCalledOnce();
    expect(currentSession()).toBeNull();
    unsubscribe();
  });

  test('that ended while the page lay in the browser’s memory has ended when it is gone back to', () => {
    startSession(aToken());
    const told = vi.fn();
    const unsubscribe = subscribeSession(told);
    localStorage.removeItem('token');
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    expect(told).toHaveBeenCalledOnce();
    unsubscribe();
  });
});

test('a session that local storage has no room for is gone when the page is come back to', () => {
  localStorageIsFull();
  startSession(aToken());
  const stop = subscribeSession(() => undefined);
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: false }));
  expect(currentSession()).not.toBeNull();
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  expect(currentSession()).toBeNull();
  stop();
});
