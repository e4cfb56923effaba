import type { InvoiceKind } from './invoice-number.ts';

export const creditReasons = ['refunded', 'cancelled', 'changed'] as const;

export type CreditReason = (typeof creditReasons)[number];

interface InvoicedOrder {
  isCancelled: boolean;
  /** Delivered, or paid in full. */
  isDue: boolean;
  /** Refunds that lowered its price and still stand. */
  refunds: readonly number[];
}

interface StandingInvoice {
  /** Cents not yet credited. */
  left: number;
  /** Whether it still matches the order. */
  isTrue: boolean;
  /** Refunds already on it or on its credit notes. */
  refunds: readonly number[];
}

export type NextDocument =
  | { kind: InvoiceKind & 'invoice' }
  | { kind: InvoiceKind & 'credit_note'; reason: CreditReason & ('cancelled' | 'changed') }
  | { kind: InvoiceKind & 'credit_note'; reason: CreditReason & 'refunded'; refund: number };

/** Documents missing for invoices to match the order. One cancelled, credited and restored gets a new invoice. */
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
