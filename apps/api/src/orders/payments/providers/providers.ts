import type { PaymentMethod, PaymentProviderName } from '@traiteur/domain/money/payment-methods.ts';
import { manual } from './manual.ts';
import type { PaymentProvider } from './provider.ts';
import { stripe } from './stripe.ts';

export const providers: Readonly<Record<PaymentProviderName, PaymentProvider>> = { manual, stripe };

/** Who moves money that way. */
export const providerOf = (method: PaymentMethod): PaymentProvider =>
  Object.values(providers).find(({ methods }) => methods.includes(method)) ?? manual;
