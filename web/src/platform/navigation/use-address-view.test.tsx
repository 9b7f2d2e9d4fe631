import { act, renderHook } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import { type AddressView, addressOf, pageIn, useAddressView } from './use-address-view.ts';

interface View {
  word: string;
  sort: string;
  page: number;
}

const words: AddressView<View> = {
  read: (search) => ({
    word: search.get('q') ?? '',
    sort: search.get('sort') ?? '',
    page: pageIn(search),
  }),
  write: ({ word, sort, page }) => addressOf({ q: word, sort, page }),
  pages: ['page'],
};

function open(address: string) {
  let list: ReturnType<typeof useAddressView<View>> | undefined;
  function List() {
    list = useAddressView(words);
    return null;
  }
  const router = createMemoryRouter([{ path: '/', element: <List /> }], { initialEntries: [address] });
  renderHook(() => null, { wrapper: () => <RouterProvider router={router} /> });
  return {
    view: () => list?.view,
    change: (...parts: Partial<View>[]) =>
      act(async () => {
        for (const part of parts) list?.change(part);
      }),
    back: () => act(() => router.navigate(-1)),
    address: () => router.state.location.search,
  };
}

test('a list starts with the view of its address and ignores invalid values', () => {
  expect(open('/?q=siti&page=3').view()).toEqual({ word: 'siti', sort: '', page: 3 });
  for (const page of ['0', '-1', '1.5', 'two', '1e999']) {
    expect(open(`/?page=${page}`).view()).toEqual({ word: '', sort: '', page: 1 });
  }
});

test('a new filter starts at page 1, which the address omits', async () => {
  const { change, address } = open('/?page=3');
  await change({ word: 'siti' });
  expect(address()).toBe('?q=siti');
  await change({ word: '' });
  expect(address()).toBe('');
});

test('Back returns to the previous page number and keeps the filter', async () => {
  const { change, back, address } = open('/?q=s');
  await change({ word: 'si' });
  await change({ page: 2 });
  await change({ page: 3 });
  await back();
  expect(address()).toBe('?q=si&page=2');
  await back();
  expect(address()).toBe('?q=si');
});

test('two changes before a render are both applied', async () => {
  const { change, address } = open('/');
  await change({ word: 'siti' }, { sort: 'name' });
  expect(address()).toBe('?q=siti&sort=name');
  await change({ sort: '-name' }, { word: '' });
  expect(address()).toBe('?sort=-name');
});
