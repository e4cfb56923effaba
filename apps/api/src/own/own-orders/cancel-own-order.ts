import type { OwnOrder } from '@traiteur/contract/own/own-orders.ts';
import { isEditable } from '@traiteur/domain/orders/order-life.ts';
import type { Context } from '../../core/context.ts';
import { Refusal } from '../../core/refusal.ts';
import { inTransaction } from '../../database/rows/transactions.ts';
import { changeableUntil } from '../../orders/read/changeable-until.ts';
import { getOrder } from '../../orders/read/order-rows.ts';
import { lockOrder } from '../../orders/ledger/locked-order.ts';
import { applyStep } from '../../orders/steps/apply-step.ts';
import { readOwnOrder, refuseUnlessOwn } from './own-order-rows.ts';

/** Until the kitchen begins or the slot closes. @throws {Refusal} `not-found`, `status-not-allowed`, `past-cut-off` */
export const cancelOwnOrder = (id: number, context: Context<'client'>): Promise<OwnOrder> =>
  inTransaction(context.db, async (db) => {
    const { caller, clock, house, brand } = context;
    await refuseUnlessOwn(db, caller, id);
    const { status } = await lockOrder(db, id);
    if (!isEditable(status)) throw new Refusal('status-not-allowed');
    const reading = { now: clock(), house, brand };
    if (!(await changeableUntil(db, await getOrder(db, id), reading))) throw new Refusal('past-cut-off');
    await applyStep(id, 'cancel', '', { ...context, db });
    return readOwnOrder(db, caller, id, reading);
  });
