import type { Order } from '@traiteur/contract/orders/order-record.ts';
import type { Acting } from '../core/acting.ts';
import { Refusal } from '../core/refusal.ts';
import { insertEvent } from '../orders/ledger/event-rows.ts';
import { changeOrder } from '../orders/frame/change-order.ts';
import { lockOrder } from '../orders/ledger/locked-order.ts';
import { payableOrder } from '../money/online-payments/payment-links.ts';
import { accountOf, type AtStripe } from './stripe-account.ts';

/** @throws {Refusal} `not-found`, `nothing-due`, `client-without-email`, `online-payments-off` */
export async function requestPayment(id: number, acting: Acting & AtStripe): Promise<Order> {
  accountOf(acting);
  return changeOrder(id, acting, {
    lock: lockOrder,
    async work(_, within) {
      const { email } = await payableOrder(within.db, id);
      if (email === '') throw new Refusal('client-without-email');
      // The event sends the mail, and the mail makes its link when it leaves.
      await insertEvent(within, id, { kind: 'payment_requested' });
    },
  });
}
