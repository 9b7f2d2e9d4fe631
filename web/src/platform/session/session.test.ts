import { beforeEach, describe, expect, test, vi } from 'vitest';
import { aToken, aUser } from '../../../test/people.ts';
import { stored } from '../device-store/stored.ts';
import {
  currentSession,
  decodeToken,
  endSession,
  personHere,
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
  test('is decoded with names in any script', () => {
    expect(decodeToken(aToken({ first_name: 'Nyi Açık 学生' }))?.first_name).toBe('Nyi Açık 学生');
  });

  test.each(['', 'x', 'a.b.c', `e30.${btoa('{"id":1}')}.s`, `e30.${btoa('null')}.s`])(
    'that is invalid is decoded as null: %j',
    (token) => expect(decodeToken(token)).toBeNull(),
  );
});

describe('a session', () => {
  test('begins by storing the token, the user and the password flag', () => {
    expect(startSession(aToken({ must_change_password: true }))).toBe(true);
    expect(currentSession()?.user.first_name).toBe('Siti');
    expect(localStorage.getItem('pwd')).toBe('default');
    startSession(aToken());
    expect(localStorage.getItem('pwd')).toBe('oke');
  });

  test.each([
    ['missing', null],
    ['invalid', 'zzz'],
  ])('is restored from its token if the stored user and password flag are %s', (_, kept) => {
    for (const mustChange of [true, false]) {
      localStorage.removeItem('token');
      expect(currentSession()).toBeNull();
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

  test('that has expired is not restored', () => {
    localStorage.setItem('token', aToken({ exp: Date.now() / 1000 - 1 }));
    expect(currentSession()).toBeNull();
    expect([localStorage.getItem('user'), localStorage.getItem('pwd')]).toEqual([null, null]);
  });

  test('is the same object while the token is the same', () => {
    startSession(aToken());
    expect(currentSession()).toBe(currentSession());
  });

  test('does not begin with an invalid token', () => {
    expect(startSession('nonsense')).toBe(false);
    expect(localStorage.getItem('token')).toBeNull();
  });

  test('with an expired token is ignored, the token is removed and the console logs it', () => {
    localStorage.setItem('token', aToken({ exp: Date.now() / 1000 - 1 }));
    expect(currentSession()).toBeNull();
    expect(localStorage.getItem('token')).toBeNull();
    expect(info).toHaveBeenCalledWith('Token expired');
  });

  test('with a corrupt token is ignored, and the token is removed', () => {
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

  test('expires while the page is open', () => {
    vi.useFakeTimers();
    const listener = vi.fn();
    startSession(aToken({ exp: Math.floor(Date.now() / 1000) + 60 }));
    const unsubscribe = subscribeSession(listener);
    vi.advanceTimersByTime(61_000);
    expect(listener).toHaveBeenCalled();
    expect(currentSession()).toBeNull();
    unsubscribe();
    vi.useRealTimers();
  });

  test('of an admin keeps their drafts when it expires', () => {
    startSession(aToken({ role: 'admin' }));
    localStorage.setItem('drafts', '{}');
    endSession('expired');
    startSession(aToken({ role: 'admin' }));
    expect(localStorage.getItem('drafts')).toBe('{}');
  });

  test('of another person removes the data of the previous one, even after an expired session', () => {
    startSession(aToken());
    stored.examId.write(anExamId);
    endSession('expired');
    const other = '01a1fbd7-63b8-7644-8d79-00000000000f';
    stored.school.write({
      school_name: 'SMA 1',
      school_logo: null,
      default_language: 'id',
      time_zone: 'Asia/Jakarta',
    });
    startSession(aToken({ id: other, sub: other }));
    expect(stored.examId.read()).toBeNull();
    expect(personHere()).toBe(other);
    expect(stored.school.read()?.school_name).toBe('SMA 1');
  });
});

test('a token in session storage is ignored', () => {
  sessionStorage.setItem('token', aToken());
  expect(currentSession()).toBeNull();
});
