import type { ApiClient } from '@traiteur/contract/wire/client.ts';
import { expect, test } from 'vitest';
import { smallKitchen, wednesday } from '../../testing/small-kitchen.ts';
import { testApp } from '../../testing/test-app.ts';

const { app, db, signedIn } = await testApp();
const kitchen = await smallKitchen(db);
const claire = await signedIn('manager');
const cook = await signedIn('kitchen');

const { id } = await kitchen.place(claire, {
  ...kitchen.ines,
  lines: [kitchen.line(kitchen.bowl)],
  kitchenNote: 'sans couverts',
  allergyOverrides: [{ productId: kitchen.bowl, allergenIds: [kitchen.sesame], reason: 'vu avec la cliente' }],
});
await claire.call('orders', 'confirmOrder', { id });

/** What tells how to reach Inès. */
const contact = /inès\.delcourt|99001234|Envierges|75020/;

const stopFor = async (person: ApiClient) => {
  const { rounds } = await person.call('delivery-report', 'getDeliveryReport', { date: wednesday });
  return rounds[0]?.stops[0];
};
const idsFound = async (person: ApiClient, search: string) =>
  (await person.call('orders', 'list', { search })).items.map((order) => order.id);

test('nothing of it is in the bytes that leave either, which nobody may keep', async () => {
  const headers = { authorization: `Bearer ${cook.token}` };
  const { body, headers: answerHeaders } = await app.inject({ url: `/api/orders/${id}`, headers });
  expect(answerHeaders['cache-control']).toBe('no-store');
  expect([body.includes('"number"'), contact.test(body), /"(email|phone|address)"/.test(body)]).toEqual([
    true,
    false,
    false,
  ]);
});

test('the kitchen is told all of the client’s allergies, and who answered for which dish', async () => {
  const order = await cook.call('orders', 'get', { id });
  const stop = await stopFor(cook);
  for (const paper of [order, stop])
    expect(paper).toMatchObject({
      kitchenNote: 'sans couverts',
      clientAllergies: [{ name: { en: 'Sesame' }, severity: 'allergy', presence: 'contains' }],
      conflicts: [{ mustOverride: true, answeredBy: 'Claire manager', reason: 'vu avec la cliente' }],
    });
});

test.each(['inès.delcourt@example.com', '99001234', 'Delcourt 99001234'])(
  'searching orders for %s tells the kitchen nothing, and the manager which order',
  async (search) => {
    expect(await idsFound(claire, search)).toEqual([id]);
    expect(await idsFound(cook, search)).toEqual([]);
  },
);

test('the kitchen finds an order by its number and by its client’s name', async () => {
  const { number } = await cook.call('orders', 'get', { id });
  expect([await idsFound(cook, number), await idsFound(cook, 'ines DELCOURT')]).toEqual([[id], [id]]);
});
