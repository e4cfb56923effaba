import { paymentKinds, paymentMethods, paymentProviders } from '@traiteur/domain/money/payment-methods.ts';
import { disputeStates, onlineRefundStates } from '@traiteur/domain/money/online-payments.ts';
import * as z from 'zod/mini';
import { bilingual, cents, centsSum, count, id, moment } from '../statement/fields.ts';

/** Portions of a dish that were given back. */
const refundedLine = z.object({ name: bilingual(120), sizeName: bilingual(80), quantity: centsSum, amount: centsSum });

/** Money that came in for an order or went back. Nothing of it is ever changed: what was noted by mistake is reversed by another one. */
export const payment = z.object({
  id,
  kind: z.enum(paymentKinds),
  provider: z.enum(paymentProviders),
  method: z.enum(paymentMethods),
  /** In cents; below zero where it reverses another one. */
  amount: centsSum,
  /** What a refund takes off the price; the rest of it gives back what was paid beyond. */
  credited: centsSum,
  /** The payment or refund that this one takes back. */
  reverses: z.nullable(id),
  isUndone: z.boolean(),
  /** Where a refund stands that goes back online; null of any other movement. */
  onlineState: z.nullable(z.enum(onlineRefundStates)),
  /** Whether it can still be taken back. */
  isUndoable: z.boolean(),
  at: moment,
  by: z.string(),
  /** Of a refund its reason. */
  note: z.string(),
  /** The portions that a refund gives back; none where it gives back an amount. */
  lines: z.array(refundedLine),
  /** What it gives back of the delivery fee, in cents. */
  deliveryFee: centsSum,
});
export type Payment = z.output<typeof payment>;

/** What can still be given back, in cents: `amount` in all; of each dish so many portions, worth that much together; the delivery fee. */
const refundable = z.object({
  amount: cents,
  lines: z.array(z.object({ quantity: count, amount: cents })),
  deliveryFee: cents,
});
export type Refundable = z.output<typeof refundable>;

/** A payment that the client asked their bank to have back. */
const dispute = z.object({
  /** In Stripe's word. */
  reason: z.string(),
  amount: cents,
  state: z.enum(disputeStates),
  at: moment,
});
export type Dispute = z.output<typeof dispute>;

/** What an order's record says of its money. */
export const orderMoney = {
  paid: cents,
  refunded: cents,
  /** What refunds took off the price. */
  credited: cents,
  payments: z.array(payment),
  refundable,
  disputes: z.array(dispute),
};

/** What the timeline says of an event of money; null of the others. */
export const eventPayment = z.nullable(z.pick(payment, { kind: true, method: true, amount: true }));
