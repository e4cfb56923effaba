/** Automatic mails to clients, unless switched off; named like the order's events. */
export const eventMailKinds = [
  'placed',
  'confirmed',
  'changed',
  'dispatched',
  'delivered',
  'cancelled',
  'refunded',
  'payment_requested',
] as const;

export type EventMailKind = (typeof eventMailKinds)[number];

/** To the contacts of a company, about an invoice of it; an `invoice` that staff send, to whom it bills. */
const invoiceMailKinds = ['invoice', 'monthly_invoice', 'invoice_reminder'] as const;

export type InvoiceMailKind = (typeof invoiceMailKinds)[number];

/** A `message` is typed by staff. */
export const mailKinds = [...eventMailKinds, 'message', ...invoiceMailKinds] as const;

export type MailKind = (typeof mailKinds)[number];

export const isInvoiceMailKind = (kind: MailKind): kind is InvoiceMailKind =>
  invoiceMailKinds.some((name) => name === kind);

/** `unsent` is final. */
export const mailStates = ['waiting', 'sending', 'sent', 'failed', 'unsent'] as const;

export type MailState = (typeof mailStates)[number];

export const mailReasons = [
  'switched-off',
  // The client has no address, or was erased.
  'no-address',
  // Who it is for is no contact for invoices any more.
  'no-contact',
  'nothing-due',
  // No mail server: the mail stays in the outbox.
  'no-server',
  // Its event was undone before the mail left.
  'taken-back',
  'refused',
  // The mail server was unreachable for three days.
  'unreachable',
  // Interrupted: it may have left, so it is not sent again automatically.
  'uncertain',
  // It was waiting in a backup that was restored: it may have left since.
  'restored',
  'not-written',
] as const;

export type MailReason = (typeof mailReasons)[number];

export const isResendable = (state: MailState): boolean => state !== 'waiting' && state !== 'sending';
