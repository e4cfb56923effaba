import type { Order } from '@traiteur/contract/orders/order-record.ts';
import { isEditable } from '@traiteur/domain/orders/order-life.ts';
import type { Caller } from '../../core/caller.ts';
import { Refusal } from '../../core/refusal.ts';
import type { Services } from '../../core/services.ts';
import { inTransaction } from '../../database/rows/transactions.ts';
import { holdConfigurations } from '../../delivery/delivery-configurations/delivery-configuration-rows.ts';
import { giveInvoices } from '../../money/invoices/give/give-invoices.ts';
import { changeOrder, holdOrder } from '../edit/change-order.ts';
import { type StandingOrder, standingOrder } from '../edit/standing-order.ts';
import { getOrder } from '../read/order-rows.ts';
import { dishExchange, type DishExchange, withExchange } from './replaced-lines.ts';

/**
 * Puts another dish into an order instead of one that has run out, like any change of it.
 * @throws {Refusal} `not-found`, `unknown-reference`, `status-not-allowed`, `stale` when the order has not that dish any more, and otherwise naming every field that speaks
 * against it
 */
export const replaceDish = (
  id: number,
  { productId, byProductId }: Pick<DishExchange, 'productId' | 'byProductId'>,
  caller: Caller,
  { db, clock, house, brand }: Pick<Services, 'db' | 'clock' | 'house' | 'brand'>,
): Promise<Order> =>
  inTransaction(db, async (transaction) => {
    await holdConfigurations(transaction);
    const exchange = await dishExchange(transaction, productId, byProductId);
    const before = await standingOrder(transaction, id);
    refuseUnlessExchangeable(before, exchange);
    const change = withExchange(before, exchange);
    const order = await holdOrder(transaction, id, change.lines);
    // What is held is what it said before.
    if (order.version !== before.version) throw new Refusal('stale');
    await changeOrder(transaction, order, change, { caller, house, now: clock() });
    await giveInvoices(transaction, id, { clock, house, brand });
    return getOrder(transaction, id);
  });

/** @throws {Refusal} `unknown-reference` of a dish by itself, `status-not-allowed` once the kitchen has begun, `stale` where the order has not that dish */
export function refuseUnlessExchangeable(
  { status, lines }: StandingOrder,
  { productId, byProductId }: DishExchange,
): void {
  if (productId === byProductId) throw new Refusal('unknown-reference', { field: 'byProductId' });
  if (!isEditable(status)) throw new Refusal('status-not-allowed');
  if (!lines.some((line) => line.productId === productId)) throw new Refusal('stale');
}
