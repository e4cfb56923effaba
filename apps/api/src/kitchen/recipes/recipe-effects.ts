import type { RecipeEffect, recipes } from '@traiteur/contract/kitchen/recipes.ts';
import type { Received } from '@traiteur/contract/statement/operation.ts';
import type { Kysely } from 'kysely';
import type { Context } from '../../core/context.ts';
import { inTransaction, inSavepoint } from '../../database/rows/transactions.ts';
import type { Database } from '../../database/schema.ts';
import { effectOn } from '../../orders/judge/allergy-effect.ts';
import { writeIngredient } from '../ingredients/save-ingredient.ts';
import { declareDishes, type Following, followingOf } from '../dish-declarations/follow-recipes.ts';
import { writeRecipe } from './save-recipe.ts';

type Change = Received<(typeof recipes.operations)['previewRecipeEffect']>['body'];

/** Ends the savepoint in which the change was saved, so that nothing of it stays. */
class TakenBack extends Error {
  readonly effect: RecipeEffect;
  constructor(effect: RecipeEffect) {
    super('the change is taken back');
    this.effect = effect;
  }
}

/** Saves as the saving would, answers what that changed, and takes all of it back. @throws {Refusal} as the saving */
export const previewRecipeEffect = (context: Context<'kitchen:write'>, change: Change): Promise<RecipeEffect> =>
  inTransaction(context.db, async (transaction) => {
    try {
      return await inSavepoint(transaction, async () => {
        throw new TakenBack(await effectOf(transaction, change, followingOf(context)));
      });
    } catch (error) {
      if (error instanceof TakenBack) return error.effect;
      throw error;
    }
  });

async function effectOf(db: Kysely<Database>, change: Change, following: Following): Promise<RecipeEffect> {
  if ('recipeId' in change)
    await writeRecipe(db, { id: change.recipeId, version: null, input: change.recipe }, following);
  else await writeIngredient(db, { id: change.ingredientId, version: null, input: change.ingredient }, following);
  const potChange = 'recipeId' in change ? { recipeIds: [change.recipeId] } : { ingredientIds: [change.ingredientId] };
  const dishes = await declareDishes(db, potChange, following);
  return { dishes, orders: await effectOn(db, { productIds: dishes.map(({ productId }) => productId) }) };
}
