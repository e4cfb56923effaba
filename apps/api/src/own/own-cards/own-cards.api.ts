import { ownCards } from '@traiteur/contract/own/own-cards.ts';
import { handlersFor } from '../../http/handlers.ts';
import { insertOwnEntry } from '../own-profile/insert-own-entry.ts';

export const ownCardsApi = handlersFor(ownCards, {
  listOwnCards: async (_, context) => ({
    items: await context.providers.stripe.listSavedCards(context.caller.clientId, context),
  }),
  removeOwnCard: async ({ body }, context) => {
    const { db, caller, clock, providers } = context;
    const items = await providers.stripe.removeSavedCard(caller.clientId, body.cardId, context);
    await insertOwnEntry(db, caller, 'removeSavedCard', clock());
    return { items };
  },
});
