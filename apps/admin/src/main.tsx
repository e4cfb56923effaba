import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { ApiRefusal } from '@traiteur/contract/wire/client.ts';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { watchForMissingChunks } from './shell/missing-chunk.ts';
import { routes } from './shell/routes.tsx';

const queries = new QueryClient({
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

watchForMissingChunks();
const router = createBrowserRouter(routes);

const root = document.getElementById('root');
if (root) {
  createRoot(root).render(
    <StrictMode>
      <QueryClientProvider client={queries}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </StrictMode>,
  );
}
