import { QueryClient } from '@tanstack/react-query';
import { ApiRefusal } from '@traiteur/contract/wire/client.ts';

/** What a front end has read of the API, and when it reads it again. */
export const createQueries = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 5000,
        // The server may be on the local network: send requests even when the browser says that it is offline.
        networkMode: 'always',
        refetchOnReconnect: true,
        // A refusal is not retried; a request without an answer is, twice.
        retry: (failures, error) => failures < 2 && !(error instanceof ApiRefusal),
      },
      mutations: { networkMode: 'always' },
    },
  });
