import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { addressLimit } from '../address-limit.ts';
import { buildShop } from '../../app.ts';
import { builtSite } from './site-bundle.ts';
import { houseBrand } from '../../core/house-brand.ts';
import { openSiteChanges } from '../../site/site-texts/site-changes.ts';
import { afterwards } from '../../testing/afterwards.ts';
import { testApp } from '../../testing/test-app.ts';
import { smallKitchen, wednesday } from '../../testing/small-kitchen.ts';
import { asApp } from '../../testing/database/test-template.ts';
import { testFolder } from '../../testing/test-folder.ts';

/** A site as the build leaves it: it answers what the house says of itself, and what it was asked. */
const bundle = `
let drawn = 0;
export async function answer(request, { call, callForVisitor, origin, brand, cache, knownAllergens, isAway }) {
  const menu = async () => {
    const { meals } = await call('fr')('menus', 'listMenu', { date: '${wednesday}' });
    return { status: 200, headers: { 'content-type': 'text/html', 'cache-control': 'no-cache' }, html: JSON.stringify({ drawn: ++drawn, meals, long: 'x'.repeat(3000) }) };
  };
  const path = new URL(request.url).pathname;
  if (path === '/secret') return new Response(await call('fr')('products', 'list').catch((error) => error.message));
  if (path === '/nothing') return new Response(await call('fr')('pictures', 'getPicture', { id: 'x' }).catch(({ problem }) => problem.code));
  if (path === '/menu') return { page: await cache(path, menu), headers: { 'x-visitor': request.headers.get('x-visitor') ?? '' } };
  if (path === '/own') return { page: await cache(undefined, menu), headers: {} };
  if (path === '/allergens') return new Response(JSON.stringify(await knownAllergens()));
  if (path === '/message') {
    const message = Object.fromEntries(new URLSearchParams(await request.text()));
    const refused = ({ problem, message: fault }) => JSON.stringify(problem ?? fault);
    return new Response(await callForVisitor('en')('contact-messages', 'sendContactMessage', {}, message).then(() => 'sent', refused));
  }
  if (path === '/broken%') throw new Error('nothing that a visitor should read');
  const away = Object.assign(new Error('terminating connection'), { code: '57P01' });
  if (path === '/away' && isAway(away)) throw away;
  if (path === '/forbidden') return new Response(await callForVisitor('en')('contact-messages', 'list').catch(({ message }) => message));
  if (request.method === 'POST') return new Response(null, { status: 303, headers: { location: '/' + (await request.text()) } });
  const { dailyChoices } = await call('en')('site-texts', 'get');
  return new Response(brand + ' ' + dailyChoices + ' ' + origin, { headers: { 'content-type': 'text/html' } });
}`;

/** Of one address, in this file. */
const mostPages = 100;
/** Those of them that are in no memory. */
const mostDrawings = 50;

const folder = testFolder();
mkdirSync(join(folder, 'server'));
mkdirSync(join(folder, 'client/assets'), { recursive: true });
writeFileSync(join(folder, 'server/server.js'), bundle);
writeFileSync(join(folder, 'server/package.json'), '{"type":"module"}');
writeFileSync(join(folder, 'client/assets/main-1a2b.js'), 'export {};');

const { app, db, services, house, mailer, url, time, pool } = await testApp();
const kitchen = await smallKitchen(db);
const changes = openSiteChanges(asApp(url));
afterwards(() => changes.stop());
const site = await buildShop({
  bundle: await builtSite(folder),
  ...house,
  changes,
  api: app,
  limit: addressLimit({ burst: mostPages, perSecond: 0.001, most: 10 }),
  drawings: { burst: mostDrawings, perSecond: 0.001, most: 10 },
  clock: services.clock,
  // What no public operation that reads asks for is not there.
  services: {
    ...services,
    brand: houseBrand('Chez Zoé'),
    mailer,
    version: '0.0.0',
    publicUrl: 'https://office.example.com',
    siteUrl: 'https://www.example.com',
  } as never,
});
afterwards(() => site.close());
await site.ready();

interface ShownMenu {
  drawn: number;
  meals: {
    id: number;
    allergens: { id: number; presence: string }[];
    offers: { price: number; left: number | null }[];
  }[];
}
const menu = async () => (await site.inject('/menu')).json<ShownMenu>();
const dahl = async () => (await menu()).meals.find(({ id }) => id === kitchen.dahl);

test('a page asks the house within the process, and is told the origin of the site', async () => {
  const { body, headers } = await site.inject('/');
  expect(body).toBe('Chez Zoé 6 https://www.example.com');
  expect(headers).toMatchObject({ 'content-type': 'text/html', 'x-content-type-options': 'nosniff' });
});

test('a page reads nothing that a visitor may not read', async () => {
  expect((await site.inject('/secret')).body).toBe('products list is no operation that anybody may read');
});

test('a page is told what was refused by its code', async () => {
  expect((await site.inject('/nothing')).body).toBe('not-found');
});

test('what a form sends reaches the page', async () => {
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  const { statusCode, headers: answerHeaders } = await site.inject({
    method: 'POST',
    url: '/',
    payload: 'a=1',
    headers,
  });
  expect([statusCode, answerHeaders['location']]).toEqual([303, '/a=1']);
});

test('a visitor’s form writes by the API’s own door: checked, refused in their language, and counted by their address', async () => {
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  const send = async (email: string, remoteAddress: string) => {
    const payload = new URLSearchParams({ name: 'Agnès', email, phone: '', text: 'é'.repeat(4000), locale: 'fr' });
    return (await site.inject({ method: 'POST', url: '/message', payload: String(payload), headers, remoteAddress }))
      .body;
  };
  expect(JSON.parse(await send('agnes', '203.0.113.1'))).toMatchObject({ code: 'invalid-input', field: 'email' });
  for (let times = 0; times < 5; times++) expect(await send('agnes@example.com', '203.0.113.1')).toBe('sent');
  expect(JSON.parse(await send('agnes@example.com', '203.0.113.1'))).toMatchObject({ code: 'too-many-attempts' });
  expect(await send('agnes@example.com', '203.0.113.2')).toBe('sent');
  expect((await site.inject('/forbidden')).body).toBe('contact-messages list is no operation that a form may call');
});

test('a file with a hash in its name is kept for ever, and loads nothing itself', async () => {
  const { headers } = await site.inject('/assets/main-1a2b.js');
  expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
  expect(headers['content-security-policy']).toMatch(/^default-src 'none'/);
});

test('an address with a percent sign that stands for nothing is answered by a page', async () => {
  const { body, headers } = await site.inject('/100%');
  expect([body, headers['x-content-type-options']]).toEqual([expect.stringContaining('Chez Zoé'), 'nosniff']);
});

test('a page that fails there ends its own answer alone', async () => {
  const { statusCode, headers, body } = await site.inject('/broken%');
  expect([statusCode, headers['content-type']]).toEqual([500, 'text/html; charset=utf-8']);
  expect(body).toContain('Cette page n’a pas pu s’ouvrir · Chez Zoé');
  expect(body).not.toContain('nothing that a visitor should read');
  expect((await site.inject('/')).statusCode).toBe(200);
});

test('while the database is away a page says so, and when to come back', async () => {
  const { statusCode, headers, body } = await site.inject({ url: '/away', headers: { 'accept-language': 'en' } });
  expect([statusCode, headers['retry-after']]).toEqual([503, '5']);
  expect(body).toContain('We will be right back · Chez Zoé');
});

test.each(['DELETE', 'PUT'] as const)('no page answers %s', async (method) => {
  expect((await site.inject({ method, url: '/' })).statusCode).toBe(405);
});

describe('a page that is the same for all', () => {
  test('is drawn once, and what is said to one visitor goes to them alone', async () => {
    const [first, second] = await Promise.all(
      ['zoe', 'marc'].map((visitor) => site.inject({ url: '/menu', headers: { 'x-visitor': visitor } })),
    );
    expect(second?.body).toBe(first?.body);
    expect([first, second].map((answer) => answer?.headers['x-visitor'])).toEqual(['zoe', 'marc']);
  });

  test('tells an allergen with the next request after it was saved', async () => {
    await dahl();
    await kitchen.world.declare(kitchen.dahl, { mayContain: kitchen.sesame });
    expect((await dahl())?.allergens).toMatchObject([{ id: kitchen.sesame, presence: 'may_contain' }]);
    await kitchen.world.cook(kitchen.dahl, () => [{ allergenId: kitchen.sesame, presence: 'contains' }]);
    expect((await dahl())?.allergens).toMatchObject([{ presence: 'contains' }]);
  });

  test('tells a price with the next request after it was saved, and a portion after it was taken', async () => {
    for (let price = 1000; price < 1020; price++) {
      await kitchen.world.reprice(kitchen.dahl, price);
      expect((await dahl())?.offers).toMatchObject([{ price, left: 50 }]);
    }
    const offer = { product_id: kitchen.dahl, size_id: kitchen.size, delivery_date: wednesday };
    await db
      .insertInto('offer_bookings')
      .values({ ...offer, taken: 8 })
      .execute();
    expect((await dahl())?.offers).toMatchObject([{ left: 42 }]);
  });

  test('is drawn anew when the minute is over', async () => {
    const { drawn } = await menu();
    time.now = new Date(time.now.getTime() + 60_000);
    expect((await menu()).drawn).toBe(drawn + 1);
  });

  test('is drawn for each request while nobody can tell of changes, and kept again afterwards', async () => {
    const { drawn } = await menu();
    await pool.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
        where application_name = 'traiteur-news' and datname = current_database()`,
    );
    const drawings = async () => [(await menu()).drawn, (await menu()).drawn] as const;
    expect((await drawings())[0]).toBeGreaterThan(drawn);
    await expect.poll(async () => new Set(await drawings()).size).toBe(1);
  });

  test('comes again only where it has changed, whatever form it came in', async () => {
    const { headers } = await site.inject({ url: '/menu', headers: { 'accept-encoding': 'br' } });
    const ask = (tag: string) =>
      site.inject({ url: '/menu', headers: { 'if-none-match': tag, 'accept-encoding': 'gzip' } });
    const again = await ask(`W/"other", ${String(headers['etag'])}`);
    expect([again.statusCode, again.body, again.headers['cache-control']]).toEqual([304, '', 'no-cache']);
    await kitchen.world.reprice(kitchen.dahl, 990);
    expect((await ask(String(headers['etag']))).statusCode).toBe(200);
  });

  test.each([
    ['br, gzip', 'br', brotliDecompressSync],
    ['gzip', 'gzip', gunzipSync],
    ['br;q=0, gzip;q=0.5', 'gzip', gunzipSync],
    ['', undefined, (bytes: Buffer) => bytes],
  ])('comes compressed for who takes "%s"', async (accepted, encoding, unpack) => {
    const { headers, rawPayload } = await site.inject({ url: '/menu', headers: { 'accept-encoding': accepted } });
    expect(headers['content-encoding']).toBe(encoding);
    expect(JSON.parse(unpack(rawPayload).toString())).toMatchObject({ meals: expect.any(Array) as unknown });
  });
});

test('who asks for more pages than anybody reads is told to wait, in their language, whatever page it is', async () => {
  const ask = (path: string) => site.inject({ url: path, remoteAddress: '203.0.113.7' });
  const statuses = new Set<number>();
  for (let count = 0; count < mostPages + 1; count++) statuses.add((await ask(`/nothing?${count}`)).statusCode);
  expect(statuses).toEqual(new Set([200, 429]));
  const { body, headers } = await ask('/en/menu');
  expect(headers['content-type']).toBe('text/html; charset=utf-8');
  // A thousand, less the seconds that a busy machine takes for all that was asked.
  expect(Number(headers['retry-after'])).toBeGreaterThan(900);
  expect(body).toContain('A short pause · Chez Zoé');
  expect((await ask('/')).body).toContain('Une petite pause · Chez Zoé');
  expect((await site.inject('/')).statusCode).toBe(200);
});

test('who has more pages drawn than anybody reads is told to wait, and still sees what is drawn already', async () => {
  await menu();
  const ask = (path: string) => site.inject({ url: path, remoteAddress: '203.0.113.8' });
  const statuses: number[] = [];
  for (let count = 0; count < mostDrawings + 1; count++) statuses.push((await ask('/own')).statusCode);
  expect(statuses.filter((status) => status === 200)).toHaveLength(mostDrawings);
  expect(statuses.at(-1)).toBe(429);
  expect((await ask('/menu')).statusCode).toBe(200);
});

test('a page knows the allergens of the house as they are now', async () => {
  const allergenIds = async () => (await site.inject('/allergens')).json<number[]>();
  expect(await allergenIds()).toContain(kitchen.sesame);
  const id = await kitchen.world.allergen('Lupin', 'Lupin');
  expect(await allergenIds()).toContain(id);
});
