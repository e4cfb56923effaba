import type { OrderMove } from '@traiteur/contract/orders/order-moves.ts';
import type { Order } from '@traiteur/contract/orders/order-record.ts';
import { isMovable } from '@traiteur/domain/orders/order-life.ts';
import type { Acting } from '../../core/acting.ts';
import type { Caller } from '../../core/caller.ts';
import type { Kysely } from 'kysely';
import { Refusal } from '../../core/refusal.ts';
import type { Database } from '../../database/schema.ts';
import { lockConfigurationsShared } from '../../delivery/delivery-configurations/delivery-configuration-rows.ts';
import { applyChange, type Change, changeOfNothing, lockWithDishes } from '../edit/apply-change.ts';
import { type StandingOrder, standingOrder } from '../edit/standing-order.ts';
import { refuseAll } from '../ledger/field-refusals.ts';
import { changeOrder } from '../frame/change-order.ts';
import { isSameSlot } from '../place/assess-order.ts';
import { asExchanged, dishExchange, exchangedLines } from '../replace/replaced-lines.ts';
import { insertMove } from './move-rows.ts';
import { forceRefusals } from '../place/forced-rules.ts';

/** @throws {Refusal} `not-found`, `stale`, `status-not-allowed`, `force-not-allowed`, or naming every refused field */
export const moveOrder = (id: number, { version, ...move }: OrderMove, acting: Acting<Caller>): Promise<Order> =>
  changeOrder(id, acting, {
    async lock(db) {
      refuseAll(forceRefusals(move, acting.caller));
      await lockConfigurationsShared(db);
      if (!move.replacements?.length) return lockWithDishes(db, id);
      const readBefore = await standingOrder(db, id);
      const order = await lockWithDishes(db, id, (await movedTo(db, readBefore, move)).lines);
      // The locked dishes are those of the order before the lock.
      if (order.version !== readBefore.version) throw new Refusal('stale');
      return order;
    },
    async work(order, within) {
      if (version !== undefined && order.version !== version) throw new Refusal('stale');
      // A failed delivery may move too.
      if (!isMovable(order.status)) throw new Refusal('status-not-allowed');
      if (isSameSlot(order.slot, move.slot)) return;
      await applyChange(asMoved(order, move), await movedTo(within.db, order, move), within);
      await insertMove(within.db, order);
    },
  });

type Move = Omit<OrderMove, 'version'>;

/** Where the house exchanges a dish, the fee does not grow. */
export const asMoved = (order: StandingOrder, { replacements = [] }: Pick<Move, 'replacements'>): StandingOrder =>
  replacements.length > 0 ? asExchanged(order) : order;

export async function movedTo(
  db: Kysely<Database>,
  order: StandingOrder,
  { replacements = [], ...move }: Move,
): Promise<Change> {
  let { lines } = changeOfNothing(order);
  for (const { productId, byProductId } of replacements)
    if (lines.some((line) => line.productId === productId))
      lines = exchangedLines(lines, await dishExchange(db, productId, byProductId));
  return { ...changeOfNothing(order), ...move, lines };
}
