import * as z from 'zod/mini';
import { cardChoice, savedCard } from '../money/saved-cards.ts';
import { operationsOf } from '../statement/operation.ts';

export const ownCards = operationsOf('own-cards', {
  listOwnCards: {
    summary: 'Lists the cards that Stripe keeps for the caller; none where payments online are off.',
    method: 'GET',
    path: '/own/cards',
    scope: 'client',
    result: z.object({ items: z.array(savedCard) }),
    refusals: ['provider-failed'],
  },
  removeOwnCard: {
    summary: 'Has Stripe forget a card of the caller’s, and answers those that are left.',
    method: 'POST',
    path: '/own/card-removals',
    scope: 'client',
    body: cardChoice,
    result: z.object({ items: z.array(savedCard) }),
    // Audited as a change of the client's record, by the handler.
    audit: 'none',
    refusals: ['not-found', 'provider-failed', 'online-payments-off'],
  },
});
