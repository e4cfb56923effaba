import { allergens } from '@traiteur/contract/allergens.ts';
import { served } from '../http/handlers.ts';
import { createAllergen, getAllergen, listAllergens, removeAllergen, updateAllergen } from './allergen-rows.ts';

export const allergensApi = served(allergens, {
  listAllergens: ({ query }, { db, locale }) => listAllergens(db, query, locale),
  getAllergen: ({ params }, { db }) => getAllergen(db, params.id),
  createAllergen: ({ body }, { db }) => createAllergen(db, body),
  updateAllergen: ({ params, body }, { db }) => updateAllergen(db, params.id, body.version, body),
  removeAllergen: ({ params }, { db }) => removeAllergen(db, params.id),
});
