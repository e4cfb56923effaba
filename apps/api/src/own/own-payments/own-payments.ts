import type { OwnOrder } from '@traiteur/contract/own/own-orders.ts';
import type { StartedPayment } from '@traiteur/contract/money/online-payments.ts';
import type { Context } from '../../core/context.ts';
import { refuseUnlessOwn, readOwnOrder } from '../own-orders/own-order-rows.ts';
import { customerOf } from '../../stripe/customers.ts';
import { hearPayment } from '../../stripe/hear-payment.ts';
import { refuseUnlessCardOf } from '../../stripe/saved-cards.ts';
import { startedPaymentOf } from '../../stripe/start-by-link.ts';
import { startPayment } from '../../stripe/start-payment.ts';

/**
 * Begins the payment of an order of the caller's: by a card that they type, or by one that Stripe keeps for them. It is confirmed in their
 * browser, where their bank may ask for them.
 * @throws {Refusal} `not-found` for an order or a card that is not theirs, and what {@link startPayment} throws
 */
export async function startOwnPayment(
  orderId: number,
  { saveCard, cardId }: { saveCard: boolean; cardId?: string | undefined },
  context: Context<'client'>,
): Promise<StartedPayment> {
  const { db, caller } = context;
  await refuseUnlessOwn(db, caller, orderId);
  if (cardId !== undefined) await refuseUnlessCardOf(caller.clientId, cardId, context);
  const customer = saveCard || cardId !== undefined ? await customerOf(orderId, context) : undefined;
  const intent = await startPayment(orderId, customer, context);
  return startedPaymentOf(intent, true, context);
}

/**
 * The caller's order once it says what Stripe says of its payment: who comes back from paying need not wait for Stripe's news.
 * @throws {Refusal} `not-found`, `provider-failed`
 */
export async function hearOwnPayment(orderId: number, context: Context<'client'>): Promise<OwnOrder> {
  const { db, caller, clock, house, brand } = context;
  await refuseUnlessOwn(db, caller, orderId);
  await hearPayment(orderId, context);
  return readOwnOrder(db, caller, orderId, { now: clock(), house, brand });
}
