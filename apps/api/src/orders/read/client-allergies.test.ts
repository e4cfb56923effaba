import { expect, test } from 'vitest';
import { smallKitchen, wednesday } from '../../testing/small-kitchen.ts';
import { testApp } from '../../testing/test-app.ts';

const { db, signedIn } = await testApp();
const kitchen = await smallKitchen(db);
const claire = await signedIn('manager');
const driver = await signedIn('delivery');

const eater = { eaterId: expect.any(Number) as number, eater: 'Inès' };
const sesame = { ...eater, allergenId: kitchen.sesame, name: { fr: 'Sésame', en: 'Sesame' }, severity: 'allergy' };
const celery = await kitchen.world.allergen('Céleri', 'Celery');

const place = (person: { clientId: number; addressId: number }, products: number[]) =>
  kitchen.place(claire, {
    ...person,
    lines: products.map((productId) => kitchen.line(productId)),
    allergyOverrides: [{ productId: kitchen.bowl, allergenIds: [kitchen.sesame], reason: 'sans graines' }],
  });

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
  const crackers = await kitchen.dish({ name: 'Crackers', price: 500, mayContain: kitchen.sesame });
  const traces = await place(kitchen.ines, [crackers, kitchen.dahl]);
  expect(traces.clientAllergies).toEqual([{ ...sesame, presence: 'may_contain' }]);
  const order = await place(kitchen.ines, [crackers, kitchen.bowl]);
  expect(order.clientAllergies).toEqual([{ ...sesame, presence: 'contains' }]);
});

test('an allergy told after the order is on its papers, and meets the dishes of the day', async () => {
  const late = await kitchen.world.client({ firstName: 'Hugo', lastName: 'Haddad' });
  const { id } = await place(late, [kitchen.bowl]);
  expect(await papersOf(id)).toEqual({ order: [], stop: [] });
  await kitchen.world.react(late.clientId, { allergicTo: kitchen.sesame });
  const allergies = [{ ...sesame, eater: 'Hugo', presence: 'contains' }];
  expect(await papersOf(id)).toEqual({ order: allergies, stop: allergies });
});

test('a household that gave a title for a first name is called by both names, one whose name begins like a title is not', async () => {
  for (const [firstName, lastName, name] of [
    ['M. et Mme', 'Haddad', 'M. et Mme Haddad'],
    ['Méline', 'Haddad', 'Méline'],
  ] as const) {
    const client = await kitchen.world.client({ firstName, lastName, intolerantTo: celery });
    const { clientAllergies } = await place(client, [kitchen.dahl]);
    expect(clientAllergies.map(({ eater: called }) => called)).toEqual([name]);
  }
});

test('an order tells whether anybody asked its client, as is known now', async () => {
  const unknown = await kitchen.world.client({ allergiesAsked: false });
  const { id } = await place(unknown, [kitchen.dahl]);
  const isAsked = async () => {
    const { rounds } = await driver.call('delivery-report', 'getDeliveryReport', { date: wednesday });
    const stop = rounds.flatMap(({ stops }) => stops).find(({ orderId }) => orderId === id);
    const order = await claire.call('orders', 'get', { id });
    return [order.unaskedEaters, stop?.unaskedEaters].map((unasked) => unasked?.length === 0);
  };
  expect(await isAsked()).toEqual([false, false]);
  await kitchen.world.react(unknown.clientId, { intolerantTo: celery });
  expect(await isAsked()).toEqual([true, true]);
});

test('allergies come before intolerances', async () => {
  const client = await kitchen.world.client({ intolerantTo: celery, allergicTo: kitchen.sesame });
  const { clientAllergies } = await place(client, [kitchen.dahl]);
  expect(clientAllergies.map(({ name, severity }) => [name.en, severity])).toEqual([
    ['Sesame', 'allergy'],
    ['Celery', 'intolerance'],
  ]);
});

test('of a table, whoever was not asked is named as long as a dish may be theirs', async () => {
  const { clientId, addressId } = await kitchen.world.client({ firstName: 'Hugo', allergicTo: celery });
  const unaskedChild = { name: 'Zoé', dietNote: '', allergens: [], allergiesAsked: false };
  const { eaters, eaterId } = await claire.call('clients', 'createEater', { id: clientId }, unaskedChild);
  const childId = eaters[0]?.id ?? 0;
  const unaskedOf = async (eaterIds: (number | null)[]) => {
    const lines = eaterIds.map((id) => ({ ...kitchen.line(kitchen.dahl), eaterId: id }));
    const { id } = await kitchen.place(claire, { clientId, addressId, lines });
    return (await claire.call('orders', 'get', { id })).unaskedEaters;
  };
  const zoe = [{ eaterId: childId, eater: 'Zoé' }];
  expect([await unaskedOf([null]), await unaskedOf([eaterId, childId]), await unaskedOf([eaterId])]).toEqual([
    zoe,
    zoe,
    [],
  ]);
});
