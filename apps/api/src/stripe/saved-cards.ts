import type { SavedCard } from '@traiteur/contract/money/saved-cards.ts';
import type { Order } from '@traiteur/contract/orders/order-record.ts';
import type Stripe from 'stripe';
import { insertAuditEntry } from '../access/audit-entries/insert-audit-entry.ts';
import type { Acting } from '../core/acting.ts';
import { personOf } from '../core/caller.ts';
import { Refusal } from '../core/refusal.ts';
import { inTransaction } from '../database/rows/transactions.ts';
import type { Job } from '../jobs/job.ts';
import { getOrder } from '../orders/read/order-rows.ts';
import { payableOrder } from '../money/online-payments/payment-links.ts';
import { recordPaymentNews } from './record-payment-news.ts';
import { dueOfOrders, startPayment } from './start-payment.ts';
import { accountOf, type AtStripe, answerOf, isFinalAnswer, reasonOf } from './stripe-account.ts';
import { stripeLibrary } from './stripe-library.ts';

/** @throws {Refusal} `not-found`, `provider-failed` */
export async function listSavedCards(clientId: number, { db, stripe }: AtStripe): Promise<SavedCard[]> {
  const customer = await customerOfClient(db, clientId);
  if (!stripe || customer === null) return [];
  const { data } = await answerOf(stripe.client.customers.listPaymentMethods(customer, { type: 'card', limit: 100 }));
  // Of a card, only brand and last digits are passed on; nothing is stored here.
  return data.map(({ id, card }) => ({ id, brand: card?.brand ?? '', lastDigits: card?.last4 ?? '' }));
}

/** @throws {Refusal} `not-found` unless the card is theirs, `online-payments-off`, `provider-failed` */
export async function removeSavedCard(clientId: number, cardId: string, services: AtStripe): Promise<SavedCard[]> {
  const { client } = accountOf(services);
  await refuseUnlessCardOf(clientId, cardId, services);
  await answerOf(client.paymentMethods.detach(cardId));
  return listSavedCards(clientId, services);
}

/**
 * @throws {Refusal} `not-found` unless the card is theirs, `nothing-due`, `card-refused` also if the bank wants the
 * client to confirm, `payment-under-way`, `online-payments-off`, `provider-failed`
 */
export async function payBySavedCard(orderId: number, cardId: string, acting: Acting & AtStripe): Promise<Order> {
  const { client } = accountOf(acting);
  const { db, clock, caller } = acting;
  const { clientId } = await payableOrder(db, orderId);
  await refuseUnlessCardOf(clientId, cardId, acting);
  const customer = (await customerOfClient(db, clientId)) ?? undefined;
  const { id } = await startPayment(dueOfOrders([orderId]), customer, acting);
  const intent = await confirmed(client, id, cardId);
  const order = await inTransaction(db, async (transaction) => {
    await recordPaymentNews(intent, { ...acting, db: transaction }, caller);
    const paidOrder = await getOrder(transaction, orderId);
    if (intent.status !== 'succeeded') return paidOrder;
    const record = { id: String(orderId), name: paidOrder.number };
    const auditEntry = { at: clock(), by: personOf(caller), tag: 'orders', operation: 'payBySavedCard' };
    await insertAuditEntry(transaction, { ...auditEntry, record });
    return paidOrder;
  });
  if (intent.status === 'processing') throw new Refusal('payment-under-way');
  if (intent.status !== 'succeeded') throw new Refusal('card-refused');
  return order;
}

async function confirmed(client: Stripe, id: string, cardId: string): Promise<Stripe.PaymentIntent> {
  try {
    return await client.paymentIntents.confirm(id, { payment_method: cardId, off_session: true });
  } catch (error) {
    if (error instanceof stripeLibrary().errors.StripeCardError)
      throw new Refusal('card-refused', {}, { cause: reasonOf(error) });
    // Another request paid it meanwhile, or the answer got lost: its state at Stripe decides.
    if (isFinalAnswer(error)) return answerOf(client.paymentIntents.retrieve(id));
    return answerOf(Promise.reject(error as Error));
  }
}

/** @throws {Refusal} `not-found`, `provider-failed` */
export async function refuseUnlessCardOf(clientId: number, cardId: string, services: AtStripe): Promise<void> {
  const cards = await listSavedCards(clientId, services);
  if (!cards.some(({ id }) => id === cardId)) throw new Refusal('not-found');
}

async function customerOfClient(db: AtStripe['db'], id: number): Promise<string | null> {
  const client = await db
    .selectFrom('clients')
    .select('stripe_customer_id as customer')
    .where('id', '=', id)
    .executeTakeFirst();
  if (!client) throw new Refusal('not-found');
  return client.customer;
}

/** After an erasure, a new e-mail address, or a merge that can no longer be undone. Stripe forgets the cards too. */
export const forgettingCustomers = (services: AtStripe): Job => ({
  name: 'forget-customer',
  quiet: true,
  async run(payload) {
    const { client } = accountOf(services);
    try {
      await client.customers.del((payload as { customer: string }).customer);
    } catch (error) {
      // An unknown customer is already forgotten.
      if (!isFinalAnswer(error)) throw error;
    }
  },
});
