import type * as contract from '@lulus/contract';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { listSessions } from '../auth/auth.api.ts';
import { address } from '../platform/api/address.ts';
import { call } from '../platform/api/client.ts';

const getAccount = address<typeof contract.getAccount>({ method: 'GET', path: '/api/account' });
const endOtherSessions = address<typeof contract.endOtherSessions>({
  method: 'DELETE',
  path: '/api/account/sessions',
});
const endOwnSession = address<typeof contract.endOwnSession>({
  method: 'DELETE',
  path: '/api/account/sessions/:id',
});

export const accountQuery = (userId: string) =>
  queryOptions({
    queryKey: ['account', userId],
    queryFn: ({ signal }) => call(getAccount, { signal }),
  });

/** Keyed by the asking session, because a changed password starts a new session and ends all others. */
export const sessionsQuery = (sessionId: string) =>
  queryOptions({
    queryKey: ['sessions', sessionId],
    queryFn: async ({ signal }) => (await call(listSessions, { signal })).sessions,
  });

export const sendEndSession = (id: string) => call(endOwnSession, { params: { id } });
export const sendEndOthers = () => call(endOtherSessions);

export const refetchSessions = (client: QueryClient) => client.invalidateQueries({ queryKey: ['sessions'] });
