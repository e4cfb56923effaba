import type { OnlineProvider } from '../orders/movements/provider.ts';
import { amountsBack, beginRefund } from './begin-refund.ts';
import { bookRefund } from './book-refund.ts';
import { requestPayment } from './request-payment.ts';
import { payBySavedCard } from './saved-cards.ts';

/** Money that clients pay online: Stripe moves it, and says so. */
export const stripeProvider: OnlineProvider = {
  amountsBack,
  refund: beginRefund,
  requestPayment,
  payBySavedCard,
  bookRefund,
};
