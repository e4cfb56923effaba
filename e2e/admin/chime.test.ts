import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { withServer } from '../../apps/api/src/testing/database/test-template.ts';
import { claire } from '../demonstration.ts';
import { openBrowser, settled } from '../person.ts';
import { placeOrder } from '../place-order.ts';
import { ownSite } from '../running-site.ts';

const site = await ownSite();
const { signedIn, client } = await openBrowser(site);
const api = await client(claire);

/** Runs in the browser: notes are counted, and sound. */
function countNotes(): void {
  const start = Reflect.get<OscillatorNode, 'start'>(OscillatorNode.prototype, 'start');
  OscillatorNode.prototype.start = function count(this: OscillatorNode, at?: number) {
    Object.assign(globalThis, { notes: ((Reflect.get(globalThis, 'notes') as number | undefined) ?? 0) + 1 });
    start.call(this, at);
  };
}

const notesIn = (page: Page) => page.evaluate(() => (Reflect.get(globalThis, 'notes') as number | undefined) ?? 0);

const write = () =>
  api.call(
    'contact-messages',
    'sendContactMessage',
    {},
    {
      name: 'Agnès',
      email: 'agnes@example.com',
      phone: '',
      text: 'Le dimanche ?',
      locale: 'fr',
    },
  );

/** As if clients had placed them, in one moment. */
async function orderOnSite(count = 1) {
  const ids: number[] = [];
  while (ids.length < count) ids.push((await placeOrder(api)).id);
  await withServer(site.databaseUrl, async (database) => {
    await database.query(`update orders set source = 'website' where id = any($1)`, [ids]);
    await database.query(
      `insert into order_events (order_id, kind, at, by_name) select id, 'placed', now(), 'Agnès Roy' from unnest($1::integer[]) id`,
      [ids],
    );
  });
  return ids;
}

test('who switched it on hears what comes from the site, once in all tabs, and is led to it', async () => {
  const { page, visit, complaints } = await signedIn();
  await page.context().addInitScript(countNotes);
  const stream = page.waitForResponse('**/api/order-news');
  await visit('/');
  await stream;
  await write();
  await page.getByRole('button', { name: /· Votre compte$/ }).click();
  await page.getByRole('menuitem', { name: 'Annoncer le site par un son' }).click();
  await page.getByText('Ce son annoncera sur cet appareil').waitFor();
  expect(await notesIn(page)).toBe(2);

  const second = await page.context().newPage();
  await second.goto('/clients');
  await settled(second);
  await second.getByRole('heading', { level: 1 }).click();
  await orderOnSite(2);
  await page.getByText('2 commandes arrivent du site.').waitFor();
  await second.getByText('2 commandes arrivent du site.').waitFor();
  expect((await notesIn(page)) + (await notesIn(second))).toBe(4);
  await second.close();

  const [id] = await orderOnSite();
  await page.getByText('Une commande arrive du site.').waitFor();
  await page.getByRole('link', { name: 'Voir la commande', exact: true }).click();
  await page.waitForURL(`**/commandes/${id}`);
  await page.getByRole('button', { name: /· Votre compte$/ }).click();
  await page.getByRole('menuitem', { name: 'Couper le son du site' }).click();
  const toasts = page.getByText(/arrivent? du site/);
  await expect.poll(() => toasts.count()).toBe(0);
  await write();
  await orderOnSite();
  await page.waitForTimeout(2500);
  expect(await toasts.count()).toBe(0);
  expect(complaints).toEqual([]);
});

test('a browser that allows no sound before somebody touches the page says so', async () => {
  const { page, visit } = await signedIn();
  await page.addInitScript(() => {
    localStorage.setItem('chime', 'on');
    AudioContext.prototype.resume = () => new Promise(() => undefined);
    Object.defineProperty(AudioContext.prototype, 'state', { get: () => 'suspended' });
  });
  await visit('/');
  // What comes before the page listens is on the home page alone.
  const toasts = page.getByText(/commandes? arrivent? du site/);
  await expect
    .poll(
      async () => {
        await orderOnSite();
        return toasts.count();
      },
      { interval: 4000 },
    )
    .toBeGreaterThan(0);
  await page.getByText('cliquez une fois dans la page').waitFor();
});
