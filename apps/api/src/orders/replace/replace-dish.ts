import type { Order } from '@traiteur/contract/orders/order-record.ts';
import { isEditable } from '@traiteur/domain/orders/order-life.ts';
import type { Acting } from '../../core/acting.ts';
import { Refusal } from '../../core/refusal.ts';
import { lockConfigurationsShared } from '../../delivery/delivery-configurations/delivery-configuration-rows.ts';
import { applyChange, lockWithDishes } from '../edit/apply-change.ts';
import { type StandingOrder, standingOrder } from '../edit/standing-order.ts';
import { changeOrder } from '../frame/change-order.ts';
import { asExchanged, dishExchange, type DishExchange, withExchange } from './replaced-lines.ts';

/** @throws {Refusal} `not-found`, `unknown-reference`, `status-not-allowed`, `stale`, or naming every refused field */
export const replaceDish = (
  id: number,
  { productId, byProductId }: Pick<DishExchange, 'productId' | 'byProductId'>,
  acting: Acting,
): Promise<Order> =>
  changeOrder(id, acting, {
    async lock(db) {
      await lockConfigurationsShared(db);
      const exchange = await dishExchange(db, productId, byProductId);
      const readBefore = await standingOrder(db, id);
      refuseUnlessExchangeable(readBefore, exchange);
      const change = withExchange(readBefore, exchange);
      const order = await lockWithDishes(db, id, change.lines);
      // The locked dishes are those of the order before the lock.
      if (order.version !== readBefore.version) throw new Refusal('stale');
      return { order, change };
    },
    work: ({ order, change }, within) => applyChange(asExchanged(order), change, within),
  });

/** @throws {Refusal} `unknown-reference`, `status-not-allowed`, `stale` if the order no longer has that dish */
export function refuseUnlessExchangeable(
  { status, lines }: StandingOrder,
  { productId, byProductId }: DishExchange,
): void {
  if (productId === byProductId) throw new Refusal('unknown-reference', { field: 'byProductId' });
  if (!isEditable(status)) throw new Refusal('status-not-allowed');
  if (!lines.some((line) => line.productId === productId)) throw new Refusal('stale');
}
