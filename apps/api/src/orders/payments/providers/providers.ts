import type { PaymentProviderName } from '@traiteur/domain/payments/payment-methods.ts';
import { manual } from './manual.ts';
import type { PaymentProvider } from './provider.ts';

export const providers: Readonly<Record<PaymentProviderName, PaymentProvider>> = { manual };
