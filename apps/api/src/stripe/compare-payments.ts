import type { PaymentDifferenceRow } from '@traiteur/contract/money/payment-differences.ts';
import type Stripe from 'stripe';
import type { KeptPayment, KeptRefund } from './comparison-rows.ts';
import { referenceKey } from '../money/online-payments/online-payment-rows.ts';
import { disputeStateOf, intentIdOf } from './record-dispute-news.ts';
import type { Books } from './stripe-books.ts';

/** Stripe's books may reach beyond the period, so that movements at its edge find their counterpart. */
interface BothBooks extends Books {
  isWithin: (at: Date) => boolean;
}

const momentIn = (seconds: number) => new Date(seconds * 1000);

export function differencesBetween(books: BothBooks): PaymentDifferenceRow[] {
  return [...ofPayments(books), ...ofRefunds(books), ...ofDisputes(books)].toSorted((a, b) => a.at.localeCompare(b.at));
}

function ofPayments({ payments, intents, ownNumbers, isWithin }: BothBooks): PaymentDifferenceRow[] {
  const intentOf = (payment: KeptPayment) =>
    intents.find(({ id, metadata }) => id === payment.intentId || metadata[referenceKey] === payment.reference);
  const strangers = intents.filter(
    (intent) => intent.status === 'succeeded' && isWithin(momentIn(intent.created)) && !ownNumbers.has(intent.id),
  );
  return [
    ...payments.flatMap((payment) => differenceOf(payment, intentOf(payment))),
    ...strangers.map((intent) => ({
      kind: 'payment-missing-here' as const,
      at: momentIn(intent.created).toISOString(),
      orders: [],
      reference: intent.id,
      isBookable: false,
      here: null,
      there: intent.amount_received,
    })),
  ];
}

function differenceOf(payment: KeptPayment, intent: Stripe.PaymentIntent | undefined): PaymentDifferenceRow[] {
  const there = intent?.status === 'succeeded' ? intent.amount_received : null;
  const here = payment.isPaid ? payment.amount : null;
  const row = { ...placeOf(payment, intent?.id ?? payment.intentId ?? payment.reference), here, there };
  if (there !== null && here === null) return [{ ...row, kind: 'payment-missing-here' }];
  if (there === null && here !== null) return [{ ...row, kind: 'payment-missing-there' }];
  if (there !== here) return [{ ...row, kind: 'payment-amount' }];
  if (!payment.isPaid) return [];
  const amount = payment.guestRefundFailed;
  return [
    ...payment.cancelled.map(({ amount: part, ...order }) => ({
      ...row,
      kind: 'paid-and-cancelled' as const,
      orders: [order],
      here: part,
      there: part,
    })),
    ...(amount > 0 ? [{ ...row, kind: 'guest-refund-failed' as const, here: amount, there: amount }] : []),
  ];
}

function ofRefunds({ refunds, stripeRefunds, ownNumbers, ordersOf, isWithin }: BothBooks): PaymentDifferenceRow[] {
  const likeOf = (refund: KeptRefund) =>
    stripeRefunds.find(({ id, metadata }) => id === refund.refundId || metadata?.[referenceKey] === refund.reference);
  const strangers = stripeRefunds.filter(
    (refund) => isMade(refund) && isWithin(momentIn(refund.created)) && !ownNumbers.has(refund.id),
  );
  return [
    ...refunds.flatMap((refund) => differenceOfRefund(refund, likeOf(refund))),
    ...strangers.map((refund) => ({
      kind: 'refund-missing-here' as const,
      at: momentIn(refund.created).toISOString(),
      orders: ordersOf.get(intentIdOf(refund) ?? '') ?? [],
      reference: refund.id,
      isBookable: ordersOf.has(intentIdOf(refund) ?? ''),
      here: null,
      there: refund.amount,
    })),
  ];
}

/** A won dispute leaves both books as they are. */
const ofDisputes = ({ disputes, ordersOf, isWithin }: BothBooks): PaymentDifferenceRow[] =>
  disputes
    .filter((dispute) => isWithin(momentIn(dispute.created)) && disputeStateOf(dispute) !== 'won')
    .map((dispute) => ({
      kind: disputeStateOf(dispute) === 'lost' ? 'dispute-lost' : 'payment-disputed',
      at: momentIn(dispute.created).toISOString(),
      orders: ordersOf.get(intentIdOf(dispute) ?? '') ?? [],
      reference: dispute.id,
      isBookable: false,
      here: null,
      there: dispute.amount,
    }));

function differenceOfRefund(refund: KeptRefund, like: Stripe.Refund | undefined): PaymentDifferenceRow[] {
  const there = like && isMade(like) ? like.amount : null;
  const here = refund.state === 'failed' ? null : refund.amount;
  const row = { ...placeOf(refund, like?.id ?? refund.refundId ?? refund.intentId), here, there };
  if (refund.state === 'under_way') return [{ ...row, kind: 'refund-under-way' }];
  if (there !== null && here === null) return [{ ...row, kind: 'refund-missing-here' }];
  if (there === null && here !== null) return [{ ...row, kind: 'refund-missing-there' }];
  return there === here ? [] : [{ ...row, kind: 'refund-amount' }];
}

export const isMade = ({ status }: Stripe.Refund) => status !== 'failed' && status !== 'canceled';

const placeOf = ({ at, orders }: KeptPayment | KeptRefund, reference: string) => ({
  at: at.toISOString(),
  orders,
  reference,
  isBookable: false,
});
