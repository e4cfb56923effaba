import { amountsBack, beginRefund } from '../../online-payments/begin-refund.ts';
import type { PaymentProvider } from './provider.ts';

/** Money that clients pay online: Stripe moves it, and says so. */
export const stripe: PaymentProvider = {
  name: 'stripe',
  methods: ['online'],
  isUndoable: false,
  amountsBack,
  giveBack: beginRefund,
};
