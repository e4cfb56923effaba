import { uses } from '@traiteur/contract/catalogue/uses.ts';
import { handlersFor } from '../../http/handlers.ts';
import { followingOf } from '../../kitchen/dish-declarations/follow-recipes.ts';
import { listUses } from './list-uses.ts';
import { undoMerge } from './merge-records.ts';

export const usesApi = handlersFor(uses, {
  listUses: ({ params }, { db, clock }) => listUses(db, params.noun, params.id, clock()),
  undoCatalogueMerge: ({ params }, context) => undoMerge(context.db, params.id, followingOf(context)),
});
