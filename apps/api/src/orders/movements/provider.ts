import type { BookedRefund } from '@traiteur/contract/money/booked-refunds.ts';
import type { Order } from '@traiteur/contract/orders/order-record.ts';
import type { Cents } from '@traiteur/domain/money/money.ts';
import type { Kysely } from 'kysely';
import type { Acting } from '../../core/acting.ts';
import type { Services } from '../../core/services.ts';
import type { Database } from '../../database/schema.ts';

declare module '../../core/services.ts' {
  interface Services {
    /** Who moves money between a client and the house; made known where the application is put together. */
    providers: Readonly<{ manual: PaymentProvider; stripe: OnlineProvider }>;
  }
}

/** Who moves money back to a client, if it is not handed over. Whatever one does is kept in `payments`, in the transaction that changes the order. */
export interface PaymentProvider {
  /**
   * In which amounts a refund goes back, where one payment does not hold all of it: each is a movement of its own. The order is locked.
   * @throws {Refusal} where it cannot
   */
  amountsBack?: (
    transaction: Kysely<Database>,
    refund: { orderId: number; amount: Cents },
  ) => Promise<[Cents, ...Cents[]]>;
  /**
   * Has the money of a refund go back, in the transaction that keeps it; absent where somebody of the house hands it over.
   * @throws {Refusal} where it cannot
   */
  refund?: (
    transaction: Kysely<Database>,
    refund: { orderId: number; paymentId: number; amount: number },
  ) => Promise<void>;
}

type ActingOnline = Acting & Services;

/** Who takes money online too, and what staff ask of it for an order. */
export interface OnlineProvider extends PaymentProvider {
  /** Asks the client to pay what is due. */
  requestPayment: (orderId: number, acting: ActingOnline) => Promise<Order>;
  /** Pays what is due by a card that the client had kept. */
  payBySavedCard: (orderId: number, cardId: string, acting: ActingOnline) => Promise<Order>;
  /** Notes a refund that was made in the provider's own administration. */
  bookRefund: (orderId: number, refund: BookedRefund, acting: ActingOnline) => Promise<Order>;
}
