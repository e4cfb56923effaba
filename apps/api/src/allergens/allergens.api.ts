import { allergens } from '@traiteur/contract/allergens.ts';
import { handlersFor } from '../http/handlers.ts';
import { allergenRows } from './allergen-rows.ts';

export const allergensApi = handlersFor(allergens, {
  listAllergens: ({ query }, { db, locale }) => allergenRows.list(db, query, locale),
  getAllergen: ({ params }, { db }) => allergenRows.get(db, params.id),
  createAllergen: ({ body }, { db }) => allergenRows.create(db, body),
  updateAllergen: ({ params, body }, { db }) => allergenRows.update(db, params.id, body.version, body),
  removeAllergen: ({ params }, { db }) => allergenRows.remove(db, params.id),
});
