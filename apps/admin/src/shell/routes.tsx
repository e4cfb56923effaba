import { type MiddlewareFunction, redirect, type RouteObject } from 'react-router';
import { type Screen, to } from '../screens.ts';
import { ErrorInFrame, ErrorPage } from './ErrorPage.tsx';
import { Frame } from './Frame.tsx';
import { localeOfPath, preferredLocale } from './locale.ts';
import { loadMessages } from './messages.ts';
import { session } from './session.ts';
import { allScreens, inLanguage, isAccepted, isOffered, screenAt, signInPath } from './site-map.ts';

/** Before each route: the language of the address, then whether its screen may be seen; once more after. */
const guard: MiddlewareFunction = async ({ request }, next) => {
  const { pathname, search, hash } = new URL(request.url);
  if (!localeOfPath(pathname) && preferredLocale(pathname) === 'en') {
    throw redirect(inLanguage(pathname, 'en') + search + hash);
  }
  await loadMessages(localeOfPath(pathname) ?? 'fr');
  admit(pathname, search + hash);
  await next();
  admit(pathname, search + hash);
};

function admit(path: string, rest: string): void {
  const found = screenAt(path);
  const screen = found?.screen;
  if (found && !isAccepted(found)) throw new Response(null, { status: 404, statusText: 'unmatched' });
  const locale = localeOfPath(path) ?? 'fr';
  const { loggedIn } = session.read();
  if (loggedIn && screen?.guard === 'guest-only') throw redirect(to('home', {}, locale));
  if (!loggedIn && screen?.guard !== 'guest-only' && screen?.guard !== 'open') {
    throw redirect(signInPath(path, rest));
  }
  if (screen && !isOffered(screen)) throw new Response(null, { status: 403 });
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
    HydrateFallback: () => null,
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
