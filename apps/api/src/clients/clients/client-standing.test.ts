import { expect, test } from 'vitest';
import { orderBook } from '../../testing/delivered-orders.ts';
import { smallKitchen } from '../../testing/small-kitchen.ts';
import { testApp } from '../../testing/test-app.ts';

const { db, signedIn, clientSignedIn, app } = await testApp();
const kitchen = await smallKitchen(db);
const { marc, ines, sesame } = kitchen;
const owner = await signedIn('owner');
const accountant = await signedIn('accountant');
const cook = await signedIn('kitchen');
const book = orderBook(owner, kitchen);

test('a client owes what their orders that stand have not paid, and is owed what was paid for one that was cancelled', async () => {
  const [first, second, third] = [await book.place(), await book.place(), await book.place()];
  await book.pay(first, 500);
  await book.cancel(first);
  await book.pay(second);
  const { owed, overpaid } = await accountant.call('clients', 'getClientStanding', { id: marc.clientId });
  expect(overpaid).toEqual({ orders: 1, amount: 500 });
  expect(owed).toEqual({ orders: 1, amount: third.total });
});

test('who changed the allergies is told, the newest first, and nothing of what else they saved', async () => {
  const {
    version,
    ordersCount: _,
    ordersAmount: __,
    lastOrderAt: ___,
    unprovenEmail: _____,
    erasedAt: ____,
    eaterId: _eaterId,
    eaters: _eaters,
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

test('a change of anybody at the table is told by name, who came and who went among them, and no other saving', async () => {
  const { clientId } = await kitchen.world.client({ firstName: 'Hugo', lastName: 'Nord' });
  const table = async () => owner.call('clients', 'get', { id: clientId });
  const allergic = [{ allergenId: sesame, severity: 'allergy' as const }];
  const leo = { name: 'Léo', dietNote: '', allergens: allergic, allergiesAsked: true };
  const [child] = (await owner.call('clients', 'createEater', { id: clientId }, leo)).eaters;
  const eaterId = child?.id ?? 0;
  const save = async (fields: object) =>
    owner.call(
      'clients',
      'updateEater',
      { id: clientId },
      { ...leo, ...fields, eaterId, version: (await table()).version },
    );
  await save({ name: 'Léon', dietNote: 'mange peu' });
  await save({ name: 'Léon', allergens: [] });
  const hugo = await clientSignedIn(clientId);
  await hugo.call('own-eaters', 'updateOwnEater', { id: eaterId }, { ...leo, name: 'Léon' });
  await owner.call('clients', 'removeEater', { id: clientId }, { eaterId });
  const { allergyChanges } = await owner.call('clients', 'getClientStanding', { id: clientId });
  expect(allergyChanges.map(({ at: _at, ...change }) => change)).toEqual([
    { by: 'Claire owner', eaterId, eater: 'Léon', before: allergic, after: [] },
    { by: 'Hugo Nord', eaterId, eater: 'Léon', before: [], after: allergic },
    { by: 'Claire owner', eaterId, eater: 'Léon', before: allergic, after: [] },
    { by: 'Claire owner', eaterId, eater: 'Léo', before: [], after: allergic },
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
