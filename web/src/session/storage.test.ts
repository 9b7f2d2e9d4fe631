import { describe, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { localStorageIsFull } from '../test-support.tsx';
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

  test('a value lives until the page is closed, and says so', () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(forbidden);
    expect(numbers.write([3])).toBe(false);
    expect(numbers.read()).toEqual([3]);
    numbers.remove();
    expect(numbers.read()).toBeNull();
  });

  test('a value outlives a reload of its tab where only local storage is full', () => {
    const full = localStorageIsFull();
    expect(numbers.write([4])).toBe(false);
    expect(sessionStorage.getItem('numbers')).toBe('[4]');
    expect(numbers.read()).toEqual([4]);
    full.mockRestore();
    expect(numbers.write([5])).toBe(true);
    expect(sessionStorage.getItem('numbers')).toBeNull();
    expect(numbers.read()).toEqual([5]);
    numbers.remove();
    expect(numbers.read()).toBeNull();
  });

  test('nothing is found and nothing breaks', () => {
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(forbidden);
    vi.spyOn(Storage.prototype, 'removeItem').mockImplementation(forbidden);
    expect(numbers.read()).toBeNull();
    expect(() => numbers.remove()).not.toThrow();
  });

  test('a value that fits again later is stored', () => {
    const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(forbidden);
    numbers.write([1]);
    full.mockRestore();
    expect(numbers.write([2])).toBe(true);
    expect(numbers.read()).toEqual([2]);
  });
});
