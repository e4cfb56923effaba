import { QueryClient } from '@tanstack/react-query';
import { ApiRefusal } from '@traiteur/contract/wire/client.ts';

/** What a front end has read of the API, and when it reads it again. */
export const createQueries = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 5000,
        // Whether the machine is on the internet says nothing of the server, which may stand in the kitchen: ask, rather than wait in silence.
        networkMode: 'always',
        refetchOnReconnect: true,
        // A refusal stays one; a server that does not answer is asked twice more.
        retry: (failures, error) => failures < 2 && !(error instanceof ApiRefusal),
      },
      mutations: { networkMode: 'always' },
    },
  });
