// The measured site: its own program, as in production but without limits per address.
import { join } from 'node:path';
import { buildApp, buildShop } from '../../apps/api/src/app.ts';
import { builtSite } from '../../apps/api/src/http/pages/site-bundle.ts';
import { watchHealth } from '../../apps/api/src/database/server/database-health.ts';
import { openPool } from '../../apps/api/src/database/server/pool.ts';
import { openSiteChanges } from '../../apps/api/src/site/site-texts/site-changes.ts';
import { openHttpListener } from '../../apps/api/src/start/http-listener.ts';
import { appOptions } from '../app-options.ts';
import type { SiteOptions } from '../servers.ts';

const folder = join(import.meta.dirname, '../../apps/shop/dist');

process.once('disconnect', () => process.exit());
process.once('message', ({ url }: SiteOptions) => void serve(url));

async function serve(url: string): Promise<void> {
  const pool = openPool(url);
  const services = appOptions(pool);
  const { brand, version, clock, house } = services;
  const listener = await openHttpListener({ host: '127.0.0.1', port: 0, version, brand: brand.usualName });
  const origin = `http://127.0.0.1:${listener.port}`;
  const app = await buildApp(services);
  const site = await buildShop({
    ...house,
    clock,
    bundle: await builtSite(folder),
    services,
    api: app,
    changes: openSiteChanges(url),
    // No setting turns the limits off, and all requests come from one address.
    limit: () => undefined,
    drawings: { burst: Infinity, perSecond: Infinity, most: 1 },
    log: true,
  });
  await Promise.all([app.ready(), site.ready()]);
  listener.serveWith(
    (request, response) =>
      /^\/api(?:\/|$)/.test(request.url ?? '') ? app.routing(request, response) : site.routing(request, response),
    watchHealth(url, pool),
    () => ({}),
  );
  process.send?.(origin);
}
