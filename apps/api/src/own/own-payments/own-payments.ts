import type { OwnOrder } from '@traiteur/contract/own/own-orders.ts';
import type { StartedPayment } from '@traiteur/contract/money/online-payments.ts';
import type { Context } from '../../core/context.ts';
import { refuseUnlessOwn, readOwnOrder } from '../own-orders/own-order-rows.ts';

/** @throws {Refusal} `not-found` for another client's order, and what the provider throws */
export async function startOwnPayment(
  { orderIds, saveCard, cardId }: { orderIds: readonly number[]; saveCard: boolean; cardId?: string | undefined },
  context: Context<'client'>,
): Promise<StartedPayment> {
  const { db, caller, providers } = context;
  for (const id of orderIds) await refuseUnlessOwn(db, caller, id);
  return providers.stripe.startOwnPayment({ clientId: caller.clientId, orderIds, saveCard, cardId }, context);
}

/** @throws {Refusal} `not-found`, `provider-failed` */
export async function hearOwnPayment(
  orderIds: readonly number[],
  context: Context<'client'>,
): Promise<{ items: OwnOrder[] }> {
  const { db, caller, clock, house, brand, providers } = context;
  for (const id of orderIds) await refuseUnlessOwn(db, caller, id);
  await providers.stripe.hearPayments({ orderIds }, context);
  const items: OwnOrder[] = [];
  for (const id of orderIds) items.push(await readOwnOrder(db, caller, id, { now: clock(), house, brand }));
  return { items };
}
