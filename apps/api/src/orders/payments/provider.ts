import type { BookedRefund } from '@traiteur/contract/money/booked-refunds.ts';
import type { StartedPayment } from '@traiteur/contract/money/online-payments.ts';
import type { TrialResult } from '@traiteur/contract/house/house-settings.ts';
import type { SavedCard } from '@traiteur/contract/money/saved-cards.ts';
import type { Order } from '@traiteur/contract/orders/order-record.ts';
import type { Cents } from '@traiteur/domain/money/money.ts';
import type { Kysely } from 'kysely';
import type { Acting, Reading } from '../../core/acting.ts';
import type { Services } from '../../core/services.ts';
import type { Database } from '../../database/schema.ts';

declare module '../../core/services.ts' {
  interface Services {
    providers: Readonly<{ manual: PaymentProvider; stripe: OnlineProvider }>;
  }
}

/** Without these functions, staff hand the money over. All is recorded in `payments`, in the order's transaction. */
export interface PaymentProvider {
  /** @throws {Refusal} if the payments do not cover the refund. One movement per amount; the order is locked. */
  amountsBack?: (
    transaction: Kysely<Database>,
    refund: { orderId: number; amount: Cents },
  ) => Promise<[Cents, ...Cents[]]>;
  /** @throws {Refusal} if the money cannot go back */
  refund?: (
    transaction: Kysely<Database>,
    refund: { orderId: number; paymentId: number; amount: number },
  ) => Promise<void>;
}

type ActingOnline = Acting & Services;

type AtProvider = Reading & Pick<Services, 'stripe'>;

/** Orders, guests of group orders, or all guests of one. */
export interface Payers {
  orderIds?: readonly number[];
  guestIds?: readonly number[];
  groupOrderId?: number;
}

/** What a run waits for the provider over all that it asks. */
export interface Patience {
  /** By the clock of `performance`; in the past once the provider was silent. */
  endsAt: number;
}

export const newPatience = (): Patience => ({ endsAt: performance.now() + 15_000 });

/** Of orders that are all this client's. `cardId`: one that the provider keeps for them. */
export interface OwnPayment {
  clientId: number;
  orderIds: readonly number[];
  saveCard: boolean;
  cardId?: string | undefined;
}

export interface OnlineProvider extends PaymentProvider {
  requestPayment: (orderId: number, acting: ActingOnline) => Promise<Order>;
  payBySavedCard: (orderId: number, cardId: string, acting: ActingOnline) => Promise<Order>;
  /** @throws {Refusal} `online-payments-off` */
  refuseUnlessOn: (services: AtProvider) => void;
  /**
   * @throws {Refusal} `not-found` for another's card, `nothing-due`, `payment-under-way`, `online-payments-off`,
   * `provider-failed`
   */
  startOwnPayment: (payment: OwnPayment, services: AtProvider) => Promise<StartedPayment>;
  /** The provider may know of a payment before its news comes. @throws {Refusal} `provider-failed` */
  hearPayments: (payers: Payers, services: AtProvider, patience?: Patience) => Promise<void>;
  /** @throws {Refusal} `not-found`, `provider-failed` */
  listSavedCards: (clientId: number, services: AtProvider) => Promise<SavedCard[]>;
  /** @throws {Refusal} `not-found` unless the card is theirs, `online-payments-off`, `provider-failed` */
  removeSavedCard: (clientId: number, cardId: string, services: AtProvider) => Promise<SavedCard[]>;
  /** Records a refund that was made in the provider's own administration. */
  bookRefund: (orderId: number, refund: BookedRefund, acting: ActingOnline) => Promise<Order>;
  /** Whether the account can be asked for payments, without one being made. */
  tryAccount: (services: AtProvider) => Promise<TrialResult>;
}
