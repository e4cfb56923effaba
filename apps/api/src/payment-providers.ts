import type { Services } from './core/services.ts';
import { manual } from './orders/payments/manual.ts';
import { stripeProvider } from './stripe/stripe-provider.ts';

/** Orders know only what a provider can do, not which one it is. */
export const providers: Services['providers'] = { manual, stripe: stripeProvider };
