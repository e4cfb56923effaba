import { ingredients } from '@traiteur/contract/kitchen/ingredients.ts';
import { todayOf } from '../../core/acting.ts';
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
    list: ({ query }, context) =>
      listIngredients(context.db, query, { locale: context.locale, date: todayOf(context) }),
    get: ({ params }, { db }) => getIngredient(db, params.id),
    create: ({ body }, context) => createIngredient(context, body),
    update: ({ params, body: { version, ...input } }, context) => updateIngredient(context, params.id, version, input),
    remove: ({ params }, { db }) => remove(db, 'ingredients', params.id),
    listArticlePrices: ({ params }, { db }) => listArticlePrices(db, params.id),
    exportIngredients: ({ query }, context) => exportIngredients(query, context),
  },
  meanings,
);
