import type { InvoiceDocument } from '@traiteur/contract/money/invoices.ts';

/** The part of one order, as an invoice of its own would say it. */
export function partOfOrder(document: InvoiceDocument, orderId: number): InvoiceDocument | undefined {
  const { orders, month: _month, groupedBy: _groupedBy, ...wholeDocument } = document;
  const part = orders?.find(({ id }) => id === orderId);
  if (!part) return undefined;
  const { id: _id, ...partFields } = part;
  return { ...wholeDocument, ...partFields };
}
