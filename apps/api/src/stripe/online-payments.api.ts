import { onlinePayments } from '@traiteur/contract/money/online-payments.ts';
import { handlersFor } from '../http/handlers.ts';
import { comparePayments, refundAndCompare } from './payment-comparison.ts';
import { receiveNews } from './receive-news.ts';
import { listSavedCards, removeSavedCard } from './saved-cards.ts';
import { getPaymentRequest, makePaymentLink, startByLink } from './start-by-link.ts';

export const onlinePaymentsApi = handlersFor(onlinePayments, {
  getPaymentOptions: async (_, { stripe }) => ({ online: stripe !== undefined }),
  makePaymentLink: ({ params }, context) => makePaymentLink(params.id, context),
  getPaymentRequest: ({ params }, context) => getPaymentRequest(params.token, context),
  startPayment: ({ body }, context) => startByLink(body, context),
  listSavedCards: ({ params }, context) => listSavedCards(params.id, context),
  removeSavedCard: ({ params, body }, context) => removeSavedCard(params.id, body.cardId, context),
  listPaymentDifferences: ({ query }, context) => comparePayments(query, context),
  settlePaymentDifferences: ({ body }, context) => refundAndCompare(body, context),
  receivePaymentNews: ({ body, headers }, context) => receiveNews(body, headers['Stripe-Signature'], context),
});
