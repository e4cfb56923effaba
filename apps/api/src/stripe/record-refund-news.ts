import type Stripe from 'stripe';
import type { Reading } from '../core/acting.ts';
import { inTransaction } from '../database/rows/transactions.ts';
import { mirrorOf } from '../orders/payments/mirror-image.ts';
import { recordMovement, recordWithoutOrder, lockMoneyOf } from '../orders/payments/payment-rows.ts';
import {
  changeRefund,
  lockRefund,
  type OnlineRefund,
  refundsNamed,
} from '../money/online-payments/online-refund-rows.ts';
import { recordGuestRefund } from './record-guest-refund.ts';
import { byStripe } from '../money/online-payments/online-payment-rows.ts';

/** News may repeat and come in any order. Answers whether the refund is ours. */
export async function recordRefundNews(refund: Stripe.Refund, reading: Reading): Promise<boolean> {
  const ownRefunds = await refundsNamed(reading.db, refund);
  for (const ownRefund of ownRefunds) await recordNews(refund, ownRefund, reading);
  return ownRefunds.length > 0 || recordGuestRefund(refund, reading);
}

async function recordNews(refund: Stripe.Refund, ownRefund: OnlineRefund, reading: Reading): Promise<void> {
  if (refund.status === 'failed' || refund.status === 'canceled')
    await failRefund(ownRefund, { refundId: refund.id, reason: refund.failure_reason ?? refund.status }, reading);
  else
    await inTransaction(reading.db, async (db) => {
      const { state } = await lockRefund(db, ownRefund.payment_id);
      if (state !== 'under_way') return;
      await changeRefund(db, ownRefund.payment_id, {
        refund_id: refund.id,
        ...(refund.status === 'succeeded' && { state: 'done' }),
      });
    });
}

/** Reverses the refund: the house still holds the money. */
export const failRefund = (
  { payment_id, orderId }: { payment_id: number; orderId: number | null },
  { refundId, reason }: { refundId?: string; reason: string },
  reading: Reading,
): Promise<void> =>
  inTransaction(reading.db, async (transaction) => {
    const order = orderId === null ? undefined : await lockMoneyOf(transaction, orderId);
    const { state } = await lockRefund(transaction, payment_id);
    if (state === 'failed') return;
    await changeRefund(transaction, payment_id, {
      state: 'failed',
      failure: reason,
      ...(refundId !== undefined && { refund_id: refundId }),
    });
    const mirror = await mirrorOf(transaction, payment_id);
    const acting = { ...reading, db: transaction, caller: byStripe };
    const movement = { ...mirror, note: `Stripe: ${reason}` };
    await (order ? recordMovement(order, movement, acting) : recordWithoutOrder(movement, acting));
  });
