import type { PaymentProvider } from './provider.ts';

/** Money that changes hands between people: the house notes it, and nothing else is to be done. */
export const manual: PaymentProvider = {};
