import type { ComponentType, ReactNode } from 'react';
import { type MiddlewareFunction, Outlet, redirect, type RouteObject } from 'react-router';
import type { Front } from '../front.ts';
import { localeOf, prefixOf } from '../language/locale.ts';
import { ErrorInFrame, ErrorPage } from '../screens/ErrorPage.tsx';
import { Starting } from '../screens/Starting.tsx';
import { runMiddleware } from './middleware.ts';
import type { Screen } from './screen.ts';
import { isAccepted } from './site.ts';

export type Page = () => Promise<{ default: ComponentType }>;

interface RoutesOptions<Name extends string> {
  front: Front;
  screens: Record<Name, Screen>;
  pages: Record<Name, Page>;
  Frame: ComponentType<{ children: ReactNode }>;
}

export function createRoutes<Name extends string>({
  front,
  screens,
  pages,
  Frame,
}: RoutesOptions<Name>): RouteObject[] {
  const names = Object.keys(screens) as Name[];
  const routes = names.flatMap((name) =>
    [screens[name].fr, screens[name].en].map((path) => ({
      path,
      lazy: async () => ({ Component: (await pages[name]()).default }),
    })),
  );
  return [
    {
      middleware: [createGuard(front)],
      Component: () => (
        <Frame>
          <Outlet />
        </Frame>
      ),
      ErrorBoundary: () => <ErrorPage Frame={Frame} />,
      HydrateFallback: Starting,
      children: [
        {
          ErrorBoundary: ErrorInFrame,
          children: [
            // Two screens may share an address in one language: one route.
            ...new Map(routes.map((route) => [route.path, route])).values(),
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
}

/** Before each route: the language, then the right to open the screen; checked again afterwards. */
function createGuard(front: Front): MiddlewareFunction {
  return async ({ request }, next) => {
    const { pathname, search } = new URL(request.url);
    // The router hides the fragment; on the first page the browser still has it.
    const { path, fragment } = front.browser.address();
    const queryAndFragment = search + (pathname === front.site.inLanguage(path, localeOf(pathname)) ? fragment : '');
    if (!prefixOf(pathname) && front.languages.preferred(pathname) === 'en') {
      throw redirect(front.site.inLanguage(pathname, 'en') + queryAndFragment);
    }
    const isEntrance = front.site.screenAt(pathname)?.screen.middleware.includes('guest') && !front.session.isOpen();
    await front.messages.load(localeOf(pathname), isEntrance ? 'entrance' : 'all');
    await front.auth.ready();
    checkMayEnter(front, pathname, queryAndFragment);
    await next();
    checkMayEnter(front, pathname, queryAndFragment);
  };
}

/** @throws {Response} a redirect, 404 for an unknown address, 403 for a screen without the right to open it */
function checkMayEnter({ site, session, isOffered }: Front, path: string, queryAndFragment: string): void {
  const place = site.screenAt(path);
  runMiddleware(place?.screen.middleware ?? ['auth'], {
    signedIn: session.isOpen(),
    toSignIn: () => {
      session.want();
      throw redirect(site.signInPath(path, queryAndFragment));
    },
    toHome: () => {
      throw redirect(site.addressOf('home', localeOf(path)));
    },
  });
  if (place && !isAccepted(place)) throw new Response(null, { status: 404, statusText: 'unmatched' });
  if (place && !isOffered(place.screen)) throw new Response(null, { status: 403 });
}
