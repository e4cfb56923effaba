import type { MailKind } from '../house/mail-kinds.ts';
import type { OrderEventKind } from './order-life.ts';

/** What follows by itself from an event of an order. Everybody who has the order before them hears of any event. */
interface EventEffects {
  /** The order's invoices are compared with it before the commit, and what is missing is given. */
  invoices?: true;
  /** The mail to its client, which the database writes with the event: `mail_of` in db says the same. */
  mail?: MailKind;
  /** Its client sees it in their account. */
  shownToClient?: true;
  /** It changes nothing of the order: it stands in no undo's way. */
  silent?: true;
}

/** The one table of what follows from what happens to an order: a verb inserts its event, and need know none of it. */
export const eventEffects = {
  placed: { mail: 'placed', shownToClient: true },
  allergy_overridden: {},
  allergy_found: {},
  allergy_gone: {},
  place_forced: {},
  minimum_forced: {},
  changed: { invoices: true, mail: 'changed', shownToClient: true },
  // A delivery or a cancellation that was noted by mistake may have been invoiced.
  undone: { invoices: true },
  noted: { silent: true },
  payment_requested: { mail: 'payment_requested', silent: true },
  messaged: { mail: 'message', silent: true },
  paid: { invoices: true },
  payment_undone: { invoices: true },
  refunded: { invoices: true, mail: 'refunded' },
  refund_undone: { invoices: true },
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

/** The kinds that leave an order's invoices as they are. */
export type UninvoicedKind = {
  [Kind in OrderEventKind]: Effects[Kind] extends { invoices: true } ? never : Kind;
}[OrderEventKind];

/** What follows from an event of that kind. */
export const effectsOf = (kind: OrderEventKind): EventEffects => eventEffects[kind];
