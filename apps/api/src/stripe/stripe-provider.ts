import type { OnlineProvider } from '../orders/payments/provider.ts';
import { amountsBack, beginRefund } from './begin-refund.ts';
import { bookRefund } from './book-refund.ts';
import { hearPayments } from './hear-payments.ts';
import { requestPayment } from './request-payment.ts';
import { listSavedCards, payBySavedCard, removeSavedCard } from './saved-cards.ts';
import { startOwnPayment } from './start-own-payment.ts';
import { accountOf } from './stripe-account.ts';
import { tryAccount } from './try-account.ts';

export const stripeProvider: OnlineProvider = {
  amountsBack,
  refund: beginRefund,
  requestPayment,
  payBySavedCard,
  bookRefund,
  refuseUnlessOn: (services) => void accountOf(services),
  startOwnPayment,
  hearPayments,
  listSavedCards,
  removeSavedCard,
  tryAccount,
};
