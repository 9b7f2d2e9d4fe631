import { QueryClient } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { forgetFetched, isTaking } from './use-exam.ts';

function clientWith(kind: 'running' | 'submitted' | undefined) {
  const client = new QueryClient();
  client.setQueryData(['examinations'], ['those of Siti']);
  if (kind) client.setQueryData(['attempts', 'opening', 'an id', 1], { opened: { kind } });
  return client;
}
const keysIn = (client: QueryClient) =>
  client
    .getQueryCache()
    .getAll()
    .map(({ queryKey }) => queryKey.join(' '));

it('a running examination stays in the query cache, and all other data are removed', () => {
  const client = clientWith('running');
  expect(isTaking(client)).toBe(true);
  expect(forgetFetched(client)).toBe(true);
  expect(keysIn(client)).toEqual(['attempts opening an id 1']);
});

it.each(['submitted', undefined] as const)(
  'all data are removed if no examination is running (%s)',
  (kind) => {
    const client = clientWith(kind);
    expect(isTaking(client)).toBe(false);
    expect(forgetFetched(client)).toBe(false);
    expect(keysIn(client)).toEqual([]);
  },
);
