import { ownCards } from '@traiteur/contract/own/own-cards.ts';
import { handlersFor } from '../../http/handlers.ts';
import { insertOwnEntry } from '../own-profile/insert-own-entry.ts';
import { listSavedCards, removeSavedCard } from '../../stripe/saved-cards.ts';

export const ownCardsApi = handlersFor(ownCards, {
  listOwnCards: async (_, context) => ({ items: await listSavedCards(context.caller.clientId, context) }),
  removeOwnCard: async ({ body }, context) => {
    const { db, caller, clock } = context;
    const items = await removeSavedCard(caller.clientId, body.cardId, context);
    await insertOwnEntry(db, caller, 'removeSavedCard', clock());
    return { items };
  },
});
