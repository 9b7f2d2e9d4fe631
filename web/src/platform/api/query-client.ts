import { QueryCache, QueryClient } from '@tanstack/react-query';
import { NetworkError } from './client.ts';
import { type LoggedFailure, logFailure } from './log-failure.ts';

declare module '@tanstack/react-query' {
  interface Register {
    /** Under which name a failed load is logged; without one it is not. */
    queryMeta: { failure?: LoggedFailure };
  }
}

const NETWORK_RETRIES = 2;

/** A lost connection is tried again; a refusal is an answer and is not. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    queryCache: new QueryCache({
      onError: (error, { meta }) => meta?.failure && logFailure(meta.failure, error),
    }),
    defaultOptions: {
      queries: {
        retry: (failures, error) => error instanceof NetworkError && failures < NETWORK_RETRIES,
        staleTime: 15_000,
        // Offline is found out by trying, and then said with a way to retry, instead of waiting for ever.
        networkMode: 'always',
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}
