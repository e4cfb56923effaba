import { expect, test } from 'vitest';
import { smallKitchen } from '../../testing/small-kitchen.ts';
import { testApp } from '../../testing/test-app.ts';

const { db, signedIn, app } = await testApp();
const kitchen = await smallKitchen(db);
const { marc, ines, sesame } = kitchen;
const owner = await signedIn('owner');
const accountant = await signedIn('accountant');
const cook = await signedIn('kitchen');

test('a client owes what their orders that stand have not paid, and is owed what was paid for one that was cancelled', async () => {
  const orders = [await kitchen.place(owner), await kitchen.place(owner), await kitchen.place(owner)];
  const [first, second, third] = orders.map(({ id }) => id);
  const cash = { method: 'cash', amount: 500 } as const;
  await owner.call('orders', 'payOrder', { id: first ?? 0, 'Idempotency-Key': 'standing-cash' }, cash);
  await owner.call('orders', 'cancelOrder', { id: first ?? 0 }, { reason: 'Malade' });
  await db
    .updateTable('orders')
    .set((is) => ({ paid: is.ref('total') }))
    .where('id', '=', second ?? 0)
    .execute();
  const { owed, overpaid } = await accountant.call('clients', 'getClientStanding', { id: marc.clientId });
  expect(overpaid).toEqual({ orders: 1, amount: 500 });
  expect(owed).toEqual({ orders: 1, amount: orders.find(({ id }) => id === third)?.total });
});

test('who changed the allergies is told, the newest first, and nothing of what else they saved', async () => {
  const {
    version,
    ordersCount: _,
    ordersAmount: __,
    lastOrderAt: ___,
    unprovenEmail: _____,
    erasedAt: ____,
    id,
    ...client
  } = await owner.call('clients', 'get', { id: ines.clientId });
  const addresses = client.addresses.map(({ eligible: _eligible, zone: _zone, ...address }) => address);
  const save = (fields: object, over: number) =>
    owner.call(
      'clients',
      'update',
      { id },
      { ...client, email: 'ines@example.com', addresses, ...fields, version: over },
    );
  await save({ houseNote: 'Rappeler après 18 h' }, version);
  await save({ allergens: [{ allergenId: sesame, severity: 'intolerance' }] }, version + 1);
  const { allergyChanges } = await owner.call('clients', 'getClientStanding', { id });
  expect(allergyChanges).toMatchObject([
    {
      by: 'Claire owner',
      before: [{ allergenId: sesame, severity: 'allergy' }],
      after: [{ allergenId: sesame, severity: 'intolerance' }],
    },
  ]);
});

test('nobody’s standing is not found, and the kitchen is not told of anybody’s', async () => {
  await expect(owner.call('clients', 'getClientStanding', { id: 999_999 })).rejects.toMatchObject({
    problem: { code: 'not-found' },
  });
  const url = `/api/clients/${marc.clientId}/standing`;
  const answer = await app.inject({ url, headers: { authorization: `Bearer ${cook.token}` } });
  expect(answer.statusCode).toBe(403);
});
