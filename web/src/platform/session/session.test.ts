import { beforeEach, describe, expect, test, vi } from 'vitest';
import { aToken, aUser } from '../../../test/people.ts';
import { stored } from '../device-store/stored.ts';
import type { Person } from '../device-store/stored-shapes.ts';
import {
  currentSession,
  decodeToken,
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

  test("of another person finds nothing of the one before, even after that one's session expired", () => {
    startSession(aToken());
    stored.examId.write(anExamId);
    endSession('expired');
    const other = '01a1fbd7-63b8-7644-8d79-00000000000f';
    startSession(aToken({ id: other, sub: other }));
    expect(stored.examId.read()).toBeNull();
  });
});

test('a token in the tab’s own storage is ignored', () => {
  sessionStorage.setItem('token', aToken());
  expect(currentSession()).toBeNull();
});
