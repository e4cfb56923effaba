import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { claire } from '../demonstration.ts';
import { openBrowser, settled } from '../person.ts';
import { placeOrder } from '../place-order.ts';

const { signedIn, client, colleague } = await openBrowser();
const api = await client(claire);

/** Streams that this browser opens from now on. */
function streamsOf(page: Page): string[] {
  const streams: string[] = [];
  page.context().on('request', (request) => {
    if (request.url().endsWith('/api/order-news')) streams.push(request.headers()['last-event-id'] ?? 'start');
  });
  return streams;
}

/** The stream opens once the browser is idle. */
const listens = (page: Page) => page.locator('main [data-news]').waitFor({ state: 'attached' });

const newOrders = (page: Page, count: string) => page.getByRole('button', { name: count });

test('an order that comes in is told of above the list, which stays where it is; a row changes where it stands', async () => {
  const { page, visit, complaints } = await signedIn();
  const stream = page.waitForResponse('**/api/order-news');
  await visit('/commandes');
  await Promise.all([stream, listens(page)]);
  const firstRow = page.getByRole('row').nth(1);
  const earlierText = await firstRow.textContent();
  const heightOf = async () => (await firstRow.boundingBox())?.y;
  const place = await heightOf();
  const orders = [await placeOrder(api), await placeOrder(api)];
  await newOrders(page, '2 nouvelles commandes').waitFor();
  expect([await firstRow.textContent(), await heightOf()]).toEqual([earlierText, place]);
  await newOrders(page, '2 nouvelles commandes').click();
  const row = page.getByRole('row', { name: orders[0]?.number ?? '' });
  await row.getByText('Reçue').waitFor();
  await api.call('orders', 'confirmOrder', { id: orders[0]?.id ?? 0 });
  await row.getByText('Confirmée').waitFor();
  expect(await newOrders(page, 'nouvelle').count()).toBe(0);
  expect(complaints).toEqual([]);
});

test('a filtered list tells of what its filters let through alone, and the home page follows by itself', async () => {
  const { page, visit, walk } = await signedIn();
  const stream = page.waitForResponse('**/api/order-news');
  await visit('/commandes?status=confirmed');
  await Promise.all([stream, listens(page)]);
  const streams = page.waitForResponse('**/api/orders?*ids=*');
  await placeOrder(api);
  await streams;
  await settled(page);
  expect(await newOrders(page, 'nouvelle').count()).toBe(0);
  await walk('/');
  const home = page.getByRole('main');
  const earlierText = await home.textContent();
  await placeOrder(api);
  await expect.poll(() => home.textContent()).not.toBe(earlierText);
});

test('the tabs of a browser share one stream, and when the tab that reads it is closed, another goes on', async () => {
  const { page, visit } = await signedIn();
  const streams = streamsOf(page);
  await visit('/commandes');
  await expect.poll(() => streams).toEqual(['start']);
  const second = await page.context().newPage();
  await second.goto('/commandes');
  await Promise.all([listens(page), listens(second)]);
  await placeOrder(api);
  await Promise.all([page, second].map((tab) => newOrders(tab, '1 nouvelle commande').waitFor()));
  expect(streams).toEqual(['start']);
  await page.close();
  await expect.poll(() => streams.length).toBe(2);
  expect(streams[1]).toMatch(/^\d+$/);
  await placeOrder(api);
  await newOrders(second, '2 nouvelles commandes').waitFor();
});

test('a stop that somebody moves in a round moves on a colleague’s screen too', async () => {
  const { date, rounds } = await api.call('delivery-report', 'getDeliveryReport', {});
  const number = rounds.find(({ stops }) => stops.length > 1)?.stops[0]?.number ?? 'a round of two stops';
  const [mover, reader] = [await signedIn(), await signedIn()];
  for (const { page, visit } of [mover, reader]) {
    const stream = page.waitForResponse('**/api/order-news');
    await visit(`/rapport-livraison?date=${date}&view=rounds`);
    await stream;
  }
  const stop = ({ page }: typeof mover) => page.getByRole('listitem').filter({ hasText: number });
  const placeOn = (person: typeof mover) => stop(person).locator('strong').first().textContent();
  expect(await placeOn(reader)).toBe('Arrêt 1');
  await stop(mover)
    .getByRole('button', { name: /plus tard$/ })
    .click();
  await expect.poll(() => placeOn(reader)).toBe('Arrêt 2');
  await expect.poll(() => placeOn(mover)).toBe('Arrêt 2');
});

test('a stop that a colleague moves on is chosen no longer: the same button would move it a step further', async () => {
  const { id, number, deliveryDate } = await placeOrder(api);
  await api.call('orders', 'confirmOrder', { id });
  const { page, visit } = await signedIn();
  const stream = page.waitForResponse('**/api/order-news');
  await visit(`/rapport-livraison?date=${deliveryDate}&view=rounds`);
  await stream;
  const checkbox = page.getByRole('checkbox', { name: number });
  await checkbox.check();
  await page.getByRole('button', { name: 'Mettre 1 commande en préparation' }).waitFor();
  await api.call('orders', 'startOrderPreparation', { id });
  await page.getByRole('listitem').filter({ hasText: number }).getByText('En préparation').waitFor();
  expect([await checkbox.isChecked(), await page.getByRole('button', { name: /1 commande/ }).count()]).toEqual([
    false,
    0,
  ]);
});

test('who is signed out elsewhere is led to the sign-in screen without touching anything', async () => {
  const credentials = await colleague('manager');
  const { page, visit } = await signedIn({}, credentials);
  await visit('/commandes');
  const theirClient = await client(credentials);
  await theirClient.call('sessions', 'endSessions');
  await page.waitForURL(/\/connexion/);
});

test('two people at one order see each other, and that one of them is changing it, until one leaves', async () => {
  const { id } = await placeOrder(api);
  const [reader, editor] = [await signedIn(), await signedIn({}, await colleague('manager'))];
  const stream = reader.page.waitForResponse('**/api/order-news');
  await reader.visit(`/commandes/${id}`);
  await stream;
  await editor.visit(`/commandes/${id}/modifier`);
  const presence = reader.page.getByText('Nora Vidal modifie cette commande');
  await presence.waitFor();
  await editor.page.getByText(/Claire .* regarde aussi cette commande/).waitFor();
  // As if the tab were closed.
  await editor.page.goto('about:blank');
  await presence.waitFor({ state: 'detached' });
});
