import { beforeEach, describe, expect, test, vi } from 'vitest';
import { localStorageIsFull } from '../../../test/full-storage.ts';
import { aToken, aUser } from '../../../test/people.ts';
import { stored } from '../device-store/stored.ts';
import { currentSession, endSession, personHere, startSession, subscribeSession } from './session.ts';

const anExamId = '01a1fbd7-63b8-7644-8d79-6fc8de157dbc';

beforeEach(() => void vi.spyOn(console, 'info').mockReturnValue());

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

  test('that is logged out keeps only the device’s settings and id, unsent answers, and ticks of checklists', () => {
    const keptKeys = [
      'language',
      'display',
      'colorScheme',
      'device',
      `unsentAnswers:${anExamId}`,
      `checklist:${anExamId}`,
    ];
    startSession(aToken());
    for (const key of [...keptKeys, 'school', 'installUnwanted', 'answers', 'unknown']) {
      localStorage.setItem(key, 'x');
    }
    endSession('logout');
    expect(Object.keys(localStorage).sort()).toEqual([...keptKeys].sort());
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

  test('that is logged out removes its user first, so that other tabs recognize a logout', () => {
    startSession(aToken());
    const removed: string[] = [];
    vi.spyOn(Storage.prototype, 'removeItem').mockImplementation((key) => void removed.push(key));
    endSession('logout');
    expect(removed[0]).toBe('user');
    expect(removed).toContain('token');
  });

  test('that ends in another tab ends in this one', () => {
    startSession(aToken());
    const listener = vi.fn();
    const unsubscribe = subscribeSession(listener);
    localStorage.removeItem('token');
    window.dispatchEvent(new StorageEvent('storage', { key: 'token' }));
    expect(listener).toHaveBeenCalledOnce();
    expect([currentSession(), personHere()]).toEqual([null, aUser().id]);
    localStorage.removeItem('user');
    window.dispatchEvent(new StorageEvent('storage', { key: 'user' }));
    expect(listener).toHaveBeenCalledTimes(2);
    expect(personHere()).toBeUndefined();
    unsubscribe();
  });

  test('that another person begins in another tab replaces the one in this tab', () => {
    startSession(aToken());
    const listener = vi.fn();
    const unsubscribe = subscribeSession(listener);
    localStorage.setItem('token', aToken({ id: anExamId, sub: anExamId }));
    window.dispatchEvent(new StorageEvent('storage', { key: 'token' }));
    expect(listener).toHaveBeenCalledOnce();
    expect(currentSession()?.user.id).toBe(anExamId);
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

test('a session begins and ends if local storage is full', () => {
  localStorageIsFull();
  startSession(aToken());
  expect(currentSession()?.user.id).toBe(aUser().id);
  endSession('logout');
  expect([currentSession(), personHere()]).toEqual([null, undefined]);
});
