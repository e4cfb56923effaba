/** Documents numbered without gaps: invoices, and credit notes for all or part of one. */
export const invoiceKinds = ['invoice', 'credit_note'] as const;

export type InvoiceKind = (typeof invoiceKinds)[number];

/** Facture, avoir. */
const letters: Readonly<Record<InvoiceKind, string>> = { invoice: 'F', credit_note: 'A' };

/** `F2026-000042`, `A2026-000007`. Each kind and year starts at 1. Past 999,999 it gets a digit more. */
export const invoiceNumber = (kind: InvoiceKind, year: number, sequence: number): string =>
  `${letters[kind]}${String(year).padStart(4, '0')}-${String(sequence).padStart(6, '0')}`;
