import { QueryClientProvider } from '@tanstack/react-query';
import { browserOf } from '@traiteur/front/browser/browser.ts';
import { createQueries } from '@traiteur/front/queries/create-queries.ts';
import { createFront, FrontContext } from '@traiteur/front/front.ts';
import { createRoutes } from '@traiteur/front/routing/routes.tsx';
import { loadingBar } from '@traiteur/kit/loading/loading-bar.ts';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { site } from './addresses.ts';
import { Frame } from './frame/Frame.tsx';
import { pages } from './pages.ts';

const wordModules = {
  entrance: {
    fr: () => import('virtual:words/entrance/fr'),
    en: () => import('virtual:words/entrance/en'),
  },
  all: {
    fr: () => import('virtual:words/administration/fr'),
    en: () => import('virtual:words/administration/en'),
  },
};

// Only this file of the administration names the browser's globals. Other code uses `front.browser`.
const front = createFront({
  browser: browserOf(window),
  strategy: 'local',
  site,
  fetchMessages: async (locale, part) => (await wordModules[part][locale]()).default,
  watch: { start: loadingBar.start, end: (hasFailed) => (hasFailed ? loadingBar.fail() : loadingBar.finish()) },
});
front.chunks.watch(window);
front.renewal.renewInTime();

const router = createBrowserRouter(createRoutes({ front, screens: site.screens, pages, Frame }));

const root = document.getElementById('root');
if (root) {
  createRoot(root).render(
    <StrictMode>
      <FrontContext value={front}>
        <QueryClientProvider client={createQueries()}>
          <RouterProvider router={router} />
        </QueryClientProvider>
      </FrontContext>
    </StrictMode>,
  );
}
