import { createRequire } from 'node:module';
import type Stripe from 'stripe';

const load = createRequire(import.meta.url);

/** Loaded on first use: a house that is paid by hand has its six megabytes for other things. */
export const stripeLibrary = (): typeof Stripe => load('stripe') as typeof Stripe;
