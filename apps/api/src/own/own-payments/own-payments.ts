import type { OwnOrder } from '@traiteur/contract/own/own-orders.ts';
import type { StartedPayment } from '@traiteur/contract/money/online-payments.ts';
import type { Context } from '../../core/context.ts';
import { refuseUnlessOwn, readOwnOrder } from '../own-orders/own-order-rows.ts';
import { customerOf } from '../../stripe/customers.ts';
import { hearPayment } from '../../stripe/hear-payment.ts';
import { refuseUnlessCardOf } from '../../stripe/saved-cards.ts';
import { startedPaymentOf } from '../../stripe/start-by-link.ts';
import { startPayment } from '../../stripe/start-payment.ts';

/** @throws {Refusal} `not-found` for an order or a card of another client, and what {@link startPayment} throws */
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

/** Stripe may know of the payment before its webhook comes. @throws {Refusal} `not-found`, `provider-failed` */
export async function hearOwnPayment(orderId: number, context: Context<'client'>): Promise<OwnOrder> {
  const { db, caller, clock, house, brand } = context;
  await refuseUnlessOwn(db, caller, orderId);
  await hearPayment(orderId, context);
  return readOwnOrder(db, caller, orderId, { now: clock(), house, brand });
}
