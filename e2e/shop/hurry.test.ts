import { expect, inject, test } from 'vitest';
import { accessViolations } from '../access-violations.ts';
import { factsIn } from './facts.ts';
import { alive, visitorOf } from './client.ts';
import { menuLinks } from './menu-links.ts';

const shopUrl = inject('sharedShopUrl');

test.each([
  ['a desk', { width: 1280, height: 860 }],
  ['a phone', { width: 390, height: 844 }],
])('nothing moves on %s while home, menu and dish come in and come to life', async (_, viewport) => {
  const { page } = await visitorOf(shopUrl, { viewport });
  const { menu, meal } = await menuLinks(page);
  for (const path of ['/', menu, meal]) {
    await page.goto(path, { waitUntil: 'load' });
    await alive(page);
    const shift = await page.evaluate(() => {
      const observer = new PerformanceObserver(() => undefined);
      observer.observe({ type: 'layout-shift', buffered: true });
      // TypeScript does not know this kind of entry.
      return observer.takeRecords().reduce((sum, entry) => sum + (entry as unknown as { value: number }).value, 0);
    });
    expect(shift, path).toBeLessThanOrEqual(0.05);
  }
});

test('the day that is chosen is in sight on a phone, however far along', async () => {
  const { page } = await visitorOf(shopUrl, { viewport: { width: 390, height: 844 } });
  await page.goto('/');
  const days = page.getByRole('navigation', { name: 'Jour de livraison' });
  await page.goto((await days.getByRole('link').last().getAttribute('href')) ?? '');
  await alive(page);
  const place = await days.locator('[aria-current=date]').boundingBox();
  expect((place?.x ?? 0) + (place?.width ?? 0)).toBeLessThanOrEqual(390);
});

test('going back sends no page again, where a browser has kept none as it was', async () => {
  const { page } = await visitorOf(shopUrl);
  await page.goto('/');
  await alive(page);
  await page.getByRole('link', { name: 'Questions' }).first().click();
  await page.waitForURL('**/questions');
  await alive(page);
  await page.goBack();
  await alive(page);
  const visit = await page.evaluate(() => {
    // The page's own navigation.
    const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    return { type: entry?.type, isSent: (entry?.transferSize ?? 0) > 1000 };
  });
  expect(visit).toEqual({ type: 'back_forward', isSent: false });
});

test('a page that one comes back to shows the cart and what is avoided as they are by then', async () => {
  const { page } = await visitorOf(shopUrl);
  await page.goto('/');
  await alive(page);
  // As a page from the back/forward cache, which has missed the storage events.
  const comeBack = () => page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
  const article = await page.locator('button[data-article]:enabled').first().getAttribute('data-article');
  await page.evaluate((articleId) => {
    const articleQuantity = { [String(articleId)]: { quantity: 3, articleId } };
    localStorage.setItem('auth.cart', JSON.stringify({ articleQuantity, articleNb: 1, commentNote: '' }));
  }, article);
  await comeBack();
  await page.getByRole('link', { name: 'Panier · 3' }).waitFor();
  const allergen = await page.locator('input[name^=allergen-]').first().getAttribute('name');
  const [, number] = String(allergen).split('-');
  await page.context().addCookies([{ name: 'avoid.client', value: `${number}a`, url: shopUrl }]);
  const drawnAnew = page.waitForEvent('load');
  await comeBack();
  await drawnAnew;
  await page.getByText(/\d+ plats? sur \d+ vous convien/).waitFor();
});

test('what one must avoid counts from the moment it is chosen: no dish goes into the cart before it is judged by that', async () => {
  const { page } = await visitorOf(shopUrl);
  await page.goto('/');
  await alive(page);
  await page.getByText('Ajouter', { exact: true }).click();
  await page.getByRole('group', { name: 'Graines de sésame' }).getByLabel('Allergie').check({ force: true });
  await page.locator('button[data-article]:enabled').first().click();
  await page.getByText('Contient un allergène qui vous est interdit : graines de sésame').first().waitFor();
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Je dois éviter');
  await page.getByRole('link', { name: 'Panier', exact: true }).waitFor();
});

test('a line that is lost is said until it is back', async () => {
  const { page } = await visitorOf(shopUrl);
  await page.goto('/en/');
  await alive(page);
  const sentence = page.getByText('The connection is lost.');
  expect(await sentence.isHidden()).toBe(true);
  await page.context().setOffline(true);
  await sentence.waitFor();
  await page.context().setOffline(false);
  await sentence.waitFor({ state: 'hidden' });
});

test('without the line another page gives way to one that says so, opens by itself once it is back, and keeps nothing else', async () => {
  const { page, complaints } = await visitorOf(shopUrl, { serviceWorkers: 'allow' });
  await page.goto('/en/');
  await alive(page);
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await page.locator('button[data-article]:enabled').first().click();
  await page.context().setOffline(true);

  // A form that cannot be sent stays filled in.
  await page.getByText('Add', { exact: true }).click();
  const sesame = page.getByRole('group', { name: 'Sesame' }).getByLabel('Allergy');
  await sesame.check({ force: true });
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByText('The connection is lost.').waitFor();
  expect(await sesame.isChecked()).toBe(true);

  await page.getByRole('link', { name: 'Questions' }).first().click();
  await page.getByRole('heading', { name: 'The connection is lost' }).waitFor();
  expect(await accessViolations(page)).toEqual([]);
  await page.goto('/contact');
  await page.getByRole('heading', { name: 'La connexion est coupée' }).waitFor();
  const keptPaths = await page.evaluate(async () => {
    const names = await caches.keys();
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return requests.flat().map(({ url }) => new URL(url).pathname);
  });
  expect(keptPaths).toEqual(['/hors-ligne', '/en/offline']);
  await page.context().setOffline(false);
  await page.getByRole('heading', { name: 'Contact', exact: true }).waitFor();
  await page.getByRole('link', { name: 'Panier · 1' }).waitFor();
  expect(complaints.filter((complaint) => !complaint.includes('ERR_INTERNET_DISCONNECTED'))).toEqual([]);
});

test('every page states its own content policy and is asked about each time, and shares no cookie with the administration', async () => {
  const { page } = await visitorOf(shopUrl);
  const { menu, meal } = await menuLinks(page);
  const paths = ['/', menu, meal, '/panier', '/commander', '/connexion', '/inscription', '/compte', '/commandes/1'];
  for (const path of [...paths, '/questions', '/contact', '/mentions-legales', '/payer/rien', '/nulle-part']) {
    const answer = await page.request.get(path);
    const { 'content-security-policy': policy = '', 'cache-control': caching = '' } = answer.headers();
    expect([path, policy]).toEqual([
      path,
      expect.stringMatching(/^default-src 'self'; script-src 'self' 'inline-spec/),
    ]);
    expect([path, policy]).toEqual([path, expect.not.stringMatching(/unsafe-|\*|data:.*script/)]);
    expect([path, caching]).toEqual([path, expect.stringMatching(/^(?:private, )?no-cache$/)]);
    expect(answer.status()).toBe(/rien|nulle/.test(path) ? 404 : 200);
  }
  await page.goto('/en/');
  await page.goto('/en/questions');
  const names = (await page.context().cookies()).map(({ name }) => name);
  expect(names.filter((name) => !name.endsWith('.client'))).toEqual([]);
});

test('a page that a browser has is not sent again, and another one is told apart', async () => {
  const { page } = await visitorOf(shopUrl);
  const { etag = '' } = (await page.request.get('/questions')).headers();
  const again = await page.request.get('/questions', { headers: { 'if-none-match': etag } });
  expect([again.status(), (await again.body()).length]).toEqual([304, 0]);
  const avoiding = { cookie: 'avoid.client=1a', 'if-none-match': etag };
  expect((await page.request.get('/contact', { headers: avoiding })).status()).toBe(200);
});

test('search engines are told of the house, its dishes and its answers, with all that they need', async () => {
  const { page } = await visitorOf(shopUrl);
  const { meal } = await menuLinks(page);
  for (const [path, type] of [
    ['/', 'FoodEstablishment'],
    ['/en/contact', 'FoodEstablishment'],
    ['/questions', 'FAQPage'],
    [meal, 'Product'],
  ] as const) {
    const { types, faults } = factsIn(await (await page.request.get(path)).text());
    expect([path, faults]).toEqual([path, []]);
    expect(types).toContain(type);
    if (type === 'Product') expect(types).toContain('Offer');
  }
});

test('the site can be put among the programs of a phone', async () => {
  const { page } = await visitorOf(shopUrl);
  await page.goto('/en/');
  const address = (await page.locator('link[rel=manifest]').getAttribute('href')) ?? '';
  const manifest = (await (await page.request.get(address)).json()) as { start_url: string; icons: { src: string }[] };
  expect(manifest).toMatchObject({ start_url: '/en/', display: 'standalone', lang: 'en' });
  for (const { src } of manifest.icons) expect((await page.request.get(src)).status()).toBe(200);
});
