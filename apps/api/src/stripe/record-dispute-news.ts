import { type DisputeState, disputeEvents } from '@traiteur/domain/money/online-payments.ts';
import type Stripe from 'stripe';
import type { Reading } from '../core/acting.ts';
import { inTransaction } from '../database/rows/transactions.ts';
import { insertEvent } from '../orders/ledger/event-rows.ts';
import { lockMoneyOfAll } from '../orders/payments/payment-rows.ts';
import { decideDispute, insertDispute } from './dispute-rows.ts';
import { byStripe, paymentOfIntent } from '../money/online-payments/online-payment-rows.ts';

/**
 * News may repeat and come in any order; a decision is final. No money moves in our books:
 * see docs/decisions/disputed-payments.md. All orders of the payment tell of it. Answers whether it is ours.
 */
export async function recordDisputeNews(dispute: Stripe.Dispute, reading: Reading): Promise<boolean> {
  const { db } = reading;
  const intent = intentIdOf(dispute);
  const payment = intent === undefined ? undefined : await paymentOfIntent(db, { id: intent, metadata: {} });
  if (!payment) return false;
  await inTransaction(db, async (transaction) => {
    const orderIds = payment.parts.flatMap(({ order_id }) => order_id ?? []);
    await lockMoneyOfAll(transaction, orderIds);
    const { id, amount, reason } = dispute;
    const at = new Date(dispute.created * 1000);
    const state = disputeStateOf(dispute);
    const isNew = await insertDispute(transaction, { id, online_payment_id: payment.id, amount, reason, state, at });
    const isDecided = state !== 'open' && (isNew || (await decideDispute(transaction, id, state)));
    const kinds = [...(isNew ? [disputeEvents.open] : []), ...(isDecided ? [disputeEvents[state]] : [])];
    const acting = { ...reading, db: transaction, caller: byStripe };
    for (const orderId of orderIds) for (const kind of kinds) await insertEvent(acting, orderId, { kind });
  });
  return true;
}

export const intentIdOf = ({ payment_intent }: Pick<Stripe.Dispute, 'payment_intent'>): string | undefined =>
  typeof payment_intent === 'string' ? payment_intent : payment_intent?.id;

/** A closed warning has moved no money. */
export function disputeStateOf({ status }: Pick<Stripe.Dispute, 'status'>): DisputeState {
  if (status === 'lost') return 'lost';
  return status === 'won' || status === 'warning_closed' || status === 'prevented' ? 'won' : 'open';
}
