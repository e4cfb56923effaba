import type { OwnOrder } from '@traiteur/contract/own/own-orders.ts';
import type { StartedPayment } from '@traiteur/contract/money/online-payments.ts';
import type { Context } from '../../core/context.ts';
import { refuseUnlessOwn, readOwnOrder } from '../own-orders/own-order-rows.ts';
import { customerOf } from '../../stripe/customers.ts';
import { hearPayments } from '../../stripe/hear-payments.ts';
import { refuseUnlessCardOf } from '../../stripe/saved-cards.ts';
import { startedPaymentOf } from '../../stripe/start-by-link.ts';
import { dueOfOrders, startPayment } from '../../stripe/start-payment.ts';

/** @throws {Refusal} `not-found` for an order or a card of another client, and what {@link startPayment} throws */
export async function startOwnPayment(
  { orderIds, saveCard, cardId }: { orderIds: readonly number[]; saveCard: boolean; cardId?: string | undefined },
  context: Context<'client'>,
): Promise<StartedPayment> {
  const { db, caller } = context;
  for (const id of orderIds) await refuseUnlessOwn(db, caller, id);
  if (cardId !== undefined) await refuseUnlessCardOf(caller.clientId, cardId, context);
  // All are the caller's: any of them names the customer.
  const [firstId] = orderIds;
  const isCustomer = firstId !== undefined && (saveCard || cardId !== undefined);
  const customer = isCustomer ? await customerOf(firstId, context) : undefined;
  const intent = await startPayment(dueOfOrders(orderIds), customer, context);
  return startedPaymentOf(intent, true, context);
}

/** Stripe may know of the payment before its webhook comes. @throws {Refusal} `not-found`, `provider-failed` */
export async function hearOwnPayment(
  orderIds: readonly number[],
  context: Context<'client'>,
): Promise<{ items: OwnOrder[] }> {
  const { db, caller, clock, house, brand } = context;
  for (const id of orderIds) await refuseUnlessOwn(db, caller, id);
  await hearPayments({ orderIds }, context);
  const items: OwnOrder[] = [];
  for (const id of orderIds) items.push(await readOwnOrder(db, caller, id, { now: clock(), house, brand }));
  return { items };
}
