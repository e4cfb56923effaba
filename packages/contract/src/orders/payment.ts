import { paymentKinds, paymentMethods, paymentProviders } from '@traiteur/domain/money/payment-methods.ts';
import { disputeStates, onlineRefundStates } from '@traiteur/domain/money/online-payments.ts';
import * as z from 'zod/mini';
import { bilingual, cents, centsSum, count, id, moment } from '../statement/fields.ts';

const refundedLine = z.object({ name: bilingual(120), sizeName: bilingual(80), quantity: centsSum, amount: centsSum });

/** Money in or out. Immutable: a mistake is reversed by another movement. */
export const payment = z.object({
  id,
  kind: z.enum(paymentKinds),
  provider: z.enum(paymentProviders),
  method: z.enum(paymentMethods),
  /** Negative when it reverses another one. */
  amount: centsSum,
  /** The part of a refund that lowers the price; the rest returns an overpayment. */
  credited: centsSum,
  reverses: z.nullable(id),
  isUndone: z.boolean(),
  /** Null unless it is an online refund. */
  onlineState: z.nullable(z.enum(onlineRefundStates)),
  /** By its taker, and by who may use the tills of others. */
  isUndoable: z.boolean(),
  at: moment,
  /** In whose till it is; null where that is no administrator any more, or a provider. */
  takerId: z.nullable(id),
  by: z.string(),
  note: z.string(),
  /** Empty when an amount is refunded. */
  lines: z.array(refundedLine),
  deliveryFee: centsSum,
});
export type Payment = z.output<typeof payment>;

/** Cents that can still be refunded, and portions per dish with their value. */
const refundable = z.object({
  amount: cents,
  lines: z.array(z.object({ quantity: count, amount: cents })),
  deliveryFee: cents,
});
export type Refundable = z.output<typeof refundable>;

const dispute = z.object({
  /** Stripe's word. */
  reason: z.string(),
  amount: cents,
  state: z.enum(disputeStates),
  at: moment,
});
export type Dispute = z.output<typeof dispute>;

export const orderMoney = {
  paid: cents,
  refunded: cents,
  /** The part of `refunded` that lowered the price. */
  credited: cents,
  payments: z.array(payment),
  refundable,
  disputes: z.array(dispute),
};

/** Null unless it is an event of money. */
export const eventPayment = z.nullable(z.pick(payment, { kind: true, method: true, amount: true }));
