import { type MiddlewareFunction, redirect, type RouteObject } from 'react-router';
import { to } from '../screens.ts';
import type { Screen } from './screen.ts';
import { ready } from './api.ts';
import { ErrorInFrame, ErrorPage } from './ErrorPage.tsx';
import { Frame } from '../frame/Frame.tsx';
import { localeOfPath, preferredLocale } from './locale.ts';
import { loadMessages } from './messages.ts';
import { runMiddleware } from './middleware.ts';
import { session } from './session.ts';
import { Starting } from './Starting.tsx';
import { allScreens, inLanguage, isAccepted, isOffered, screenAt, signInPath } from './site-map.ts';

/** Before each route: the language of the address, then whether its screen may be seen; once more after. */
const guard: MiddlewareFunction = async ({ request }, next) => {
  const { pathname, search } = new URL(request.url);
  // The router keeps the fragment to itself; at a page's first address it still stands in the browser's.
  const hash = pathname === location.pathname ? location.hash : '';
  if (!localeOfPath(pathname) && preferredLocale(pathname) === 'en') {
    throw redirect(inLanguage(pathname, 'en') + search + hash);
  }
  await loadMessages(localeOfPath(pathname) ?? 'fr');
  await ready();
  admit(pathname, search + hash);
  await next();
  admit(pathname, search + hash);
};

function admit(path: string, rest: string): void {
  const found = screenAt(path);
  const locale = localeOfPath(path) ?? 'fr';
  if (found && !isAccepted(found)) throw new Response(null, { status: 404, statusText: 'unmatched' });
  runMiddleware(found?.screen.middleware ?? ['auth'], {
    signedIn: session.isOpen(),
    toSignIn: () => {
      session.want();
      throw redirect(signInPath(path, rest));
    },
    toHome: () => {
      throw redirect(to('home', {}, locale));
    },
  });
  if (found && !isOffered(found.screen)) throw new Response(null, { status: 403 });
}

function routesOf({ fr, en, page }: Screen): RouteObject[] {
  if (!page) return [];
  return [fr, en].map((path) => ({ path, lazy: async () => ({ Component: (await page()).default }) }));
}

/** Two screens may share an address in one language: it is one route. */
const screenRoutes = new Map(allScreens.flatMap(routesOf).map((route) => [route.path, route]));

export const routes: RouteObject[] = [
  {
    middleware: [guard],
    Component: Frame,
    ErrorBoundary: ErrorPage,
    HydrateFallback: Starting,
    children: [
      {
        ErrorBoundary: ErrorInFrame,
        children: [
          ...screenRoutes.values(),
          {
            path: '*',
            loader: () => {
              throw new Response(null, { status: 404, statusText: 'unmatched' });
            },
          },
        ],
      },
    ],
  },
];
