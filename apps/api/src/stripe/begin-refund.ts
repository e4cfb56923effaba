import type { Cents } from '@traiteur/domain/money/money.ts';
import type { Kysely } from 'kysely';
import { Refusal } from '../core/refusal.ts';
import type { Database } from '../database/schema.ts';
import { addRefundJob, insertRefund, leftOfPayments } from '../money/online-payments/online-refund-rows.ts';

/** @throws {Refusal} `online-refund-too-large` */
export async function amountsBack(
  db: Kysely<Database>,
  { orderId, amount }: { orderId: number; amount: Cents },
): Promise<[Cents, ...Cents[]]> {
  const amounts: Cents[] = [];
  let remainder = amount;
  for (const { left } of await leftOfPayments(db, orderId)) {
    const share = Math.min(left, remainder);
    if (share > 0) amounts.push(share);
    remainder -= share;
  }
  const [first, ...otherAmounts] = amounts;
  if (first === undefined || remainder > 0) throw new Refusal('online-refund-too-large', { field: 'amount' });
  return [first, ...otherAmounts];
}

/**
 * Commits with the refund and its job: nothing is sent unrecorded, nothing recorded is forgotten. The order is locked.
 * @throws {Refusal} `online-refund-too-large`
 */
export async function beginRefund(
  db: Kysely<Database>,
  { orderId, paymentId, amount }: { orderId: number; paymentId: number; amount: number },
): Promise<void> {
  const payment = (await leftOfPayments(db, orderId)).find(({ left }) => left > 0);
  if (!payment || payment.left < amount) throw new Refusal('online-refund-too-large', { field: 'amount' });
  await insertRefund(db, { payment_id: paymentId, online_payment_id: payment.id, amount });
  await addRefundJob(db, paymentId);
}
