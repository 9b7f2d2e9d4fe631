import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { NetworkError } from './client.ts';
import { type LoggedFailure, logFailure } from './log-failure.ts';

declare module '@tanstack/react-query' {
  interface Register {
    /** Name under which a failed load is logged. Without it, the failure is not logged. */
    queryMeta: { failure?: LoggedFailure };
  }
}

const NETWORK_RETRIES = 2;

/**
 * Queries are retried after a lost connection, but not after a rejection. Mutations are not retried. `onSaved` is called
 * after each successful mutation.
 */
export function createQueryClient(onSaved: () => void): QueryClient {
  return new QueryClient({
    mutationCache: new MutationCache({ onSuccess: onSaved }),
    queryCache: new QueryCache({
      onError: (error, { meta }) => meta?.failure && logFailure(meta.failure, error),
    }),
    defaultOptions: {
      queries: {
        retry: (failures, error) => error instanceof NetworkError && failures < NETWORK_RETRIES,
        staleTime: 15_000,
        // The default mode pauses offline queries. This way they fail, and the screen offers a retry.
        networkMode: 'always',
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}
