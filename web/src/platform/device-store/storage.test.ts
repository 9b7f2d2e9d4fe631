import * as v from 'valibot';
import { describe, expect, test, vi } from 'vitest';
import { localStorageIsFull } from '../../../test/full-storage.ts';
import { aToken } from '../../../test/people.ts';
import { storedJson, storedText } from './storage.ts';
import { stored } from './stored.ts';

const numbers = storedJson('numbers', v.array(v.number()));

describe('a stored value', () => {
  test('is read as it was written', () => {
    numbers.write([1, 2]);
    expect(numbers.read()).toEqual([1, 2]);
    numbers.remove();
    expect(numbers.read()).toBeNull();
  });

  test.each(['{', 'null', '"x"', '["1"]', ''])('that is invalid is removed: %j', (text) => {
    localStorage.setItem('numbers', text);
    expect(numbers.read()).toBeNull();
    expect(localStorage.getItem('numbers')).toBeNull();
  });

  test('stored as text has no quotes', () => {
    storedText('plain', v.string()).write('eyJ');
    expect(localStorage.getItem('plain')).toBe('eyJ');
  });

  test.each([
    [stored.examId, 'not-an-id'],
    [stored.pwd, '5f4dcc3b5aa765d61d8327deb882cf99'],
    [stored.resultScore, '"many"'],
    [stored.resultAnswer, '{"a":1}'],
    [stored.examDetail, '{"id":7}'],
    [stored.language, 'fr'],
    [stored.token, `${aToken()}✓`],
    [stored.token, aToken().padEnd(8001, 'x')],
  ])('of the product that is invalid is removed: $key', (item, text) => {
    localStorage.setItem(item.key, text);
    expect(item.read()).toBeNull();
    expect(localStorage.getItem(item.key)).toBeNull();
  });
});

describe('if local storage is full or forbidden', () => {
  const forbidden = () => {
    throw new DOMException('no', 'QuotaExceededError');
  };

  test('a value lives in memory and not in session storage, and write returns false', () => {
    localStorageIsFull();
    expect(numbers.write([3])).toBe(false);
    expect(sessionStorage).toHaveLength(0);
    expect(numbers.read()).toEqual([3]);
    numbers.remove();
    expect(numbers.read()).toBeNull();
  });

  test('a value in session storage is not read', () => {
    sessionStorage.setItem('numbers', '[4]');
    expect(numbers.read()).toBeNull();
    localStorageIsFull();
    expect(numbers.read()).toBeNull();
  });

  test('a value in memory is removed for good once another tab has stored its own', () => {
    const full = localStorageIsFull();
    numbers.write([3]);
    full.mockRestore();
    localStorage.setItem('numbers', '[4]');
    expect(numbers.read()).toEqual([4]);
    localStorage.removeItem('numbers');
    expect(numbers.read()).toBeNull();
  });

  test('reading returns null and removing does not throw', () => {
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(forbidden);
    vi.spyOn(Storage.prototype, 'removeItem').mockImplementation(forbidden);
    expect(numbers.read()).toBeNull();
    expect(() => numbers.remove()).not.toThrow();
  });

  test('a later value is stored once there is space again', () => {
    const full = localStorageIsFull();
    numbers.write([1]);
    full.mockRestore();
    expect(numbers.write([2])).toBe(true);
    expect(numbers.read()).toEqual([2]);
  });
});
