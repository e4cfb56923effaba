/** What is given a number without gaps: an invoice, and a credit note that takes it back, whole or in part. */
export const invoiceKinds = ['invoice', 'credit_note'] as const;

export type InvoiceKind = (typeof invoiceKinds)[number];

/** The letter of each kind: facture, avoir. */
const letters: Readonly<Record<InvoiceKind, string>> = { invoice: 'F', credit_note: 'A' };

/**
 * The number that is printed: `F2026-000042`, `A2026-000007`. Each kind and year counts from 1. Past 999,999 it grows a digit rather than
 * repeating.
 */
export const invoiceNumber = (kind: InvoiceKind, year: number, sequence: number): string =>
  `${letters[kind]}${String(year).padStart(4, '0')}-${String(sequence).padStart(6, '0')}`;
