import type { Order } from '@traiteur/contract/orders/order-record.ts';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { expectVerified } from '../../testing/expect-verified.ts';
import { smallKitchen, wednesday } from '../../testing/small-kitchen.ts';
import { testApp } from '../../testing/test-app.ts';
import { refusedWith } from '../../testing/expectations/refused-with.ts';

const { db, signedIn } = await testApp();
const kitchen = await smallKitchen(db);
const claire = await signedIn('manager');
const karim = await signedIn('kitchen');
const slot = { scheduleId: kitchen.evening, date: wednesday };

const { line } = kitchen;

const place = (more: object = {}): Promise<Order> =>
  kitchen.place(claire, { slot, lines: [line(kitchen.dahl, 2)], ...more });

const companyTerms = {
  legalName: 'Atelier Nord',
  businessNumber: '',
  vatNumber: '',
  address: '',
  postalCode: '',
  city: '',
  country: 'FR',
  contacts: [],
  referenceRequired: false,
  terms: 'monthly' as const,
  invoiceGroups: 'person' as const,
  active: true,
};
const because = { reason: 'commande en double' };
const cancel = ({ id }: Order) => claire.call('orders', 'cancelOrder', { id }, because);
const confirm = ({ id }: Order) => claire.call('orders', 'confirmOrder', { id });
const lastEvent = ({ events }: Order) => events.at(-1)?.id ?? 0;
const undo = (order: Order, person = claire, eventId = lastEvent(order)) =>
  person.call('orders', 'undoOrderChange', { id: order.id }, { eventId });

test('a step that is undone leaves the order where it was, and both stay in its timeline', async () => {
  const confirmed = await confirm(await place());
  const updatedOrder = await undo(confirmed);
  expect(updatedOrder.status).toBe('pending');
  expect(updatedOrder.events.map(({ kind }) => kind)).toEqual(['placed', 'confirmed', 'undone']);
  expect(updatedOrder.events.at(-1)).toMatchObject({ undoes: lastEvent(confirmed), by: 'Claire manager' });
});

test('a step that was undone can be taken again, and undone again', async () => {
  const order = await place();
  await undo(await confirm(order));
  expect((await undo(await confirm(order))).status).toBe('pending');
});

test('an order that is cancelled no longer has its portions, its place and its code again', async () => {
  const scarce = await kitchen.dish({ name: 'Dernier', price: 900, available: 2 });
  const order = await place({ lines: [line(scarce, 2)] });
  const updatedOrder = await undo(await cancel(order));
  expect(updatedOrder).toMatchObject({ status: 'pending', total: order.total });
  await expect(place({ lines: [line(scarce)] })).rejects.toMatchObject(refusedWith('quantity-unavailable'));
  await expectVerified(db);
});

test('what others have taken meanwhile is not taken from them', async () => {
  const scarce = await kitchen.dish({ name: 'Convoité', price: 900, available: 2 });
  const cancelled = await cancel(await place({ lines: [line(scarce, 2)] }));
  await place({ lines: [line(scarce, 1)] });
  await expect(undo(cancelled)).rejects.toMatchObject(refusedWith('quantity-unavailable'));
  expect((await claire.call('orders', 'get', { id: cancelled.id })).status).toBe('cancelled');
  await expectVerified(db);
});

test('what colleagues have ordered meanwhile stays within the credit of their company, unless it was set aside', async () => {
  const office = await kitchen.world.client();
  const { id: companyId } = await claire.call('companies', 'create', {}, { ...companyTerms, creditLimit: 2500 });
  await claire.call('clients', 'setClientCompany', { id: office.clientId }, { companyId });
  const cancelled = await cancel(await place(office));
  const rival = await place({ ...office, lines: [line(kitchen.dahl)] });
  await expect(undo(cancelled)).rejects.toMatchObject(refusedWith('over-credit-limit'));
  const forced = await place({ ...office, forcedCredit: { reason: 'accord de la direction' } });
  expect((await undo(await cancel(forced))).status).toBe('pending');
  await cancel(forced);
  expect((await undo(await cancel(rival))).status).toBe('pending');
  await expectVerified(db);
});

test('a client’s first order is their first again, and the sales know it', async () => {
  const client = await kitchen.world.client();
  const first = await place(client);
  const next = await place({ ...client, slot: { ...slot, scheduleId: kitchen.lunch } });
  const cancelled = await cancel(first);
  expect(await firstOrderOf(client.clientId)).toBe(next.id);
  await undo(cancelled);
  expect(await firstOrderOf(client.clientId)).toBe(first.id);
  await expectVerified(db);
});

test('an allergy that became known while the order was cancelled stops it', async () => {
  const client = await kitchen.world.client();
  const cancelled = await cancel(await place({ ...client, lines: [line(kitchen.bowl)] }));
  await kitchen.world.react(client.clientId, { allergicTo: kitchen.sesame });
  expect(await undo(cancelled)).toMatchObject({ status: 'pending', unansweredConflicts: 1 });
  await expectVerified(db);
});

test('an order whose client was erased meanwhile stands no more, whatever was their last step', async () => {
  const client = await kitchen.world.client({ allergicTo: kitchen.sesame });
  const allergyOverrides = [{ productId: kitchen.bowl, allergenIds: [kitchen.sesame], reason: 'sans sésame' }];
  const cancelled = await cancel(await place({ ...client, lines: [line(kitchen.bowl)], allergyOverrides }));
  const { version } = await claire.call('clients', 'get', { id: client.clientId });
  await claire.call('clients', 'eraseClient', { id: client.clientId }, { version });
  await expect(undo(cancelled)).rejects.toMatchObject(refusedWith('changed-since'));
  await expectVerified(db);
});

test('after ten seconds of the database nothing is undone any more', async () => {
  const confirmed = await confirm(await place());
  await sql`update order_events set written_at = written_at - interval '10 seconds' where order_id = ${confirmed.id}`.execute(
    db,
  );
  await expect(undo(confirmed)).rejects.toMatchObject(refusedWith('undo-too-late'));
});

test('a later change stops the undo, a note does not', async () => {
  const confirmed = await confirm(await place());
  await claire.call('orders', 'addOrderNote', { id: confirmed.id }, { note: 'rappeler demain' });
  const { version } = await claire.call('orders', 'get', { id: confirmed.id });
  expect(version).toBe(confirmed.version);
  expect((await undo(confirmed)).status).toBe('pending');

  const otherOrder = await confirm(await place());
  await claire.call('orders', 'startOrderPreparation', { id: otherOrder.id });
  await expect(undo(otherOrder)).rejects.toMatchObject(refusedWith('changed-since'));
});

test('of two who undo the same step one does', async () => {
  const confirmed = await confirm(await place());
  const outcomes = await Promise.allSettled([undo(confirmed), undo(confirmed)]);
  expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  expect(outcomes.find(({ status }) => status === 'rejected')).toMatchObject({ reason: refusedWith('changed-since') });
});

test('nobody undoes a step that they may not take', async () => {
  const confirmed = await confirm(await place());
  await expect(undo(confirmed, karim)).rejects.toMatchObject({ problem: { status: 403, code: 'not-allowed' } });
});

test('placing is no step: it is cancelled, not undone', async () => {
  await expect(undo(await place())).rejects.toMatchObject({ problem: { status: 404 } });
});

test('a note says who wrote it, and changes nobody’s version of the order', async () => {
  const { id, version } = await place();
  const updatedOrder = await karim.call(
    'orders',
    'addOrderNote',
    { id },
    { note: 'sans coriandre, demandé par téléphone' },
  );
  expect(updatedOrder.version).toBe(version);
  expect(updatedOrder.events.at(-1)).toMatchObject({
    kind: 'noted',
    by: 'Claire kitchen',
    reason: 'sans coriandre, demandé par téléphone',
  });
});

async function firstOrderOf(clientId: number) {
  const client = db.selectFrom('clients').select('first_order_id').where('id', '=', clientId);
  return (await client.executeTakeFirstOrThrow()).first_order_id;
}
