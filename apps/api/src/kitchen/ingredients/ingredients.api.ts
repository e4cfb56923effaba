import { ingredients } from '@traiteur/contract/kitchen/ingredients.ts';
import { remove } from '../../database/rows/versioned-rows.ts';
import { handlersFor } from '../../http/handlers.ts';
import { listArticlePrices } from './article-rows.ts';
import { exportIngredients } from './export-ingredients.ts';
import { getIngredient, listIngredients } from './ingredient-rows.ts';
import { meanings } from './ingredients.table.ts';
import { createIngredient, updateIngredient } from './save-ingredient.ts';

export const ingredientsApi = handlersFor(
  ingredients,
  {
    list: ({ query }, { db, locale }) => listIngredients(db, query, locale),
    get: ({ params }, { db }) => getIngredient(db, params.id),
    create: ({ body }, { db, clock, caller }) => createIngredient(db, body, { by: caller, now: clock() }),
    update: ({ params, body: { version, ...input } }, { db, clock, caller }) =>
      updateIngredient(db, params.id, version, input, { by: caller, now: clock() }),
    remove: ({ params }, { db }) => remove(db, 'ingredients', params.id),
    listArticlePrices: ({ params }, { db }) => listArticlePrices(db, params.id),
    exportIngredients: ({ query }, context) => exportIngredients(query, context),
  },
  meanings,
);
