import type { StartedPayment } from '@traiteur/contract/money/online-payments.ts';
import type { OwnPayment } from '../orders/payments/provider.ts';
import { customerOf } from './customers.ts';
import { refuseUnlessCardOf } from './saved-cards.ts';
import { startedPaymentOf } from './start-by-link.ts';
import { dueOfOrders, startPayment } from './start-payment.ts';
import type { AtStripe } from './stripe-account.ts';

/** @throws {Refusal} `not-found` for another client's card, and what {@link startPayment} throws */
export async function startOwnPayment(
  { clientId, orderIds, saveCard, cardId }: OwnPayment,
  services: AtStripe,
): Promise<StartedPayment> {
  if (cardId !== undefined) await refuseUnlessCardOf(clientId, cardId, services);
  // All are the client's: any of them names the customer.
  const [firstId] = orderIds;
  const isCustomer = firstId !== undefined && (saveCard || cardId !== undefined);
  const customer = isCustomer ? await customerOf(firstId, services) : undefined;
  const intent = await startPayment(dueOfOrders(orderIds), customer, services);
  return startedPaymentOf(intent, true, services);
}
