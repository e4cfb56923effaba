import { expect, test } from 'vitest';
import { smallKitchen, wednesday } from '../../testing/small-kitchen.ts';
import { testApp } from '../../testing/test-app.ts';

const { db, signedIn } = await testApp();
const kitchen = await smallKitchen(db);
const { world, sesame, bowl, dahl } = kitchen;
const claire = await signedIn('manager');

const place = (orderer: { clientId: number; addressId: number }, products: number[]) =>
  kitchen.place(claire, { ...orderer, lines: products.map((productId) => kitchen.line(productId)) });

const hugo = await world.client({ firstName: 'Hugo', lastName: 'Haddad' });
const lea = await world.client({ firstName: 'Léa', lastName: 'Roux', intolerantTo: sesame });
const inTwoDishes = await place(hugo, [bowl, dahl]);
const ofLea = await place(lea, [bowl, dahl]);
const allergic = { allergenId: sesame, severity: 'allergy' as const };
const contains = { allergenId: sesame, presence: 'contains' as const };

const effectOf = (change: Parameters<typeof claire.call<'orders', 'previewAllergyEffect'>>[3], person = claire) =>
  person.call('orders', 'previewAllergyEffect', {}, change);

test('a client’s new allergy is told with the orders that it stops, and whom to call', async () => {
  expect(await effectOf({ clientIds: [hugo.clientId], allergens: [allergic] })).toEqual({
    orders: 1,
    stopped: 1,
    eased: 0,
    touched: [
      {
        orderId: inTwoDishes.id,
        number: inTwoDishes.number,
        status: 'pending',
        deliveryDate: wednesday,
        slotStart: '18:00',
        client: 'Hugo Haddad',
        phone: '+33199001234',
        stops: true,
        conflicts: [
          {
            dish: { fr: 'Bowl', en: 'Bowl' },
            eater: '',
            allergenId: sesame,
            allergen: { fr: 'Sésame', en: 'Sesame' },
            severity: 'allergy',
            presence: 'contains',
            mustOverride: true,
          },
        ],
      },
    ],
  });
});

test('a dish’s new allergen is told with the orders of those who react to it, and one that goes with those it eases', async () => {
  expect(await effectOf({ productId: dahl, allergens: [contains] })).toMatchObject({
    orders: 1,
    stopped: 0,
    touched: [{ orderId: ofLea.id, stops: false }],
  });
  expect(await effectOf({ productId: bowl, allergens: [] })).toEqual({ orders: 0, stopped: 0, eased: 1, touched: [] });
});

test('two clients who are to be one are judged together', async () => {
  const changeOfTwo = { clientIds: [hugo.clientId, lea.clientId], allergens: [allergic] };
  expect(await effectOf(changeOfTwo)).toMatchObject({ orders: 2, stopped: 2, eased: 1 });
});

test('asking changes nothing, and what is asked is what saving does', async () => {
  const milk = await world.allergen('Lait', 'Milk');
  const allergens = [contains, { allergenId: milk, presence: 'contains' as const }];
  const { allergens: earlierAllergens, ...gratin } = await claire.call('products', 'get', { id: dahl });
  const effect = await effectOf({ productId: dahl, allergens });
  expect((await claire.call('products', 'get', { id: dahl })).allergens).toEqual(earlierAllergens);
  expect((await claire.call('orders', 'get', { id: ofLea.id })).events).toHaveLength(1);
  const { id, ...input } = gratin;
  await claire.call('products', 'update', { id }, { ...input, allergens });
  const touched = await claire.call('orders', 'list', { allergy: 'true' });
  expect(touched.items.map((order) => order.id)).toEqual(effect.touched.map(({ orderId }) => orderId));
  expect((await effectOf({ productId: dahl, allergens })).orders).toBe(0);
});

test('a phone is told to who may reach clients, and to nobody else', async () => {
  const change = { clientIds: [hugo.clientId], allergens: [allergic] };
  const [cook, driver] = [await signedIn('kitchen'), await signedIn('delivery')];
  expect((await effectOf(change, cook)).touched[0]).not.toHaveProperty('phone');
  expect((await effectOf(change, driver)).touched[0]).toMatchObject({ phone: '+33199001234' });
});
