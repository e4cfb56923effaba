import { manualMethods } from '@traiteur/domain/money/payment-methods.ts';
import type { PaymentProvider } from './provider.ts';

/** Money that changes hands between people: the house notes it. */
export const manual: PaymentProvider = {
  name: 'manual',
  methods: [...manualMethods, 'unrecorded'],
  isUndoable: true,
};
