/** What a client is told of their order by itself, unless the house switched it off; each is named as the order's event that it tells of. */
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

/** All that a client gets of their order by mail; a `message` is what somebody typed. */
export const mailKinds = [...eventMailKinds, 'message'] as const;

export type MailKind = (typeof mailKinds)[number];

/** Where a mail stands. One that is `unsent` is meant to stay so. */
export const mailStates = ['waiting', 'sending', 'sent', 'failed', 'unsent'] as const;

export type MailState = (typeof mailStates)[number];

/** Why a mail failed, or stays unsent. */
export const mailReasons = [
  // Its kind is switched off.
  'switched-off',
  // The client has no address, or was erased.
  'no-address',
  // It asks for money, and nothing is due any more.
  'nothing-due',
  // The house has no mail server: it lies in the outbox.
  'no-server',
  // What it tells of was taken back before it left.
  'taken-back',
  // The mail server takes no mail to this address.
  'refused',
  // The mail server was not there for three days.
  'unreachable',
  // It was cut short: whether it has left cannot be known, so nobody sends it a second time unasked.
  'uncertain',
  // It waited when the backup was made that has been restored since: it may have left meanwhile.
  'restored',
  // It could not be written.
  'not-written',
] as const;

export type MailReason = (typeof mailReasons)[number];

/** Whether somebody may have it sent: it has not left, or is wanted a second time. */
export const isResendable = (state: MailState): boolean => state !== 'waiting' && state !== 'sending';
