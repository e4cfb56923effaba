import type { InvoiceKind } from './invoice-number.ts';

/** Why a credit note is given. */
export const creditReasons = ['refunded', 'cancelled', 'changed'] as const;

export type CreditReason = (typeof creditReasons)[number];

interface InvoicedOrder {
  isCancelled: boolean;
  /** It was delivered, or paid in full. */
  isDue: boolean;
  /** Refunds that took something off its price and were not taken back. */
  refunds: readonly number[];
}

/** The invoice that stands for an order. */
interface StandingInvoice {
  /** What credit notes have left of it, in cents. */
  left: number;
  /** Whether it says what the order says now. */
  isTrue: boolean;
  /** Refunds that it or its credit notes have told of. */
  refunds: readonly number[];
}

/** What is to be given: an invoice of the order as it is, or a credit note of all that is left or of one refund. */
export type NextDocument =
  | { kind: InvoiceKind & 'invoice' }
  | { kind: InvoiceKind & 'credit_note'; reason: CreditReason & ('cancelled' | 'changed') }
  | { kind: InvoiceKind & 'credit_note'; reason: CreditReason & 'refunded'; refund: number };

/**
 * What has to be given so that the invoices of an order say what became of it; nothing while they do. An order whose invoice was taken back because
 * it was cancelled, and that stands again, gets another one.
 */
export function nextDocuments(
  { isCancelled, isDue, refunds }: InvoicedOrder,
  standing: StandingInvoice | undefined,
  wasInvoiced: boolean,
): NextDocument[] {
  if (isCancelled) return standing ? creditOf(standing, 'cancelled') : [];
  if (!standing) return isDue || wasInvoiced ? [{ kind: 'invoice' }] : [];
  const isRefundBack = standing.refunds.some((refund) => !refunds.includes(refund));
  if (!standing.isTrue || isRefundBack) return [...creditOf(standing, 'changed'), { kind: 'invoice' }];
  return refunds
    .filter((refund) => !standing.refunds.includes(refund))
    .map((refund) => ({ kind: 'credit_note', reason: 'refunded', refund }));
}

const creditOf = ({ left }: StandingInvoice, reason: 'cancelled' | 'changed'): NextDocument[] =>
  left > 0 ? [{ kind: 'credit_note', reason }] : [];
