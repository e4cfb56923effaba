import type { BookedRefund } from '@traiteur/contract/money/booked-refunds.ts';
import type { Order } from '@traiteur/contract/orders/order-record.ts';
import type { Cents } from '@traiteur/domain/money/money.ts';
import type { Kysely } from 'kysely';
import type { Acting } from '../../core/acting.ts';
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

export interface OnlineProvider extends PaymentProvider {
  requestPayment: (orderId: number, acting: ActingOnline) => Promise<Order>;
  payBySavedCard: (orderId: number, cardId: string, acting: ActingOnline) => Promise<Order>;
  /** Records a refund that was made in the provider's own administration. */
  bookRefund: (orderId: number, refund: BookedRefund, acting: ActingOnline) => Promise<Order>;
}
