import { describe, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { localStorageIsFull } from '../../../test/full-storage.ts';
import { aToken } from '../../../test/people.ts';
import { storedJson, storedText } from './storage.ts';
import { stored } from './stored.ts';

const numbers = storedJson('numbers', z.array(z.number()));

describe('a stored value', () => {
  test('comes back as it was kept', () => {
    numbers.write([1, 2]);
    expect(numbers.read()).toEqual([1, 2]);
    numbers.remove();
    expect(numbers.read()).toBeNull();
  });

  test.each(['{', 'null', '"x"', '["1"]', ''])('that is spoilt is dropped: %j', (text) => {
    localStorage.setItem('numbers', text);
    expect(numbers.read()).toBeNull();
    expect(localStorage.getItem('numbers')).toBeNull();
  });

  test('kept as text carries no quotes', () => {
    storedText('plain', z.string()).write('eyJ');
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
  ])('of the product that is spoilt is dropped: $key', (item, text) => {
    localStorage.setItem(item.key, text);
    expect(item.read()).toBeNull();
    expect(localStorage.getItem(item.key)).toBeNull();
  });
});

describe('where the browser lets nothing be stored', () => {
  const forbidden = () => {
    throw new DOMException('no', 'QuotaExceededError');
  };

  test('a value lives until the page is closed, in no storage of the tab, and says so', () => {
    localStorageIsFull();
    expect(numbers.write([3])).toBe(false);
    expect(sessionStorage).toHaveLength(0);
    expect(numbers.read()).toEqual([3]);
    numbers.remove();
    expect(numbers.read()).toBeNull();
  });

  test('a value in the storage of the tab is not read', () => {
    sessionStorage.setItem('numbers', '[4]');
    expect(numbers.read()).toBeNull();
    localStorageIsFull();
    expect(numbers.read()).toBeNull();
  });

  test('a value goes for good once another tab has found room for its own', () => {
    const full = localStorageIsFull();
    numbers.write([3]);
    full.mockRestore();
    localStorage.setItem('numbers', '[4]');
    expect(numbers.read()).toEqual([4]);
    localStorage.removeItem('numbers');
    expect(numbers.read()).toBeNull();
  });

  test('nothing is found and nothing breaks', () => {
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(forbidden);
    vi.spyOn(Storage.prototype, 'removeItem').mockImplementation(forbidden);
    expect(numbers.read()).toBeNull();
    expect(() => numbers.remove()).not.toThrow();
  });

  test('a value that fits again later is stored', () => {
    const full = localStorageIsFull();
    numbers.write([1]);
    full.mockRestore();
    expect(numbers.write([2])).toBe(true);
    expect(numbers.read()).toEqual([2]);
  });
});
