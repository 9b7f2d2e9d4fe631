import { describe, expect, test } from 'vitest';
import { type ListView, readListView, sortedBy, writeListView } from './list-view.ts';

const first: ListView = { search: '', class: '', sort: 'name', descending: false, page: 1 };

describe('the view in the address', () => {
  test('defaults to the first page, sorted by name', () => {
    expect(readListView(new URLSearchParams())).toEqual(first);
    expect(writeListView(first).toString()).toBe('');
  });

  test('is read as it was written', () => {
    const view: ListView = {
      search: 'siti & budi',
      class: 'X IPA 1',
      sort: 'class',
      descending: true,
      page: 3,
    };
    expect(readListView(new URLSearchParams(writeListView(view).toString()))).toEqual(view);
    const byNameDown = { ...first, descending: true };
    expect(readListView(writeListView(byNameDown))).toEqual(byNameDown);
  });

  test('has defaults for invalid values', () => {
    expect(readListView(new URLSearchParams('sort=password&page=-4'))).toEqual(first);
    expect(readListView(new URLSearchParams('page=one')).page).toBe(1);
  });
});

test('a heading sorts by its column, and reverses the order when pressed again', () => {
  expect(sortedBy(first, 'class')).toEqual({ sort: 'class', descending: false });
  expect(sortedBy(first, 'name')).toEqual({ sort: 'name', descending: true });
  expect(sortedBy({ ...first, descending: true }, 'name')).toEqual({ sort: 'name', descending: false });
});
