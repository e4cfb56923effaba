import type { OnlineProvider } from '../orders/payments/provider.ts';
import { amountsBack, beginRefund } from './begin-refund.ts';
import { bookRefund } from './book-refund.ts';
import { requestPayment } from './request-payment.ts';
import { payBySavedCard } from './saved-cards.ts';

export const stripeProvider: OnlineProvider = {
  amountsBack,
  refund: beginRefund,
  requestPayment,
  payBySavedCard,
  bookRefund,
};
