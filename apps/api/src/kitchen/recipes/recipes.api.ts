import { recipes } from '@traiteur/contract/kitchen/recipes.ts';
import { todayOf } from '../../core/acting.ts';
import { handlersFor } from '../../http/handlers.ts';
import { exportRecipes } from './export-recipes.ts';
import { previewRecipeEffect } from './recipe-effects.ts';
import { getRecipe, listRecipeParts, listRecipes } from './recipe-rows.ts';
import { meanings } from './recipes.table.ts';
import { answerDifference, createRecipe, removeRecipe, updateRecipe } from './save-recipe.ts';

export const recipesApi = handlersFor(
  recipes,
  {
    list: ({ query }, context) => listRecipes(context.db, query, { locale: context.locale, date: todayOf(context) }),
    get: ({ params }, context) => getRecipe(context.db, params.id, todayOf(context)),
    create: ({ body }, context) => createRecipe(context, body),
    update: ({ params, body: { version, ...input } }, context) => updateRecipe(context, params.id, version, input),
    remove: ({ params }, { db }) => removeRecipe(db, params.id),
    exportRecipes: ({ query }, context) => exportRecipes(query, context),
    listRecipeParts: (_input, { db, locale }) => listRecipeParts(db, locale),
    answerRecipeDifference: ({ params, body }, context) => answerDifference(context, params.id, body),
    previewRecipeEffect: ({ body }, context) => previewRecipeEffect(context, body),
  },
  meanings,
);
