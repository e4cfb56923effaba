import { expect, test } from 'vitest';
import { expectVerified } from '../../../testing/expect-verified.ts';
import { smallKitchen, wednesday } from '../../../testing/small-kitchen.ts';
import { testApp } from '../../../testing/test-app.ts';

const { db, signedIn } = await testApp();
const kitchen = await smallKitchen(db);
const large = await kitchen.world.size('Grande', 3);
const [claire, karim] = [await signedIn('manager'), await signedIn('kitchen')];
const nextWednesday = '2026-12-02';

let keys = 0;
const place = (productId: number, quantity = 1, more: object = {}) =>
  kitchen.place(claire, { lines: [kitchen.line(productId, quantity)], ...more });
const dish = (more: object = {}) => kitchen.dish({ name: `Plat ${keys++}`, price: 900, ...more });
const tell = (id: number, available: number | null, sizeId = kitchen.size) =>
  karim.call('products', 'setAvailability', { id, date: wednesday }, { sizes: [{ sizeId, available }] });
const sizeOn = async (id: number, date = wednesday) =>
  (await karim.call('products', 'getAvailability', { id, date })).sizes[0];
const noneLeft = { problem: { code: 'quantity-unavailable' } };

test('a dish that has run out cannot be ordered for that date, and can for the next', async () => {
  const soup = await dish();
  await place(soup, 2);
  await tell(soup, 0);
  await expect(place(soup)).rejects.toMatchObject(noneLeft);
  expect(await sizeOn(soup)).toMatchObject({ usual: null, available: 0, taken: 2, left: 0, missing: 2 });
  await place(soup, 1, { slot: { scheduleId: kitchen.evening, date: nextWednesday } });
  expect(await sizeOn(soup, nextWednesday)).toMatchObject({ available: null, taken: 1, left: null, missing: 0 });
});

test('of as many portions as somebody said, exactly these are sold, and the usual number stays', async () => {
  const soup = await dish({ available: 50 });
  await place(soup, 3);
  await tell(soup, 7);
  await place(soup, 4);
  await expect(place(soup)).rejects.toMatchObject(noneLeft);
  const { offers } = await claire.call('products', 'get', { id: soup });
  expect(offers).toMatchObject([{ quantityAvailable: 50 }]);
  await tell(soup, null);
  expect(await sizeOn(soup)).toMatchObject({ available: null, taken: 7, left: 43 });
});

test('what has run out stays so when an order gives its portions back', async () => {
  const soup = await dish();
  const { id } = await place(soup, 2);
  await tell(soup, 0);
  await claire.call('orders', 'cancelOrder', { id }, { reason: 'plus de soupe' });
  expect(await sizeOn(soup)).toMatchObject({ taken: 0, left: 0 });
  await expect(place(soup)).rejects.toMatchObject(noneLeft);
});

test('an order that stands keeps its portions, and grows no more', async () => {
  const soup = await dish();
  const order = await place(soup, 2);
  await tell(soup, 0);
  const change = (quantity: number) =>
    claire.call(
      'orders',
      'updateOrder',
      { id: order.id },
      {
        version: order.version,
        slot: { scheduleId: kitchen.evening, date: wednesday },
        lines: [kitchen.line(soup, quantity)],
        kitchenNote: 'bien chaud',
      },
    );
  await expect(change(3)).rejects.toMatchObject(noneLeft);
  expect(await change(2)).toMatchObject({ kitchenNote: 'bien chaud' });
});

test('a cancellation is not undone once its dish has run out', async () => {
  const soup = await dish();
  const { id } = await place(soup);
  const { events } = await claire.call('orders', 'cancelOrder', { id }, { reason: 'erreur' });
  await tell(soup, 0);
  const eventId = events.at(-1)?.id ?? 0;
  await expect(claire.call('orders', 'undoOrderChange', { id }, { eventId })).rejects.toMatchObject(noneLeft);
});

test('whoever orders while somebody says how many there are gets none beyond, but for what was sold before', async () => {
  const soup = await dish();
  const orders = Array.from({ length: 20 }, () =>
    place(soup)
      .then(() => 1)
      .catch(() => 0),
  );
  const [{ sizes }, ...soldOrders] = await Promise.all([tell(soup, 6), ...orders]);
  const takenThen = sizes[0]?.taken ?? 0;
  expect(soldOrders.reduce<number>((sum, quantity) => sum + quantity, 0)).toBe(Math.max(6, takenThen));
  expect(await sizeOn(soup)).toMatchObject({
    taken: Math.max(6, takenThen),
    left: 0,
    missing: Math.max(0, takenThen - 6),
  });
  await expectVerified(db);
});

test('each size has its own portions, and one that is not offered none', async () => {
  const soup = await dish({ otherSizes: [{ size: large, price: 1500 }] });
  const { sizes } = await tell(soup, 0, large);
  expect(sizes.map(({ left }) => left)).toEqual([null, 0]);
  await place(soup);
  const tart = await dish();
  await expect(tell(tart, 3, large)).rejects.toMatchObject({ problem: { code: 'size-not-offered' } });
  await expect(tell(999_999, 3)).rejects.toMatchObject({ problem: { code: 'not-found' } });
});

test('what is short on a date is listed, whatever says so', async () => {
  const [soup, tart, quiche] = [await dish({ available: 3 }), await dish(), await dish({ available: 50 })];
  await place(soup);
  await tell(tart, 0);
  const { offers } = await karim.call('products', 'listScarceOffers', { date: wednesday });
  const ownOffers = offers.filter(({ productId }) => [soup, tart, quiche].includes(productId));
  expect(ownOffers.map(({ productId, left }) => [productId, left])).toEqual([
    [soup, 2],
    [tart, 0],
  ]);
});

test('the home page tells of a dish that somebody said has run out, ordered or not', async () => {
  const soup = await dish();
  await tell(soup, 0);
  const { soldOut } = await claire.call('dashboard', 'getDashboard', {});
  expect(soldOut).toContainEqual(expect.objectContaining({ productId: soup, date: wednesday, taken: 0, available: 0 }));
});

test('the log tells who said it, of which day and how many', async () => {
  const soup = await dish();
  await tell(soup, 4);
  const entry = db
    .selectFrom('audit_entries')
    .selectAll()
    .where('operation', '=', 'setAvailability')
    .orderBy('id', 'desc');
  expect(await entry.executeTakeFirst()).toMatchObject({
    tag: 'products',
    administrator_name: 'Claire kitchen',
    before: { told: [] },
    after: { told: [{ date: wednesday, sizes: [{ sizeId: kitchen.size, available: 4 }] }] },
  });
});

test('the kitchen may say so, and changes nothing else of a dish', async () => {
  const [driver, accountant] = [await signedIn('delivery'), await signedIn('accountant')];
  expect([karim, claire, driver, accountant].map((person) => person.offers('products', 'setAvailability'))).toEqual([
    true,
    true,
    false,
    false,
  ]);
  expect(karim.offers('products', 'update')).toBe(false);
});

test('the list keeps the dishes of which a size has run out on a date that still takes orders', async () => {
  const [soup, quiche, draft] = [await dish(), await dish({ available: 2 }), await dish()];
  const soldOut = async (value: 'true' | 'false' = 'true') => {
    const { items } = await claire.call('products', 'list', { soldOut: value, limit: 200 });
    return [soup, quiche, draft].filter((id) => items.some((row) => row.id === id));
  };
  await db.updateTable('products').set({ status: 'draft' }).where('id', '=', draft).execute();
  await tell(draft, 0);
  expect(await soldOut()).toEqual([]);
  await tell(soup, 0);
  await place(quiche, 2);
  expect(await soldOut()).toEqual([soup, quiche]);
  expect(await soldOut('false')).toEqual([draft]);
  await tell(soup, 1);
  await db
    .updateTable('products')
    .set({ weekdays: [1] })
    .where('id', '=', quiche)
    .execute();
  expect(await soldOut()).toEqual([]);
});
