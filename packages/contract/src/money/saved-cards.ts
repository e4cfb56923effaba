import * as z from 'zod/mini';
import { oneThing } from '../statement/lists.ts';
import type { Operations } from '../statement/operation.ts';

/** Stripe's id of a stored card. */
export const cardId = z.string().check(z.maxLength(100), z.regex(/^\w+$/));

/** A card stored at Stripe with the client's consent: enough to recognise it, not to pay elsewhere. */
export const savedCard = z.object({
  id: z.string(),
  brand: z.string(),
  lastDigits: z.string(),
});
export type SavedCard = z.output<typeof savedCard>;

export const cardChoice = z.strictObject({ cardId });

export const savedCards = {
  listSavedCards: {
    summary: 'Lists the cards that Stripe keeps for a client.',
    method: 'GET',
    path: '/clients/{id}/cards',
    scope: 'orders:pay',
    params: oneThing,
    result: z.array(savedCard),
    refusals: ['not-found', 'provider-failed'],
  },
  removeSavedCard: {
    summary: 'Has Stripe forget a card of a client.',
    method: 'POST',
    path: '/clients/{id}/card-removals',
    scope: 'clients:write',
    params: oneThing,
    body: cardChoice,
    result: z.array(savedCard),
    refusals: ['not-found', 'provider-failed', 'online-payments-off'],
  },
} as const satisfies Operations;
