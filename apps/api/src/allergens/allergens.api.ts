import { allergens } from '@traiteur/contract/allergens.ts';
import { handlersFor } from '../http/handlers.ts';
import { allergenRows } from './allergen-rows.ts';

export const allergensApi = handlersFor(allergens, {
  list: ({ query }, { db, locale }) => allergenRows.list(db, query, locale),
  get: ({ params }, { db }) => allergenRows.get(db, params.id),
  create: ({ body }, { db }) => allergenRows.create(db, body),
  update: ({ params, body }, { db }) => allergenRows.update(db, params.id, body.version, body),
  remove: ({ params }, { db }) => allergenRows.remove(db, params.id),
});
