import { expect, test } from 'vitest';
import { smallKitchen, wednesday } from '../../testing/small-kitchen.ts';
import { testApp } from '../../testing/test-app.ts';

const { db, signedIn } = await testApp();
const kitchen = await smallKitchen(db);
const claire = await signedIn('manager');
const driver = await signedIn('delivery');
const cook = await signedIn('kitchen');

const kitchenNote = 'Couper fin';
const driverNote = 'Appeler avant';
const note = 'Code 12B, 3e étage';

/** An order of somebody whose address has that note. */
async function placeOrder() {
  const orderer = await kitchen.world.client();
  await changeAddress(orderer, { note });
  const order = await kitchen.place(claire, { ...orderer, kitchenNote, driverNote });
  return { ...orderer, ...order };
}

type Placed = { clientId: number; addressId: number };

/** Saves the client with another address, as the form does. */
async function changeAddress({ clientId, addressId }: Placed, change: { note?: string; address?: string }) {
  const { version, ...person } = await claire.call('clients', 'get', { id: clientId });
  const addresses = person.addresses.map(({ eligible: _eligible, zone: _zone, ...address }) =>
    address.id === addressId ? { ...address, ...change } : address,
  );
  const { firstName, lastName, email, phone, locale, dietNote, houseNote, marketingConsent } = person;
  const { allergens, allergiesAsked } = person;
  const record = { firstName, lastName, email, phone, locale, dietNote, houseNote, marketingConsent };
  await claire.call(
    'clients',
    'update',
    { id: clientId },
    { ...record, allergens, allergiesAsked, addresses, version },
  );
}

async function stopOf(id: number, person = driver) {
  const { rounds } = await person.call('delivery-report', 'getDeliveryReport', { date: wednesday });
  return rounds.flatMap(({ stops }) => stops).find(({ orderId }) => orderId === id);
}
const noteOn = async (id: number) => [
  (await claire.call('orders', 'get', { id })).address?.note,
  (await stopOf(id))?.addressNote,
];

test('order and stop tell the kitchen’s note, the driver’s and the address’s apart', async () => {
  const order = await placeOrder();
  expect(order).toMatchObject({ kitchenNote, driverNote, address: { note } });
  expect(await stopOf(order.id)).toMatchObject({ kitchenNote, driverNote, addressNote: note });
});

test('who may not reach clients is told the kitchen’s note alone: the others tell how to get in', async () => {
  const { id } = await placeOrder();
  const answers = [await cook.call('orders', 'get', { id }), await stopOf(id, cook)];
  for (const answer of answers) {
    expect(answer).toMatchObject({ kitchenNote });
    expect(JSON.stringify(answer)).not.toMatch(/Appeler avant|12B/);
  }
});

test('a door code that changes after the order is the one that the driver reads', async () => {
  const order = await placeOrder();
  await changeAddress(order, { note: 'Code 77A' });
  expect(await noteOn(order.id)).toEqual(['Code 77A', 'Code 77A']);
  await changeAddress(order, { note: '' });
  expect(await noteOn(order.id)).toEqual(['', '']);
});

test('an order to where the client no longer lives keeps what was said of that place', async () => {
  const order = await placeOrder();
  await changeAddress(order, { address: '1, rue Neuve', note: 'Interphone Vasseur' });
  expect(await noteOn(order.id)).toEqual([note, note]);
  await db.deleteFrom('addresses').where('id', '=', order.addressId).execute();
  expect(await noteOn(order.id)).toEqual([note, note]);
});

test('of one place that two records had, each order keeps to its own note', async () => {
  const [first, second] = [await placeOrder(), await placeOrder()];
  await changeAddress(second, { note: 'Bâtiment C' });
  const later = await kitchen.place(claire, { clientId: second.clientId, addressId: second.addressId });
  const otherId = second.clientId;
  const { version, otherVersion, merged } = await claire.call('clients', 'previewClientMerge', {
    id: first.clientId,
    otherId,
  });
  expect(merged.addresses).toHaveLength(2);
  await claire.call('clients', 'mergeClients', { id: first.clientId }, { otherId, version, otherVersion });
  expect([await noteOn(first.id), await noteOn(later.id)]).toEqual([
    [note, note],
    ['Bâtiment C', 'Bâtiment C'],
  ]);
});
