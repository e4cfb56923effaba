import { expect, test } from 'vitest';
import { smallKitchen, wednesday } from '../../testing/small-kitchen.ts';
import { testApp } from '../../testing/test-app.ts';

const { db, signedIn } = await testApp();
const kitchen = await smallKitchen(db);
const claire = await signedIn('manager');
const driver = await signedIn('delivery');

const sesame = { allergenId: kitchen.sesame, name: { fr: 'Sésame', en: 'Sesame' }, severity: 'allergy' };
const { id: celery } = await db
  .insertInto('allergens')
  .values({ name_fr: 'Céleri', name_en: 'Celery', slug: 'celeri', code: 'celery', active: true })
  .returning('id')
  .executeTakeFirstOrThrow();

let keys = 0;
const place = (who: { clientId: number; addressId: number }, products: number[]) =>
  claire.call(
    'orders',
    'placeOrder',
    { 'Idempotency-Key': `allergies-key-${keys++}` },
    {
      ...who,
      slot: { scheduleId: kitchen.evening, date: wednesday },
      lines: products.map((productId) => ({ productId, sizeId: kitchen.size, quantity: 1 })),
      notes: '',
      allergyOverrides: [{ productId: kitchen.bowl, allergenIds: [kitchen.sesame], reason: 'sans graines' }],
    },
  );
const react = (client_id: number, allergen_id: number, severity: 'allergy' | 'intolerance') =>
  db.insertInto('client_allergens').values({ client_id, allergen_id, severity }).execute();

/** An order as its page and its stop tell of it. */
async function papersOf(id: number) {
  const order = await claire.call('orders', 'get', { id });
  const { rounds } = await driver.call('delivery-report', 'getDeliveryReport', { date: wednesday });
  const stop = rounds.flatMap(({ stops }) => stops).find(({ orderId }) => orderId === id);
  return { order: order.clientAllergies, stop: stop?.clientAllergies };
}

test('an order tells of its client’s allergy although no dish of it conflicts', async () => {
  const { id, conflicts } = await place(kitchen.ines, [kitchen.dahl]);
  const allergies = [{ ...sesame, presence: null }];
  expect([conflicts, await papersOf(id)]).toEqual([[], { order: allergies, stop: allergies }]);
});

test('an allergy that several dishes of an order meet says the worst of them', async () => {
  const crackers = await kitchen.product('Crackers', 500, null);
  await db
    .insertInto('product_allergens')
    .values({ product_id: crackers, allergen_id: kitchen.sesame, presence: 'may_contain' })
    .execute();
  const traces = await place(kitchen.ines, [crackers, kitchen.dahl]);
  expect(traces.clientAllergies).toEqual([{ ...sesame, presence: 'may_contain' }]);
  const both = await place(kitchen.ines, [crackers, kitchen.bowl]);
  expect(both.clientAllergies).toEqual([{ ...sesame, presence: 'contains' }]);
});

test('an allergy told after the order is on its papers, and meets the dishes of the day', async () => {
  const late = await kitchen.client('Hugo', 'Haddad');
  const { id } = await place(late, [kitchen.bowl]);
  expect(await papersOf(id)).toEqual({ order: [], stop: [] });
  await react(late.clientId, kitchen.sesame, 'allergy');
  const allergies = [{ ...sesame, presence: 'contains' }];
  expect(await papersOf(id)).toEqual({ order: allergies, stop: allergies });
});

test('allergies come before intolerances', async () => {
  const both = await kitchen.client('Nadège', 'Petit');
  await react(both.clientId, celery, 'intolerance');
  await react(both.clientId, kitchen.sesame, 'allergy');
  const { clientAllergies } = await place(both, [kitchen.dahl]);
  expect(clientAllergies.map(({ name, severity }) => [name.en, severity])).toEqual([
    ['Sesame', 'allergy'],
    ['Celery', 'intolerance'],
  ]);
});
