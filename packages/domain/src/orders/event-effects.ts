import type { MailKind } from '../house/mail-kinds.ts';
import type { OrderEventKind } from './order-life.ts';

/** Consequences of an order's event, besides the news, which all events send. */
interface EventEffects {
  /** Before the commit, missing invoices are issued. */
  invoices?: true;
  /** The client's mail, which the database writes with the event: keep equal to `mail_of` in db. */
  mail?: MailKind;
  shownToClient?: true;
  /** Changes nothing in the order, so it does not prevent an undo. */
  silent?: true;
}

/** The only table of events' consequences: operations just insert the event. */
export const eventEffects = {
  placed: { mail: 'placed', shownToClient: true },
  allergy_overridden: {},
  allergy_found: {},
  allergy_gone: {},
  batch_held: { silent: true },
  batch_released: { silent: true },
  place_forced: {},
  minimum_forced: {},
  credit_forced: {},
  dish_forced: {},
  changed: { invoices: true, mail: 'changed', shownToClient: true },
  // The undone delivery or cancellation may have been invoiced.
  undone: { invoices: true },
  noted: { silent: true },
  delivery_uncounted: { silent: true },
  payment_requested: { mail: 'payment_requested', silent: true },
  messaged: { mail: 'message', silent: true },
  paid: { invoices: true },
  payment_undone: { invoices: true },
  refunded: { invoices: true, mail: 'refunded' },
  refund_undone: { invoices: true },
  guest_refunded: { invoices: true },
  payment_failed: { silent: true },
  payment_failure_seen: { silent: true },
  payment_disputed: {},
  dispute_won: {},
  dispute_lost: {},
  confirmed: { mail: 'confirmed', shownToClient: true },
  preparation_started: { shownToClient: true },
  made_ready: { shownToClient: true },
  dispatched: { mail: 'dispatched', shownToClient: true },
  delivered: { invoices: true, mail: 'delivered', shownToClient: true },
  delivery_failed: { shownToClient: true },
  cancelled: { invoices: true, mail: 'cancelled', shownToClient: true },
} as const satisfies Record<OrderEventKind, EventEffects>;

type Effects = typeof eventEffects;

export type UninvoicedKind = {
  [Kind in OrderEventKind]: Effects[Kind] extends { invoices: true } ? never : Kind;
}[OrderEventKind];

export const effectsOf = (kind: OrderEventKind): EventEffects => eventEffects[kind];
