import type { Services } from './core/services.ts';
import { manual } from './orders/movements/manual.ts';
import { stripeProvider } from './stripe/stripe-provider.ts';

/** Who moves money: orders know what each can do, and none of them. */
export const providers: Services['providers'] = { manual, stripe: stripeProvider };
