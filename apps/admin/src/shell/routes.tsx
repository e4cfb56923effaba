import { type MiddlewareFunction, redirect, type RouteObject } from 'react-router';
import { type Screen, to } from '../screens.ts';
import { api } from './api.ts';
import { ErrorInFrame, ErrorPage } from './ErrorPage.tsx';
import { Frame } from './Frame.tsx';
import { localeOfPath, preferredLocale } from './locale.ts';
import { loadMessages } from './messages.ts';
import { session } from './session.ts';
import { allScreens, inLanguage, isAccepted, screenAt, signInPath } from './site-map.ts';

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
  if (screen?.needs && !api.offers(screen.needs[0] as never, screen.needs[1])) {
    throw new Response(null, { status: 403 });
  }
}

function routesOf(screen: Screen): RouteObject[] {
  const paths = new Set([screen.fr, screen.en]);
  return [...paths].map((path) => ({ path, lazy: async () => ({ Component: (await screen.page()).default }) }));
}

const known = new Set<string>();

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
          ...allScreens.flatMap(routesOf).filter(({ path = '' }) => !known.has(path) && known.add(path)),
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
