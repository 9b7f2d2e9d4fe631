import { beforeEach, describe, expect, test, vi } from 'vitest';
import { aToken, aUser, localStorageIsFull } from '../../../test/test-support.tsx';
import { stored } from '../device-store/stored.ts';
import type { Person } from '../device-store/stored-shapes.ts';
import {
  currentSession,
  decodeToken,
  endLeft,
  endRefused,
  endSession,
  forgetSessions,
  isSamePerson,
  lastSessionEnd,
  startSession,
  subscribeSession,
} from './session.ts';

const anExamId = '01a1fbd7-63b8-7644-8d79-6fc8de157dbc';

const silenceInfo = () => vi.spyOn(console, 'info').mockImplementation(() => undefined);
let info: ReturnType<typeof silenceInfo>;

beforeEach(() => {
  info = silenceInfo();
});

describe('a token', () => {
  test('is read with names in any script', () => {
    expect(decodeToken(aToken({ first_name: 'Nyi Açık 学生' }))?.first_name).toBe('Nyi Açık 学生');
  });

  test.each(['', 'x', 'a.b.c', `e30.${btoa('{"id":1}')}.s`, `e30.${btoa('null')}.s`])(
    'that is not one of ours is none: %j',
    (token) => expect(decodeToken(token)).toBeNull(),
  );
});

describe('a session', () => {
  test('begins with the token, the user and the password flag kept', () => {
    expect(startSession(aToken({ must_change_password: true }))).toBe(true);
    expect(currentSession()?.user.first_name).toBe('Siti');
    expect(localStorage.getItem('pwd')).toBe('default');
    startSession(aToken());
    expect(localStorage.getItem('pwd')).toBe('oke');
  });

  test.each([
    ['missing', null],
    ['spoilt', 'zzz'],
  ])('is found by a document with what stands beside its token %s: both are written again', (_, kept) => {
    for (const mustChange of [true, false]) {
      forgetSessions();
      localStorage.setItem('token', aToken({ must_change_password: mustChange }));
      for (const key of ['user', 'pwd']) {
        if (kept === null) localStorage.removeItem(key);
        else localStorage.setItem(key, kept);
      }
      expect(currentSession()?.user.id).toBe(aUser().id);
      expect(localStorage.getItem('pwd')).toBe(mustChange ? 'default' : 'oke');
      expect(stored.user.read()).toEqual(currentSession()?.user);
    }
  });

  test('that is over has nothing written beside its token', () => {
    localStorage.setItem('token', aToken({ exp: Date.now() / 1000 - 1 }));
    expect(currentSession()).toBeNull();
    expect([localStorage.getItem('user'), localStorage.getItem('pwd')]).toEqual([null, null]);
  });

  test('of an admin is found without their user, which is written again without the keys', () => {
    localStorage.setItem('token', aToken({ role: 'admin' }));
    currentSession();
    expect(stored.user.read()?.seal_keys).toEqual([]);
  });

  test('is the same object while the token is the same', () => {
    startSession(aToken());
    expect(currentSession()).toBe(currentSession());
  });

  test('does not begin with a token that cannot be read', () => {
    expect(startSession('nonsense')).toBe(false);
    expect(localStorage.getItem('token')).toBeNull();
  });

  test('is ignored with an expired token: the token is removed and the console says so', () => {
    localStorage.setItem('token', aToken({ exp: Date.now() / 1000 - 1 }));
    expect(currentSession()).toBeNull();
    expect(localStorage.getItem('token')).toBeNull();
    expect(info).toHaveBeenCalledWith('Token expired');
  });

  test('has ended in a document where it was, and not where it had expired before', () => {
    localStorage.setItem('token', aToken({ exp: Date.now() / 1000 - 1 }));
    expect(currentSession()).toBeNull();
    expect(lastSessionEnd()).toBeUndefined();
    startSession(aToken());
    localStorage.setItem('token', aToken({ exp: Date.now() / 1000 - 1 }));
    expect(currentSession()).toBeNull();
    expect(lastSessionEnd()).toBe('expired');
  });

  test('is ignored with a corrupt token, and the token is removed', () => {
    localStorage.setItem('token', '%%%');
    expect(currentSession()).toBeNull();
    expect(localStorage.getItem('token')).toBeNull();
  });

  test('lasts on a device whose clock is a year ahead', () => {
    const aYear = 365 * 24 * 3600;
    const serverNow = Math.floor(Date.now() / 1000) - aYear;
    startSession(aToken({ iat: serverNow, exp: serverNow + 3600 }));
    expect(currentSession()?.user.id).toBe(aUser().id);
  });

  test('ends by itself when its time is over while the page is open', () => {
    vi.useFakeTimers();
    const told = vi.fn();
    startSession(aToken({ exp: Math.floor(Date.now() / 1000) + 60 }));
    const unsubscribe = subscribeSession(told);
    vi.advanceTimersByTime(61_000);
    expect(told).toHaveBeenCalled();
    expect(currentSession()).toBeNull();
    unsubscribe();
    vi.useRealTimers();
  });

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
    ['none', []],
    ['of their own', ['made up']],
  ])(
    'takes nothing from who has written that it was they who were here last, with keys %s',
    (_, seal_keys) => {
      stored.user.write(aUser({ seal_keys }));
      localStorage.setItem('answers', '[]');
      startSession(aToken());
      expect(localStorage.getItem('answers')).toBeNull();
    },
  );

  test.each<[string, Partial<Person>, boolean]>([
    ['with one key that is new', { seal_keys: ['new', ...aUser().seal_keys] }, true],
    ['with other keys', { seal_keys: ['made up'] }, false],
    ['without keys', { seal_keys: [] }, false],
    ['in another role, in which none are kept', { role: 'admin', seal_keys: [] }, false],
    ['of another id', { id: anExamId }, false],
  ])('knows a student %s', (_, given, isKnown) => {
    const other = aUser({ seal_keys: aUser().seal_keys, ...given });
    expect(isSamePerson(aUser(), other)).toBe(isKnown);
    expect(isSamePerson(other, aUser())).toBe(isKnown);
  });

  test('of an admin goes on with what they typed, and leaves no key on the device', () => {
    startSession(aToken({ role: 'admin' }));
    localStorage.setItem('drafts', '{}');
    endSession('expired');
    expect(stored.user.read()?.seal_keys).toEqual([]);
    startSession(aToken({ role: 'admin' }));
    expect(localStorage.getItem('drafts')).toBe('{}');
  });

  test.each([
    ['was ended', 'before its time', 3600, 'ended'],
    ['is over', 'about its end, which the server’s clock may know better', 60, 'expired'],
  ])('that the server refuses %s, %s', (_, __, left, end) => {
    startSession(aToken({ exp: Math.floor(Date.now() / 1000) + left }));
    endRefused();
    expect([currentSession(), lastSessionEnd()]).toEqual([null, end]);
  });

  test('that was ended elsewhere is announced to other tabs with its person', async () => {
    const tab = new BroadcastChannel('session');
    const told: unknown[] = [];
    tab.addEventListener('message', ({ data }) => told.push(data));
    startSession(aToken());
    endSession('ended');
    endSession('logout');
    await vi.waitFor(() => expect(told.slice(0, 2)).toEqual([{ begun: aUser().id }, { left: aUser().id }]));
    tab.close();
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

  test("of another person finds nothing of the one before, even after that one's session expired", () => {
    startSession(aToken());
    stored.examId.write(anExamId);
    endSession('expired');
    const other = '01a1fbd7-63b8-7644-8d79-00000000000f';
    startSession(aToken({ id: other, sub: other }));
    expect(stored.examId.read()).toBeNull();
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

test('a token in the tab’s own storage is ignored', () => {
  sessionStorage.setItem('token', aToken());
  expect(currentSession()).toBeNull();
});
