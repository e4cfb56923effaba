import { QueryClient } from '@tanstack/react-query';
import { ApiRefusal } from '@traiteur/contract/wire/client.ts';

export const createQueries = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 5000,
        // The server may be on the local network: try even when the browser reports that it is offline.
        networkMode: 'always',
        refetchOnReconnect: true,
        retry: (failures, error) => failures < 2 && !(error instanceof ApiRefusal),
      },
      mutations: { networkMode: 'always' },
    },
  });
