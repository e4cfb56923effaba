import type { Order } from '@traiteur/contract/orders/order-record.ts';
import { paymentFailureEvents } from '@traiteur/domain/money/online-payments.ts';
import type { Acting } from '../../core/acting.ts';
import { changeOrder } from '../frame/change-order.ts';
import { insertEvent } from '../ledger/event-rows.ts';
import { lockMoneyOf } from './payment-rows.ts';

/** A second one changes nothing. A payment that fails once more waits again. @throws {Refusal} `not-found` */
export const acknowledgePaymentFailure = (id: number, acting: Acting): Promise<Order> =>
  changeOrder(id, acting, {
    lock: lockMoneyOf,
    async work(_, within) {
      const { numUpdatedRows } = await within.db
        .updateTable('online_payments')
        .set({ failure_seen_at: within.clock() })
        .where('state', '=', 'open')
        .where('failure', '<>', '')
        .where('failure_seen_at', 'is', null)
        .where('id', 'in', (parts) =>
          parts.selectFrom('online_payment_parts').select('online_payment_id').where('order_id', '=', id),
        )
        .executeTakeFirst();
      if (numUpdatedRows > 0n) await insertEvent(within, id, { kind: paymentFailureEvents.seen });
    },
  });
