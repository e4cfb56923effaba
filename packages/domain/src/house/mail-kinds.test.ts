import { expect, test } from 'vitest';
import { isInvoiceMailKind, isResendable, mailKinds, mailStates } from './mail-kinds.ts';

test('what still waits or is on its way is not sent again', () => {
  expect(mailStates.filter(isResendable)).toEqual(['sent', 'failed', 'unsent']);
});

test('what is about an invoice goes to the contacts of a company, what is about an order or typed does not', () => {
  const [invoiceKinds, otherKinds] = [mailKinds.filter(isInvoiceMailKind), ['placed', 'refunded', 'message'] as const];
  expect(invoiceKinds).toEqual(['invoice', 'monthly_invoice', 'invoice_reminder']);
  expect(otherKinds.some(isInvoiceMailKind)).toBe(false);
});
