import type { OwnOrderInput } from '@traiteur/contract/own/own-order-input.ts';
import type { ApiClient } from '@traiteur/contract/wire/client.ts';
import { expect, test } from 'vitest';
import { expectVerified } from '../../testing/expect-verified.ts';
import { smallKitchen, wednesday } from '../../testing/small-kitchen.ts';
import { onlineHouse } from '../../testing/stripe/online-house.ts';
import { testApp } from '../../testing/test-app.ts';

const { db, standIn, kitchen, claire, signedIn, key, visitor, clientSignedIn, intentOf, linkTo, orderNow } =
  await onlineHouse();
const { marc, ines, dahl, evening } = kitchen;
const [ofMarc, ofInes] = [await clientSignedIn(marc.clientId), await clientSignedIn(ines.clientId)];

const place = (more: Partial<OwnOrderInput> = {}, caller: ApiClient = ofMarc, key?: string) => {
  const { addressId } = caller === ofInes ? ines : marc;
  return kitchen.placeOwn(caller, { addressId, lines: [kitchen.line(dahl, 2)], paymentChoice: 'online', ...more }, key);
};
const start = (id: number, card: { saveCard?: boolean; cardId?: string } = {}, caller: ApiClient = ofMarc) =>
  caller.call('own-payments', 'startOwnPayment', {}, { orderIds: [id], saveCard: false, ...card });
const hear = async (id: number) =>
  (await ofMarc.call('own-payments', 'hearOwnPayment', {}, { orderIds: [id] })).items[0];
const refusal = (code: string, field?: string) => ({ problem: { code, ...(field && { field }) } });

test('how a client says that they will pay stands on order, round and paper, and a change leaves it', async () => {
  const { id } = await place({ paymentChoice: 'transfer' });
  const order = await orderNow(id);
  expect(order).toMatchObject({ paymentChoice: 'transfer', driverNote: '' });
  const { rounds } = await claire.call('delivery-report', 'getDeliveryReport', { date: wednesday });
  const stop = rounds.flatMap(({ stops }) => stops).find(({ orderId }) => orderId === id);
  expect(stop).toMatchObject({ paymentChoice: 'transfer' });
  const papers = await claire.call('orders', 'listOrderPapers', { search: order.number });
  expect(papers.items).toMatchObject([{ paymentChoice: 'transfer' }]);
  const changedOrder = await claire.call(
    'orders',
    'updateOrder',
    { id },
    {
      version: order.version,
      slot: { scheduleId: evening, date: wednesday },
      lines: [kitchen.line(dahl, 3)],
      kitchenNote: 'Sans couverts',
      driverNote: '',
    },
  );
  expect(changedOrder).toMatchObject({ paymentChoice: 'transfer', items: 3 });
});

test('who pays by transfer is told where to on the order, in its mail and on its paper, once the house has said it', async () => {
  const transferred = await place({ paymentChoice: 'transfer' });
  expect(transferred.bankAccount).toBeNull();
  const owner = await signedIn('owner');
  const { id: _, missing: __, ...now } = await owner.call('company', 'get');
  const details = { legalName: 'Maison Laurent', iban: 'fr76 3000 6000 0112 3456 7890 189', bic: 'agrifrpp' };
  await owner.call('company', 'update', {}, { ...now, ...details });
  const account = { holder: 'Maison Laurent', iban: 'FR7630006000011234567890189', bic: 'AGRIFRPP' };
  const ownOrder = (id: number) => ofMarc.call('own-orders', 'getOwnOrder', { id });
  expect((await ownOrder(transferred.id)).bankAccount).toEqual(account);
  expect((await claire.call('company', 'getLetterhead')).bankAccount).toEqual(account);
  const otherOrder = await place({ paymentChoice: 'on_delivery' });
  expect(otherOrder.bankAccount).toBeNull();
  const letter = async (orderId: number) =>
    (await claire.call('mails', 'previewMail', { kind: 'placed', locale: 'en', orderId })).text;
  for (const text of ['FR76 3000 6000 0112 3456 7890 189', 'AGRIFRPP', `Reference – ${transferred.number}`])
    expect(await letter(transferred.id)).toContain(text);
  expect(await letter(otherOrder.id)).not.toContain('FR76');
  await claire.call(
    'orders',
    'payOrder',
    { id: transferred.id, ...key() },
    { method: 'transfer', amount: 2390, note: '' },
  );
  expect((await ownOrder(transferred.id)).bankAccount).toBeNull();
});

test('a client pays an order right after placing it, and need not wait for Stripe’s news', async () => {
  expect(await visitor.call('own-payments', 'getOnlinePayment')).toEqual({ publishableKey: 'pk_test_house' });
  const { id, paymentChoice, due } = await place();
  expect([paymentChoice, due]).toEqual(['online', 2390]);
  const payment = await start(id);
  expect(payment).toMatchObject({ amount: 2390, clientSecret: intentOf(id)['client_secret'] });
  expect(await hear(id)).toMatchObject({ due: 2390, paymentStatus: 'unpaid' });
  standIn.payInBrowser(intentOf(id).id);
  expect(await hear(id)).toMatchObject({ due: 0, paymentStatus: 'paid' });
  expect(await hear(id)).toMatchObject({ paid: 2390 });
  await expect(start(id)).rejects.toMatchObject(refusal('nothing-due'));
  await expectVerified(db);
});

test('a payment that is begun again is the same one, and keeps no card of itself: who confirms it says so', async () => {
  const { id } = await place();
  await start(id);
  const first = intentOf(id);
  first['setup_future_usage'] = 'off_session';
  expect(await start(id, { saveCard: true })).toMatchObject({ canKeepCard: true });
  expect(intentOf(id)).toMatchObject({ id: first.id, setup_future_usage: null });
  expect(intentOf(id)['customer']).toMatch(/^cus_/);
});

test('who pays by the link of an order has a card kept for its client, unless they are signed in as somebody else', async () => {
  const { id } = await place();
  const token = await linkTo(id);
  const startAs = (caller: ApiClient) => caller.call('online-payments', 'startPayment', {}, { token, saveCard: true });
  expect(await startAs(ofInes)).toMatchObject({ canKeepCard: false });
  expect(intentOf(id)['customer']).toBeNull();
  expect(await startAs(ofMarc)).toMatchObject({ canKeepCard: true });
  expect(await startAs(visitor)).toMatchObject({ canKeepCard: true });
});

test('by a card that Stripe keeps for them they pay on the spot, and by nobody else’s', async () => {
  const { id } = await place();
  await start(id, { saveCard: true });
  const customer = String(intentOf(id)['customer']);
  const card = standIn.saveCard(customer);
  const next = await place();
  await start(next.id, { cardId: card.id });
  expect(intentOf(next.id)).toMatchObject({ customer });
  expect(intentOf(next.id)['setup_future_usage'] ?? null).toBeNull();
  const hers = await place({}, ofInes);
  await expect(start(hers.id, { cardId: card.id }, ofInes)).rejects.toMatchObject(refusal('not-found'));
  await expect(start(hers.id)).rejects.toMatchObject(refusal('not-found'));
});

test('Stripe being away leaves the order placed, to be paid later', async () => {
  const { id } = await place();
  standIn.trouble.push(503, 503, 503);
  await expect(start(id)).rejects.toMatchObject(refusal('provider-failed'));
  expect(await start(id)).toMatchObject({ amount: 2390 });
});

test('who never heard the answer finds the order that their key has placed, and only theirs', async () => {
  const { id } = await place({}, ofMarc, 'never-heard');
  expect(await ofMarc.call('own-orders', 'findPlacedOrders', { key: 'never-heard' })).toMatchObject({
    items: [{ id }],
  });
  for (const [caller, key] of [
    [ofInes, 'never-heard'],
    [ofMarc, 'never-sent'],
  ] as const)
    expect(await caller.call('own-orders', 'findPlacedOrders', { key })).toEqual({ items: [] });
});

test('a house without an account at Stripe places no order that is to be paid there', async () => {
  const { clientSignedIn: signedIn, visitor: guest, ownKitchen } = await offline();
  const caller = await signedIn(ownKitchen.marc.clientId);
  expect(await guest.call('own-payments', 'getOnlinePayment')).toEqual({ publishableKey: null });
  const placing = ownKitchen.placeOwn(caller, { paymentChoice: 'online' });
  await expect(placing).rejects.toMatchObject(refusal('online-payments-off', 'paymentChoice'));
});

/** The small kitchen without an account at Stripe. */
async function offline() {
  const house = await testApp();
  return { ...house, visitor: await house.client(), ownKitchen: await smallKitchen(house.db) };
}
