import type { PaymentMethod, PaymentProviderName } from '@traiteur/domain/payments/payment-methods.ts';

/** Who moves money between a client and the house. Whatever one does is kept in `payments`, in the transaction that changes the order. */
export interface PaymentProvider {
  readonly name: PaymentProviderName;
  /** The ways to pay that it knows. */
  readonly methods: readonly PaymentMethod[];
  /** Whether a payment of it is but a note of the house, which can be taken back without moving money. */
  readonly isUndoable: boolean;
}
