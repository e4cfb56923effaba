import { standingStatuses } from '@traiteur/domain/orders/order-life.ts';
import { expect, test } from 'vitest';
import { expectVerified } from '../testing/expect-verified.ts';
import { bringTo } from '../testing/order-steps.ts';
import { onlineHouse } from '../testing/stripe/online-house.ts';

const {
  db,
  pool,
  ownerPool,
  standIn,
  kitchen,
  claire,
  signedIn,
  place,
  linkTo,
  start,
  agree,
  intentOf,
  tell,
  orderNow,
} = await onlineHouse();
const { clientId } = kitchen.marc;
const payBy = (id: number, cardId: string) => claire.call('orders', 'payBySavedCard', { id }, { cardId });

test('of a client who agrees the row keeps what Stripe calls them, and nothing else', async () => {
  expect(await claire.call('online-payments', 'listSavedCards', { id: clientId })).toEqual([]);
  const customer = await agree();
  const row = await db.selectFrom('clients').selectAll().where('id', '=', clientId).executeTakeFirstOrThrow();
  expect(row.stripe_customer_id).toBe(customer);
  expect(await agree()).toBe(customer);
  const card = standIn.saveCard(customer);
  expect(await claire.call('online-payments', 'listSavedCards', { id: clientId })).toEqual([
    { id: card.id, brand: 'visa', lastDigits: '4242' },
  ]);
  const { rows } = await pool.query<{ row: string }>('select c::text as row from clients c');
  // On its own: what Stripe calls somebody may hold these digits by chance.
  expect(rows.map((tableRow) => tableRow.row).join('\n')).not.toMatch(/(?<![\w.:-])4242(?![\w.:-])/);
});

test('an order is paid by a saved card once, however many press the button', async () => {
  const card = standIn.saveCard(await agree());
  const { id } = await place();
  const attempts = await Promise.allSettled(Array.from({ length: 5 }, () => payBy(id, card.id)));
  expect(attempts.some(({ status }) => status === 'fulfilled')).toBe(true);
  expect(await orderNow(id)).toMatchObject({ paid: 2390, due: 0 });
  expect(standIn.intents().filter(({ metadata }) => metadata['order'] === String(id))).toHaveLength(1);
  await expectVerified(db);
});

test('a payment by a saved card and its entry in the log stand together, or neither does', async () => {
  const card = standIn.saveCard(await agree());
  const entriesOf = async (id: number) =>
    (
      await (await signedIn('owner')).call('audit-entries', 'list', { tag: 'orders', thingId: String(id) })
    ).items.filter(({ operation }) => operation === 'payBySavedCard');
  const paidOrder = await place();
  await payBy(paidOrder.id, card.id);
  expect(await entriesOf(paidOrder.id)).toMatchObject([
    { thing: { name: paidOrder.number }, before: null, after: null },
  ]);

  const { id } = await place();
  await ownerPool.query('alter table audit_entries rename to lost');
  await expect(payBy(id, card.id)).rejects.toThrow();
  await ownerPool.query('alter table lost rename to audit_entries');
  expect(await orderNow(id)).toMatchObject({ paid: 0, due: 2390 });
  expect(await entriesOf(id)).toEqual([]);
  // Stripe has the money, and says so again.
  await tell(standIn.news('payment_intent.succeeded', intentOf(id)));
  expect(await orderNow(id)).toMatchObject({ paid: 2390, due: 0 });
});

test('a bank that wants the client themselves is told, and the order can still be paid by its link', async () => {
  const card = standIn.saveCard(await agree(), { asksOwner: true });
  const { id } = await place();
  await expect(payBy(id, card.id)).rejects.toMatchObject({ problem: { code: 'card-refused' } });
  expect(await start(await linkTo(id))).toMatchObject({ amount: 2390 });
});

test('a card of another client pays nothing', async () => {
  const card = standIn.saveCard('cus_of_somebody_else');
  const { id } = await place();
  await agree();
  await expect(payBy(id, card.id)).rejects.toMatchObject({ problem: { status: 404 } });
});

test('a card that is removed is Stripe’s no more, and drivers remove none', async () => {
  const card = standIn.saveCard(await agree());
  const driver = await signedIn('delivery');
  expect(driver.offers('online-payments', 'removeSavedCard')).toBe(false);
  const remainingCards = await claire.call('online-payments', 'removeSavedCard', { id: clientId }, { cardId: card.id });
  expect(remainingCards.map(({ id }) => id)).not.toContain(card.id);
});

test('whoever is erased is forgotten by Stripe too', async () => {
  const customer = await agree();
  const link = await linkTo((await place()).id);
  const query = { clientId, status: standingStatuses.join(','), limit: 200 };
  for (const order of (await claire.call('orders', 'list', query)).items) await bringTo(claire, order, 'delivered');
  const owner = await signedIn('owner');
  const { version } = await owner.call('clients', 'get', { id: clientId });
  await owner.call('clients', 'eraseClient', { id: clientId }, { version });
  const row = await db.selectFrom('clients').selectAll().where('id', '=', clientId).executeTakeFirst();
  expect(row?.stripe_customer_id ?? null).toBeNull();
  const jobs = await pool.query<{ payload: object }>(
    `select payload from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
      where t.identifier = 'forget-customer'`,
  );
  expect(jobs.rows).toEqual([{ payload: { customer } }]);
  // Who holds a link can still pay what is due, and no card is kept of them.
  expect(await start(link, true)).toMatchObject({ amount: 2390, canKeepCard: false });
  const customers = db.selectFrom('clients').select('stripe_customer_id').where('id', '=', clientId);
  expect(await customers.execute()).toEqual([{ stripe_customer_id: null }]);
});
