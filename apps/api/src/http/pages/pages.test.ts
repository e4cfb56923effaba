import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { houseBrand } from '../../core/house-brand.ts';
import { testApp } from '../../testing/test-app.ts';
import { testFolder } from '../../testing/test-folder.ts';

const folder = testFolder();
mkdirSync(join(folder, 'assets'));
writeFileSync(join(folder, 'index.html'), '<!doctype html><head><!--settings--></head><body></body>');
writeFileSync(join(folder, 'assets/screen-1a2b.js'), 'export default "screen";');
writeFileSync(join(folder, 'assets/screen-1a2b.js.br'), brotliCompressSync('export default "screen";'));

const { app } = await testApp({ pages: folder, brand: houseBrand('Chez </script> Anaïs') });
const elsewhere = await testApp({ pages: folder, apiHost: 'https://api.example.com' });

const logLines: string[] = [];
const withMaps = await testApp({
  pages: folder,
  mapsKey: 'AIza-of-the-house',
  log: { write: (line) => logLines.push(line) },
});

const policyOf = (headers: Record<string, unknown> = {}) =>
  Object.fromEntries(
    String(headers['content-security-policy'])
      .split(';')
      .map((directive) => directive.split(/ (.*)/)),
  ) as Record<string, string>;

const settingsIn = (page: string) =>
  JSON.parse(/<script type="application\/json" id="settings">(.*?)<\/script>/.exec(page)?.[1] ?? '') as object;

test.each(['/', '/index.html', '/en/products', '/commandes/12/imprimer', '/createdb', '/.git/config', '/.env'])(
  '%s is the one page, never kept and in no search engine',
  async (url) => {
    const answer = await app.inject(url);
    expect(answer).toMatchObject({
      statusCode: 200,
      headers: {
        'content-type': 'text/html; charset=utf-8',
        'cache-control': 'no-cache',
        'x-robots-tag': 'noindex',
      },
    });
  },
);

test('the page is told the origin that served it, and no brand ends its settings early', async () => {
  const { body } = await app.inject({ url: '/', headers: { host: 'admin.example.com' } });
  expect(settingsIn(body)).toMatchObject({
    host: 'http://admin.example.com',
    brand: { name: 'Chez </script> Anaïs', logoId: null },
    currency: 'EUR',
  });
});

test('the page is told the API’s own origin where it has one, and may call it', async () => {
  const { body, headers } = await elsewhere.app.inject('/');
  expect(settingsIn(body)).toMatchObject({ host: 'https://api.example.com' });
  expect(headers['content-security-policy']).toMatch(/connect-src 'self' https:\/\/api\.example\.com/);
});

test('style comes from files, and from elements that carry the nonce of their page', async () => {
  const [first, second] = await Promise.all(['/', '/'].map((url) => app.inject(url)));
  const nonces = [first, second].map((page) => (settingsIn(page?.body ?? '') as { styleNonce: string }).styleNonce);
  expect(nonces[0]).toMatch(/^[\w-]{22}$/);
  expect(nonces[0]).not.toBe(nonces[1]);
  expect(policyOf(first?.headers)).toMatchObject({
    'style-src': `'self' 'nonce-${nonces[0]}'`,
    'style-src-attr': "'none'",
  });
});

test('a file of a page may load nothing at all by itself', async () => {
  const { headers } = await app.inject('/assets/screen-1a2b.js');
  expect(policyOf(headers)).toEqual({ 'default-src': "'none'", 'base-uri': "'none'", 'frame-ancestors': "'none'" });
});

test.each(['/', '/api/swagger.json'])(
  'what %s answers loads no foreign font, runs no script of its own and moves no address',
  async (url) => {
    const { headers } = await app.inject(url);
    // A frame may show the site where clients order, and nothing else is of another origin.
    const policy = String(headers['content-security-policy']).replace('frame-src https://www.example.com', '');
    expect(policy).not.toMatch(/unsafe-|https?:/);
    expect(policyOf(headers)).toMatchObject({
      'default-src': "'self'",
      'script-src': "'self'",
      'font-src': "'self'",
      'base-uri': "'none'",
      'object-src': "'none'",
      'frame-ancestors': "'none'",
    });
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'cross-origin-opener-policy': 'same-origin',
      'strict-transport-security': expect.stringContaining('max-age=31536000') as string,
    });
  },
);

test('the key of the maps is told to the page, which lets Google’s map in and no script that is text', async () => {
  const { body, headers } = await withMaps.app.inject('/');
  expect(settingsIn(body)).toMatchObject({ mapsKey: 'AIza-of-the-house' });
  expect(policyOf(headers)).toMatchObject({
    'script-src': "'self' https://maps.googleapis.com https://maps.gstatic.com",
    'style-src': expect.stringMatching(/^'self' 'nonce-[\w-]{22}' https:\/\/fonts\.googleapis\.com$/) as string,
    'img-src': "'self' data: blob: https://*.googleapis.com https://*.gstatic.com",
    'connect-src': "'self' https://maps.googleapis.com https://places.googleapis.com",
    'worker-src': "'self' blob:",
  });
  expect(headers['content-security-policy']).not.toContain('unsafe-');
  // By which Google knows whose page asks; paths and searches stay here.
  expect(headers['referrer-policy']).toBe('strict-origin');
});

test('no line of the log has the key', async () => {
  await withMaps.app.inject('/');
  withMaps.app.log.info('a line');
  expect(logLines.join('')).toContain('a line');
  expect(logLines.join('')).not.toContain('AIza');
});

test('without a key the page names nobody else’s host, and no key', async () => {
  const { body, headers } = await app.inject('/');
  expect(settingsIn(body)).not.toHaveProperty('mapsKey');
  expect(headers['content-security-policy']).not.toMatch(/google|gstatic/);
  expect(headers['referrer-policy']).toBe('no-referrer');
});

test('what is no page lets no map in, with the key too', async () => {
  const { headers } = await withMaps.app.inject('/api/swagger.json');
  expect(headers['content-security-policy']).not.toContain('google');
});

test('nothing secret is in the page', async () => {
  const { body } = await app.inject('/');
  expect(Object.keys(settingsIn(body)).sort()).toEqual([
    'brand',
    'currency',
    'english',
    'host',
    'mailsLeave',
    'pricesIncludeTax',
    'siteUrl',
    'styleNonce',
    'timeZone',
  ]);
});

test('a file is kept for a year, and travels as the copy compressed when it was built', async () => {
  const answer = await app.inject({ url: '/assets/screen-1a2b.js', headers: { 'accept-encoding': 'br' } });
  expect(answer.headers).toMatchObject({
    'content-encoding': 'br',
    'cache-control': 'public, max-age=31536000, immutable',
  });
  expect(brotliDecompressSync(answer.rawPayload).toString()).toBe('export default "screen";');
  const plain = await app.inject({ url: '/assets/screen-1a2b.js', headers: { 'accept-encoding': 'identity' } });
  expect(plain.body).toBe('export default "screen";');
  expect((await app.inject('/assets/screen-1a2b.js.br')).statusCode).toBe(404);
});

test('a file that is gone is not answered with the page', async () => {
  expect((await app.inject('/assets/screen-0000.js')).statusCode).toBe(404);
});

test.each([
  ['GET', '/api'],
  ['GET', '/api?to=/'],
  ['GET', '/api/nothing'],
  ['PROPFIND', '/api/orders'],
  ['PURGE', '/'],
  ['POST', '/commandes'],
])('%s %s is never the page', async (method, url) => {
  const { statusCode, headers } = await app.inject({ method: method as 'GET', url });
  expect([statusCode, headers['content-type']]).toEqual([404, expect.stringContaining('problem+json')]);
});

test('a page behind a proxy that speaks HTTPS is told the address that people open', async () => {
  const behind = await testApp({ pages: folder, pageOrigin: 'https://office.example.com' });
  const { body } = await behind.app.inject({ url: '/', headers: { host: '10.0.0.7:3000' } });
  expect(settingsIn(body)).toMatchObject({ host: 'https://office.example.com' });
});
