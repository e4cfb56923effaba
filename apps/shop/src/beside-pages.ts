import type { AnswerRequest, DrawnPage, RenderingWorld } from '@traiteur/contract/wire/rendered-site.ts';
import { localeOf } from '@traiteur/front/language/locale.ts';
import { isManifest, manifest } from './site/visit/manifest.ts';
import { robots, sitemap } from './site/visit/search-engines.ts';
import { offlineAddresses, workerAddress } from './offline/offline-addresses.ts';
import { offlinePage } from './offline/offline-page.tsx';
import { workerScript } from './offline/worker-script.ts';
import { brandStyle, iconOf, isBrandStyle } from './site/visit/brand.ts';
import { readSite } from './site/visit/read-site.ts';

/** What browsers and search engines ask for outside of the site map; undefined for any other address. */
export async function besidePages(
  url: URL,
  world: RenderingWorld,
): Promise<Awaited<ReturnType<AnswerRequest>> | undefined> {
  const { pathname } = url;
  const locale = localeOf(pathname);
  const fromMemory = async (draw: () => Promise<DrawnPage>) => ({
    page: await world.cache(pathname, draw),
    headers: {},
  });
  if (pathname === '/robots.txt') return robots(world.origin);
  if (pathname === '/sitemap.xml') return fromMemory(() => sitemap(world));
  if (pathname === workerAddress) return fromMemory(() => workerScript(world));
  if (pathname === offlineAddresses[locale]) return fromMemory(() => offlinePage(world, locale));
  if (pathname === '/favicon.ico') return iconRedirect(url, world);
  if (isBrandStyle(url)) return brandStyle(await readSite(url, world.call(locale)), url);
  if (!isManifest(pathname)) return undefined;
  const { brand } = (await readSite(url, world.call(locale))).site;
  return { page: manifest({ brand }, locale), headers: {} };
}

/** Some programs ask for `/favicon.ico` without reading a page. */
async function iconRedirect(url: URL, world: RenderingWorld): Promise<Response> {
  const { site } = await readSite(url, world.call('fr'));
  return new Response(null, { status: 302, headers: { location: iconOf(site.brand, '192') } });
}
