import { afterEach, beforeEach, expect, test } from 'vitest';
import { type HttpListener, openHttpListener } from './http-listener.ts';
import { testDatabase } from '../testing/test-database.ts';

const { pool } = await testDatabase();

let listener: HttpListener;

beforeEach(async () => {
  listener = await openHttpListener({ host: '127.0.0.1', port: 0, version: '1.2.3', brand: 'Chez Zoé & fils' });
});

afterEach(() => listener.close());

const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(`http://127.0.0.1:${listener.port}${path}`, { headers });

test('a node that starts says so to everyone', async () => {
  const answer = await get('/produits');
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '1']);
});

test.each([
  ['/produits', 'fr', { 'accept-language': 'fr-FR' }],
  ['/produits', 'en', { 'accept-language': 'en-GB' }],
  ['/produits', 'fr', { 'accept-language': 'en-GB', cookie: 'a=b; language=fr' }],
  ['/en/products?search=soup', 'en', { 'accept-language': 'fr-FR', cookie: 'language=fr' }],
])('a browser that asks it for %s waits on a page in %s that asks again', async (path, locale, headers) => {
  const answer = await get(path, { accept: 'text/html,application/xhtml+xml', ...headers });
  const page = await answer.text();
  expect([answer.status, answer.headers.get('content-type')]).toEqual([503, 'text/html; charset=utf-8']);
  expect(page).toContain(`<html lang="${locale}">`);
  expect(page).toContain(locale === 'fr' ? 'Chez Zoé &amp; fils démarre…' : 'Chez Zoé &amp; fils is starting…');
  expect(page).toContain('<meta http-equiv="refresh" content="2">');
});

test('a node that starts is not healthy yet', async () => {
  const answer = await get('/api/health');
  expect([answer.status, await answer.json()]).toEqual([
    503,
    { status: 'starting', version: '1.2.3', database: 'starting' },
  ]);
});

test('a node that is ready is healthy and lets people in', async () => {
  listener.serveWith((_, response) => response.end('Bonjour'), pool);
  const answer = await get('/api/health');
  expect([answer.status, await answer.json()]).toEqual([200, { status: 'ready', version: '1.2.3', database: 'up' }]);
  expect(await (await get('/produits')).text()).toBe('Bonjour');
});

test('a node whose database is gone is not healthy', async () => {
  const gone = { query: () => Promise.reject(new Error('terminated')) };
  listener.serveWith(() => {}, gone);
  const answer = await get('/api/health');
  expect([answer.status, await answer.json()]).toEqual([
    503,
    { status: 'unavailable', version: '1.2.3', database: 'down' },
  ]);
});

test('a closing node lets the answer under way be finished', async () => {
  listener.serveWith((_, response) => void setTimeout(() => response.end('Voilà'), 100), pool);
  const answer = get('/lent');
  await new Promise((resolve) => setTimeout(resolve, 50));
  await listener.close();
  expect(await (await answer).text()).toBe('Voilà');
});

test('a port that is taken is said in one sentence', async () => {
  await expect(
    openHttpListener({ host: '127.0.0.1', port: listener.port, version: '1.2.3', brand: 'Traiteur' }),
  ).rejects.toThrow(`Port ${listener.port} is taken by another program: stop it, or set PORT to another one.`);
});

test('an address this machine does not have is said in one sentence', async () => {
  await expect(openHttpListener({ host: '192.0.2.1', port: 0, version: '1.2.3', brand: 'Traiteur' })).rejects.toThrow(
    /^This machine has no address/,
  );
});
