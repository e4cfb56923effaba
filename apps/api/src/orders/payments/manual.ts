import type { PaymentProvider } from './provider.ts';

/** Money that people hand over: the house only records it. */
export const manual: PaymentProvider = {};
