import type { PaymentMethod, PaymentProviderName } from '@traiteur/domain/money/payment-methods.ts';
import type { Cents } from '@traiteur/domain/money/money.ts';
import type { Kysely } from 'kysely';
import type { Database } from '../../../database/schema.ts';

/** Who moves money between a client and the house. Whatever one does is kept in `payments`, in the transaction that changes the order. */
export interface PaymentProvider {
  readonly name: PaymentProviderName;
  /** The ways to pay that it knows. */
  readonly methods: readonly PaymentMethod[];
  /** Whether a payment of it is but a note of the house, which can be taken back without moving money. */
  readonly isUndoable: boolean;
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
  giveBack?: (
    transaction: Kysely<Database>,
    refund: { orderId: number; paymentId: number; amount: number },
  ) => Promise<void>;
}
